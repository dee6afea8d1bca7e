import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#database/in-transaction.ts';
import { freshDatabase, type TestDatabase } from '../../../test/test-databases.ts';
import { countInWindow, NO_FAILURES } from './attempt-counter.ts';
import {
  lockCounter,
  removeCounters,
  removeForgottenCounters,
  saveCounter,
} from './attempt-counter-store.ts';

const LIMIT = { failures: 1000, windowMs: 1000, lockMs: 1000 };

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
});
afterAll(() => test.drop());
beforeEach(() => test.database.knex('attempt_counters').delete());

/** Counts one failure, as an attempt does. @returns how many there are then */
const fail = (key: string, now = 1) =>
  inTransaction(test.database, async (tx) => {
    const counter = countInWindow(await lockCounter(tx, 'scope', key), LIMIT, now);
    await saveCounter(tx, 'scope', key, counter);
    return counter.failedAt.length;
  });

const empty = (key: string) =>
  inTransaction(test.database, async (tx) => {
    await lockCounter(tx, 'scope', key);
    await saveCounter(tx, 'scope', key, NO_FAILURES);
  });

const removals = {
  'a right attempt empties it': empty,
  'a manager unlocks': (key: string) => removeCounters(test.database.knex, 'scope', key),
  'its time has passed': () => removeForgottenCounters(test.database, 5000),
};

describe('a counter that many work with at the same moment', () => {
  it('loses none of the failures', async () => {
    const counts = await Promise.all(Array.from({ length: 40 }, () => fail('key')));

    expect([...counts].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
  });

  it.each(Object.entries(removals))(
    'is found by every attempt even where its row is removed because %s',
    async (_, remove) => {
      const work = Array.from({ length: 90 }, (__, n) => (n % 3 === 0 ? remove('key') : fail('key')));

      const settled = await Promise.allSettled(work);

      expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
    },
  );

  it('exists again for an attempt that waited for it while it was removed', async () => {
    await fail('key');
    let waiting: Promise<number> = Promise.resolve(0);

    await inTransaction(test.database, async (tx) => {
      await lockCounter(tx, 'scope', 'key');
      waiting = fail('key');
      await saveCounter(tx, 'scope', 'key', NO_FAILURES);
    });

    expect(await waiting).toBe(1);
  });
});

describe('the removal of counters', () => {
  it('removes those whose time has passed, and no others', async () => {
    await fail('old', 1);
    await fail('new', 2);

    await removeForgottenCounters(test.database, 1001);

    expect(await test.database.knex('attempt_counters').pluck<string[]>('key')).toEqual(['new']);
  });
});
