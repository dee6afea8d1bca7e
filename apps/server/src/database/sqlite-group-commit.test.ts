import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../test/test-databases.ts';
import { createGroupCommit } from './group-commit.ts';

let test: TestDatabase;
let sizes: number[];
let write: (number: number) => Promise<number>;
/** Milliseconds. */
let now: number;

beforeEach(async () => {
  test = await freshDatabase();
  sizes = [];
  now = 0;
  const batch = (_tx: unknown, numbers: readonly number[]) => {
    sizes.push(numbers.length);
    return Promise.resolve(numbers);
  };
  write = createGroupCommit(test.database, batch, () => now);
});
afterEach(() => test.drop());

const turn = () => new Promise((resolve) => setImmediate(resolve));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

type Steps = { readonly turns: number; readonly turnMs?: number };

/** Each a few turns of the event loop after the one before. */
async function inTurn(count: number, { turns, turnMs = 0 }: Steps): Promise<unknown[]> {
  const written: Promise<number>[] = [];
  for (const number of upTo(count)) {
    written.push(write(number));
    for (let passed = 0; passed < turns; passed += 1) {
      now += turnMs;
      await turn();
    }
  }
  return Promise.all(written);
}

describe('a group', () => {
  it.each([1, 2])('takes in who comes %i turns after the last one', async (turns) => {
    expect(await inTurn(10, { turns })).toEqual(upTo(10));
    expect(sizes).toEqual([10]);
  });

  it('begins when it is full, although more come each turn', async () => {
    await inTurn(130, { turns: 1 });

    expect(sizes).toEqual([64, 64, 2]);
  });

  it('begins after one turn where other work makes the turns long', async () => {
    await inTurn(3, { turns: 1, turnMs: 10 });

    expect(sizes).toEqual([1, 1, 1]);
  });

  it('does not wait for who comes later', async () => {
    await inTurn(2, { turns: 20 });

    expect(sizes).toEqual([1, 1]);
  });
});
