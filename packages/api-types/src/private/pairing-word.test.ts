import { describe, expect, it } from 'vitest';
import { spellPairingWord, strangerIn, toPairingWord } from './pairing-word.ts';

describe('a pairing word', () => {
  it.each(['7K3M9XQ2', '7k3m-9xq2', ' 7K3M 9XQ2 '])('is the same however it is typed: "%s"', (typed) => {
    expect(toPairingWord(typed)).toBe('7K3M9XQ2');
  });

  it('takes letters that look like digits as those', () => {
    expect(toPairingWord('OIL0-11AB')).toBe('011011AB');
  });

  it.each(['', '7K3M-9XQ', '7K3M-9XQ22', '7K3M-9XQU', '7K3M/9XQ2'])('is not "%s"', (typed) => {
    expect(toPairingWord(typed)).toBeUndefined();
  });

  it.each([
    ['7K3M-9XQU', 'U'],
    ['þ', 'Þ'],
    ['7k3m/9xq2', '/'],
    ['7K3M–9XQ2', undefined],
    ['OIL0', undefined],
  ])('says which character of "%s" cannot be in it: %s', (typed, stranger) => {
    expect(strangerIn(typed)).toBe(stranger);
  });

  it('is read and typed in two groups', () => {
    expect(spellPairingWord('7K3M9XQ2')).toBe('7K3M-9XQ2');
  });
});
