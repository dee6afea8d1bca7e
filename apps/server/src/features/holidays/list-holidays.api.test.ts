import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { PASSWORD } from '../../../test/given.ts';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => inCompany());

async function inCompany(settings: Partial<CompanyRow> = {}, role = 'employee') {
  api.time.advance({ minutes: 5 });
  const company = await api.given.aCompany(settings);
  token = await api.tokenOf(await api.given.anEmployee(company, { role, password: PASSWORD }));
}

function read(query: Record<string, string>) {
  return api.call('listHolidays', { query, token });
}

async function datesOf(query: Record<string, string>): Promise<string[]> {
  return (await read(query)).data.map(({ date }) => date);
}

describe('200', () => {
  it('lists the holidays of the year by date, with their Icelandic names', async () => {
    const { data } = await read({ year: '2026' });

    expect(data.map(({ date, name }) => `${date} ${name}`)).toEqual([
      '2026-01-01 Nýársdagur',
      '2026-04-02 Skírdagur',
      '2026-04-03 Föstudagurinn langi',
      '2026-04-05 Páskadagur',
      '2026-04-06 Annar í páskum',
      '2026-04-23 Sumardagurinn fyrsti',
      '2026-05-01 1. maí',
      '2026-05-14 Uppstigningardagur',
      '2026-05-24 Hvítasunnudagur',
      '2026-05-25 Annar í hvítasunnu',
      '2026-06-17 17. júní',
      '2026-08-03 Frídagur verslunarmanna',
      '2026-12-24 Aðfangadagur',
      '2026-12-25 Jóladagur',
      '2026-12-26 Annar í jólum',
      '2026-12-31 Gamlársdagur',
    ]);
  });

  it('says of 24 and 31 December alone that they are no public holidays', async () => {
    const { data } = await read({ year: '2026' });

    const others = data.filter(({ isPublicHoliday }) => !isPublicHoliday).map(({ date }) => date);
    expect(others).toEqual(['2026-12-24', '2026-12-31']);
  });

  it.each([
    ['1', ['2026-01-01']],
    ['2', []],
    ['06', ['2026-06-17']],
    ['12', ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-31']],
  ])('keeps to month %s', async (month, dates) => {
    expect(await datesOf({ year: '2026', month })).toEqual(dates);
  });

  it.each(['2000', '2100'])('knows the year %s', async (year) => {
    expect(await datesOf({ year })).toHaveLength(16);
  });

  it('lists two holidays of one day both', async () => {
    // In 2008 Ascension Day fell on the first of May.
    const { data } = await read({ year: '2008', month: '5' });

    expect(data.filter(({ date }) => date === '2008-05-01').map(({ name }) => name)).toEqual([
      '1. maí',
      'Uppstigningardagur',
    ]);
  });

  it('adds the days of the company and leaves out those it removed', async () => {
    const ours = { date: '2026-08-04', name: 'Afmæli', isPublicHoliday: false, class: 'AF', from: '12:00' };
    await inCompany({
      extra_holidays: JSON.stringify([ours, { ...ours, date: '2027-08-04' }]),
      removed_holidays: '["2026-08-03"]',
    });

    const { data } = await read({ year: '2026', month: '8' });

    expect(data).toEqual([{ date: '2026-08-04', name: 'Afmæli', isPublicHoliday: false }]);
  });

  it.each(['owner', 'manager', 'accountant', 'superadmin'])('lets the role %s read', async (role) => {
    await inCompany({}, role);

    expect(await datesOf({ year: '2026' })).toHaveLength(16);
  });
});

describe('400', () => {
  it.each([
    [{}, 'query.year'],
    [{ year: '' }, 'query.year'],
    [{ year: '20x5' }, 'query.year'],
    [{ year: '1800' }, 'query.year'],
    [{ year: '1999' }, 'query.year'],
    [{ year: '2101' }, 'query.year'],
    [{ year: '2026.5' }, 'query.year'],
    [{ year: '-2026' }, 'query.year'],
    [{ year: '2e3' }, 'query.year'],
    [{ year: '2026', month: '0' }, 'query.month'],
    [{ year: '2026', month: '13' }, 'query.month'],
    [{ year: '2026', month: 'june' }, 'query.month'],
  ])('refuses %j and names %s', async (query, field) => {
    const answer = await read(query);

    expect(answer.errors).toEqual([
      { code: 'request.invalid', message: expect.any(String) as string, field },
    ]);
  });

  it('lists both faults at once', async () => {
    const answer = await read({ year: 'x', month: 'y' });

    expect(answer.errors.map(({ field }) => field)).toEqual(['query.year', 'query.month']);
  });
});

describe('429', () => {
  it('stops the 601st request of one user within a minute, and nobody else', async () => {
    for (let count = 0; count < 150; count += 1) {
      const query = { year: '2026', month: '1' };
      await Promise.all([read(query), read(query), read(query), read(query)]);
    }
    const refused = await read({ year: '2026' });
    const mine = token;
    const another = await api.given.anEmployee(await api.given.aCompany());
    token = (await api.given.aSession(another)).token;

    const ofAnother = await read({ year: '2026' });
    token = mine;
    const stillRefused = await read({ year: '2026' });

    expect([refused.status, ...refused.codes]).toEqual([429, 'rate.limited']);
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect(ofAnother.status).toBe(200);
    expect(stillRefused.status).toBe(429);
  });
});
