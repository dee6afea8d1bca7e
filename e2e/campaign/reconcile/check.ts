import type { Graded } from './measure-grades.ts';

/** One thing that must hold, and where it does not. */
export type Check = {
  readonly id: `${'R' | 'S'}${number}`;
  readonly says: string;
  /** How many cases were looked at: a check that looked at none proves nothing. */
  readonly cases: number;
  readonly problems: readonly string[];
};

export type Reconciliation = {
  readonly grades: readonly Graded[];
  readonly checks: readonly Check[];
  /** Of the final entries, without anything that differs from run to run. */
  readonly digest: string;
};
