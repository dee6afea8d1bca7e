import { describe, expect, it } from 'vitest';
import { takeRandomBytes } from './random-bytes.ts';

describe('random bytes', () => {
  it('are nobody else’s: what was taken before stays as it was, and nothing is given twice', () => {
    const taken = Array.from({ length: 2000 }, () => takeRandomBytes(16));
    const asTaken = taken.map((bytes) => Buffer.from(bytes).toString('hex'));

    for (let more = 0; more < 2000; more += 1) takeRandomBytes(16);

    expect(taken.map((bytes) => Buffer.from(bytes).toString('hex'))).toEqual(asTaken);
    expect(new Set(asTaken).size).toBe(taken.length);
  });

  it('are as many as were asked for', () => {
    expect([1, 16, 4096, 5].map((count) => takeRandomBytes(count).length)).toEqual([1, 16, 4096, 5]);
  });
});
