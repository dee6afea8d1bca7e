/** What goes into a calculation, and what comes out of it. */
import { type TraceStep } from '#explain/trace.ts';
import { type CompanyCalendar } from '#holidays/holidays-of-year.ts';
import { type BucketMinutes } from '#pay/bucket.ts';
import { type Totals } from '#pay/totals.ts';
import { type RuleVersion } from '#rules/rule-version.ts';
import { type DateRange, type LocalDate } from '#time/local-date.ts';
import { type Instant } from '#time/minutes.ts';
import { type Zone } from '#time/zone.ts';

/** Worked time of one employee. `endAt` is null while the entry is open; a draft is calculated but adds nothing. */
export type Entry = {
  readonly id: string;
  readonly startAt: Instant;
  readonly endAt: Instant | null;
  readonly isDraft: boolean;
};

/**
 * Everything a calculation depends on. `entries` are one employee's, in any order: give all that touch a local day of
 * the range, also those that begin before it, because overtime on a day depends on everything worked that day.
 * Without a rule version in force, `PLAIN_TIME` holds.
 */
export type TimesheetInput = {
  readonly entries: readonly Entry[];
  readonly range: DateRange;
  readonly zone: Zone;
  readonly calendar: CompanyCalendar;
  readonly ruleVersions: readonly RuleVersion[];
};

/** An entry of the range and its minutes. An open entry has zeros; a draft has what it would be paid. */
export type CalculatedEntry = {
  readonly id: string;
  /** The local date of its start: by it the entry belongs to the range. */
  readonly localDate: LocalDate;
  readonly buckets: BucketMinutes;
};

/** The result: entries in order of their start, totals, the version in force on the range's last day, and reasons. */
export type Timesheet = {
  readonly entries: readonly CalculatedEntry[];
  readonly totals: Totals;
  readonly appliedRule: { readonly name: string; readonly versionNumber: number };
  readonly trace: readonly TraceStep[];
};
