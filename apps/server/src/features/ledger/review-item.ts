// What a manager has to decide, and why: the closed list of reasons.
import type { TimeEntry } from './time-entry.ts';

export type ReviewDecision =
  /** Of a draft with what it was when somebody decided about it. */
  | { readonly kind: 'accept'; readonly expect?: (current: TimeEntry) => void }
  /** Epoch milliseconds. */
  | { readonly kind: 'accept at'; readonly at: number }
  | { readonly kind: 'attach'; readonly timeEntryId: string }
  | { readonly kind: 'reject' }
  /** Of work on a day of absence. */
  | { readonly kind: 'shorten absence' | 'withdraw absence' };

/** Where time does not fit together; more punches or another manager's decision can settle it. */
export type TimelineReason =
  | 'already_clocked_in'
  | 'missing_stop'
  | 'not_clocked_in'
  | 'already_closed'
  | 'overlap'
  | 'period_locked';

/** Where something about the punch itself is in doubt; only a person can settle it. */
type DoubtReason =
  | 'employee'
  | 'project'
  | 'pin_failed'
  | 'pin_unchecked'
  | 'integrity'
  | 'time_uncertain'
  | 'photo_missing'
  | 'offline_policy'
  | 'after_last_day'
  | 'clock_unsure'
  | 'recovered'
  | 'correction'
  | 'disputed';

export type PunchReviewReason = TimelineReason | DoubtReason;

export const TIMELINE_REASONS: readonly TimelineReason[] = [
  'already_clocked_in',
  'missing_stop',
  'not_clocked_in',
  'already_closed',
  'overlap',
  'period_locked',
];

/** Reasons for which a punch counts as a draft until a manager has decided: see doubts-of-punch.ts, and decide-all.ts for the first. */
export const DRAFT_REASONS: readonly PunchReviewReason[] = [
  'period_locked',
  'time_uncertain',
  'offline_policy',
  'recovered',
  'photo_missing',
  'after_last_day',
  'clock_unsure',
];

export function isTimelineReason(reason: string | null): reason is TimelineReason {
  return TIMELINE_REASONS.some((known) => known === reason);
}

/** The clock of the database was not known, or had just jumped. All that is open is one question: see reviews/together.ts. */
export const CLOCK_UNSURE = 'clock_unsure';

/** Guesses have locked the PIN of an employee. The item names no punch and no time entry. */
export const PIN_LOCKED = 'pin_locked';

/** What a manager has to know of a locked PIN. */
export type PinLock = {
  /** Epoch milliseconds. */
  readonly lockedUntil: number;
  /** How many wrong PINs in a row came from which devices, those with the most first. */
  readonly guesses: readonly { readonly deviceId: string; readonly wrongPins: number }[];
};

/** A phone was let in to the record of somebody who says that it is not theirs: somebody else knew the PIN. The item names nothing but the person. */
export const PHONE_NOT_MINE = 'phone_not_mine';

/** Somebody says that they worked through a break which the rule took from their time entry. The item names no punch. */
export const BREAK_MISSED = 'break_missed';

/** A stretch that the rule took from a time entry as a break; epoch milliseconds. */
export type BreakStretch = { readonly startAt: number; readonly endAt: number };

/** A time entry that is longer than anybody works in one go. It is asked by the entry itself; the item keeps that somebody left it so, and with which times. */
export const OVERLONG = 'overlong';

/** Work on a day of absence. It is asked by the day itself; the item keeps that somebody decided, and about what. */
export const WORKED_WHILE_AWAY = 'workedWhileAway';

/** Approved days have depended on a correction for long, and nobody has approved them again. The item names the first of them. */
export const FIGURES_MOVED = 'figures_moved';

/** The days that would change, yyyy-MM-dd, in order: about none of them is asked twice. */
export type MovedDays = { readonly dates: readonly string[] };

/** The times for which an answer holds, in epoch milliseconds: once the entry has others, it is asked anew. Compared as text, so the order counts. */
type LeftTimes = { readonly startAt: number; readonly endAt: number | null };

/** An absence and work beside it for which an answer holds. Compared as text, so the order counts. */
type LeftAway = {
  readonly absenceId: string;
  readonly type: string;
  /** Null: the working day. */
  readonly minutes: number | null;
} & LeftTimes;

/** Somebody says that a change of their time is not right. The item names the time entry, unless the change took it out. */
export const NOT_SO = 'not_so';

/** The change that somebody denies, and where it lies: epoch milliseconds. */
export type DeniedChange = { readonly changeId: string; readonly from: number; readonly to: number };

export type NewReviewItem = {
  /** Null where a punch names nobody of the company. */
  readonly employeeId: string | null;
  readonly reason:
    | PunchReviewReason
    | 'deactivated_while_clocked_in'
    | typeof PIN_LOCKED
    | typeof BREAK_MISSED
    | typeof PHONE_NOT_MINE
    | typeof OVERLONG
    | typeof WORKED_WHILE_AWAY
    | typeof FIGURES_MOVED
    | typeof NOT_SO;
  readonly punchId: string | null;
  readonly timeEntryId: string | null;
  readonly pinLock?: PinLock;
  /** What becomes a break that was worked through, if a manager agrees. */
  readonly missedBreak?: readonly BreakStretch[];
  /** For what an answer about time holds. */
  readonly left?: LeftTimes | LeftAway;
  readonly movedDays?: MovedDays;
  readonly denied?: DeniedChange;
};

export type OpenReview = Omit<
  NewReviewItem,
  'reason' | 'pinLock' | 'missedBreak' | 'left' | 'movedDays' | 'denied'
> & {
  readonly id: string;
  readonly reason: string;
  /** Of an item about a tablet, which names no person, no punch and no time entry. */
  readonly deviceId: string | null;
  /** Epoch milliseconds. */
  readonly openedAt: number;
  readonly pinLock: PinLock | null;
  readonly missedBreak: readonly BreakStretch[] | null;
  readonly denied: DeniedChange | null;
};

/** A question about a tablet. It blocks nobody's pay. */
export type TabletQuestion = {
  readonly companyId: string;
  readonly deviceId: string;
  readonly reason: string;
};

/** How a person settled an item: by a decision, or (the last two) by correcting the time or unlocking the PIN. */
export type PersonsDecision =
  | 'accept'
  | 'accept at'
  | 'attach'
  | 'reject'
  | 'shorten absence'
  | 'withdraw absence'
  | 'corrected'
  | 'unlocked';

/** How an item settled itself: the time fits together now, a lock has passed, what it asked about is over. */
export type OwnEnd = 'healed' | 'expired' | 'ended';
