import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow, EmployeeRow } from '#database/tables.ts';
import { startApi, type TestApi } from '../../../test/api.ts';
import { PASSWORD } from '../../../test/given.ts';

let api: TestApi;
let company: CompanyRow;
let employee: EmployeeRow;
let token: string;

beforeEach(async () => {
  api = await startApi();
  company = await api.given.aCompany();
  employee = await api.given.anEmployee(company);
  const manager = await api.given.anEmployee(company, { role: 'manager', password: PASSWORD });
  token = await api.tokenOf(manager);
});
afterEach(() => api.stop());

function punch(body: Record<string, unknown>, options: { token?: string; companyId?: string } = {}) {
  return api.call('partnerPunch', {
    params: { companyId: options.companyId ?? company.id },
    token: options.token ?? token,
    body: { employeeId: employee.id, ...body },
  });
}

describe('200', () => {
  it('opens a time entry at the clock of the server', async () => {
    const answer = await punch({ action: 'start' });

    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({ isClockedIn: true, punchedAtUtc: '2026-03-02T08:00:00.000Z' });
  });
});

describe('409', () => {
  it('refuses a second start and changes nothing', async () => {
    await punch({ action: 'start' });

    const second = await punch({ action: 'start' });

    expect(second.status).toBe(409);
    expect(second.codes).toEqual(['punch.already_clocked_in']);
  });
});
