/** The oracle's working days. */
import { type TimesheetInput } from './engine.ts';
import { dayClassAt, versionOn, weekdayName } from './oracle-clock.ts';

const WEEKEND = ['saturday', 'sunday'];

/** Half days of a date: 2 on a working day, 1 where a holiday begins later, 0 on holidays and at weekends. */
export const workingHalvesOf = (date: string, input: TimesheetInput): bigint => {
  if (WEEKEND.includes(weekdayName(date))) return 0n;
  const { definition } = versionOn(date, input.ruleVersions);
  const isFree = (time: string): boolean =>
    dayClassAt({ date, time, weekday: '' }, definition, input.calendar) !== 'ordinary';
  if (isFree('00:00')) return 0n;
  return isFree('23:59') ? 1n : 2n;
};
