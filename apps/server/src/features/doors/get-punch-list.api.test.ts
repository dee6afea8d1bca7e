import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

let api: TestApi;
let company: CompanyRow;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => inCompany());

async function inCompany(settings: Partial<CompanyRow> = {}) {
  api.time.advance({ minutes: 5 });
  company = await api.given.aCompany(settings);
}

function read(companyId = company.id, headers: Record<string, string> = {}) {
  return api.call('getPunchList', { query: { companyId }, headers });
}

const minutesAgo = (minutes: number) => new Date(api.time.clock() - minutes * 60_000).toISOString();

describe('200', () => {
  it('shows the fields of the contract and nothing else of a person', async () => {
    const employee = await api.given.anEmployee(company, {
      display_name: 'Birna',
      email: 'birna@example.is',
    });
    const bakery = await api.given.aDepartment(company, 'Bakarí', employee);
    await api.given.anEntry(employee, minutesAgo(90), null);

    const { data } = await read();

    expect(data).toEqual([
      {
        id: employee.id,
        name: 'Birna',
        departmentIds: [bakery.id],
        isClockedIn: true,
        openEntryStartAtUtc: minutesAgo(90),
        requiresProjectSelection: false,
        requireGpsOnClockIn: false,
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('@');
  });

  it('orders names by the Icelandic alphabet', async () => {
    const names = [
      'Þór',
      'Æsa',
      'Örn',
      'Zoë',
      'Ása',
      'anna',
      'Álfur',
      'Davíð',
      'Ðiðrik',
      'Yrsa',
      'Ýr',
      'Björn',
    ];
    for (const display_name of names) await api.given.anEmployee(company, { display_name });

    const { data } = await read();

    expect(data.map(({ name }) => name)).toEqual([
      ...['anna', 'Álfur', 'Ása', 'Björn', 'Davíð', 'Ðiðrik', 'Yrsa', 'Ýr', 'Zoë', 'Þór', 'Æsa', 'Örn'],
    ]);
  });

  it('leaves out the inactive and those whose employment has ended', async () => {
    const stays = await api.given.anEmployee(company, { employment_end_date: '2026-03-31' });
    await api.given.anEmployee(company, { is_active: false });
    await api.given.anEmployee(company, { employment_end_date: '2026-03-01' });
    await api.given.anEmployee(await api.given.aCompany());

    const { data } = await read();

    expect(data.map(({ id }) => id)).toEqual([stays.id]);
  });

  it('shows a service account only while it is clocked in, so that somebody can end what it left open', async () => {
    const away = await api.given.aServiceAccount(company);
    const inside = await api.given.aServiceAccount(company);
    await api.given.anEntry(away, minutesAgo(90), minutesAgo(30));
    await api.given.anEntry(inside, minutesAgo(90), null);

    const { data } = await read();

    expect(data.map(({ id, isClockedIn }) => [id, isClockedIn])).toEqual([[inside.id, true]]);
  });

  it('tells who is out from who is in, whatever they did before', async () => {
    const employee = await api.given.anEmployee(company);
    await api.given.anEntry(employee, minutesAgo(90), minutesAgo(30));

    const { data } = await read();

    expect(data).toMatchObject([{ isClockedIn: false, openEntryStartAtUtc: null }]);
  });

  it.each([
    [{ project_selection: 'strict' }, null, true],
    [{ project_selection: 'strict' }, false, false],
    [{ project_selection: 'optional' }, null, false],
    [{ project_selection: 'none' }, true, true],
    [{ project_selection: 'strict', enable_projects: false }, true, false],
  ])('with %j and %s for the person requires a project: %s', async (settings, ofPerson, expected) => {
    await inCompany(settings);
    await api.given.anEmployee(company, { requires_project_selection: ofPerson });

    expect((await read()).data).toMatchObject([{ requiresProjectSelection: expected }]);
  });

  it.each([
    [true, null, true],
    [true, false, false],
    [false, true, true],
    [false, null, false],
  ])('with GPS %s in the company and %s for the person asks for it: %s', async (ofCompany, own, expected) => {
    await inCompany({ gps_on_clock_in: ofCompany });
    await api.given.anEmployee(company, { require_gps_on_clock_in: own });

    expect((await read()).data).toMatchObject([{ requireGpsOnClockIn: expected }]);
  });

  it('ignores an Authorization header and is never kept by a shared cache', async () => {
    const answer = await read(company.id.toUpperCase(), { Authorization: 'Bearer nonsense' });

    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
  });
});

describe('400', () => {
  it.each(['', 'mine', `${'0'.repeat(8)}-0000`])('refuses the company "%s"', async (companyId) => {
    const answer = await read(companyId);

    expect(answer.errors).toMatchObject([{ code: 'request.invalid', field: 'query.companyId' }]);
  });

  it('refuses a missing company and one that is named twice', async () => {
    const missing = await api.call('getPunchList');
    const twice = await fetch(
      `${api.baseUrl}/users/punch-list?companyId=${company.id}&companyId=${company.id}`,
    );

    expect([missing.status, twice.status]).toEqual([400, 400]);
  });
});

describe('403', () => {
  it('is closed while the anonymous terminal is off', async () => {
    await inCompany({ anonymous_terminal: false });

    const answer = await read();

    expect([answer.status, ...answer.codes]).toEqual([403, 'company.anonymous_terminal_disabled']);
  });
});

describe('404', () => {
  it('does not know an unknown company', async () => {
    const answer = await read('00000000-0000-4000-8000-000000000000');

    expect(answer.errors).toMatchObject([{ code: 'company.not_found', field: 'query.companyId' }]);
  });
});

describe('429', () => {
  it('stops the 601st anonymous request of an address within a minute', async () => {
    for (let count = 0; count < 300; count += 1) {
      await Promise.all([read(), api.call('getActiveStatus')]);
    }

    const refused = await read();
    // A proxy that looks after the server is counted apart.
    const health = await api.call('getHealth');
    api.time.advance({ minutes: 1 });
    const later = await read();

    expect([refused.status, ...refused.codes]).toEqual([429, 'rate.limited']);
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect(refused.headers.get('RateLimit-Policy')).toContain('q=600; w=60');
    expect(health.status).toBe(200);
    expect(later.status).toBe(200);
  });
});
