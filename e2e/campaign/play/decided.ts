/** What a manager has decided about a punch, as the command line took it. */
export type Decided = {
  readonly punchId: string;
  readonly at: number;
  readonly asked: 'dispute' | 'anything else';
  readonly decided: 'counts' | 'does not count' | 'taken back' | 'stays as it is';
  /** The answer in a few words. */
  readonly name: string;
  /** Where that is not the time of the punch. */
  readonly countsAt?: number;
  /** It ends the open entry, which the manager named. */
  readonly isAttached?: true;
};

/** A time entry that is locked. */
export type LockedSpan = { readonly startAt: number; readonly endAt: number | null };
