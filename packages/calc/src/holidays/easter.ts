/** On which day is Easter? The Gregorian computus in integers, as published by Meeus, Jones and Butcher. */
import { dayNumber } from '@stimpill/time';

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
