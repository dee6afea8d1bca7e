/** What goes into a calculation, and what comes out of it. */
import { type DateRange, type Instant, type LocalDate, type LocalTime, type Zone } from '@stimpill/time';
import { type RuleOfFact, type TraceStep } from '#explain/trace.ts';
import { type DayClass } from '#calendars/work-calendar.ts';
import { type HolidayClass } from '#holidays/holiday-profile.ts';
import { type CompanyCalendar } from '#holidays/holidays-of-year.ts';
import { type Absence, type AbsenceMinutes, type AbsenceType } from '#pay/absence-minutes.ts';
import { type Bucket, type BucketMinutes } from '#pay/bucket.ts';
import { type Credit } from '#pay/credit.ts';
import { type PatternDay, type PatternFrom, type PayBasis } from '#pay/person.ts';
import { type BreakKind, type EntryKind } from '#pay/stint.ts';
import { type Totals } from '#pay/totals.ts';
import { type RuleVersion } from '#rules/rule-version.ts';
import { type Words } from '#words/words.ts';

/** A break inside an entry. */
export type Break = { readonly startAt: Instant; readonly endAt: Instant; readonly kind: BreakKind };

/**
 * Worked time of one employee, or standby. `endAt` is null while the entry is open; a draft is calculated but adds
 * nothing. Without `kind` it is `work`. Breaks lie inside the entry and do not overlap.
 */
export type Entry = {
  readonly id: string;
  readonly startAt: Instant;
  readonly endAt: Instant | null;
  readonly isDraft: boolean;
  readonly kind?: EntryKind;
  readonly breaks?: readonly Break[];
};

/** A planned shift. `isShiftChange`: it was planned as a change between kinds of shifts, for which less rest is enough. */
export type PlannedShift = {
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly isShiftChange?: boolean;
};

/** An employment ratio from a day on. */
type RatioFrom = { readonly validFrom: LocalDate; readonly ratio: number };

/**
 * The employment: its ratio (starfshlutfall), 1 for full time, exact to six decimals (none given: 1), or every ratio with
 * the day from which it holds, in any order (before the first the first one holds); its first and last day, both included
 * (none given: no bound). `payBasis` is `monthly` where none is given. `workPattern` has the regular hours, at most one
 * row a weekday, until the first of `laterPatterns`, which each hold from their day on, in any order. `tradeStartDate` is the first day in the trade, with whatever employer (none given: `startDate`).
 */
export type EmploymentTerms = {
  readonly ratio?: number | readonly RatioFrom[];
  readonly startDate?: LocalDate | null;
  readonly endDate?: LocalDate | null;
  readonly payBasis?: PayBasis;
  readonly workPattern?: readonly PatternDay[] | null;
  readonly laterPatterns?: readonly PatternFrom[];
  readonly tradeStartDate?: LocalDate | null;
};

/** Minutes of an entry that are paid alike. */
export type PaidPiece = {
  readonly minutes: number;
  readonly dayClass: DayClass;
  readonly bucket: Bucket;
  readonly payLine: string;
  readonly premiumLines: readonly string[];
  /** They are past an overtime cap. */
  readonly isExcess: boolean;
};

/** All that an entry adds to a timesheet, as plain data, and the rule version in force on the local date of its start. */
export type EntryFigures = {
  readonly ruleName: string;
  readonly ruleVersionNumber: number;
  /** Its clock minutes once the rule has rounded them; none for standby. */
  readonly presentMinutes: number;
  readonly paid: readonly PaidPiece[];
  /** What is paid or given because of it without being worked, each with its own date. */
  readonly credits: readonly Credit[];
};

/**
 * Everything a calculation depends on. `entries` are one employee's, in any order: give all that touch a day of
 * `accountingRange`, because what a minute is paid as depends on everything worked in its accounting period.
 * Without a rule version in force, `PLAIN_TIME` holds.
 */
export type TimesheetInput = {
  readonly entries: readonly Entry[];
  readonly range: DateRange;
  readonly zone: Zone;
  readonly calendar: CompanyCalendar;
  readonly ruleVersions: readonly RuleVersion[];
  readonly employment?: EmploymentTerms;
  /** The company's pay periods, in any order; they do not overlap. Where none holds a day, its calendar month does. */
  readonly payPeriods?: readonly DateRange[];
  /** Planned shifts of the accounting range. */
  readonly shifts?: readonly PlannedShift[];
  readonly absences?: readonly Absence[];
  /**
   * The entries whose minutes, pay lines and credits the totals count, if not all: an export pays what is approved, while
   * what a minute is paid as depends on everything that was worked.
   */
  readonly countedEntryIds?: ReadonlySet<string>;
  /**
   * Figures of entries that were kept when they were approved: these entries are listed and counted with them. What other
   * entries are paid follows from what was worked, as ever; but what a day of work gets once, such as a minimum, they get
   * only as far as the kept figures do not have it.
   */
  readonly kept?: ReadonlyMap<string, EntryFigures>;
  /**
   * By the id of an entry, the version under which its figures were kept: it holds on the local date of that entry, whatever
   * `ruleVersions` say of it. Give the objects of `ruleVersions` where they are the same.
   */
  readonly keptRules?: ReadonlyMap<string, RuleVersion>;
  /** Also tell what was worked from this day up to the range: give the entries that those days depend on too. */
  readonly comparedFrom?: LocalDate;
  /** Collect the trace, from which explanations are made. Without it the trace is empty. */
  readonly explain?: boolean;
};

/**
 * An entry of the range and its whole minutes. An open entry has zeros; a draft has what it would be paid. Its clock
 * minutes plus `roundedMinutes` are its `workedMinutes` plus its `unpaidBreakMinutes`; an entry of standby works none.
 */
export type CalculatedEntry = {
  readonly id: string;
  /** The local date of its start: by it the entry belongs to the range. */
  readonly localDate: LocalDate;
  /** They partition the worked minutes. */
  readonly buckets: BucketMinutes;
  readonly workedMinutes: number;
  readonly unpaidBreakMinutes: number;
  /** What rounding added, below zero where it took away. */
  readonly roundedMinutes: number;
  /** The rule version in force on its local date; of kept figures the one under which they were kept. */
  readonly ruleName: string;
  readonly ruleVersionNumber: number;
};

/**
 * Something that payroll should look at, although there is an answer. `version-gap`: time, an absence or a holiday before the
 * first version of the rule, paid or counted as plain time or not at all. `kind-without-mechanism`: an entry of a kind for
 * which the rule in force has nothing. `parameter-missing`: an entry for which the rule waits for values that the company
 * has not given, so that nothing is paid that depends on them.
 */
export type Issue = {
  readonly code: 'version-gap' | 'kind-without-mechanism' | 'parameter-missing';
  /** What it is about: an entry or an absence, by its kind, or a holiday. */
  readonly what: EntryKind | AbsenceType | 'holiday';
  /** Null where it is no entry. */
  readonly entryId: string | null;
  /** The first local date that is concerned. */
  readonly localDate: LocalDate;
  /** The minutes of the entry or of the day of absence that are concerned; 0 for a holiday, of which nobody worked any. */
  readonly minutes: number;
  /** What is to be said about it. */
  readonly sentences: Words;
  /** The names of the values that are missing. */
  readonly parameters?: readonly Words[];
};

/** A day of the range that is a holiday under the rule in force: what it is called, its kind, and from what local time. */
export type TimesheetHoliday = {
  readonly localDate: LocalDate;
  readonly names: readonly Words[];
  readonly dayClass: HolidayClass;
  readonly from: LocalTime;
};

/** What a day of absence came to, in whole minutes of each kind; `ofOwnKinds` are those of them that are of own kinds, by their id. */
type DayOfAbsence = {
  readonly localDate: LocalDate;
  readonly minutes: AbsenceMinutes;
  readonly ofOwnKinds: readonly {
    readonly id: string;
    readonly type: AbsenceType;
    readonly minutes: number;
  }[];
};

/** The result: entries in order of their start, totals, the rule version that was applied, and reasons. */
export type Timesheet = {
  readonly entries: readonly CalculatedEntry[];
  readonly totals: Totals;
  /** What is paid or given without being worked, in order of date. */
  readonly credits: readonly Credit[];
  /** The days of the range on which somebody was absent, in order of date; none of them is without minutes. */
  readonly absences: readonly DayOfAbsence[];
  /** The version in force on the range's last day; where every entry has kept figures, that of the last of them. */
  readonly appliedRule: { readonly name: string; readonly versionNumber: number };
  /** Entries of the range, in order, whose kept figures are not what `ruleVersions` give now. */
  readonly differingEntryIds: readonly string[];
  /**
   * Entries of the range, in order, whose kept figures would change: under the version that each day kept, what is recorded
   * now gives others. The kept figures are listed and counted all the same.
   */
  readonly movedEntryIds: readonly string[];
  /** What was worked from `comparedFrom` up to the range, without drafts; null: it was not asked for, or there is no entry. */
  readonly workedBefore: number | null;
  readonly issues: readonly Issue[];
  /** What the rules of these days call themselves. */
  readonly rules: readonly RuleOfFact[];
  /** The holidays of the range, and every step of its entries. Both are empty without `explain`. */
  readonly holidays: readonly TimesheetHoliday[];
  readonly trace: readonly TraceStep[];
};
