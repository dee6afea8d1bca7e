/**
 * What pay follows from this time? Read from top to bottom: entries that touch are joined and rounded; what is worked of
 * them is cut into local days; the rules in force give every minute one class; each class is one bucket and one pay
 * line; what is paid without being worked is credited; the range is summed.
 */
import { absenceMinutes, type AbsenceMinutes } from '#pay/absence-minutes.ts';
import { type TraceStep } from '#explain/trace.ts';
import { sumBuckets, sumTotals } from '#pay/totals.ts';
import { createRun } from '#rules/rule-run.ts';
import { toDayNumber, type DateRange, type LocalDate } from '#time/local-date.ts';
import { minuteOf } from '#time/minutes.ts';
import { localDateOf } from '#time/zone.ts';
import { findInputProblems } from './find-input-problems.ts';
import { findIssues } from './find-issues.ts';
import { prepareInput, type PreparedInput } from './prepare-input.ts';
import { runRules, type EntryResult, type RunResult } from './run-rules.ts';
import { TimesheetInputError } from './timesheet-input-error.ts';
import { type CalculatedEntry, type Entry, type Timesheet, type TimesheetInput } from './timesheet.ts';

/**
 * Pay minutes and reasons for one employee over a range of local dates, both ends included. An entry belongs to the
 * range by the local date of its start, and then with all of its minutes; a credit or an absence by its own date. Throws
 * `TimesheetInputError`, listing every problem, on input that has no answer.
 * @example Monday 08:00 to 18:00 under `sgs-efling-day-work`: payLines { DV: 480, YV: 120 }, totalMinutes 600
 */
export const calculateTimesheet = (input: TimesheetInput): Timesheet => {
  const problems = findInputProblems(input);
  if (problems.length > 0) throw new TimesheetInputError(problems);

  const prepared = prepareInput(input);
  const approved = prepared.closed.filter(isSettled);
  const settled = runRules(approved, prepared);
  // A draft shows what it would be paid if every draft were approved, so drafts are counted apart from what is paid.
  const hasDrafts = approved.length < prepared.closed.length;
  const ifApproved = hasDrafts ? runRules(prepared.closed, prepared) : settled;

  const listed = listRange(input);
  const resultOf = ({ id, isDraft }: Entry): EntryResult | undefined =>
    (isDraft ? ifApproved : settled).entries.get(id);
  const paid = listed
    .filter(({ entry }) => isSettled(entry) && isCounted(entry.id, input))
    .flatMap(({ entry }) => resultOf(entry)?.paid ?? []);
  const credits = settled.credits.filter(
    ({ localDate, entryId }) =>
      isInRange(localDate, input.range) && (entryId === null || isCounted(entryId, input)),
  );
  const { name, number } = prepared.versionOn(toDayNumber(input.range.endDate));
  return {
    entries: listed.map(({ entry, localDate }) => calculatedEntry(entry, localDate, resultOf(entry))),
    totals: sumTotals(paid, credits, sumAbsences(input, prepared)),
    credits,
    appliedRule: { name, versionNumber: number },
    issues: findIssues(input),
    trace: input.explain === true ? traceOf(listed, settled, ifApproved) : [],
  };
};

const isSettled = ({ isDraft }: { readonly isDraft: boolean }): boolean => !isDraft;

const isCounted = (entryId: string, { countedEntryIds }: TimesheetInput): boolean =>
  countedEntryIds === undefined || countedEntryIds.has(entryId);

const isInRange = (date: LocalDate, { startDate, endDate }: DateRange): boolean =>
  startDate <= date && date <= endDate;

/** In order of start; of those that start together the shorter first, an open one last. */
const byStart = (a: Entry, b: Entry): number => {
  if (a.startAt !== b.startAt) return a.startAt - b.startAt;
  if (a.endAt === b.endAt) return a.id < b.id ? -1 : 1;
  return (a.endAt ?? Infinity) - (b.endAt ?? Infinity);
};

type Listed = { readonly entry: Entry; readonly localDate: LocalDate };

/** The entries that belong to the range by the local date of their start, in order. */
const listRange = ({ entries, range, zone }: TimesheetInput): Listed[] => {
  const listed: Listed[] = [];
  for (const entry of entries) {
    const localDate = localDateOf(entry.startAt, zone);
    if (isInRange(localDate, range)) listed.push({ entry, localDate });
  }
  return listed.sort((a, b) => byStart(a.entry, b.entry));
};

const clockMinutes = ({ startAt, endAt }: Entry): number =>
  endAt === null ? 0 : minuteOf(endAt) - minuteOf(startAt);

const calculatedEntry = (
  entry: Entry,
  localDate: LocalDate,
  result: EntryResult | undefined,
): CalculatedEntry => {
  const paid = result?.paid ?? [];
  const workedMinutes = paid.reduce((sum, { minutes }) => sum + minutes, 0);
  const presentMinutes = result?.presentMinutes ?? 0;
  return {
    id: entry.id,
    localDate,
    buckets: sumBuckets(paid),
    workedMinutes,
    unpaidBreakMinutes: presentMinutes - workedMinutes,
    roundedMinutes: result === undefined ? 0 : presentMinutes - clockMinutes(entry),
  };
};

const sumAbsences = ({ absences = [] }: TimesheetInput, prepared: PreparedInput): AbsenceMinutes => {
  const run = createRun(prepared);
  return absenceMinutes(absences, {
    ...prepared,
    offsetAt: run.setting.offsetAt,
    calendarOn: run.calendarOn,
    fullDayMinutesOn: (day) => prepared.versionOn(day).definition.fullDayMinutes ?? FULL_DAY_MINUTES,
  });
};

/** Eight hours, where a rule does not say what a full day is. */
const FULL_DAY_MINUTES = 480;

const byEntry = (steps: readonly TraceStep[]): ReadonlyMap<string, readonly TraceStep[]> => {
  const ofEntry = new Map<string, TraceStep[]>();
  for (const step of steps) {
    const known = ofEntry.get(step.entryId);
    if (known === undefined) ofEntry.set(step.entryId, [step]);
    else known.push(step);
  }
  return ofEntry;
};

/** The steps of the listed entries, entry by entry: a draft's as if every draft were approved. */
const traceOf = (listed: readonly Listed[], settled: RunResult, ifApproved: RunResult): TraceStep[] => {
  const ofSettled = byEntry(settled.trace);
  const ofDrafts = ifApproved === settled ? ofSettled : byEntry(ifApproved.trace);
  return listed.flatMap(({ entry: { id, isDraft } }) => (isDraft ? ofDrafts : ofSettled).get(id) ?? []);
};
