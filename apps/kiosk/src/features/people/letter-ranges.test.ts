import { describe, expect, it } from 'vitest';
import { toLetterRanges } from './letter-ranges.ts';

const list = (letters: string) =>
  Array.from(letters, (initial, place) => ({ id: `${initial}${place}`, initial }));

describe('letter ranges', () => {
  it('cut a list into stretches of about the same length', () => {
    const ranges = toLetterRanges(list('AAABBBCCCDDD'), 2);

    expect(ranges).toEqual([
      { label: 'A–B', firstId: 'A0' },
      { label: 'C–D', firstId: 'C6' },
    ]);
  });

  it('never cut within a letter', () => {
    const ranges = toLetterRanges(list('AAAAAAAAAB'), 5);

    expect(ranges.map(({ label }) => label)).toEqual(['A', 'B']);
  });

  it('are never more than asked for', () => {
    const ranges = toLetterRanges(list('AÁBDÐEÉFGHIÍJKLMNOÓPRSTUÚVXYÝÞÆÖ'), 6);

    expect(ranges.length).toBeLessThanOrEqual(6);
    expect(ranges[0]?.label.startsWith('A')).toBe(true);
    expect(ranges.at(-1)?.label.endsWith('Ö')).toBe(true);
  });
});
