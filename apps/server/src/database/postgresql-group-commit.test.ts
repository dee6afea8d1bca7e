import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../test/test-databases.ts';
import { createGroupCommit } from './group-commit.ts';

let test: TestDatabase;

beforeEach(async () => {
  test = await freshDatabase();
  await test.database.knex.schema.createTable('members', (table) => {
    table.integer('number').primary();
  });
});
afterEach(() => test.drop());

it('a group that waits for a row does not hold up other groups', async () => {
  const write = createGroupCommit(test.database, async (tx, numbers: readonly number[]) => {
    await tx('members').insert(numbers.map((number) => ({ number })));
    return numbers;
  });
  const holder = await test.database.knex.transaction();
  await holder('members').insert({ number: 1 });

  const held = write(1);
  await new Promise((resolve) => setImmediate(resolve));
  const free = await write(2);
  await holder.rollback();

  expect([free, await held]).toEqual([2, 1]);
});
