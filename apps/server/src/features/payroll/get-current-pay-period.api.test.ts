import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { PayPeriodRow } from '#database/tables/company.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../../test/api.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let api: TestApi;
let company: CompanyRow;
let period: PayPeriodRow;
let employee: EmployeeRow;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(() => inCompany());

async function inCompany(settings: Partial<CompanyRow> = {}) {
  api.time.moveTo('2026-03-25T08:00:00Z');
  const id = randomUUID();
  company = await api.given.aCompany({ default_pay_period_id: id, ...settings });
  period = await api.given.aPayPeriod(company, { id, name: 'Mánuður', start_day: 21 });
  employee = await api.given.anEmployee(company);
}

async function read(role = 'owner', companyId = company.id) {
  const { token } = await api.given.aSession(await api.given.anEmployee(company, { role }));
  return api.call('getCurrentPayPeriod', { params: { companyId }, token });
}

const worked = (date: string, rest: object = {}, whose = employee) =>
  api.given.anEntry(whose, `${date}T08:00:00Z`, `${date}T16:00:00Z`, rest);

const LOCKED = { is_locked: true };

async function isLocked(): Promise<boolean> {
  return (await read()).data.isLocked;
}

describe('200', () => {
  it("gives the dates of the company's own pay period around today", async () => {
    await api.given.aPayPeriod(company, { start_day: 1 });

    expect((await read()).data).toEqual({
      payPeriodId: period.id,
      name: 'Mánuður',
      startDay: 21,
      startDate: '2026-03-21',
      endDate: '2026-04-20',
      isLocked: false,
    });
  });

  it('keeps the calendar of the company', async () => {
    await inCompany({ time_zone: 'Pacific/Kiritimati' });
    api.time.moveTo('2026-04-20T10:00:00Z');

    expect((await read()).data).toMatchObject({ startDate: '2026-04-21', endDate: '2026-05-20' });
  });

  it('is locked once all its time is', async () => {
    await worked('2026-03-21', LOCKED);
    await worked('2026-03-22', LOCKED);

    expect(await isLocked()).toBe(true);
  });

  it('is not locked while one entry is open or waits', async () => {
    await worked('2026-03-21', LOCKED);
    const before = await isLocked();
    await api.given.anEntry(employee, '2026-03-25T08:00:00Z', null);

    expect([before, await isLocked()]).toEqual([true, false]);
  });

  it('does not wait for drafts, for other days, nor for people paid by another period', async () => {
    const other = await api.given.aPayPeriod(company, { start_day: 1 });
    const baker = await api.given.anEmployee(company, { pay_period_id: other.id });
    const clerk = await api.given.anEmployee(company, { pay_period_id: period.id });
    await worked('2026-03-20');
    await worked('2026-03-22', { is_draft: true });
    await worked('2026-03-22', {}, baker);
    await worked('2026-04-21');
    await worked('2026-03-21', LOCKED, clerk);

    expect(await isLocked()).toBe(true);
  });

  it('also counts people who have this period as their own', async () => {
    const clerk = await api.given.anEmployee(company, { pay_period_id: period.id });
    await worked('2026-03-21', LOCKED);
    await worked('2026-03-21', {}, clerk);

    expect(await isLocked()).toBe(false);
  });

  it('counts the time of its own company alone', async () => {
    const foreigner = await api.given.anEmployee(await api.given.aCompany());
    await worked('2026-03-21', LOCKED, foreigner);

    expect(await isLocked()).toBe(false);
  });

  it.each(['owner', 'accountant'])('lets the role %s read', async (role) => {
    expect((await read(role)).status).toBe(200);
  });
});

describe('400', () => {
  it('refuses a company that is not a GUID', async () => {
    expect((await read('owner', 'mine')).errors).toMatchObject([
      { code: 'request.invalid', field: 'route.companyId' },
    ]);
  });
});

describe('404', () => {
  it.each([null, UNKNOWN])('says so when the company has set %s', async (default_pay_period_id) => {
    await inCompany({ default_pay_period_id });

    const answer = await read();

    expect([answer.status, ...answer.codes]).toEqual([404, 'pay_period.not_found']);
  });
});
