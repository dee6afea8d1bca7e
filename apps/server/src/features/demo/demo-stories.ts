// Who has done something that somebody must look at, and when: days on which the person was not at work anyway.
import { DAY_MS, dayOf, firstOfMonth, MINUTE_MS, type Day } from './calendar.ts';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts';
import { isAway, type Leave } from './demo-leave.ts';
import { isEmployedOn } from './demo-roster.ts';
import type { WorkedStretch } from './demo-worked-time.ts';

export type Known = {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly leaves: readonly Leave[];
  readonly worked: readonly WorkedStretch[];
};

/** A time entry that no punch of a tablet made. */
export type StrayTime = {
  readonly person: DemoPerson;
  readonly start: number;
  /** Null: nobody has ended it. */
  readonly end: number | null;
  readonly kind?: 'work' | 'call-out';
};

const YESTERDAY = 1;
/** The owner, and those of whom other stories are told. */
export const NOT_THESE: readonly string[] = [
  'eigandi',
  'kristjan',
  'huong',
  'gudny',
  'maria',
  'daniel',
  'freyja',
];
const LONGEST_AGO_DAYS = 60;

/**
 * Somebody forgot to clock out yesterday, and somebody else when the rest of the week had begun; the driver was called out this month, and nobody
 * has said what that pays at least.
 */
export function strayTimes(known: Known): readonly StrayTime[] {
  const today = dayOf(known.now);
  const called = freeDays(known, 'nafni').find((day) => day >= firstOfMonth(today, 0));
  const forgot = DEMO_PEOPLE.find(
    (person) =>
      !NOT_THESE.includes(person.key) &&
      [0, YESTERDAY].every((daysAgo) => isFree(known, person, today - daysAgo)),
  );
  const long = freeDays(known, 'maria').find((day) => day <= today - 3);
  return [
    // Made inactive while he was clocked in.
    { person: personOf('hrafnkell'), start: at(today - 2, '17:56'), end: null },
    ...(forgot === undefined ? [] : [{ person: forgot, start: at(today - YESTERDAY, '16:04'), end: null }]),
    ...(long === undefined
      ? []
      : [{ person: personOf('maria'), start: at(long, '07:57'), end: at(long + 1, '01:31') }]),
    ...(called === undefined ? [] : [calledOut(called)]),
  ];
}

function calledOut(day: Day): StrayTime {
  return { person: personOf('nafni'), start: at(day, '20:10'), end: at(day, '21:25'), kind: 'call-out' };
}

/** Days of the last two months on which somebody employed did not work, nor the day after; the last one first. */
export function freeDays(known: Known, key: string): readonly Day[] {
  const today = dayOf(known.now);
  const person = personOf(key);
  return Array.from({ length: LONGEST_AGO_DAYS }, (_, index) => today - 2 - index).filter(
    (day) => isFree(known, person, day) && isFree(known, person, day + 1),
  );
}

/** Of the month before this one. */
export function ofLastMonth(days: readonly Day[], now: number): readonly Day[] {
  const today = dayOf(now);
  return days.filter((day) => day < firstOfMonth(today, 0) && day >= firstOfMonth(today, 1));
}

/** @param time HH:MM */
export function at(day: Day, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return day * DAY_MS + (hours * 60 + minutes) * MINUTE_MS + 17_000;
}

export function personOf(key: string): DemoPerson {
  const person = DEMO_PEOPLE.find((one) => one.key === key);
  if (person === undefined) throw new Error(`The demo has nobody called ${key}.`);
  return person;
}

function isFree({ now, leaves, worked }: Known, person: DemoPerson, day: Day): boolean {
  if (!isEmployedOn(person, day, dayOf(now)) || isAway(leaves, person, day)) return false;
  return !worked.some(
    ({ shift, start, end }) => shift.person === person && dayOf(start) <= day && dayOf(end ?? now) >= day,
  );
}
