import type { Entry, RuleVersion } from './engine.ts';
import type { WallClock } from './oracle-clock.ts';

/** A break as the instants of its first and after its last minute. */
export type OracleBreak = { readonly kind: string; readonly from: number; readonly until: number };

/** Touching entries of one kind, as instants on whole minutes. */
export type OracleStint = {
  readonly kind: string;
  readonly entries: Entry[];
  from: number;
  until: number;
  readonly clock: WallClock;
  readonly version: RuleVersion;
  readonly breaks: OracleBreak[];
};
