// Whatever fails inside, the answer tells the caller what to do and nothing about the server's internals.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { startApi, type TestApi } from '../../test/api.ts';
import { PASSWORD } from '../../test/given.ts';
import { stored } from '../../test/stored.ts';

let api: TestApi;
let company: CompanyRow;
let employee: EmployeeRow;
let token: string;

beforeEach(async () => {
  api = await startApi();
  company = await api.given.aCompany();
  employee = await api.given.anEmployee(company, { password: PASSWORD });
  token = await api.tokenOf(await api.given.anEmployee(company, { role: 'owner', password: PASSWORD }));
});
afterEach(() => api.stop());

function punch() {
  return api.call('partnerPunch', {
    params: { companyId: company.id },
    token,
    body: { employeeId: employee.id, action: 'start', latitude: 64.123456, longitude: -21.654321 },
  });
}

const renameTable = (from: string, to: string) => api.database.database.knex.schema.renameTable(from, to);
const errorLines = () => api.logLines.filter((line) => line.includes('"level":50'));

describe('a fault of ours', () => {
  it('is a 500 with the id to quote, and undoes all of the punch', async () => {
    await renameTable('punch_verdicts', 'punch_verdicts_gone');

    const answer = await punch();

    expect([answer.status, ...answer.codes]).toEqual([500, 'server.error']);
    expect(answer.headers.get('X-Request-Id')).toHaveLength(36);
    expect(await stored(api).entriesOf(employee)).toEqual([]);
    expect(await api.database.database.knex('punch_inbox')).toEqual([]);
  });

  it('shows no SQL, no value, no path and no stack in the answer', async () => {
    await renameTable('punch_details', 'punch_details_gone');

    const { errors } = await punch();

    expect(JSON.stringify(errors)).not.toMatch(
      /insert|select|punch_details|64\.12|\.ts|\/|node_modules| at /,
    );
  });

  it('is logged with its place and code, and without the values of the statement', async () => {
    await renameTable('punch_details', 'punch_details_gone');

    const answer = await punch();

    expect(errorLines()).toHaveLength(1);
    const line = errorLines()[0] ?? '';
    expect(line).toContain(answer.headers.get('X-Request-Id') ?? 'no id');
    expect(line).toMatch(/"errorCode":"(SQLITE_ERROR|42P01)"/);
    expect(line).toMatch(/"stack":" +at /);
    expect(line).not.toMatch(/insert into|64\.12|21\.65|127\.0\.0\.1|gone/);
  });
});

describe('a database that does not answer', () => {
  it.each([
    ['getPunchList', () => api.call('getPunchList', { query: { companyId: company.id } })],
    ['login', () => api.call('login', { body: { email: employee.email, password: PASSWORD } })],
    ['partnerPunch', () => punch()],
    [
      'terminalPunch',
      () =>
        api.call('terminalPunch', {
          body: { companyId: company.id, userId: employee.id, password: PASSWORD, action: 'Start' },
        }),
    ],
    ['authenticatePin', () => api.call('authenticatePin', { token: 'x', body: {} })],
  ])('is a 503 of %s that says when to come back', async (_, call) => {
    await api.database.database.close();

    const answer = await call();

    expect([answer.status, ...answer.codes]).toEqual([503, 'server.unavailable']);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(errorLines()).toHaveLength(1);
  });
});
