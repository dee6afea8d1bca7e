import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

const stored = async () =>
  (await test.database.knex('members').orderBy('number')).map(({ number }) => number as number);

/** Writes numbers; refuses one. Notes the size of each batch that it was given. */
function writer(refused: number | null = null) {
  const sizes: number[] = [];
  const write = createGroupCommit(test.database, async (tx, numbers: readonly number[]) => {
    sizes.push(numbers.length);
    await tx('members').insert(numbers.map((number) => ({ number })));
    if (refused !== null && numbers.includes(refused)) throw new Error(`Not ${refused}.`);
    return numbers.map((number) => number * 10);
  });
  return { write, sizes };
}

/** Its first group waits until it is opened. */
function gatedWriter() {
  const sizes: number[] = [];
  const gate = new EventEmitter();
  const [begun, opened] = [once(gate, 'begun'), once(gate, 'open')];
  const write = createGroupCommit(test.database, async (_tx, numbers: readonly number[]) => {
    sizes.push(numbers.length);
    gate.emit('begun');
    await opened;
    return numbers;
  });
  return { write, sizes, begun, open: () => gate.emit('open') };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('work that arrives together', () => {
  it('is answered each with its own result, and stored', async () => {
    const { write } = writer();

    const results = await Promise.all(upTo(200).map(write));

    expect(results).toEqual(upTo(200).map((number) => number * 10));
    expect(await stored()).toEqual(upTo(200));
  });

  it('shares transactions, none of them too large', async () => {
    const { write, sizes } = writer();

    await Promise.all(upTo(130).map(write));

    // On PostgreSQL they start at the same time, in any order.
    expect(sizes.sort((a, b) => b - a)).toEqual([64, 64, 2]);
  });

  it('waits while a group commits, and is the next group together', async () => {
    const { write, sizes, begun, open } = gatedWriter();

    const written = [write(1)];
    await begun;
    for (const number of [2, 3, 4]) {
      written.push(write(number));
      await turn();
    }
    open();

    expect(await Promise.all(written)).toEqual([1, 2, 3, 4]);
    expect(sizes).toEqual([1, 3]);
  });

  it('is answered only after its commit', async () => {
    const { write } = writer();
    const second = await test.open();

    await write(7);
    const seenByAnother = await second.knex('members').where({ number: 7 });
    await second.close();

    expect(seenByAnother).toHaveLength(1);
  });

  it('stores the others when one of them fails', async () => {
    const { write } = writer(3);

    const results = await Promise.allSettled(upTo(5).map(write));

    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(await stored()).toEqual([1, 2, 4, 5]);
  });

  it('goes on after a failure', async () => {
    const { write } = writer(1);

    await expect(write(1)).rejects.toThrow('Not 1.');
    await write(2);

    expect(await stored()).toEqual([2]);
  });
});
