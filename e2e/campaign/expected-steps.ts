// What the second reckoning is told of a person, and what it says must come out.
import type { Action } from './journal.ts';

export type JudgedPunch = {
  readonly id: string;
  readonly action: Action;
  readonly at: number;
  /** Live punches are answered at once and never parked. */
  readonly isLive: boolean;
  /** Nobody knows its time for sure: what it makes is a draft until a manager has decided. */
  readonly isUncertain?: boolean;
};

export type ExpectedEntry = {
  readonly startAt: number;
  readonly endAt: number | null;
  /** Its punches: the one that began it, and the one that ended it. */
  readonly punchIds: readonly string[];
};

/** A manager moves the end of an entry. */
export type Correction = { readonly at: number; readonly from: number; readonly to: number };

/** A manager decides about a punch: it counts, perhaps at another time; it does not; or what it made of time is taken back. */
export type Decision = {
  readonly at: number;
  /** With the time at which it counts. */
  readonly punch: JudgedPunch;
  readonly decided: 'counts' | 'does not count' | 'taken back';
  /** The manager named the open entry that the stop ends: nothing else is looked at. */
  readonly isAttached?: boolean;
};

/** [from, until), the beginnings of two days. */
export type Days = { readonly from: number; readonly until: number };

/** Somebody approves these days, or opens them again. Time belongs to the day on which it begins. */
export type Closing =
  | { readonly at: number; readonly closes: Days }
  | { readonly at: number; readonly opens: Days };

export type Step = JudgedPunch | Correction | Decision | Closing;

export type ExpectedTime = {
  /** Punches by which time came into closed days, whatever was decided about them since. */
  readonly late: ReadonlySet<string>;
  /** Punches about whose time a manager has yet to decide: their entry is a draft. */
  readonly inDoubt: ReadonlySet<string>;
  /** The entries that are locked, by the punch that began them. */
  readonly locked: ReadonlySet<string>;
  /** What was locked when days had just been closed, or were about to be opened again: by that moment. */
  readonly lockedAt: ReadonlyMap<number, readonly ExpectedEntry[]>;
  /** Stops that are applied to an entry that no longer exists: its start was taken back. */
  readonly stranded: ReadonlySet<string>;
  /** At which time each applied punch counts. */
  readonly times: ReadonlyMap<string, number>;
  readonly applied: ReadonlySet<string>;
  readonly entries: readonly ExpectedEntry[];
};
