/** In what forms can the date of a yearly holiday be given? As data, so that a country is a list. */
import { dayNumber, weekdayOf } from '@stimpill/time';
import { type Words } from '#words/words.ts';

/** When a holiday falls: months and days count from 1, weekdays from 0 (Monday). */
export type HolidayDate =
  | { readonly kind: 'fixed-date'; readonly month: number; readonly day: number }
  | { readonly kind: 'days-from-easter'; readonly days: number }
  | { readonly kind: 'nth-weekday'; readonly nth: number; readonly weekday: number; readonly month: number }
  | {
      readonly kind: 'weekday-on-or-after';
      readonly weekday: number;
      readonly month: number;
      readonly day: number;
    }
  | { readonly kind: 'working-day-on-or-after'; readonly month: number; readonly day: number };

/** A yearly holiday: its name, when it falls, and who says so. */
export type HolidayDefinition = {
  readonly names: Words;
  readonly isPublicHoliday: boolean;
  /** Not a holiday of the country: only some agreements name it. It is in no list of holidays. */
  readonly isOfAgreementsOnly?: true;
  readonly date: HolidayDate;
  readonly source: string;
};

const weekdayOnOrAfter = (day: number, weekday: number): number => day + ((weekday - weekdayOf(day) + 7) % 7);

const MONDAY = 0;
const FRIDAY = 4;

/** Monday to Friday. */
const workingDayOnOrAfter = (day: number): number =>
  weekdayOf(day) <= FRIDAY ? day : weekdayOnOrAfter(day, MONDAY);

/**
 * The day number on which a holiday falls in a year.
 * @example toLocalDate(dayOfHoliday({ kind: 'fixed-date', month: 6, day: 17 }, 2026)) // '2026-06-17'
 */
export const dayOfHoliday = (date: HolidayDate, year: number): number => {
  switch (date.kind) {
    case 'fixed-date':
      return dayNumber(year, date.month, date.day);
    case 'days-from-easter':
      return easterSunday(year) + date.days;
    case 'nth-weekday':
      return weekdayOnOrAfter(dayNumber(year, date.month, 1), date.weekday) + 7 * (date.nth - 1);
    case 'weekday-on-or-after':
      return weekdayOnOrAfter(dayNumber(year, date.month, date.day), date.weekday);
    case 'working-day-on-or-after':
      return workingDayOnOrAfter(dayNumber(year, date.month, date.day));
  }
};

/**
 * The day number of Easter Sunday, for any year of the Gregorian calendar.
 * @example toLocalDate(easterSunday(2026)) // '2026-04-05'
 */
export const easterSunday = (year: number): number => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const lunarCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - lunarCorrection + 15) % 30;
  const leapYears = Math.floor(yearOfCentury / 4);
  const toSunday = (32 + 2 * (century % 4) + 2 * leapYears - epact - (yearOfCentury % 4)) % 7;
  const lateMoon = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const daysFromMarch = epact + toSunday - 7 * lateMoon + 114;
  return dayNumber(year, Math.floor(daysFromMarch / 31), (daysFromMarch % 31) + 1);
};
