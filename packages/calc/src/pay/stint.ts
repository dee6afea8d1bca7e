/** What is one stretch of work? Entries of one kind that touch: how they were punched makes no difference. */
import { type HolidayKey } from '#holidays/iceland.ts';
import { type DayClass } from '#calendars/work-calendar.ts';
import { type Interval } from '#intervals/interval.ts';

/** What an entry is: ordinary work, work after a call-out (útkall), or standby at home (bakvakt), which is no work. */
export const ENTRY_KINDS = ['work', 'callOut', 'standby'] as const;

/** One of the kinds. */
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** What a break is: time off that is not worked, a break inside paid time, or a break through which work went on. */
export const BREAK_KINDS = ['unpaid', 'paid', 'workedThrough'] as const;

/** One of the kinds. */
export type BreakKind = (typeof BREAK_KINDS)[number];

/** A break as clock minutes since 1970. */
export type BreakPiece = Interval & { readonly kind: BreakKind };

/** A planned shift as clock minutes since 1970. */
export type ShiftPiece = Interval & { readonly isShiftChange: boolean };

/**
 * A closed entry as clock minutes since 1970, as it was punched, and the local day and minute of its start. `index` is
 * its place among the employee's entries in order of start.
 */
export type PunchedEntry = Interval & {
  readonly id: string;
  readonly index: number;
  readonly kind: EntryKind;
  readonly day: number;
  readonly minuteOfDay: number;
  readonly breaks: readonly BreakPiece[];
  /** Do the totals count its minutes? */
  readonly isCounted: boolean;
};

/**
 * Entries of one kind, each beginning on the clock minute on which the one before it ends. `start` and `end` are its
 * clock minutes after rounding; the day and the kind of day are those of its punched start.
 */
export type Stint = Interval & {
  readonly kind: EntryKind;
  readonly entries: readonly PunchedEntry[];
  readonly breaks: readonly BreakPiece[];
  readonly day: number;
  readonly minuteOfDay: number;
  readonly dayClass: DayClass;
  readonly holidays: readonly HolidayKey[];
};
