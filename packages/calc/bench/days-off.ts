/** On which days is somebody off under the public sector's agreement, as the implementations beside the engine see it? */
import { holidaysOfYear, type Holiday, type RuleDefinition } from '@stimpill/calc';
import { CALENDAR } from './engine-timesheet.ts';
import { type DayOff } from './shift-rule.ts';

const dayBefore = (date: string): string =>
  new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

/** The agreement keeps the Saturday before Easter, which is no holiday of the country. */
const withEasterSaturday = (holiday: Holiday): readonly Holiday[] =>
  holiday.key === 'easterSunday'
    ? [{ ...holiday, key: 'easterSaturday', date: dayBefore(holiday.date) }, holiday]
    : [holiday];

/** The days off of a year and of the one after it, into which its last shift reaches, by date. */
export const daysOffFrom = (
  year: number,
  { holidayProfile }: RuleDefinition,
): ReadonlyMap<string, DayOff> => {
  const holidays = [year, year + 1].flatMap((each) => holidaysOfYear(each, CALENDAR));
  const dayOff = ({ date, key }: Holiday): readonly (readonly [string, DayOff])[] => {
    const marking = key === null ? undefined : holidayProfile[key];
    if (marking === undefined) return [];
    const fromHour = Number((marking.from ?? '00:00').slice(0, 2));
    return [[date, { kind: marking.class, fromHour, name: String(key) }]];
  };
  return new Map(holidays.flatMap(withEasterSaturday).flatMap(dayOff));
};
