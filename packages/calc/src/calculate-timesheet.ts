/**
 * What pay follows from this time? Read from top to bottom: entries that touch are joined and rounded; what is worked of
 * them is cut into local days; the rules in force give every minute one class; each class is one bucket and one pay
 * line; what is paid without being worked is credited; the range is summed.
 */
import { toLocalDate, type DateRange, type LocalDate } from '@stimpill/time';
import { type RuleOfFact, type TraceStep } from '#explain/trace.ts';
import { absencePay, sumAbsences } from '#pay/absence-minutes.ts';
import { type Credit } from '#pay/credit.ts';
import { sumTotals } from '#pay/totals.ts';
import { bucketsOfEntry, workedInEntry } from '#pay/worked-sums.ts';
import { PLAIN_TIME, versionSpans, type RuleVersion } from '#rules/rule-version.ts';
import { findDiffering, withKept } from './entry-figures.ts';
import { findInputProblems } from './find-input-problems.ts';
import { findIssues } from './find-issues.ts';
import { prepareInput, type PreparedEntry, type PreparedInput } from './prepare-input.ts';
import { runRules, type RunResult } from './run-rules.ts';
import { TimesheetInputError } from './timesheet-input-error.ts';
import type {
  CalculatedEntry,
  EntryFigures,
  Timesheet,
  TimesheetInput,
  TimesheetHoliday,
} from './timesheet.ts';
import { clockTime } from '#explain/sentences.ts';
import { holidayPartOf } from '#rules/holiday-days.ts';

/**
 * Pay minutes and reasons for one employee over a range of local dates, both ends included. An entry belongs to the
 * range by the local date of its start, and then with all of its minutes; a credit or an absence by its own date. Throws
 * `TimesheetInputError`, listing every problem, on input that has no answer.
 * @example Monday 08:00 to 18:00 under `sgs-efling-day-work`: payLines { DV: 480, YV: 120 }, totalMinutes 600
 */
export const calculateTimesheet = (input: TimesheetInput): Timesheet => {
  const prepared = prepareSound(input, input.explain === true);
  const run = runSettled(prepared);
  const settled = withKept(run, prepared, input);
  // A draft shows what it would be paid if every draft were approved, so drafts are counted apart from what is paid.
  const ifApproved = prepared.hasDrafts ? runRules(prepared.entries, prepared) : run;

  const runOf = ({ isDraft }: PreparedEntry): RunResult => (isDraft ? ifApproved : settled);
  const listed = prepared.entries.filter(({ isInRange }) => isInRange);
  const credits = countedCredits(settled, input);
  const ruleOf = (entry: PreparedEntry): RuleName => ruleOfEntry(entry, prepared, input);
  return {
    entries: listed.map((entry) => calculatedEntry(entry, runOf(entry), ruleOf(entry))),
    totals: sumTotals(settled.worked, credits, absenceOf(prepared)),
    credits,
    absences: absencesInRange(prepared),
    appliedRule: appliedRule(listed, prepared, input),
    ...changedSinceKept(run, prepared, input),
    workedBefore: workedBefore(settled, prepared),
    issues: findIssues(listed, prepared, runOf),
    rules: prepared.rules.all.map(({ version }) => nameOfRule(version)),
    holidays: prepared.explain ? findHolidays(prepared) : [],
    trace: prepared.explain ? traceOf(listed, runOf) : [],
  };
};

const workedBefore = ({ worked }: RunResult, { entries }: PreparedInput): number | null => {
  const before = entries.filter(({ isBefore }) => isBefore);
  if (before.length === 0) return null;
  return before.reduce((sum, { isDraft, index }) => (isDraft ? sum : sum + workedInEntry(worked, index)), 0);
};

type Changed = Pick<Timesheet, 'differingEntryIds' | 'movedEntryIds'>;

/** The rules of now give the same as those that the days kept, unless some day kept another one. */
const changedSinceKept = (run: RunResult, prepared: PreparedInput, input: TimesheetInput): Changed => {
  const movedEntryIds = findDiffering(run, prepared, input);
  if (!prepared.rules.hasKeptDays) return { movedEntryIds, differingEntryIds: movedEntryIds };
  const underNow = prepareInput({ ...input, keptRules: new Map() }, false);
  return { movedEntryIds, differingEntryIds: findDiffering(runSettled(underNow), underNow, input) };
};

const prepareSound = (input: TimesheetInput, explain: boolean): PreparedInput => {
  const problems = findInputProblems(input);
  if (problems.length > 0) throw new TimesheetInputError(problems);
  return prepareInput(input, explain);
};

const runSettled = (prepared: PreparedInput): RunResult => {
  const { entries, hasDrafts } = prepared;
  return runRules(hasDrafts ? entries.filter(({ isDraft }) => !isDraft) : entries, prepared);
};

const isInRange = (date: LocalDate, { startDate, endDate }: DateRange): boolean =>
  startDate <= date && date <= endDate;

/** The credits of the range, less those of entries that are not counted. */
const countedCredits = (
  { credits }: RunResult,
  { range, countedEntryIds }: TimesheetInput,
): readonly Credit[] =>
  credits.filter(
    ({ localDate, entryId }) =>
      isInRange(localDate, range) &&
      (entryId === null || countedEntryIds === undefined || countedEntryIds.has(entryId)),
  );

const absenceOf = ({ absenceByDay, absenceOfOwnKinds, range }: PreparedInput) => {
  const minutes = sumAbsences(absenceByDay, range);
  return { minutes, pay: absencePay(minutes, absenceOfOwnKinds, range) };
};

const absencesInRange = ({ absenceByDay, absenceOfOwnKinds, range }: PreparedInput): Timesheet['absences'] =>
  [...absenceByDay]
    .filter(([day]) => range.firstDay <= day && day <= range.lastDay)
    .sort(([a], [b]) => a - b)
    .map(([day, minutes]) => ({
      localDate: toLocalDate(day),
      minutes,
      ofOwnKinds: absenceOfOwnKinds
        .filter((own) => own.day === day)
        .map((own) => ({ id: own.kind.id, type: own.type, minutes: own.minutes })),
    }));

/** The steps of the listed entries, entry by entry. */
const traceOf = (
  listed: readonly PreparedEntry[],
  runOf: (entry: PreparedEntry) => RunResult,
): readonly TraceStep[] => {
  const steps: TraceStep[] = [];
  for (const entry of listed) for (const step of runOf(entry).trace[entry.index] ?? []) steps.push(step);
  return steps;
};

const nameOfRule = ({ name, number, definition }: RuleVersion): RuleOfFact => ({
  ruleName: name,
  ruleNames: definition.names ?? null,
  versionNumber: number,
});

type RuleName = Pick<EntryFigures, 'ruleName' | 'ruleVersionNumber'>;

/** Kept figures come from the version under which they were kept, whatever is in force by now. */
const ruleOfEntry = (
  { id, day }: PreparedEntry,
  { rules }: PreparedInput,
  { kept }: TimesheetInput,
): RuleName => {
  const figures = kept?.get(id);
  if (figures !== undefined) return figures;
  const { version } = rules.inForceOn(day);
  return { ruleName: version.name, ruleVersionNumber: version.number };
};

/** The version of the last day, unless nothing that is listed comes from it because all of it was kept. */
const appliedRule = (
  listed: readonly PreparedEntry[],
  prepared: PreparedInput,
  input: TimesheetInput,
): Timesheet['appliedRule'] => {
  const last = listed.at(-1);
  if (last !== undefined && listed.every(({ id }) => input.kept?.has(id) === true)) {
    const { ruleName, ruleVersionNumber } = ruleOfEntry(last, prepared, input);
    return { name: ruleName, versionNumber: ruleVersionNumber };
  }
  const { lastDay } = prepared.range;
  const version = versionSpans(input.ruleVersions).findLast(({ firstDay }) => firstDay <= lastDay)?.version;
  return { name: version?.name ?? PLAIN_TIME.name, versionNumber: version?.number ?? PLAIN_TIME.number };
};

const calculatedEntry = (
  entry: PreparedEntry,
  { worked, presentMinutes }: RunResult,
  { ruleName, ruleVersionNumber }: RuleName,
): CalculatedEntry => {
  const workedMinutes = workedInEntry(worked, entry.index);
  const present = presentMinutes[entry.index] ?? 0;
  return {
    id: entry.id,
    localDate: toLocalDate(entry.day),
    buckets: bucketsOfEntry(worked, entry.index),
    workedMinutes,
    unpaidBreakMinutes: present - workedMinutes,
    roundedMinutes: entry.kind === 'standby' ? 0 : present - (entry.end - entry.start),
    ruleName,
    ruleVersionNumber,
  };
};

/** The holidays of a range, in order of date. */
const findHolidays = ({ range, rules }: PreparedInput): readonly TimesheetHoliday[] => {
  const holidays: TimesheetHoliday[] = [];
  for (let day = range.firstDay; day <= range.lastDay; day += 1) {
    const { calendar } = rules.inForceOn(day);
    const part = holidayPartOf(day, calendar);
    if (part === null) continue;
    holidays.push({
      localDate: toLocalDate(day),
      names: calendar.namesOn(day),
      dayClass: part.dayClass,
      from: clockTime(part.from),
    });
  }
  return holidays;
};
