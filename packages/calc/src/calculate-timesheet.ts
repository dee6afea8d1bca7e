/**
 * What pay follows from this time? Read from top to bottom: entries are put in order and cut into local days; the
 * rules in force give every minute one class; each class is one bucket and one pay line; the range is summed.
 */
import { cutIntoDays } from '#calendars/cut-into-days.ts';
import { workCalendarOf } from '#calendars/work-calendar.ts';
import { sumBuckets, sumTotals } from '#pay/totals.ts';
import { toWorkedPiece } from '#pay/segment.ts';
import { applyRules, type RuleResult } from '#rules/apply-rules.ts';
import { versionsByDay, type VersionOnDay } from '#rules/rule-version.ts';
import { toDayNumber, type DateRange, type LocalDate } from '#time/local-date.ts';
import { minuteOf } from '#time/minutes.ts';
import { localDateOf } from '#time/zone.ts';
import { findInputProblems } from './find-input-problems.ts';
import { TimesheetInputError } from './timesheet-input-error.ts';
import { type Entry, type Timesheet, type TimesheetInput } from './timesheet.ts';

/**
 * Pay minutes and reasons for one employee over a range of local dates, both ends included. An entry belongs to the
 * range by the local date of its start, and then with all of its minutes. Throws `TimesheetInputError`, listing every
 * problem, on input that has no answer.
 * @example Monday 08:00 to 18:00 under `sgs-efling-day-work`: payLines { DV: 480, YV: 120 }, totalMinutes 600
 */
export const calculateTimesheet = (input: TimesheetInput): Timesheet => {
  const problems = findInputProblems(input);
  if (problems.length > 0) throw new TimesheetInputError(problems);

  const versionOn = versionsByDay(input.ruleVersions);
  const closed = input.entries.filter(isClosed).sort((a, b) => a.startAt - b.startAt);
  const settled = byEntry(classEntries(closed.filter(isSettled), input, versionOn));
  // A draft shows what it would be paid if every draft were approved, so drafts are counted apart from what is paid.
  const ifApproved = closed.every(isSettled) ? settled : byEntry(classEntries(closed, input, versionOn));

  const resultOf = ({ id, isDraft }: Entry): RuleResult =>
    (isDraft ? ifApproved : settled).get(id) ?? NOTHING;

  const listed = listRange(input);
  const paid = listed.filter(({ entry }) => isSettled(entry)).flatMap(({ entry }) => resultOf(entry).paid);
  const { name, number } = versionOn(toDayNumber(input.range.endDate));
  return {
    entries: listed.map(({ entry, localDate }) => ({
      id: entry.id,
      localDate,
      buckets: sumBuckets(resultOf(entry).paid),
    })),
    totals: sumTotals(paid),
    appliedRule: { name, versionNumber: number },
    trace: listed.flatMap(({ entry }) => resultOf(entry).trace),
  };
};

type ClosedEntry = Entry & { readonly endAt: number };

const NOTHING: RuleResult = { paid: [], trace: [] };

const isClosed = (entry: Entry): entry is ClosedEntry => entry.endAt !== null;

const isSettled = (entry: Entry): boolean => !entry.isDraft;

const isInRange = (date: LocalDate, { startDate, endDate }: DateRange): boolean =>
  startDate <= date && date <= endDate;

/** In order of start; of those that start together the shorter first, an open one last. */
const byStart = (a: Entry, b: Entry): number => {
  if (a.startAt !== b.startAt) return a.startAt - b.startAt;
  if (a.endAt === b.endAt) return a.id < b.id ? -1 : 1;
  return (a.endAt ?? Infinity) - (b.endAt ?? Infinity);
};

/** The entries that belong to the range by the local date of their start, in order. */
const listRange = ({ entries, range, zone }: TimesheetInput): { entry: Entry; localDate: LocalDate }[] =>
  entries
    .map((entry) => ({ entry, localDate: localDateOf(entry.startAt, zone) }))
    .filter(({ localDate }) => isInRange(localDate, range))
    .sort((a, b) => byStart(a.entry, b.entry));

/** What the rules make of these entries, taken together and in order of time. */
const classEntries = (
  entries: readonly ClosedEntry[],
  { zone, calendar }: TimesheetInput,
  versionOn: VersionOnDay,
): RuleResult => {
  const calendarOn = (day: number) => workCalendarOf(versionOn(day).definition.holidayProfile, calendar);
  const worked = entries.flatMap(({ id, startAt, endAt }) =>
    cutIntoDays({ start: minuteOf(startAt), end: minuteOf(endAt) }, zone, calendarOn).map((piece) =>
      toWorkedPiece(id, piece),
    ),
  );
  return applyRules(worked, versionOn);
};

const byEntry = ({ paid, trace }: RuleResult): ReadonlyMap<string, RuleResult> => {
  const results = new Map<
    string,
    { paid: RuleResult['paid'][number][]; trace: RuleResult['trace'][number][] }
  >();
  const of = (entryId: string) => {
    const known = results.get(entryId) ?? { paid: [], trace: [] };
    results.set(entryId, known);
    return known;
  };
  for (const piece of paid) of(piece.entryId).paid.push(piece);
  for (const step of trace) of(step.entryId).trace.push(step);
  return results;
};
