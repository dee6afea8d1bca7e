import { toLocalDate } from '@stimpill/time';
import { describe, expect, it } from 'vitest';
import { easterSunday } from './holiday-definition.ts';
import { holidaysOfYear, markableDaysOfYear, type CompanyCalendar } from './holidays-of-year.ts';

const ICELAND: CompanyCalendar = { calendar: 'IS', extra: [], removed: [] };

const dateOf = (key: string, year: number): string | undefined =>
  holidaysOfYear(year, ICELAND).find((holiday) => holiday.key === key)?.date;

/** Easter Sundays as printed in almanacs, 2000 to 2040. */
const EASTERS = `
  2000-04-23 2001-04-15 2002-03-31 2003-04-20 2004-04-11 2005-03-27 2006-04-16 2007-04-08 2008-03-23 2009-04-12
  2010-04-04 2011-04-24 2012-04-08 2013-03-31 2014-04-20 2015-04-05 2016-03-27 2017-04-16 2018-04-01 2019-04-21
  2020-04-12 2021-04-04 2022-04-17 2023-04-09 2024-03-31 2025-04-20 2026-04-05 2027-03-28 2028-04-16 2029-04-01
  2030-04-21 2031-04-13 2032-03-28 2033-04-17 2034-04-09 2035-03-25 2036-04-13 2037-04-05 2038-04-25 2039-04-10
  2040-04-01`
  .trim()
  .split(/\s+/);

/** Gauss's rule of 1816, for 2000 to 2100: another way to the same Sundays. */
const easterByGauss = (year: number): string => {
  const moon = (19 * (year % 19) + 24) % 30;
  const week = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + (year < 2100 ? 5 : 6)) % 7;
  const days = moon + week;
  const isTooLate = days === 35 || (days === 34 && moon === 28 && year % 19 > 10);
  return new Date(Date.UTC(year, 2, 22 + days - (isTooLate ? 7 : 0))).toISOString().slice(0, 10);
};

describe('Easter Sunday', () => {
  it.each(EASTERS)('is on %s', (date) => {
    expect(toLocalDate(easterSunday(Number(date.slice(0, 4))))).toBe(date);
  });

  it('is where Gauss put it, in every year from 2000 to 2100', () => {
    for (let year = 2000; year <= 2100; year += 1) {
      expect(toLocalDate(easterSunday(year))).toBe(easterByGauss(year));
    }
  });
});

describe('the Icelandic holidays', () => {
  it.each([
    '2000-04-20',
    '2001-04-19',
    '2002-04-25',
    '2013-04-25',
    '2018-04-19',
    '2019-04-25',
    '2020-04-23',
    '2022-04-21',
    '2024-04-25',
    '2025-04-24',
    '2026-04-23',
    '2030-04-25',
  ])('have the First Day of Summer on %s', (date) => {
    expect(dateOf('firstDayOfSummer', Number(date.slice(0, 4)))).toBe(date);
  });

  it.each(['2000-08-07', '2011-08-01', '2019-08-05', '2022-08-01', '2023-08-07', '2024-08-05', '2025-08-04'])(
    'have Commerce Day on %s',
    (date) => {
      expect(dateOf('commerceDay', Number(date.slice(0, 4)))).toBe(date);
    },
  );

  it('are sixteen in every year, in order of date', () => {
    for (let year = 2000; year <= 2100; year += 1) {
      const dates = holidaysOfYear(year, ICELAND).map(({ date }) => date);

      expect(dates).toHaveLength(16);
      expect(dates).toEqual([...dates].sort());
      expect(dates.every((date) => date.startsWith(`${year}-`))).toBe(true);
    }
  });

  it('are public holidays except for 24 and 31 December', () => {
    const others = holidaysOfYear(2026, ICELAND).filter(({ isPublicHoliday }) => !isPublicHoliday);

    expect(others.map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-31']);
  });

  it.each([
    [2000, '2000-04-20', ['maundyThursday', 'firstDayOfSummer']],
    [2011, '2011-04-21', ['maundyThursday', 'firstDayOfSummer']],
    [2038, '2038-04-22', ['maundyThursday', 'firstDayOfSummer']],
    [2008, '2008-05-01', ['mayDay', 'ascensionDay']],
  ])('of %i list both of two that meet on %s', (year, date, keys) => {
    const onDate = holidaysOfYear(year, ICELAND).filter((holiday) => holiday.date === date);

    expect(onDate.map(({ key }) => key)).toEqual(keys);
  });

  it('have a key each', () => {
    const keys = holidaysOfYear(2026, ICELAND).map(({ key }) => key);

    expect(new Set(keys).size).toBe(16);
  });

  it('leave out a day that only some agreements keep, though rules can mark it', () => {
    const marked = markableDaysOfYear(2026, ICELAND).filter(({ date }) => date === '2026-04-04');

    expect(marked.map(({ key }) => key)).toEqual(['easterSaturday']);
    expect(holidaysOfYear(2026, ICELAND).map(({ date }) => date)).not.toContain('2026-04-04');
  });

  it.each([
    [2026, '2026-12-28'],
    [2025, '2025-12-29'],
    [2027, '2027-12-27'],
  ])('have a first working day after Christmas in %s, which is in no list of them', (year, date) => {
    const marked = markableDaysOfYear(year, ICELAND).filter(({ key }) => key === 'afterChristmas');

    expect(marked.map((day) => day.date)).toEqual([date]);
    expect(holidaysOfYear(year, ICELAND).map((day) => day.date)).not.toContain(date);
  });

  it.each([1999, 2101, 2026.5, Number.NaN])('are not known for the year %s', (year) => {
    expect(() => holidaysOfYear(year, ICELAND)).toThrow('2000 to 2100');
  });
});

describe('a company calendar', () => {
  it('loses both holidays of a removed date', () => {
    const holidays = holidaysOfYear(2011, { ...ICELAND, removed: ['2011-04-21'] });

    expect(holidays).toHaveLength(14);
  });

  it('lists an added day in its place, with what it says of itself', () => {
    const extra = [
      {
        date: '2026-02-10',
        name: 'Founding day',
        isPublicHoliday: false,
        class: 'AF' as const,
        from: '12:00',
      },
    ];

    const [, second] = holidaysOfYear(2026, { ...ICELAND, extra });

    expect(second).toEqual({
      date: '2026-02-10',
      name: 'Founding day',
      isPublicHoliday: false,
      key: null,
      marking: { class: 'AF', from: '12:00' },
    });
  });
});
