import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../test/test-databases.ts';
import { inTransaction } from './in-transaction.ts';

let test: TestDatabase;

beforeEach(async () => {
  test = await freshDatabase();
});
afterEach(() => test.drop());

const createdAt = async () => {
  const row = await test.database.knex<{ created_at: number }>('installation').first();
  return row?.created_at;
};

describe('a transaction', () => {
  it('keeps what was done in it and hands on its result', async () => {
    const result = await inTransaction(test.database, async (tx) => {
      await tx('installation').update({ created_at: 42 });
      return 'done';
    });

    expect([result, await createdAt()]).toEqual(['done', 42]);
  });

  it('leaves no trace of work that fails, and does not try it again', async () => {
    let runs = 0;
    const work = inTransaction(test.database, async (tx) => {
      runs += 1;
      await tx('installation').update({ created_at: 42 });
      throw new Error('not today');
    });

    await expect(work).rejects.toThrow('not today');
    expect([runs, await createdAt()]).toEqual([1, 0]);
  });

  it('takes its turn with others, so that no update is lost', async () => {
    const addOne = () =>
      inTransaction(test.database, async (tx) => {
        const row = await tx<{ created_at: number }>('installation').forUpdate().first();
        await tx('installation').update({ created_at: (row?.created_at ?? 0) + 1 });
      });

    await Promise.all(Array.from({ length: 40 }, addOne));

    expect(await createdAt()).toBe(40);
  });
});
