// What a person sees of their own time: the server's minutes and the next shifts. The tablet counts nothing itself.
import type { KindMinutes } from '@stimpill/words/own-record.ts';

export type OwnHours = {
  readonly todayMinutes: number;
  readonly openSince: number | undefined;
  /** From each clock-in of today to its clock-out, by start; undefined where the server does not say. */
  readonly stints: readonly Stint[] | undefined;
  /** First and last day of the running pay period, yyyy-MM-dd. */
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly periodMinutes: number;
  /** The minutes of the period by kind: overtime always, other kinds only with minutes. Undefined where the server does not say. */
  readonly kinds: readonly KindMinutes[] | undefined;
  /** What was earned so far without being worked. */
  readonly credits: readonly CreditMinutes[];
  /** The time off that the person has, by account. */
  readonly timeOff: readonly TimeOff[];
  /** What managers decided about what the person told, and about punches that waited; the newest first. */
  readonly answers: readonly OwnAnswer[];
  /** How many changes of their time by others the person has not answered. */
  readonly changesToAnswer: number;
};

export type OwnAnswer = {
  readonly about: 'correction' | 'dispute' | 'missedBreak' | 'punch';
  /** Undefined where it is about no punch. */
  readonly action: 'start' | 'stop' | undefined;
  /** What was told or punched, epoch milliseconds. */
  readonly at: number;
  readonly decision: 'accepted' | 'otherTime' | 'rejected';
  /** Undefined where it does not count. */
  readonly countsAt: number | undefined;
  /** In the words of the manager. */
  readonly note: string | undefined;
};

export type Stint = {
  readonly startAt: number;
  /** Undefined while the person is in. */
  readonly endAt: number | undefined;
  /** Waits for the approval of a manager. */
  readonly isDraft: boolean;
  /** Undefined where the server does not say: then it is work. */
  readonly kind?: string | undefined;
};

/** The account is the server's; one that this version does not know has a common name. */
export type CreditMinutes = { readonly account: string; readonly minutes: number };

/** Minutes of one account; fewer than none are left where more was given than earned. */
export type TimeOff = {
  readonly account: string;
  readonly earnedMinutes: number;
  readonly givenMinutes: number;
  readonly remainingMinutes: number;
  /** What must be given by which day, yyyy-MM-dd, the soonest first. */
  readonly due: readonly { readonly giveByDate: string; readonly minutes: number }[];
};

export type OwnShift = {
  readonly id: string;
  readonly name: string;
  readonly startAt: number;
  readonly endAt: number;
};

export type OwnHoursView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** No PIN could be checked, so nothing is shown. */
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'ready';
      readonly hours: OwnHours;
      /** Undefined when the hours came but the shifts did not. */
      readonly shifts: readonly OwnShift[] | undefined;
      readonly readAt: number;
    };
