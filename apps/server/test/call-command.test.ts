// "stimpill call": the operations of the API at the command line, by the operator of the installation.
import { namesVersion, type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asksForYes, callable, notCallable } from '../src/cli/call/callable.ts';
import { startApi, type Call, type TestApi } from './api.ts';
import { aTenant, type Tenant } from './a-tenant.ts';
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

type Envelope = { readonly success: boolean; readonly data: unknown; readonly version?: string };

const inCompany = () => `companyId=${tenant.company.id}`;

function wordsOf(operation: Operation, { params = {}, query = {}, headers = {} }: Call): string[] {
  const said = [...Object.entries(params), ...Object.entries(query as Record<string, string>)];
  const version = namesVersion(operation) ? ['--version', headers['If-Match'] ?? ''] : [];
  const yes = asksForYes(operation) ? ['--yes'] : [];
  return ['call', operation.id, ...said.map(([name, value]) => `${name}=${value}`), ...version, ...yes];
}

describe('every operation about a company', () => {
  it.each(callable.map((operation) => [operation.id, operation] as const))(
    '%s is done by the operator, and recorded in their name',
    async (id, operation) => {
      const good = await goodCalls[id as DescribedOperationId](api, tenant);
      const changes = api.database.database.knex<{ id: string; door: string; user_id: string | null }>(
        'changes',
      );
      const before = new Set((await changes.clone().select('id')).map((row) => row.id));
      const body = good.body === undefined ? '' : JSON.stringify(good.body);

      const { code, out, err } = await cli.run([...wordsOf(operation, good), '--json'], body);

      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect((JSON.parse(out) as Envelope).success).toBe(true);
      const made = (await changes.clone().select('id', 'door', 'user_id')).filter(
        (row) => !before.has(row.id),
      );
      for (const row of made) expect(row).toMatchObject({ door: 'command line', user_id: null });
    },
  );
});

describe('an operation that the operator may not call', () => {
  it.each(notCallable.map(({ id }) => id))(
    '%s is refused with a sentence that says for whom it is',
    async (id) => {
      const { code, out, err } = await cli.run(['call', id, inCompany()]);

      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(new RegExp(`^${id} is .*\\. Nothing was changed\\.\n$`));
    },
  );
});

describe('what cannot be taken back', () => {
  it('is erasing by its command alone, so that anyone who was erased stays so after a restore', async () => {
    const good = await goodCalls.erasePerson(api, tenant);
    const said = Object.entries(good.params ?? {}).map(([name, value]) => `${name}=${value}`);

    const { code, err } = await cli.run(['call', 'erasePerson', ...said, '--yes'], JSON.stringify(good.body));

    expect(code).toBe(1);
    expect(err).toContain('"stimpill person erase"');
    const erased = await api.database.database
      .knex('changes')
      .where({ subject_id: good.params?.['employeeId'], door: 'command line' });
    expect(erased).toEqual([]);
  });

  it.each(callable.filter(asksForYes).map((operation) => [operation.id, operation] as const))(
    'is done only with --yes, and %s says what it does',
    async (id, operation) => {
      const { code, out, err } = await cli.run(['call', id, inCompany()]);

      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toBe(
        `${id}: ${operation.summary}. ${operation.description} Nothing was changed. Say it again with --yes.\n`,
      );
      expect((await cli.run(['call', id, '--help'])).out).toContain('--yes');
    },
  );
});

describe('an approval by the operator', () => {
  it('is undone by no operator, so that it opens nothing that a manager has approved meanwhile', async () => {
    const good = await goodCalls.undoApproval(api, tenant);
    const closed = api.database.database.knex('closed_time').count({ count: '*' });
    const before = await closed.clone();

    const { code, err } = await cli.run(['call', 'undoApproval', inCompany()], JSON.stringify(good.body));

    expect(code).toBe(1);
    expect(err).toContain('undoApproval is for the person who approved');
    expect(await closed.clone()).toEqual(before);
  });
});

describe('a body for an operation that takes none', () => {
  it('is refused as no command, nothing is done, and it is said where a chosen PIN goes', async () => {
    const employee = await api.given.anEmployee(tenant.company);
    const pin = () => api.database.database.knex('employees').where({ id: employee.id }).first('pin_hash');
    const before: unknown = await pin();

    const words = ['call', 'setPin', inCompany(), `employeeId=${employee.id}`];
    const refused = await cli.run(words, '{"pin":"4711"}');

    expect(refused).toMatchObject({ code: 2, out: '' });
    expect(refused.err).toMatch(
      /^setPin takes no body.*"stimpill pin set COMPANY PERSON --stdin".*Nothing was changed\.\n$/,
    );
    expect(await pin()).toEqual(before);
    expect((await cli.run(words)).code).toBe(0);
  });
});

describe('a name that no operation has', () => {
  it.each([
    [
      ['adddepartments', 'companyId=1', '--version', '1'],
      /^There is no operation adddepartments\. Near it: .*addDepartment.*\.\n$/,
    ],
    [['zzz'], /^There is no operation zzz\. "stimpill call" lists them\. Nothing was changed\.\n$/],
    [['--jsno'], /unknown option '--jsno'/],
  ])('is no command, and the nearest are named: %j', async (words, says) => {
    const { code, out, err } = await cli.run(['call', ...words]);

    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(says);
  });
});

describe('the list of operations', () => {
  it('has each with one line that says what it does', async () => {
    const { out } = await cli.run(['call']);

    for (const { id, summary } of callable) expect(out).toMatch(new RegExp(`^${id} +${summary}$`, 'm'));
    expect(await cli.json(['call'])).toHaveLength(callable.length);
  });
});

describe('the help of an operation', () => {
  it.each(callable.map((operation) => [operation.id, operation] as const))(
    'of %s shows what it takes, an example and what it prints, from the contract',
    async (id, operation) => {
      const { code, out } = await cli.run(['call', id, '--help']);

      expect(code).toBe(0);
      expect(out).toContain(`Example:\n  stimpill call ${id} companyId=`);
      expect(out).toContain('--json');
      expect(out.includes('--version')).toBe(namesVersion(operation));
      expect(out.includes('body.json')).toBe(operation.body !== undefined);
      expect(out).not.toContain('undefined');
    },
  );
});

describe('the help of an operation that takes a person by either of two names', () => {
  it('says that one of them is needed, and shows it in the example', async () => {
    const { out } = await cli.run(['call', 'getTimeEntries', '--help']);

    expect(out).toMatch(/^ {2}employeeId .* Either this or userId is required\.$/m);
    expect(out).toMatch(/Example:\n {2}stimpill call getTimeEntries .*employeeId=\S+/);
  });
});

describe('a record with a version', () => {
  it('is changed by the version that its read prints, and stays as it is by another', async () => {
    const department = [inCompany(), `departmentId=${tenant.department.id}`];
    const read = await cli.run(['call', 'getDepartment', ...department]);
    const version = /^Version: (\S+)\n$/.exec(read.err)?.[1] ?? '';
    const change = ['call', 'changeDepartment', ...department];
    const [none, changed, again] = [
      await cli.run(change, '{"name":"Bar"}'),
      await cli.run([...change, '--version', version], '{"name":"Bar"}'),
      await cli.run([...change, '--version', version], '{"name":"Eldhús"}'),
    ];

    expect(JSON.parse(read.out)).toMatchObject({ id: tenant.department.id });
    expect(none.err).toContain('request.version_missing');
    expect(changed.code).toBe(0);
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toMatch(/^record\.changed_meanwhile: .*\n.*"stimpill call getDepartment".*\n$/);
  });
});

describe('what is said at the shell', () => {
  it('names somebody by an e-mail, and leaves the company out where there is one', async () => {
    const alone = await startCommandLine();
    const company = await alone.given.aCompany();
    const employee = await alone.given.anEmployee(company, { email: 'anna@example.is' });

    const read = await alone.run(['call', 'getPerson', 'employeeId=anna@example.is']);
    await alone.given.aCompany();
    const unclear = await alone.run(['call', 'listDepartments']);
    const nobody = await alone.run(['call', 'getPerson', 'employeeId=nobody@example.is']);

    expect(JSON.parse(read.out)).toMatchObject({ id: employee.id });
    expect(unclear).toMatchObject({ code: 1, out: '' });
    expect(unclear.err).toContain('Say which with companyId=ID');
    expect(nobody).toMatchObject({
      code: 1,
      err: 'Nobody signs in as nobody@example.is. Nothing was changed.\n',
    });
    await alone.stop();
  });

  it.each([
    ['a name that the operation does not know', ['nobody=1'], 'It must be name=value'],
    ['a name that is said twice', ['year=2026', 'year=2027'], 'year is said twice'],
  ])('is not a command with %s', async (_, words, says) => {
    const { code, err } = await cli.run(['call', 'listHolidaysOfYear', inCompany(), ...words]);

    expect(code).toBe(2);
    expect(err).toContain(says);
  });

  it('is refused with every fault, its code, its field and where to read on', async () => {
    const body = JSON.stringify({ name: '', startDay: 99 });

    const { code, out, err } = await cli.run(['call', 'addPayPeriod', inCompany()], body);
    const asJson = await cli.run(['call', 'addPayPeriod', inCompany(), '--json'], body);

    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /^request\.invalid at name: .*\nrequest\.invalid at startDay: .*\nNothing was changed\./,
    );
    expect(err).toContain('"stimpill call addPayPeriod --help"');
    expect(JSON.parse(asJson.out)).toMatchObject({
      ...{ success: false, data: null },
      errors: [{ field: 'name' }, { field: 'startDay' }],
    });
    expect(asJson.code).toBe(1);
  });

  it.each([
    ['is no JSON', '{"name":', 'request.malformed_json'],
    ['is missing', '', 'request.invalid at body'],
    ['is larger than the operation takes', JSON.stringify({ name: 'x'.repeat(70_000) }), 'request.too_large'],
  ])('is refused where the body %s', async (_, body, code) => {
    const { code: exit, err } = await cli.run(['call', 'addDepartment', inCompany()], body);

    expect(exit).toBe(1);
    expect(err).toContain(code);
  });

  it('is refused where there is no such company, and where its id is none', async () => {
    const unknown = await cli.run([
      'call',
      'listDepartments',
      'companyId=3fa85f64-5717-4562-b3fc-2c963f66afa6',
    ]);
    const none = await cli.run(['call', 'listDepartments', 'companyId=cafe']);

    expect([unknown.code, none.code]).toEqual([1, 1]);
    expect(unknown.err).toContain('There is no company');
    expect(none.err).toContain('request.invalid at route.companyId');
  });
});
