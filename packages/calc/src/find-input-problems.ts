/** Can this input be calculated at all? Every reason why not, with its path; nothing is repaired. */
import {
  isLocalDate,
  isLocalTime,
  localDayOf,
  MINUTES_PER_DAY,
  toDayNumber,
  utcZone,
  type DateRange,
  type Zone,
} from '@stimpill/time';
import { FIRST_YEAR, LAST_YEAR, type CompanyCalendar } from '#holidays/holidays-of-year.ts';
import { BREAK_KINDS, ENTRY_KINDS } from '#pay/stint.ts';
import { findUnknownClasses } from '#rules/find-unknown-classes.ts';
import { type Problem, type Report } from '#rules/problem.ts';
import { type RuleVersion } from '#rules/rule-version.ts';
import { checkEmployee } from './find-employee-problems.ts';
import { type Entry, type TimesheetInput } from './timesheet.ts';

const FIRST_DATE = `${FIRST_YEAR}-01-01`;
const LAST_DATE = `${LAST_YEAR}-12-31`;

const FIRST_DAY = toDayNumber(FIRST_DATE);
const LAST_DAY = toDayNumber(LAST_DATE);

const MS_PER_DAY = MINUTES_PER_DAY * 60_000;

const instantOfDay = (day: number): number => day * MS_PER_DAY;

const isKnownDate = (date: string): boolean => isLocalDate(date) && FIRST_DATE <= date && date <= LAST_DATE;

const checkDate = (date: string, path: string, report: Report): void => {
  if (!isKnownDate(date)) {
    report(path, `must be a date of the form yyyy-MM-dd in the years ${FIRST_YEAR} to ${LAST_YEAR}.`);
  }
};

const checkRange = ({ startDate, endDate }: DateRange, report: Report): void => {
  checkDate(startDate, 'range.startDate', report);
  checkDate(endDate, 'range.endDate', report);
  if (endDate < startDate) report('range.endDate', `${endDate} is before the start ${startDate}.`);
};

/** The days that are inside the known years in every zone. */
const isWellInside = (instant: number): boolean =>
  Number.isInteger(instant) && instant >= instantOfDay(FIRST_DAY + 2) && instant < instantOfDay(LAST_DAY - 2);

const checkInstant = (instant: number, path: string, zone: Zone, report: Report): void => {
  if (!Number.isInteger(instant)) {
    report(path, 'must be whole milliseconds since 1970.');
    return;
  }
  // Zones are asked only about moments near the known years: dates far outside them cannot be written at all.
  const utcDay = localDayOf(instant, utcZone);
  const isNear = FIRST_DAY - 1 <= utcDay && utcDay <= LAST_DAY + 1;
  const day = isNear ? localDayOf(instant, zone) : utcDay;
  if (day < FIRST_DAY || day > LAST_DAY) {
    report(path, `must lie in the years ${FIRST_YEAR} to ${LAST_YEAR}.`);
  }
};

const checkBreaks = ({ startAt, endAt, breaks = [] }: Entry, path: string, report: Report): void => {
  if (endAt === null && breaks.length > 0) report(`${path}.breaks`, 'cannot stand in an open entry.');
  let latest = startAt;
  const ordered = [...breaks.entries()].sort(([, a], [, b]) => a.startAt - b.startAt);
  for (const [index, pause] of ordered) {
    const at = `${path}.breaks[${index}]`;
    if (!BREAK_KINDS.includes(pause.kind)) report(`${at}.kind`, `must be one of ${BREAK_KINDS.join(', ')}.`);
    if (pause.endAt < pause.startAt) report(`${at}.endAt`, 'is before the start of the break.');
    if (pause.startAt < startAt || pause.endAt > (endAt ?? Infinity))
      report(at, 'must lie inside its entry.');
    else if (pause.startAt < latest) report(at, 'begins before an earlier break has ended.');
    latest = Math.max(latest, pause.endAt);
  }
};

/** A path is written only where there is something to report: entries are many and hardly ever wrong. */
const checkEntry = (entry: Entry, index: number, zone: Zone, report: Report): void => {
  const { startAt, endAt, kind, breaks } = entry;
  const isPlain = kind === undefined && breaks === undefined;
  if (isPlain && isWellInside(startAt) && (endAt === null || (isWellInside(endAt) && startAt <= endAt)))
    return;
  const path = `entries[${index}]`;
  checkInstant(startAt, `${path}.startAt`, zone, report);
  if (endAt !== null) {
    checkInstant(endAt, `${path}.endAt`, zone, report);
    if (endAt < startAt) report(`${path}.endAt`, 'is before the start of the entry.');
  }
  if (kind !== undefined && !ENTRY_KINDS.includes(kind)) {
    report(`${path}.kind`, `must be one of ${ENTRY_KINDS.join(', ')}.`);
  }
  checkBreaks(entry, path, report);
};

/** Ids made in order of time rise, and then none comes twice. */
const areRising = (entries: readonly Entry[]): boolean => {
  for (let at = 1; at < entries.length; at += 1) {
    if ((entries[at - 1]?.id ?? '') >= (entries[at]?.id ?? '')) return false;
  }
  return true;
};

const checkIds = (entries: readonly Entry[], report: Report): void => {
  if (areRising(entries)) return;
  const seen = new Set<string>();
  for (const [index, { id }] of entries.entries()) {
    if (seen.has(id)) report(`entries[${index}].id`, `"${id}" is the id of an earlier entry too.`);
    seen.add(id);
  }
};

/** A quick test for the usual case: each entry begins after the one before it has ended. */
const areInOrder = (entries: readonly Entry[]): boolean => {
  let latest = Number.NEGATIVE_INFINITY;
  for (const { startAt, endAt } of entries) {
    if (startAt < latest || endAt === null || endAt < startAt) return false;
    latest = endAt;
  }
  return true;
};

/** The end of an open entry is not known, so it can only begin inside another entry, never run into one. */
const checkOverlaps = (
  entries: readonly Entry[],
  isMeant: (entry: Entry) => boolean,
  report: Report,
): void => {
  if (areInOrder(entries)) return;
  const lasting = [...entries.entries()].filter(
    ([, entry]) => entry.startAt !== entry.endAt && isMeant(entry),
  );
  // Of two that begin together the open one comes last, so that the answer does not depend on their order.
  lasting.sort(
    ([, a], [, b]) => a.startAt - b.startAt || Number(a.endAt === null) - Number(b.endAt === null),
  );
  let latest = { id: '', endAt: Number.NEGATIVE_INFINITY };
  for (const [index, { id, startAt, endAt }] of lasting) {
    if (startAt < latest.endAt) {
      report(
        `entries[${index}]`,
        `"${id}" begins before "${latest.id}" has ended; entries must not overlap.`,
      );
    }
    if (endAt !== null && endAt > latest.endAt) latest = { id, endAt };
  }
};

const checkVersions = (versions: readonly RuleVersion[], report: Report): void => {
  for (const [index, { validFrom, definition }] of versions.entries()) {
    for (const { path, message } of findUnknownClasses(definition)) {
      report(`ruleVersions[${index}].definition${path}`, message);
    }
    const path = `ruleVersions[${index}].validFrom`;
    if (!isLocalDate(validFrom)) report(path, 'must be a date of the form yyyy-MM-dd.');
    const isTaken = versions.slice(0, index).some((other) => other.validFrom === validFrom);
    if (isTaken) report(path, `${validFrom} is the first day of another version too.`);
  }
};

const checkCalendar = ({ extra, removed }: CompanyCalendar, report: Report): void => {
  for (const [index, { date, from }] of extra.entries()) {
    checkDate(date, `calendar.extra[${index}].date`, report);
    if (!isLocalTime(from))
      report(`calendar.extra[${index}].from`, 'must be a local time of the form HH:mm.');
  }
  for (const [index, date] of removed.entries()) checkDate(date, `calendar.removed[${index}]`, report);
};

/**
 * Every problem of an input, with its path. The ends of entries must lie in the years 2000 to 2100, must not be
 * before their starts and must not overlap, except standby with work; breaks lie inside their entries; ids are unique; the
 * range is known; rule versions begin on different days and name only classes that they have; the facts about the employee are sound.
 */
export const findInputProblems = (input: TimesheetInput): readonly Problem[] => {
  const problems: Problem[] = [];
  const report: Report = (path, message) => problems.push({ path, message });
  checkRange(input.range, report);
  for (const [index, entry] of input.entries.entries()) {
    checkEntry(entry, index, input.zone, report);
  }
  checkIds(input.entries, report);
  const standby = input.entries.some(({ kind }) => kind === 'standby');
  checkOverlaps(input.entries, (entry) => entry.kind !== 'standby', report);
  if (standby) checkOverlaps(input.entries, (entry) => entry.kind === 'standby', report);
  checkVersions(input.ruleVersions, report);
  checkCalendar(input.calendar, report);
  checkEmployee(input, report);
  return problems;
};
