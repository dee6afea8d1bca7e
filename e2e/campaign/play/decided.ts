/** What a manager has decided about a punch, as the command line took it. */
export type Decided = {
  readonly punchId: string;
  readonly at: number;
  readonly asked: 'dispute' | 'anything else';
  readonly decided: 'counts' | 'does not count' | 'taken back' | 'stays as it is';
  /** Where that is not the time of the punch. */
  readonly countsAt?: number;
  /** It ends the open entry, which the manager named. */
  readonly isAttached?: true;
};

/** What was approved and not opened again since: not a minute of it may change. */
export type LockedEntry = {
  readonly id: string;
  readonly startAt: number;
  readonly endAt: number | null;
  readonly projectId: string | null;
  readonly subProjectId: string | null;
};
