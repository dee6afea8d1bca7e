/**
 * Was there rest enough? In each 24 hours, counted from the usual start of the working day, the longest rest must reach
 * so many minutes; what is missing gives time off. A rest that begins in these 24 hours counts whole, also past their
 * end; one that began before them counts from their start.
 *
 *       dayStartsAt                        dayStartsAt
 *   ---------|==== work ====|....... rest .......|.... counts too ...|== work ==
 */
import { type Stint } from '#pay/stint.ts';
import { firstMinuteAt } from '#time/first-minute-at.ts';
import { toLocalDate } from '#time/local-date.ts';
import { toMinuteOfDay, type LocalTime } from '#time/local-time.ts';
import { type Read } from '../json-schema.ts';
import { readObjectOf, readWholeNumber } from '../read-fields.ts';
import { readStartTime } from '../read-time.ts';
import { readName } from '../read-name.ts';
import { type CreditInput, type Mechanism, type NewCredit } from './mechanism.ts';
import { parameters } from './parameters.ts';

/** What a rest below so many minutes is short of is paid as overtime, on this line. */
type RestOvertime = { readonly minutes: number; readonly payLine: string };

/**
 * The parameters of the mechanism `daily-rest`. Rest below `restMinutes` gives `minutesOffPerHour` for every missing
 * hour, parts of an hour in proportion, at most `atMostMinutes`, and on `payLine` if one is named. After a planned
 * change of shifts `shiftChangeMinutes` of rest are enough. `overtimeBelow` pays for rest that falls below a lower
 * limit, besides.
 */
export type DailyRest = {
  readonly restMinutes: number;
  readonly dayStartsAt: LocalTime;
  readonly minutesOffPerHour: number;
  readonly payLine?: string;
  readonly atMostMinutes?: number;
  readonly shiftChangeMinutes?: number;
  readonly overtimeBelow?: RestOvertime;
};

const readOvertimeBelow: Read<RestOvertime> = readObjectOf({
  must: { minutes: readWholeNumber(1), payLine: readName },
  may: {},
});

/** The longest rest of 24 hours, and the stint that ended it; null if nobody worked, or if none ended it. */
type Rest = { readonly minutes: number; readonly endedBy: Stint } | null;

/** `first` is the index of the first stint that ends after `from`. */
const longestRest = (worked: readonly Stint[], first: number, from: number, until: number): Rest => {
  const opening = worked[first];
  if (opening === undefined || opening.start >= until) return null;
  let minutes = Math.max(0, opening.start - from);
  let endedBy = opening;
  let restFrom = opening.end;
  for (let index = first + 1; restFrom < until; index += 1) {
    const stint = worked[index];
    if (stint === undefined) return null;
    if (stint.start - restFrom > minutes) {
      minutes = stint.start - restFrom;
      endedBy = stint;
    }
    restFrom = stint.end;
  }
  return { minutes, endedBy };
};

const isShiftChange = ({ start, end }: Stint, { shifts }: CreditInput): boolean =>
  shifts.some((shift) => shift.isShiftChange && shift.start < end && start < shift.end);

/** The rest that is beyond question, whatever stint ended it. */
const enoughFor = ({ restMinutes, shiftChangeMinutes = 0, overtimeBelow }: DailyRest): number =>
  Math.max(restMinutes, shiftChangeMinutes, overtimeBelow?.minutes ?? 0);

type Due = Pick<NewCredit, 'account' | 'minutes' | 'payLine'>;

/** The time off and the overtime that a rest gives, where it is short of what was wanted. */
const dueFor = (rule: DailyRest, restMinutes: number, missingMinutes: number): readonly Due[] => {
  const { overtimeBelow } = rule;
  const timeOff = Math.floor((2 * missingMinutes * rule.minutesOffPerHour + 60) / 120);
  const minutes = Math.min(timeOff, rule.atMostMinutes ?? timeOff);
  const due: Due[] = [];
  if (minutes > 0) due.push({ account: 'restTimeOff', minutes, payLine: rule.payLine ?? null });
  if (overtimeBelow !== undefined && restMinutes < overtimeBelow.minutes) {
    const missing = overtimeBelow.minutes - restMinutes;
    due.push({ account: 'restOvertime', minutes: missing, payLine: overtimeBelow.payLine });
  }
  return due;
};

const creditDay = (
  rule: DailyRest,
  day: number,
  { minutes: restMinutes, endedBy }: NonNullable<Rest>,
  input: CreditInput,
): readonly NewCredit[] => {
  const { shiftChangeMinutes } = rule;
  const wantedMinutes =
    shiftChangeMinutes !== undefined && isShiftChange(endedBy, input) ? shiftChangeMinutes : rule.restMinutes;
  const missingMinutes = Math.max(0, wantedMinutes - restMinutes);
  const localDate = toLocalDate(day);
  const entryId = endedBy.entries[0]?.id ?? null;
  return dueFor(rule, restMinutes, missingMinutes).map(({ account, minutes, payLine }) => ({
    account,
    localDate,
    entryId,
    minutes,
    payLine,
    reason: { kind: 'short-rest', restMinutes, wantedMinutes, missingMinutes },
  }));
};

const creditDays = (rule: DailyRest, input: CreditInput): readonly NewCredit[] => {
  const startsAt = toMinuteOfDay(rule.dayStartsAt);
  const enough = enoughFor(rule);
  const worked = input.stints.filter(({ kind, start, end }) => kind !== 'standby' && start < end);
  const credits: NewCredit[] = [];
  let first = 0;
  let from = firstMinuteAt(input.days[0] ?? 0, startsAt, input.offsetAt);
  for (const day of input.days) {
    while (first < worked.length && (worked[first]?.end ?? Infinity) <= from) first += 1;
    const until = firstMinuteAt(day + 1, startsAt, input.offsetAt);
    const rest = longestRest(worked, first, from, until);
    if (rest !== null && rest.minutes < enough) credits.push(...creditDay(rule, day, rest, input));
    from = until;
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
    },
  })),
  prepare: (rule) => ({
    credit: (input) => creditDays(rule, input),
  }),
};
