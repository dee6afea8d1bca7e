/** How does input become what the rules run on? Instants become clock minutes, dates day numbers, the ratio millionths. */
import { toDaySpans, type DaySpan } from '#calendars/accounting-period.ts';
import { type BreakPiece, type PunchedEntry, type ShiftPiece } from '#pay/stint.ts';
import { type RunInput } from '#rules/rule-run.ts';
import { rulesInForce } from '#rules/rules-in-force.ts';
import { toMillionths } from '#rules/scale.ts';
import { clockOf, type Clock } from '#time/clock.ts';
import { toDayNumber } from '#time/local-date.ts';
import { minuteOf, MINUTES_PER_DAY } from '#time/minutes.ts';
import { type Break, type Entry, type TimesheetInput } from './timesheet.ts';

/**
 * An entry in clock minutes; an open one has none. It belongs to the range by the local date of its start, and the
 * totals count it if it does and is no draft.
 */
export type PreparedEntry = PunchedEntry & { readonly isDraft: boolean; readonly isInRange: boolean };

/** An input made ready. */
export type PreparedInput = RunInput & {
  /** In order of start. */
  readonly entries: readonly PreparedEntry[];
  readonly hasDrafts: boolean;
  readonly range: DaySpan;
  /** The days of the range on which the employee is employed. */
  readonly employed: DaySpan;
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
  range: DaySpan,
  { countedEntryIds, kept }: TimesheetInput,
): PreparedEntry => {
  const start = minuteOf(startAt);
  const wall = start + clock.offsetAt(start);
  const day = Math.floor(wall / MINUTES_PER_DAY);
  const isInRange = range.firstDay <= day && day <= range.lastDay;
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
  };
};

const toShiftPieces = (shifts: TimesheetInput['shifts'] = []): ShiftPiece[] =>
  shifts
    .map(({ startAt, endAt, isShiftChange = false }) => ({
      start: minuteOf(startAt),
      end: minuteOf(endAt),
      isShiftChange,
    }))
    .sort((a, b) => a.start - b.start);

const employedDays = ({ firstDay, lastDay }: DaySpan, employment: TimesheetInput['employment']): DaySpan => {
  const { startDate = null, endDate = null } = employment ?? {};
  return {
    firstDay: startDate === null ? firstDay : Math.max(firstDay, toDayNumber(startDate)),
    lastDay: endDate === null ? lastDay : Math.min(lastDay, toDayNumber(endDate)),
  };
};

/** Makes an input ready that has no problems. */
export const prepareInput = (input: TimesheetInput, explain: boolean): PreparedInput => {
  const clock = clockOf(input.zone);
  const range = { firstDay: toDayNumber(input.range.startDate), lastDay: toDayNumber(input.range.endDate) };
  return {
    clock,
    rules: rulesInForce(input.ruleVersions, input.calendar),
    ratioMillionths: toMillionths(input.employment?.ratio ?? 1),
    companyPeriods: toDaySpans(input.payPeriods ?? []),
    shifts: toShiftPieces(input.shifts),
    explain,
    entries: inOrder(input.entries).map((entry, index) => prepareEntry(entry, index, clock, range, input)),
    hasDrafts: input.entries.some(({ isDraft }) => isDraft),
    range,
    employed: employedDays(range, input.employment),
  };
};
