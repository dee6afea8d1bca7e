/**
 * Was there rest enough? In each 24 hours, counted from the usual start of the working day, the longest rest must reach
 * this many minutes; what is missing gives time off. A rest that begins in these 24 hours counts whole, also past their
 * end; one that began before them counts from their start.
 *
 *       dayStartsAt                        dayStartsAt
 *   ---------|==== work ====|....... rest .......|.... counts too ...|== work ==
 */
import { firstMinuteAt, toLocalDate, toMinuteOfDay, weekOf, type LocalTime } from '@stimpill/time';
import { plannedTime, sumAbsences, type PlannedTime } from '#pay/absence-minutes.ts';
import { type Stint } from '#pay/stint.ts';
import { longestOf, restsIn, type LongestRest, type Rest } from '#rest/rests.ts';
import { type Read } from '../json-schema.ts';
import { readObjectOf, readWholeNumber } from '../read-fields.ts';
import { readName, readStartTime } from '../read-parts.ts';
import { type CreditInput, type Mechanism, type NewCredit } from './mechanism.ts';
import { parameters } from './parameters.ts';

/** What a rest below this many minutes is short of is paid as overtime, on this line. */
type RestOvertime = { readonly minutes: number; readonly payLine: string };

/**
 * Rest that goes on into the next day, past the hour at which days start. On a working day its hours there are paid on
 * `payLine` until `restMinutes` are full, at most `atMostMinutes`: the day keeps its pay. Nothing is paid where another rest
 * was long enough before that hour. On a day off they are no rest from work, and do not count.
 */
type IntoNextDay = { readonly payLine: string; readonly atMostMinutes: number };

/**
 * The parameters of the mechanism `daily-rest`. Rest below `restMinutes` gives `minutesOffPerHour` for every missing
 * hour, parts of an hour in proportion, at most `atMostMinutes`, and on `payLine` if one is named. After a planned
 * change of shifts `shiftChangeMinutes` of rest are enough. `overtimeBelow` pays for rest that falls below a lower
 * limit, besides. With `intoNextDay` it looks only at rest until the next day starts.
 */
export type DailyRest = {
  readonly restMinutes: number;
  readonly dayStartsAt: LocalTime;
  readonly minutesOffPerHour: number;
  readonly payLine?: string;
  readonly atMostMinutes?: number;
  readonly shiftChangeMinutes?: number;
  readonly overtimeBelow?: RestOvertime;
  readonly intoNextDay?: IntoNextDay;
};

const readIntoNextDay: Read<IntoNextDay> = readObjectOf({
  must: { payLine: readName, atMostMinutes: readWholeNumber(1, 1440) },
  may: {},
});

const readOvertimeBelow: Read<RestOvertime> = readObjectOf({
  must: { minutes: readWholeNumber(1), payLine: readName },
  may: {},
});

const isShiftChange = ({ start, end }: Stint, { shifts }: CreditInput): boolean =>
  shifts.some((shift) => shift.isShiftChange && shift.start < end && start < shift.end);

/** The 24 hours of a day by their clock minutes, and every rest in them. */
type RestDay = {
  readonly day: number;
  readonly until: number;
  readonly rests: readonly Rest<Stint>[];
  readonly worked: readonly Stint[];
};

/** What was found of a day: how long the rest was, what was wanted, and for which entry it is told. */
type Found = {
  readonly restMinutes: number;
  readonly wantedMinutes: number;
  readonly entryId: string | null;
};

const wantedOf = (
  { restMinutes, shiftChangeMinutes }: DailyRest,
  endedBy: Stint | null,
  input: CreditInput,
): number =>
  shiftChangeMinutes !== undefined && endedBy !== null && isShiftChange(endedBy, input)
    ? shiftChangeMinutes
    : restMinutes;

type ShortRest = Extract<NewCredit['reason'], { kind: 'short-rest' }>;

const creditOf = (
  day: number,
  { restMinutes, wantedMinutes, entryId }: Found,
  due: Pick<NewCredit, 'account' | 'minutes' | 'payLine'>,
  by: Partial<ShortRest>,
): NewCredit => {
  const missingMinutes = Math.max(0, wantedMinutes - restMinutes);
  const reason = { kind: 'short-rest' as const, restMinutes, wantedMinutes, missingMinutes, ...by };
  return { ...due, localDate: toLocalDate(day), entryId, reason };
};

/** The time off for a rest that is short of what was wanted. */
const timeOff = (rule: DailyRest, day: number, found: Found): NewCredit[] => {
  const missing = Math.max(0, found.wantedMinutes - found.restMinutes);
  const { dayStartsAt, minutesOffPerHour, atMostMinutes = Infinity, payLine = null } = rule;
  const earned = Math.floor((2 * missing * minutesOffPerHour + 60) / 120);
  const minutes = Math.min(earned, atMostMinutes);
  const most = earned > atMostMinutes ? { atMostMinutes } : {};
  const by = { dayStartsAt, minutesOffPerHour, ...most };
  return minutes === 0 ? [] : [creditOf(day, found, { account: 'restTimeOff', minutes, payLine }, by)];
};

/** The overtime for a rest that is short of the lower limit. */
const overtime = ({ dayStartsAt, overtimeBelow }: DailyRest, day: number, found: Found): NewCredit[] => {
  if (overtimeBelow === undefined || found.restMinutes >= overtimeBelow.minutes) return [];
  const { minutes: paidBelowMinutes, payLine } = overtimeBelow;
  const due = { account: 'restOvertime' as const, minutes: paidBelowMinutes - found.restMinutes, payLine };
  return [creditOf(day, found, due, { dayStartsAt, paidBelowMinutes })];
};

/** Rest counts whole, also past the end of the 24 hours in which it began. */
const creditWholeRest = (
  rule: DailyRest,
  { day, until, rests }: RestDay,
  input: CreditInput,
): NewCredit[] => {
  const rest = longestOf(rests, until);
  const endedBy = rest?.endedBy ?? null;
  if (rest === null || endedBy === null) return [];
  const wantedMinutes = wantedOf(rule, endedBy, input);
  const found = { restMinutes: rest.minutes, wantedMinutes, entryId: endedBy.entries[0]?.id ?? null };
  return [...timeOff(rule, day, found), ...overtime(rule, day, found)];
};

/** Is a day worked, as far as is known? By its planned shifts; in a week without a plan every working day is. */
const isWorkingDay = (day: number, plan: PlannedTime, { workingHalvesIn }: CreditInput): boolean =>
  plan.weeks.has(weekOf(day, 'monday'))
    ? plan.minutes.has(day)
    : workingHalvesIn({ firstDay: day, lastDay: day }) > 0;

/** The hours of a rest on the working day into which it goes on, until the wanted rest is full. */
const payRest = (
  { restMinutes }: DailyRest,
  { payLine, atMostMinutes }: IntoNextDay,
  rest: LongestRest<Stint>,
  { day, until }: RestDay,
  entryId: string | null,
  { absenceByDay }: CreditInput,
): NewCredit[] => {
  if (rest.start > until) return [];
  const nextDay = { firstDay: day + 1, lastDay: day + 1 };
  const absent = Object.values(sumAbsences(absenceByDay, nextDay)).reduce((sum, minutes) => sum + minutes, 0);
  const wanted = Math.min(rest.end, rest.start + restMinutes) - until;
  const minutes = Math.min(wanted, atMostMinutes) - absent;
  if (minutes <= 0) return [];
  const reason = { kind: 'paid-rest' as const, restMinutes: until - rest.start, wantedMinutes: restMinutes };
  return [{ account: 'restPay', localDate: toLocalDate(day), entryId, minutes, payLine, reason }];
};

/** Rest counts until the next day starts; what goes on into a working day counts too, and is paid. */
const creditRestIntoDay = (
  rule: DailyRest,
  into: IntoNextDay,
  restDay: RestDay,
  plan: PlannedTime,
  input: CreditInput,
): NewCredit[] => {
  const { day, until, rests, worked } = restDay;
  const inside = longestOf(rests, until, until);
  const whole = longestOf(rests);
  if (inside === null || whole === null) return [];
  const entryId = worked.findLast(({ start }) => start < until)?.entries.at(-1)?.id ?? null;
  const isWorked = isWorkingDay(day + 1, plan, input);
  const counted = isWorked ? whole : inside;
  // Only a shift that begins soon can be the change of shifts for which less rest was planned.
  const isSoon = counted.end <= until + rule.restMinutes;
  const wantedMinutes = wantedOf(rule, isSoon ? counted.endedBy : null, input);
  const isShort = inside.minutes < wantedMinutes;
  return [
    ...timeOff(rule, day, { restMinutes: counted.minutes, wantedMinutes, entryId }),
    ...overtime(rule, day, { restMinutes: inside.minutes, wantedMinutes, entryId }),
    ...(isWorked && isShort ? payRest(rule, into, whole, restDay, entryId, input) : []),
  ];
};

const creditDays = (rule: DailyRest, input: CreditInput): readonly NewCredit[] => {
  const startsAt = toMinuteOfDay(rule.dayStartsAt);
  const { intoNextDay } = rule;
  const plan = intoNextDay === undefined ? null : plannedTime(input);
  const worked = input.stints.filter(({ kind, start, end }) => kind !== 'standby' && start < end);
  const credits: NewCredit[] = [];
  let first = 0;
  for (const day of input.days) {
    const from = firstMinuteAt(day, startsAt, input.offsetAt);
    const until = firstMinuteAt(day + 1, startsAt, input.offsetAt);
    while (first < worked.length && (worked[first]?.end ?? Infinity) <= from) first += 1;
    const restDay = { day, until, rests: restsIn(worked, first, from, until), worked };
    const ofDay =
      intoNextDay === undefined || plan === null
        ? creditWholeRest(rule, restDay, input)
        : creditRestIntoDay(rule, intoNextDay, restDay, plan, input);
    for (const credit of ofDay) credits.push(credit);
  }
  return credits;
};

/** The mechanism `daily-rest`. */
export const dailyRestMechanism: Mechanism<DailyRest> = {
  stage: 'credits',
  ...parameters(() => ({
    must: {
      restMinutes: readWholeNumber(1, 1440),
      dayStartsAt: readStartTime,
      minutesOffPerHour: readWholeNumber(0, 600),
    },
    may: {
      payLine: readName,
      atMostMinutes: readWholeNumber(0),
      shiftChangeMinutes: readWholeNumber(0, 1440),
      overtimeBelow: readOvertimeBelow,
      intoNextDay: readIntoNextDay,
    },
  })),
  prepare: (rule) => ({
    credit: (input) => creditDays(rule, input),
  }),
};
