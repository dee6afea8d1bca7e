import DateHolidays from 'date-holidays';
import { getHolidays } from 'fridagar';
import { describe, expect, it } from 'vitest';
import { holidaysOfYear, type CompanyCalendar } from './holidays-of-year.ts';
import { type HolidayKey } from './iceland.ts';

const ICELAND: CompanyCalendar = { calendar: 'IS', extra: [], removed: [] };
const YEARS = Array.from({ length: 41 }, (_, index) => 2000 + index);

/** The 16 days of Law 88/1971, article 6. A rule may know more of them; a calendar of public holidays does not. */
const DAYS_OF_THE_LAW = 16;

/** `fridagar`: by Icelanders, for Icelandic calendars (ISC licence). Its keys in ours. */
const FRIDAGAR_KEYS: Readonly<Record<string, HolidayKey>> = {
  nyars: 'newYearsDay',
  skir: 'maundyThursday',
  foslangi: 'goodFriday',
  paska: 'easterSunday',
  paska2: 'easterMonday',
  sumar1: 'firstDayOfSummer',
  mai1: 'mayDay',
  uppst: 'ascensionDay',
  hvitas: 'whitSunday',
  hvitas2: 'whitMonday',
  jun17: 'nationalDay',
  verslm: 'commerceDay',
  adfanga: 'christmasEve',
  jola: 'christmasDay',
  jola2: 'boxingDay',
  gamlars: 'newYearsEve',
};

/** `date-holidays`: the world's holidays as rules (ISC licence, data CC BY). Its Icelandic names in our keys. */
const DATE_HOLIDAYS_NAMES: Readonly<Record<string, HolidayKey>> = {
  Nýársdagur: 'newYearsDay',
  Skírdagur: 'maundyThursday',
  'Föstudagurinn langi': 'goodFriday',
  Páskadagur: 'easterSunday',
  'Annar í páskum': 'easterMonday',
  'Sumardagurinn fyrsti': 'firstDayOfSummer',
  'Hátíðisdagur Verkamanna': 'mayDay',
  Uppstigningardagur: 'ascensionDay',
  Hvítasunnudagur: 'whitSunday',
  'Annar í hvítasunnu': 'whitMonday',
  'Íslenski þjóðhátíðardagurinn': 'nationalDay',
  'Frídagur verslunarmanna': 'commerceDay',
  Aðfangadagur: 'christmasEve',
  Jóladagur: 'christmasDay',
  'Annar í jólum': 'boxingDay',
  Gamlársdagur: 'newYearsEve',
};

/** `2024-04-25 firstDayOfSummer`; a half day has ` from 13:00` or ` half` behind it, as far as the source says so. */
type DayLine = string;

const oursIn = (year: number, half: string): DayLine[] =>
  holidaysOfYear(year, ICELAND)
    .map(({ date, key, isPublicHoliday }) => `${date} ${String(key)}${isPublicHoliday ? '' : half}`)
    .sort();

const fridagarIn = (year: number): DayLine[] =>
  getHolidays(year)
    .map(({ date, key, ...day }) => {
      const half = 'halfDay' in day ? ' half' : '';
      return `${date.toISOString().slice(0, 10)} ${FRIDAGAR_KEYS[key] ?? key}${half}`;
    })
    .sort();

const dateHolidays = new DateHolidays('IS', { languages: ['is'] });

const dateHolidaysIn = (year: number): DayLine[] =>
  dateHolidays
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => {
      const from = date.slice(11, 16);
      return `${date.slice(0, 10)} ${DATE_HOLIDAYS_NAMES[name] ?? name}${from === '00:00' ? '' : ` from ${from}`}`;
    })
    .sort();

/** What two lists do not share: ours first, then the other's. */
const differences = (ours: readonly DayLine[], theirs: readonly DayLine[]): DayLine[] => [
  ...ours.filter((line) => !theirs.includes(line)).map((line) => `ours ${line}`),
  ...theirs.filter((line) => !ours.includes(line)).map((line) => `theirs ${line}`),
];

describe('the Icelandic holidays of 2000 to 2040', () => {
  it('are 656 days: sixteen in each of the years', () => {
    const days = YEARS.flatMap((year) => oursIn(year, ''));

    expect(days).toHaveLength(YEARS.length * DAYS_OF_THE_LAW);
    expect(new Set(days).size).toBe(656);
  });

  it('are those of fridagar, day by day and name by name', () => {
    const found = YEARS.flatMap((year) => differences(oursIn(year, ' half'), fridagarIn(year)));

    expect(found).toEqual([]);
  });

  it('differ from date-holidays only where its rules are known to be wrong', () => {
    const found = YEARS.flatMap((year) => differences(oursIn(year, ' from 13:00'), dateHolidaysIn(year)));

    // It reads "the Thursday after 18 April" and lets 18 April count; the Almanac says the Thursday of 19 to 25 April.
    const summers = [2002, 2013, 2019, 2024, 2030].flatMap((year) => [
      `ours ${year}-04-25 firstDayOfSummer`,
      `theirs ${year}-04-18 firstDayOfSummer`,
    ]);
    // It gives 24 and 31 December as whole days when they are Sundays; Law 88/1971 knows no such exception.
    const sundays = [2000, 2006, 2017, 2023, 2028, 2034].flatMap((year) => [
      `ours ${year}-12-24 christmasEve from 13:00`,
      `ours ${year}-12-31 newYearsEve from 13:00`,
      `theirs ${year}-12-24 christmasEve`,
      `theirs ${year}-12-31 newYearsEve`,
    ]);
    expect(found.sort()).toEqual([...summers, ...sundays].sort());
  });

  it('share a day with another holiday in 2000, 2008, 2011 and 2038 only', () => {
    const shared = YEARS.flatMap((year) => {
      const dates = holidaysOfYear(year, ICELAND).map(({ date }) => date);
      return dates.filter((date, index) => dates.indexOf(date) !== index);
    });

    // Ascension Day and 1 May in 2008; Maundy Thursday and the First Day of Summer in the others.
    expect(shared).toEqual(['2000-04-20', '2008-05-01', '2011-04-21', '2038-04-22']);
  });
});
