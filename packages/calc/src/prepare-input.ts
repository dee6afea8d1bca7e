/** How does input become what the rules run on? Instants become clock minutes, dates day numbers, the ratio millionths. */
import { toDaySpans } from '#calendars/accounting-period.ts';
import { type BreakPiece, type ShiftPiece } from '#pay/stint.ts';
import { type RunInput } from '#rules/rule-run.ts';
import { versionsByDay, versionSpans, type VersionSpan } from '#rules/rule-version.ts';
import { toMillionths } from '#rules/scale.ts';
import { type ClosedEntry } from '#rules/to-stints.ts';
import { toDayNumber } from '#time/local-date.ts';
import { minuteOf } from '#time/minutes.ts';
import { type Break, type Entry, type TimesheetInput } from './timesheet.ts';

/** A closed entry in clock minutes, and whether it is a draft. */
export type PreparedEntry = ClosedEntry & { readonly isDraft: boolean };

/** An input made ready. The days are those of the range on which the employee is employed. */
export type PreparedInput = RunInput & {
  readonly closed: readonly PreparedEntry[];
  readonly spans: readonly VersionSpan[];
  readonly firstDay: number;
  readonly lastDay: number;
};

const NO_BREAKS: readonly BreakPiece[] = [];

const toBreakPieces = (breaks: readonly Break[] | undefined): readonly BreakPiece[] =>
  breaks === undefined || breaks.length === 0
    ? NO_BREAKS
    : breaks.map(({ startAt, endAt, kind }) => ({ start: minuteOf(startAt), end: minuteOf(endAt), kind }));

const toPreparedEntries = (entries: readonly Entry[]): PreparedEntry[] => {
  const closed: PreparedEntry[] = [];
  for (const { id, startAt, endAt, isDraft, kind, breaks } of entries) {
    if (endAt === null) continue;
    closed.push({
      id,
      kind: kind ?? 'work',
      start: minuteOf(startAt),
      end: minuteOf(endAt),
      breaks: toBreakPieces(breaks),
      isDraft,
    });
  }
  return closed.sort((a, b) => a.start - b.start);
};

const toShiftPieces = (shifts: TimesheetInput['shifts'] = []): ShiftPiece[] =>
  shifts
    .map(({ startAt, endAt, isShiftChange = false }) => ({
      start: minuteOf(startAt),
      end: minuteOf(endAt),
      isShiftChange,
    }))
    .sort((a, b) => a.start - b.start);

const employedDays = ({ range, employment }: TimesheetInput): { firstDay: number; lastDay: number } => {
  const { startDate = null, endDate = null } = employment ?? {};
  const firstDay = toDayNumber(range.startDate);
  const lastDay = toDayNumber(range.endDate);
  return {
    firstDay: startDate === null ? firstDay : Math.max(firstDay, toDayNumber(startDate)),
    lastDay: endDate === null ? lastDay : Math.min(lastDay, toDayNumber(endDate)),
  };
};

/** Makes an input ready that has no problems. */
export const prepareInput = (input: TimesheetInput): PreparedInput => ({
  zone: input.zone,
  calendar: input.calendar,
  versionOn: versionsByDay(input.ruleVersions),
  ratioMillionths: toMillionths(input.employment?.ratio ?? 1),
  companyPeriods: toDaySpans(input.payPeriods ?? []),
  shifts: toShiftPieces(input.shifts),
  explain: input.explain === true,
  closed: toPreparedEntries(input.entries),
  spans: versionSpans(input.ruleVersions),
  ...employedDays(input),
});
