/** Why did these minutes get this class? One step for each thing that happened to a stretch of a time entry. */
import { type Instant, type LocalDate, type ShownTwice } from '@stimpill/time';
import { type WeekHours } from '#calendars/week-hours.ts';
import { type DayClass } from '#calendars/work-calendar.ts';
import { type Citation } from '#holidays/citation.ts';
import { type Bucket } from '#pay/bucket.ts';
import { type Words } from '#words/words.ts';

/**
 * A window that held some of the minutes too and lost them: those from `from` to `to`, minutes of the local day. `hours`
 * are its own.
 */
export type TraceLoser = {
  readonly window: number;
  readonly priority: number;
  readonly class: string;
  readonly classNames: Words;
  readonly hours: WeekHours;
  readonly isOfCallOuts?: boolean;
  readonly from: number;
  readonly to: number;
};

/**
 * What happened, as data: sentences are made from it. `window` is the index in the rule's list of windows; limits are
 * in minutes as the rule writes them, `appliedMinutes` the whole minutes they came to for this employee, `beyondMinutes` what
 * weighted hours of the period had counted beyond themselves by then.
 */
export type TraceReason =
  | { readonly kind: 'rounded-in'; readonly edge: 'start' | 'end' }
  | { readonly kind: 'rounded-off'; readonly edge: 'start' | 'end' }
  | { readonly kind: 'unpaid-break' }
  | { readonly kind: 'deducted-break' }
  | { readonly kind: 'base-class' }
  | { readonly kind: 'worked-through-break'; readonly fromClass: string; readonly fromNames: Words }
  | {
      readonly kind: 'in-window';
      readonly window: number;
      readonly priority: number;
      readonly hours: WeekHours;
      /** Does it hold for work after a call-out alone? */
      readonly isOfCallOuts?: boolean;
      readonly lost: readonly TraceLoser[];
      readonly citation?: Citation;
    }
  | {
      readonly kind: 'over-limit';
      readonly period: 'day' | 'week' | 'payPeriod';
      readonly periodStart: LocalDate;
      readonly limitMinutes: number;
      readonly appliedMinutes: number;
      readonly beyondMinutes?: number;
      /** What counts towards the limit, by the names of the classes. */
      readonly countedNames: readonly Words[];
      readonly fromClass: string;
      readonly fromNames: Words;
      readonly citation?: Citation;
    }
  | { readonly kind: 'as-time-off'; readonly fromClass: string; readonly fromNames: Words }
  | {
      readonly kind: 'kept-as-major-holiday' | 'counted-only';
      readonly limitMinutes: number;
      readonly appliedMinutes: number;
    };

/** A rule by the company's name for it, its own names (agreements that ship have them), and its version. */
export type RuleOfFact = {
  readonly ruleName: string;
  readonly ruleNames: Words | null;
  readonly versionNumber: number;
};

/**
 * One step. The interval is half-open and lies on clock minutes, so `minutes` is its length, and on the wall it begins
 * at `minuteOfDay` of `localDate` and runs evenly. `class` is what the minutes are after the step, `bucket` and `payLine`
 * what that class is paid as; all three are null where the minutes stopped being worked time. The first step of every
 * worked stretch is `base-class`, after rounding; then the rule's mechanisms follow.
 */
export type TraceStep = RuleOfFact & {
  readonly entryId: string;
  readonly mechanism: string;
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly minutes: number;
  readonly localDate: LocalDate;
  readonly minuteOfDay: number;
  /** The times close to it that the wall shows twice, in minutes of `localDate`; null where there are none. */
  readonly shownTwice: ShownTwice | null;
  readonly dayClass: DayClass;
  /** The holidays that make the time AF or SH; none where it is ordinary. */
  readonly holidayNames: readonly Words[];
  readonly class: string | null;
  /** What people call the class. */
  readonly classNames: Words | null;
  readonly bucket: Bucket | null;
  readonly payLine: string | null;
  readonly premiumLines: readonly string[];
  readonly reason: TraceReason;
  /** Where the rule was read: the window's or tier's own place, else that of the step, else of the whole rule. */
  readonly citation: Citation | null;
};
