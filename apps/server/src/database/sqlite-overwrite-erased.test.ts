import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../test/test-databases.ts';
import { emptyLogIfFree, rewriteFileIfFree } from './overwrite-erased.ts';

let test: TestDatabase;

beforeEach(async () => {
  test = await freshDatabase();
});
afterEach(() => test.drop());

it('a log that cannot be emptied leaves the time that the connection waits for locks unchanged', async () => {
  const { knex } = test.database;
  await knex.raw('begin immediate');
  await knex.raw("update installation set secrets_id = 'x'");

  await expect(emptyLogIfFree(test.database)).rejects.toThrow('locked');
  await knex.raw('rollback');

  expect(await knex.raw('pragma busy_timeout')).toEqual([{ timeout: 5_000 }]);
});

it('a file to which somebody else writes is rewritten another time, and nobody waits', async () => {
  const other = await test.open();
  await other.knex.raw('begin immediate');

  const isDone = await rewriteFileIfFree(test.database);
  await other.knex.raw('rollback');
  await other.close();

  expect(isDone).toBe(false);
  expect(await rewriteFileIfFree(test.database)).toBe(true);
  expect(await test.database.knex.raw('pragma busy_timeout')).toEqual([{ timeout: 5_000 }]);
});
