import { describe, expect, it } from 'vitest';
import { parseInstant, type ParsedInstant } from './parse-instant.ts';

const at = (text: string): ParsedInstant => ({ instant: Date.parse(text) });

describe('a time without an offset', () => {
  it('is the wall clock of the company', () => {
    expect(parseInstant('Atlantic/Reykjavik', '2026-07-01T07:00')).toEqual(at('2026-07-01T07:00:00Z'));
    expect(parseInstant('Europe/Warsaw', '2026-07-01 07:00:30')).toEqual(at('2026-07-01T05:00:30Z'));
    expect(parseInstant('Europe/Warsaw', '2026-12-01T07:00:00.250')).toEqual(at('2026-12-01T06:00:00.250Z'));
    expect(parseInstant('Pacific/Kiritimati', '2026-07-01T00:30')).toEqual(at('2026-06-30T10:30:00Z'));
  });

  it('is nothing where the clocks skip it or show it twice', () => {
    expect(parseInstant('Europe/Warsaw', '2026-03-29T02:30')).toEqual({ fault: 'skipped by the clocks' });
    expect(parseInstant('Europe/Warsaw', '2026-10-25T02:30')).toEqual({ fault: 'shown twice by the clocks' });
  });
});

describe('a time with an offset', () => {
  it('is that instant wherever the company is', () => {
    expect(parseInstant('Europe/Warsaw', '2026-10-25T02:30+01:00')).toEqual(at('2026-10-25T01:30:00Z'));
    expect(parseInstant('Europe/Warsaw', '2026-10-25T02:30Z')).toEqual(at('2026-10-25T02:30:00Z'));
  });
});

describe('text that is no time', () => {
  it('is refused, and so is a day that does not exist', () => {
    const texts = [
      '',
      'now',
      '2026-02-30T07:00',
      '2026-01-01T24:00',
      '2026-01-01T07',
      '2026-01-01T07:00+99:00',
    ];

    const parsed = texts.map((text) => parseInstant('Atlantic/Reykjavik', text));

    expect(parsed).toEqual(texts.map(() => ({ fault: 'malformed' })));
  });
});
