// PostgreSQL checks its own pages. The doctor reports what it found, and compares indexes where that is possible.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startCommandLine, type TestCommandLine } from '../../test/command-line.ts';

let cli: TestCommandLine;
beforeEach(async () => {
  cli = await startCommandLine();
});
afterEach(() => cli.stop());

const db = () => cli.database.database.knex;

async function doctor(...rest: string[]): Promise<{ code: number; integrity: string[] }> {
  const { code, out } = await cli.run(['doctor', ...rest]);
  return { code, integrity: out.split('\n').filter((line) => line.includes(' integrity: ')) };
}

it('tells that PostgreSQL has found no wrong checksum', async () => {
  const { code, integrity } = await doctor();

  expect(code).toBe(0);
  expect(integrity).toEqual(['ok       integrity: PostgreSQL has found no wrong checksum']);
});

it('says what is missing where indexes cannot be checked', async () => {
  const { code, integrity } = await doctor('--deep');

  expect(code).toBe(0);
  expect(integrity[1]).toMatch(/^warning .*indexes were not looked at: .*"create extension amcheck"/);
});

it('compares every index with its table where amcheck is installed', async () => {
  await db().raw('create extension amcheck');

  const { code, integrity } = await doctor('--deep');

  expect(code).toBe(0);
  expect(integrity[1]).toBe('ok       integrity: every index agrees with its table');
});

it('ends with 1, and says which index is damaged and what to do in order', async () => {
  await db().raw('create extension amcheck');
  await db().raw('create index canary on companies (name)');
  const isKept = (yes: boolean) =>
    db().raw("update pg_index set indisready = ? where indexrelid = 'canary'::regclass", [yes]);
  await isKept(false);
  await cli.given.aCompany();
  await isKept(true);

  const { code, integrity } = await doctor('--deep');

  expect(code).toBe(1);
  expect(integrity[1]).toMatch(
    /^fault .*damaged indexes: canary \(XX00[12]\)\. In this order: 1\. stop every server/,
  );
});

it('says which right is missing where the user may not check', async () => {
  await db().raw('create extension amcheck');
  const url = new URL(cli.env['DATABASE_URL'] ?? '');
  const role = `reader_${url.pathname.slice(1)}`;
  await db().raw(`create role ${role} login password 'reader'`);
  await db().raw(`grant select on all tables in schema public to ${role}`);
  url.username = role;
  url.password = 'reader';

  const { code, out } = await cli.run(['doctor', '--deep'], '', { ...cli.env, DATABASE_URL: url.href });
  await db().raw(`drop owned by ${role}`);
  await db().raw(`drop role ${role}`);

  expect(code).toBe(0);
  expect(out).toContain('"grant execute on function bt_index_check(regclass, boolean) to"');
});
