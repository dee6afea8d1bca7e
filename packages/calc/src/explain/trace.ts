/** Why did these minutes get this class? One step for each thing that happened to a stretch of a time entry. */
import { type DayClass } from '#calendars/work-calendar.ts';
import { type LocalDate } from '#time/local-date.ts';
import { type Instant } from '#time/minutes.ts';

/** What happened, as data: sentences are made from it. `window` is the index in the rule's list of windows. */
export type TraceReason =
  | { readonly kind: 'base-class' }
  | { readonly kind: 'in-window'; readonly window: number; readonly priority: number }
  | { readonly kind: 'over-daily-limit'; readonly limitMinutes: number; readonly fromClass: string }
  | { readonly kind: 'kept-as-major-holiday'; readonly limitMinutes: number };

/**
 * One step. The interval is half-open and lies on clock minutes, so `minutes` is its length; `class` is what the
 * minutes are after the step. The first step of every stretch is `base-class`, then the rule's mechanisms follow.
 */
export type TraceStep = {
  readonly entryId: string;
  readonly mechanism: string;
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly minutes: number;
  readonly localDate: LocalDate;
  readonly dayClass: DayClass;
  readonly class: string;
  readonly reason: TraceReason;
  readonly ruleName: string;
  readonly versionNumber: number;
};
