// What is printed for a command that is gone is run as it stands, by a shell: it does its work.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmployeeRow } from '#database/tables/people.ts';
import { GONE_COMMANDS } from '../src/cli/gone-commands.ts';
import { aTenant, type Tenant } from './a-tenant.ts';
import { startApi, type Call, type TestApi } from './api.ts';
import { startCommandLine, type TestCommandLine } from './command-line.ts';
import { goodCalls } from './conformance/good-calls.ts';
import type { DescribedOperationId } from './described-apis.ts';

let api: TestApi;
let tenant: Tenant;
let cli: TestCommandLine;

beforeAll(async () => {
  api = await startApi();
  tenant = await aTenant(api);
  cli = await startCommandLine(api);
});
afterAll(async () => {
  await cli.stop();
  await api.stop();
});

const MARCH = ['--from', '2026-03-01', '--to', '2026-03-31'];

/** Ways in which a command was written, PERSON for somebody of the company; the others are run with their arguments alone. */
const OPTIONS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'entry list': [MARCH, [...MARCH, '--employee', 'PERSON', 'PERSON', '--json']],
  'absence list': [MARCH, [...MARCH, '--employee=PERSON']],
  'change list': [MARCH, [...MARCH, '--employee', 'PERSON', '--subject', 'employee', 'device']],
  'leave list': [[], ['--all']],
  'service-account new': [
    ['Laun "Jónu\'s"', '--role', 'manager'],
    ['Laun', '--role', 'accountant', '--until', '2027-12-31', '--address', '192.0.2.0/24', '--json'],
  ],
};
const ways = Object.entries(GONE_COMMANDS).flatMap(([name, next]) =>
  (OPTIONS[name] ?? [[]]).map((options) => [name, options, next] as const),
);

/** A command that took no company took somebody's e-mail. */
async function emailOf(id: string): Promise<string> {
  const row = await api.database.database.knex<EmployeeRow>('employees').where({ id }).first('email');
  return row?.email ?? '';
}

/** Runs a printed line in a shell; what it gives to "stimpill" goes to the command line under test. */
async function runLine(line: string, { body, headers }: Call) {
  writeFileSync(join(cli.folder, 'body.json'), body === undefined ? '' : JSON.stringify(body));
  const standIn = `stimpill() { printf '%s\\0' "$@" > said; cat > piped; }\n${line}`;
  execFileSync('bash', ['-ec', standIn], { cwd: cli.folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const [said = '', piped = ''] = ['said', 'piped'].map((file) =>
    readFileSync(join(cli.folder, file), 'utf8'),
  );
  const args = said
    .split('\0')
    .slice(0, -1)
    .map((word) => (word === 'VERSION' ? (headers?.['If-Match'] ?? '') : word));
  return cli.run(
    args.map((word) => word.replace(/=EMPLOYEE$/, `=${tenant.employee.id}`)),
    piped,
  );
}

describe('the line that takes the place of a command that is gone', () => {
  it.each(ways)('does its work as it is printed: %s %j', async (name, options, next) => {
    const good = await goodCalls[next.operation as DescribedOperationId](api, tenant);
    const given = next.given.includes('companyId')
      ? next.given.map((word) => good.params?.[word] ?? '')
      : [await emailOf(good.params?.['employeeId'] ?? '')];
    const said = options.map((word) => word.replace('PERSON', tenant.employee.id));
    const { err: printed } = await cli.run([...name.split(' '), ...given, ...said]);

    const { code, out, err } = await runLine(printed.split('Its place has taken: ')[1] ?? '', good);

    expect({ code, err: err.replace(/^Version: .*\n$/, '') }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).not.toBeUndefined();
  });

  it('names nobody’s company beside an e-mail, and keeps what stood behind an option', async () => {
    const { company } = tenant;
    await api.given.anEmployee(company, { email: 'berglind@example.is' });

    const factors = await cli.run(['user', 'reset-factors', 'berglind@example.is']);
    const leave = await cli.run(['leave', 'list', '--all', company.id]);
    const reset = await runLine(factors.err.split('Its place has taken: ')[1] ?? '', {});

    expect(factors.err).toContain(': stimpill call resetFactors employeeId=berglind@example.is --yes\n');
    expect(leave.err).toContain(`: stimpill call listLeaveRequests companyId=${company.id}\n`);
    expect(reset.err).not.toMatch(/request\.|companyId|There is no/);
  });
});
