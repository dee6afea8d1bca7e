import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let api: TestApi;
let company: CompanyRow;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.time.moveTo('2026-03-02T08:00:00Z');
  company = await api.given.aCompany();
});

async function tokenFor(role: string): Promise<string> {
  return (await api.given.aSession(await api.given.anEmployee(company, { role }))).token;
}

async function read(payPeriodId: string, { role = 'owner', companyId = company.id } = {}) {
  return api.call('getPayPeriod', { params: { companyId, payPeriodId }, token: await tokenFor(role) });
}

describe('200', () => {
  it.each([
    ['2026-03-20T23:59:59.999Z', '2026-02-21', '2026-03-20'],
    ['2026-03-21T00:00:00.000Z', '2026-03-21', '2026-04-20'],
    ['2027-01-01T00:00:00.000Z', '2026-12-21', '2027-01-20'],
  ])('gives at %s the dates %s to %s', async (now, currentStartDate, currentEndDate) => {
    const period = await api.given.aPayPeriod(company, { name: 'Bakarí', start_day: 21 });
    api.time.moveTo(now);

    const { data } = await read(period.id.toUpperCase());

    expect(data).toEqual({ id: period.id, name: 'Bakarí', startDay: 21, currentStartDate, currentEndDate });
  });

  it('begins on the last day of a month that lacks the start day', async () => {
    const period = await api.given.aPayPeriod(company, { start_day: 31 });

    const { data } = await read(period.id);

    expect([data.currentStartDate, data.currentEndDate]).toEqual(['2026-02-28', '2026-03-30']);
  });

  it('keeps the calendar of the company', async () => {
    company = await api.given.aCompany({ time_zone: 'Pacific/Kiritimati' });
    const period = await api.given.aPayPeriod(company);
    api.time.moveTo('2026-03-31T10:00:00Z');

    const { data } = await read(period.id);

    expect([data.currentStartDate, data.currentEndDate]).toEqual(['2026-04-01', '2026-04-30']);
  });

  it.each(['employee', 'manager', 'owner', 'accountant'])('lets the role %s read', async (role) => {
    const period = await api.given.aPayPeriod(company);

    expect((await read(period.id, { role })).status).toBe(200);
  });
});

describe('400', () => {
  it('refuses ids that are no GUIDs, both at once', async () => {
    const { errors } = await read('march', { companyId: 'mine' });

    expect(errors.map(({ code, field }) => [code, field])).toEqual([
      ['request.invalid', 'route.companyId'],
      ['request.invalid', 'route.payPeriodId'],
    ]);
  });
});

describe('404', () => {
  it('does not know an unknown pay period, nor one of another company', async () => {
    const theirs = await api.given.aPayPeriod(await api.given.aCompany());

    const [unknown, foreign] = [await read(UNKNOWN), await read(theirs.id)];

    expect(unknown.errors).toMatchObject([{ code: 'pay_period.not_found', field: 'route.payPeriodId' }]);
    expect([unknown.status, foreign.text]).toEqual([404, unknown.text]);
  });
});
