import { afterEach, describe, expect, it, vi } from 'vitest';
import { uuidv7 } from './ids.ts';

const V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const many = () => Array.from({ length: 20_000 }, uuidv7);

afterEach(() => {
  vi.useRealTimers();
});

describe('a new identifier', () => {
  it('is a GUID of version 7, and no two are the same', () => {
    const made = many();

    expect(made.filter((id) => !V7.test(id))).toEqual([]);
    expect(new Set(made).size).toBe(made.length);
  });

  it('begins with the moment at which it was made', () => {
    const before = Date.now();
    const moment = Number.parseInt(uuidv7().replace('-', '').slice(0, 12), 16);

    expect(moment).toBeGreaterThanOrEqual(before);
    expect(moment).toBeLessThanOrEqual(Date.now() + 1);
  });

  it('sorts after the one before it, in the same millisecond and when the clock was set back', () => {
    vi.useFakeTimers({ now: Date.now() + 1000 });
    const first = many();
    vi.setSystemTime(Date.now() - 500);
    const made = [...first, ...many()];

    expect(made.toSorted()).toEqual(made);
  });

  it('says no more than the moment: what is left of two is not alike', () => {
    const ends = many().map((id) => id.slice(24));

    expect(new Set(ends).size).toBe(ends.length);
  });
});
