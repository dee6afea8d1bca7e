/** How does input become what the rules run on? Instants become clock minutes, dates day numbers, ratios millionths. */
import { clockOf, minuteOf, MINUTES_PER_DAY, toDayNumber, type Clock, type DaySpan } from '@stimpill/time';
import { toDaySpans } from '#calendars/accounting-period.ts';
import { absencesOf, type Absences } from '#pay/absence-minutes.ts';
import { toPerson } from '#pay/person.ts';
import { type BreakPiece, type PunchedEntry, type ShiftPiece } from '#pay/stint.ts';
import { type RunInput } from '#rules/rule-run.ts';
import { rulesInForce } from '#rules/rules-in-force.ts';
import { type RuleVersion } from '#rules/rule-version.ts';
import { toMillionths, WHOLE } from '#rules/scale.ts';
import { type Break, type EmploymentTerms, type Entry, type TimesheetInput } from './timesheet.ts';

/**
 * An entry in clock minutes; an open one has none. It belongs to the range by the local date of its start, and the
 * totals count it if it does and is no draft.
 */
export type PreparedEntry = PunchedEntry & {
  readonly isDraft: boolean;
  readonly isInRange: boolean;
  /** It belongs to the days before the range with which it is compared. */
  readonly isBefore: boolean;
};

/** An input made ready. */
export type PreparedInput = RunInput & {
  /** In order of start. */
  readonly entries: readonly PreparedEntry[];
  readonly hasDrafts: boolean;
  readonly range: DaySpan;
  /** The days of the range on which the employee is employed. */
  readonly employed: DaySpan;
  /** What of the absence is of own kinds of the company. */
  readonly absenceOfOwnKinds: Absences['ofOwnKinds'];
};

/** In order of start; of those that start together the shorter first, an open one last. */
const byStart = (a: Entry, b: Entry): number => {
  if (a.startAt !== b.startAt) return a.startAt - b.startAt;
  if (a.endAt === b.endAt) return a.id < b.id ? -1 : 1;
  return (a.endAt ?? Infinity) - (b.endAt ?? Infinity);
};

const inOrder = (entries: readonly Entry[]): readonly Entry[] => {
  let latest = Number.NEGATIVE_INFINITY;
  for (const { startAt } of entries) {
    if (startAt <= latest) return [...entries].sort(byStart);
    latest = startAt;
  }
  return entries;
};

const NO_BREAKS: readonly BreakPiece[] = [];

const toBreakPieces = (breaks: readonly Break[] | undefined): readonly BreakPiece[] =>
  breaks === undefined || breaks.length === 0
    ? NO_BREAKS
    : breaks.map(({ startAt, endAt, kind }) => ({ start: minuteOf(startAt), end: minuteOf(endAt), kind }));

const prepareEntry = (
  { id, startAt, endAt, isDraft, kind, breaks }: Entry,
  index: number,
  clock: Clock,
  { firstDay, lastDay, comparedFrom }: DaySpan & { readonly comparedFrom: number },
  { countedEntryIds, kept }: TimesheetInput,
): PreparedEntry => {
  const start = minuteOf(startAt);
  const wall = start + clock.offsetAt(start);
  const day = Math.floor(wall / MINUTES_PER_DAY);
  const isInRange = firstDay <= day && day <= lastDay;
  return {
    id,
    index,
    kind: kind ?? 'work',
    start,
    end: endAt === null ? start : minuteOf(endAt),
    day,
    minuteOfDay: wall - day * MINUTES_PER_DAY,
    breaks: toBreakPieces(breaks),
    isCounted:
      isInRange &&
      !isDraft &&
      (countedEntryIds === undefined || countedEntryIds.has(id)) &&
      // Entries with kept figures are left out here: their kept figures are counted instead.
      kept?.has(id) !== true,
    isDraft,
    isInRange,
    isBefore: comparedFrom <= day && day < firstDay,
  };
};

/** The version that each day with approved time kept, of its first entry where they differ. */
const keptDays = (
  entries: readonly PreparedEntry[],
  { keptRules }: TimesheetInput,
): ReadonlyMap<number, RuleVersion> | undefined => {
  if (keptRules === undefined || keptRules.size === 0) return undefined;
  const keptOn = new Map<number, RuleVersion>();
  for (const { id, day } of entries) {
    const version = keptRules.get(id);
    if (version !== undefined && !keptOn.has(day)) keptOn.set(day, version);
  }
  return keptOn;
};

const toShiftPieces = (shifts: TimesheetInput['shifts'] = []): ShiftPiece[] =>
  shifts
    .map(({ startAt, endAt, isShiftChange = false }) => ({
      start: minuteOf(startAt),
      end: minuteOf(endAt),
      isShiftChange,
    }))
    .sort((a, b) => a.start - b.start);

const daysOfEmployment = ({ startDate = null, endDate = null }: EmploymentTerms): DaySpan => ({
  firstDay: startDate === null ? Number.NEGATIVE_INFINITY : toDayNumber(startDate),
  lastDay: endDate === null ? Number.POSITIVE_INFINITY : toDayNumber(endDate),
});

/** The ratio of a day is the last one that began by then; before the first it is that one. */
const ratioByDay = (ratio: EmploymentTerms['ratio'] = 1): RunInput['ratioOn'] => {
  if (typeof ratio === 'number') {
    const always = toMillionths(ratio);
    return () => always;
  }
  const steps = ratio
    .map((step) => ({ firstDay: toDayNumber(step.validFrom), millionths: toMillionths(step.ratio) }))
    .sort((a, b) => a.firstDay - b.firstDay);
  return (day) => (steps.findLast(({ firstDay }) => firstDay <= day) ?? steps[0])?.millionths ?? WHOLE;
};

/** Eight hours, where a rule does not say what a full day is. */
const FULL_DAY_MINUTES = 480;

const NO_ABSENCES: Absences = { byDay: new Map(), ofOwnKinds: [] };

type Known = Pick<RunInput, 'rules' | 'clock' | 'employment' | 'shifts' | 'ratioOn'>;

/** Absences up to the last day that anything is asked about: the end of the range, or the day after the last entry. */
const prepareAbsences = (
  absences: TimesheetInput['absences'] = [],
  entries: readonly PreparedEntry[],
  range: DaySpan,
  { rules, clock, employment, shifts, ratioOn }: Known,
): Absences => {
  if (absences.length === 0) return NO_ABSENCES;
  const lastEnd = entries.reduce((latest, { end }) => Math.max(latest, end), Number.NEGATIVE_INFINITY);
  const lastWorked = Math.floor(lastEnd / MINUTES_PER_DAY) + 2;
  return absencesOf(absences, {
    employment,
    lastDay: Math.max(range.lastDay, lastWorked),
    shifts,
    ratioOn,
    offsetAt: clock.offsetAt,
    calendarOn: (day) => rules.inForceOn(day).calendar,
    fullDayMinutesOn: (day) => rules.inForceOn(day).version.definition.fullDayMinutes ?? FULL_DAY_MINUTES,
  });
};

/** Makes an input ready that has no problems. */
export const prepareInput = (input: TimesheetInput, explain: boolean): PreparedInput => {
  const clock = clockOf(input.zone);
  const range = { firstDay: toDayNumber(input.range.startDate), lastDay: toDayNumber(input.range.endDate) };
  const employment = daysOfEmployment(input.employment ?? {});
  const days = { ...range, comparedFrom: toDayNumber(input.comparedFrom ?? input.range.startDate) };
  const entries = inOrder(input.entries).map((entry, index) =>
    prepareEntry(entry, index, clock, days, input),
  );
  const rules = rulesInForce(input.ruleVersions, input.calendar, keptDays(entries, input));
  const ratioOn = ratioByDay(input.employment?.ratio);
  const shifts = toShiftPieces(input.shifts);
  const known = { rules, clock, employment, shifts, ratioOn };
  const { byDay, ofOwnKinds } = prepareAbsences(input.absences, entries, range, known);
  // Written out, because it is made for every month of everybody: spreading parts of it costs more than all else here.
  return {
    clock,
    rules,
    ratioOn,
    isRatioEven: typeof (input.employment?.ratio ?? 1) === 'number',
    employment,
    companyPeriods: toDaySpans(input.payPeriods ?? []),
    shifts,
    person: toPerson(input.employment ?? {}, input.absences ?? []),
    explain,
    absenceByDay: byDay,
    absenceOfOwnKinds: ofOwnKinds,
    entries,
    hasDrafts: input.entries.some(({ isDraft }) => isDraft),
    range,
    employed: {
      firstDay: Math.max(range.firstDay, employment.firstDay),
      lastDay: Math.min(range.lastDay, employment.lastDay),
    },
  };
};
