/** Can two holidays of the country fall on one day? */
import { dayOfHoliday } from './holiday-definition.ts';
import { FIRST_YEAR, LAST_YEAR } from './holidays-of-year.ts';
import { ICELANDIC_HOLIDAYS, type HolidayKey } from './iceland.ts';

const known = new Map<string, boolean>();

const coincide = (one: HolidayKey, other: HolidayKey): boolean => {
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
    const day = dayOfHoliday(ICELANDIC_HOLIDAYS[one].date, year);
    if (day === dayOfHoliday(ICELANDIC_HOLIDAYS[other].date, year)) return true;
  }
  return false;
};

/**
 * Do the two share a day in any of the known years?
 * @example canCoincide('ascensionDay', 'mayDay') // true, in 2008
 */
export const canCoincide = (one: HolidayKey, other: HolidayKey): boolean => {
  const key = `${one} ${other}`;
  const answer = known.get(key) ?? coincide(one, other);
  known.set(key, answer);
  return answer;
};
