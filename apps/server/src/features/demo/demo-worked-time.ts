// A year of worked time: a little early, a little late, breaks for some, and the people who are in right now.
import { weekdayOf } from '@stimpill/time';
import { DAY_MS, MINUTE_MS, dayOf, type Day } from './calendar.ts';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.ts';
import { illnessOn, isAway, type Leave } from './demo-leave.ts';
import { eventCrew, isEmployedOn, plannedShift, type PlannedShift } from './demo-roster.ts';
import { chanceOf, type Chance } from './seeded.ts';

export type WorkedStretch = {
  readonly shift: PlannedShift;
  /** Tells the stretches of one shift apart. */
  readonly part: 1 | 2;
  readonly start: number;
  /** Null: still working. */
  readonly end: number | null;
};

type Stretch = { readonly start: number; readonly end: number };

const FEWEST_IN = 5;
const MOST_IN = 7;
/** How long ago the helpers of an unplanned evening came in. */
const HELPERS_CAME_MINUTES_AGO = [28, 51, 97, 142, 205];

export type YearInput = { readonly firstDay: Day; readonly now: number; readonly leaves: readonly Leave[] };

export function workedYear({ firstDay, now, leaves }: YearInput): readonly WorkedStretch[] {
  const today = dayOf(now);
  const shifts: PlannedShift[] = [];
  for (let day = firstDay; day <= today; day += 1) shifts.push(...shiftsWorkedOn(day, today, leaves));
  const done: WorkedStretch[] = [];
  const running: WorkedStretch[] = [];
  for (const shift of shifts) {
    for (const stretch of workedStretches(shift, now)) (stretch.end === null ? running : done).push(stretch);
  }
  return [...done, ...peopleInNow(running, done, now, leaves)];
}

export function shiftsPlannedOn(day: Day, today: Day, leaves: readonly Leave[]): readonly PlannedShift[] {
  const regular = DEMO_PEOPLE.filter((person) => isEmployedOn(person, day, today))
    .map((person) => plannedShift(person, day))
    .filter((shift) => shift !== null);
  return [...regular, ...eventCrew(day, today)].filter(({ person }) => !isAway(leaves, person, day));
}

function shiftsWorkedOn(day: Day, today: Day, leaves: readonly Leave[]): readonly PlannedShift[] {
  return shiftsPlannedOn(day, today, leaves).filter(({ person }) => illnessOn(person, day) === null);
}

/** What was punched for a shift until now; nothing for one that has not begun. */
function workedStretches(shift: PlannedShift, now: number): readonly WorkedStretch[] {
  const parts: WorkedStretch[] = [];
  for (const [index, { start, end }] of punchedTimes(shift).entries()) {
    if (start >= now) break;
    parts.push({ shift, part: index === 0 ? 1 : 2, start, end: end <= now ? end : null });
  }
  return parts;
}

function punchedTimes(shift: PlannedShift): readonly Stretch[] {
  const chance = chanceOf(`work ${shift.person.key} ${shift.day}`);
  const planned = shift.day * DAY_MS + shift.startMinute * MINUTE_MS;
  const { lateMinutes, earlyMinutes } = awayFromPlan(shift);
  const start = planned + (chance.between(-9, 5) + lateMinutes) * MINUTE_MS + withinAMinute(chance);
  const endMinutes = shift.minutes + chance.between(-6, 13) - earlyMinutes;
  const end = planned + endMinutes * MINUTE_MS + withinAMinute(chance);
  if (shift.person.takesBreaks !== true || shift.minutes < 360) return [{ start, end }];
  const leaves = planned + chance.between(235, 285) * MINUTE_MS + withinAMinute(chance);
  const returns = leaves + chance.between(26, 37) * MINUTE_MS + withinAMinute(chance);
  return [
    { start, end: leaves },
    { start: returns, end },
  ];
}

/** How often, of all shifts. */
const COMES_LATE: Readonly<Record<string, number>> = { daniel: 0.16, isak: 0.12, katla: 0.08, jon: 0.05 };
const LEAVES_EARLY: Readonly<Record<string, number>> = { aneta: 0.08, freyja: 0.05 };
/** More than the café overlooks. */
const MINUTES_AWAY_FROM_PLAN = [52, 85] as const;

/** So that planned and worked time are worth comparing: a few are late now and then, a few leave before the end. */
function awayFromPlan({ person: { key }, day }: PlannedShift) {
  const chance = chanceOf(`punctual ${key} ${day}`);
  const isLate = chance.happens(COMES_LATE[key] ?? 0);
  const isEarly = chance.happens(LEAVES_EARLY[key] ?? 0);
  const minutes = chance.between(...MINUTES_AWAY_FROM_PLAN);
  return { lateMinutes: isLate ? minutes : 0, earlyMinutes: isEarly ? minutes : 0 };
}

/** Nobody punches on the full minute. */
function withinAMinute(chance: Chance): number {
  return chance.between(0, 59_999);
}

/** Between five and seven, whatever the hour: the rest are on a break, or somebody helps out. */
function peopleInNow(
  running: readonly WorkedStretch[],
  done: readonly WorkedStretch[],
  now: number,
  leaves: readonly Leave[],
): readonly WorkedStretch[] {
  const inTurn = [...running].sort((a, b) => turnOf(a, now) - turnOf(b, now));
  const present = inTurn.slice(0, MOST_IN);
  const onBreak = inTurn.slice(MOST_IN).flatMap((stretch) => sendOnBreak(stretch, now));
  const helpers = callHelpers(FEWEST_IN - present.length, [...done, ...running], now, leaves);
  return [...present, ...onBreak, ...helpers];
}

function sendOnBreak(stretch: WorkedStretch, now: number): readonly WorkedStretch[] {
  const end =
    now - chanceOf(`break ${stretch.shift.person.key} ${stretch.shift.day}`).between(4, 24) * MINUTE_MS;
  return end > stretch.start + 10 * MINUTE_MS ? [{ ...stretch, end }] : [];
}

function callHelpers(
  count: number,
  worked: readonly WorkedStretch[],
  now: number,
  leaves: readonly Leave[],
): readonly WorkedStretch[] {
  if (count <= 0) return [];
  const today = dayOf(now);
  const lastEnd = new Map<DemoPerson, number>();
  for (const { shift, end } of worked) {
    lastEnd.set(shift.person, Math.max(lastEnd.get(shift.person) ?? 0, end ?? Infinity));
  }
  const longAgo = Math.max(...HELPERS_CAME_MINUTES_AGO) * MINUTE_MS;
  return DEMO_PEOPLE.filter(
    (person) =>
      isEmployedOn(person, today, today) &&
      !person.departments.includes('Skrifstofa') &&
      !isAway(leaves, person, today) &&
      illnessOn(person, today) === null &&
      (lastEnd.get(person) ?? 0) < now - longAgo,
  )
    .sort((a, b) => (lastEnd.get(a) ?? 0) - (lastEnd.get(b) ?? 0))
    .slice(0, count)
    .map((person, index) => helper(person, now - (HELPERS_CAME_MINUTES_AGO[index] ?? 0) * MINUTE_MS));
}

function helper(person: DemoPerson, came: number): WorkedStretch {
  const start = came - chanceOf(`helper ${person.key} ${dayOf(came)}`).between(1000, 50_000);
  const shift: PlannedShift = { person, day: dayOf(start), letter: 'V', startMinute: 0, minutes: 0 };
  return { shift, part: 1, start, end: null };
}

function turnOf({ shift }: WorkedStretch, now: number): number {
  return chanceOf(`in now ${shift.person.key} ${dayOf(now)}`).between(0, 1_000_000);
}

/** Thursdays and Fridays are for the cakes of the weekend. */
export function bakesToOrder({ person, day, letter }: PlannedShift): boolean {
  const weekday = weekdayOf(day);
  return (
    letter === 'B' && (weekday === 3 || weekday === 4) && chanceOf(`cakes ${person.key} ${day}`).happens(0.45)
  );
}
