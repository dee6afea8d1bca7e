import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../test/test-databases.ts';
import { emptyLogIfFree } from './empty-log.ts';

let test: TestDatabase;

beforeEach(async () => {
  test = await freshDatabase();
});
afterEach(() => test.drop());

it('a log that cannot be emptied leaves the connection as patient as it was', async () => {
  const { knex } = test.database;
  await knex.raw('begin immediate');
  await knex.raw("update installation set secrets_id = 'x'");

  await expect(emptyLogIfFree(test.database)).rejects.toThrow('locked');
  await knex.raw('rollback');

  expect(await knex.raw('pragma busy_timeout')).toEqual([{ timeout: 5_000 }]);
});
