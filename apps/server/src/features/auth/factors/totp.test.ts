import { describe, expect, it } from 'vitest';
import { codeAt } from '../../../../test/code-at.ts';
import { newTotpSecret, stepOfCode, toBase32 } from './totp.ts';

const OF_THE_RFC = Buffer.from('12345678901234567890');

describe('a code', () => {
  // RFC 6238, appendix B: the last six digits of its eight.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d seconds is that of the standard', (seconds, code) => {
    expect(stepOfCode(OF_THE_RFC, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('is known half a minute early and late, and no longer', () => {
    const now = 1_700_000_010_000;
    const known = [-60, -30, 0, 30, 60].map((seconds) => {
      const code = codeAt(OF_THE_RFC, now + seconds * 1000);
      return stepOfCode(OF_THE_RFC, code, now) !== undefined;
    });

    expect(known).toEqual([false, true, true, true, false]);
  });
});

describe('a secret', () => {
  it('is new each time and written in 32 letters that every app takes', () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()].map(toBase32);

    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
    expect(toBase32(OF_THE_RFC)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  });
});
