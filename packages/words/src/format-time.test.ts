import { describe, expect, it } from 'vitest';
import { formatClock, formatDate, formatDuration } from './format-time.ts';

const at = (iso: string) => Date.parse(iso);

describe('the wall clock of a zone', () => {
  it('shows 24 hours and midnight as 00', () => {
    expect(formatClock(at('2026-03-02T00:05:00Z'), 'Atlantic/Reykjavik')).toBe('00:05');
    expect(formatClock(at('2026-03-02T18:58:00Z'), 'Atlantic/Reykjavik')).toBe('18:58');
  });

  it('follows the summer time of Warsaw across its change', () => {
    expect(formatClock(at('2026-03-29T00:59:00Z'), 'Europe/Warsaw')).toBe('01:59');
    expect(formatClock(at('2026-03-29T01:00:00Z'), 'Europe/Warsaw')).toBe('03:00');
  });

  it.each([
    ['Europe/Warsaw', '2026-10-25T00:30:00Z', '02:30 (UTC+2)'],
    ['Europe/Warsaw', '2026-10-25T01:30:00Z', '02:30 (UTC+1)'],
    ['Europe/Warsaw', '2026-10-24T23:59:00Z', '01:59'],
    ['Europe/Warsaw', '2026-10-25T02:00:00Z', '03:00'],
    ['Europe/Warsaw', '2026-03-29T01:30:00Z', '03:30'],
    ['Europe/London', '2026-10-25T01:59:00Z', '01:59 (UTC+0)'],
    ['America/St_Johns', '2026-11-01T03:31:00Z', '01:01 (UTC-2:30)'],
    ['America/St_Johns', '2026-11-01T04:31:00Z', '01:01 (UTC-3:30)'],
    ['Australia/Lord_Howe', '2026-04-04T14:45:00Z', '01:45 (UTC+11)'],
    ['Australia/Lord_Howe', '2026-04-04T15:15:00Z', '01:45 (UTC+10:30)'],
    ['Australia/Lord_Howe', '2026-04-04T14:15:00Z', '01:15'],
  ])('says in %s at %s which of two it is, where it shows a time twice: %s', (zone, instant, said) => {
    expect(formatClock(at(instant), zone)).toBe(said);
  });
});

describe('dates and durations in words', () => {
  const saturday = at('2026-11-21T12:00:00Z');

  it('writes the date as each language does', () => {
    expect(formatDate(saturday, 'Atlantic/Reykjavik', 'is')).toBe('laugardagur 21. nóvember');
    expect(formatDate(saturday, 'Atlantic/Reykjavik', 'en')).toBe('Saturday 21 November');
    expect(formatDate(saturday, 'Atlantic/Reykjavik', 'pl')).toBe('sobota, 21 listopada');
  });

  it('agrees with Node on the name of every Icelandic day and month', () => {
    const node = new Intl.DateTimeFormat('is', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });

    for (let day = 0; day < 365; day += 5) {
      const instant = at('2026-01-01T12:00:00Z') + day * 86_400_000;
      const parts = node.formatToParts(instant);
      const words = parts
        .filter(({ type }) => type === 'weekday' || type === 'month')
        .map(({ value }) => value);
      for (const word of words) expect(formatDate(instant, 'UTC', 'is')).toContain(word);
    }
  });

  it('writes minutes as hours and minutes', () => {
    expect(formatDuration(514, 'is')).toBe('8 klst. 34 mín.');
    expect(formatDuration(514, 'en')).toBe('8 h 34 min');
    expect(formatDuration(480, 'pl')).toBe('8 godz.');
    expect(formatDuration(7, 'pl')).toBe('7 min');
  });
});
