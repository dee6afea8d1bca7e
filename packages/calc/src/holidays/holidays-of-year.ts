/** Which holidays has a company in a year? The country's, less those removed, plus its own. */
import { toDayNumber, toLocalDate, yearOf, type LocalDate, type LocalTime } from '@stimpill/time';
import { inEveryLanguage, type Words } from '#words/words.ts';
import { dayOfHoliday } from './holiday-definition.ts';
import { type HolidayClass, type HolidayMarking } from './holiday-profile.ts';
import { HOLIDAY_KEYS, ICELANDIC_HOLIDAYS, type HolidayKey } from './iceland.ts';

/** A day that a company adds to its calendar. It says for itself what it is and from what local time it counts. */
export type ExtraHoliday = {
  readonly date: LocalDate;
  readonly name: string;
  readonly isPublicHoliday: boolean;
  readonly class: HolidayClass;
  readonly from: LocalTime;
};

/**
 * The holidays of a company: a country's calendar, extra days, and dates whose holidays of the country do not count.
 * An extra day stays even where its date is removed.
 */
export type CompanyCalendar = {
  readonly calendar: 'IS';
  readonly extra: readonly ExtraHoliday[];
  readonly removed: readonly LocalDate[];
};

/** A dated holiday. Either a rule marks it by its `key`, or, if the company added it, it brings its own `marking`. */
export type Holiday = {
  readonly date: LocalDate;
  readonly name: string;
  readonly isPublicHoliday: boolean;
  readonly key: HolidayKey | null;
  readonly marking: HolidayMarking | null;
};

/** The years for which holidays are known. */
export const FIRST_YEAR = 2000;

/** The last year for which holidays are known. */
export const LAST_YEAR = 2100;

const countryHolidays = (year: number, removed: readonly LocalDate[]): Holiday[] =>
  HOLIDAY_KEYS.map((key) => {
    const { names, isPublicHoliday, date } = ICELANDIC_HOLIDAYS[key];
    return {
      date: toLocalDate(dayOfHoliday(date, year)),
      name: names.is,
      isPublicHoliday,
      key,
      marking: null,
    };
  }).filter(({ date }) => !removed.includes(date));

const extraHolidays = (year: number, extra: readonly ExtraHoliday[]): Holiday[] =>
  extra
    .filter(({ date }) => yearOf(toDayNumber(date)) === year)
    .map(({ date, name, isPublicHoliday, class: holidayClass, from }) => ({
      date,
      name,
      isPublicHoliday,
      key: null,
      marking: { class: holidayClass, from },
    }));

/**
 * Every day of a year that a rule can mark, ordered by date: the holidays, and days that only some agreements name.
 * Throws a RangeError outside 2000 to 2100 and where an extra day has no date.
 * @example markableDaysOfYear(2026, calendar).some(({ key }) => key === 'easterSaturday') // true
 */
export const markableDaysOfYear = (year: number, calendar: CompanyCalendar): Holiday[] => {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) {
    throw new RangeError(`Holidays are known for ${FIRST_YEAR} to ${LAST_YEAR}, not for ${year}.`);
  }
  const days = [...countryHolidays(year, calendar.removed), ...extraHolidays(year, calendar.extra)];
  return days.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
};

const isOfAgreementsOnly = (key: HolidayKey): boolean => 'isOfAgreementsOnly' in ICELANDIC_HOLIDAYS[key];

/**
 * Every holiday of a year, 2000 to 2100, ordered by date. Two holidays on one day are both listed; 24 and 31 December
 * are listed with `isPublicHoliday: false`. Throws a RangeError outside those years
 * and where an extra day has no date.
 * @example holidaysOfYear(2026, { calendar: 'IS', extra: [], removed: [] })[0]?.name // 'Nýársdagur'
 */
export const holidaysOfYear = (year: number, calendar: CompanyCalendar): Holiday[] =>
  markableDaysOfYear(year, calendar).filter(({ key }) => key === null || !isOfAgreementsOnly(key));

/**
 * What a holiday is called. A day that the company added has one name, in whatever language it was written.
 * @example namesOfHoliday({ key: 'newYearsDay', name: 'Nýársdagur' }).pl // 'Nowy Rok'
 */
export const namesOfHoliday = ({ key, name }: Pick<Holiday, 'key' | 'name'>): Words =>
  key === null ? inEveryLanguage(name) : ICELANDIC_HOLIDAYS[key].names;
