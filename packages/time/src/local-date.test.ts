import { describe, expect, it } from 'vitest';
import { isLocalDate, toDayNumber, toLocalDate, weekdayOf, WEEKDAYS, yearOf } from './local-date.ts';

describe('a local date', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '26-01-01', '2026-01-01T00:00', ''])(
    'is not %j',
    (text) => {
      expect(isLocalDate(text)).toBe(false);
      expect(() => toDayNumber(text)).toThrow('is not a date');
    },
  );

  it('comes back from its day number as it was written', () => {
    for (const date of ['1999-12-31', '2000-02-29', '2024-02-29', '2100-02-28', '2100-12-31']) {
      expect(toLocalDate(toDayNumber(date))).toBe(date);
    }
  });

  it.each([
    ['1969-12-31', 'wednesday'],
    ['1970-01-01', 'thursday'],
    ['2000-01-01', 'saturday'],
    ['2026-11-23', 'monday'],
    ['2100-12-31', 'friday'],
  ])('%s is a %s', (date, weekday) => {
    expect(WEEKDAYS[weekdayOf(toDayNumber(date))]).toBe(weekday);
  });

  it('has the year in which it lies, before 1970 too', () => {
    expect(yearOf(toDayNumber('1969-12-31'))).toBe(1969);
    expect(yearOf(toDayNumber('2100-01-01'))).toBe(2100);
  });
});
