import type { CampaignOptions } from '../campaign-options.ts';
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

/** What such a check says beside its own differences. */
export const NOTHING_TO_CHECK = 'There was nothing to check, so it proves nothing.';

/** From so many punches on nothing may be missing by chance. */
const WHOLE_FROM = 400;
/** Wrong PINs and tablets that die are few in a small campaign. */
const FEW_BEFORE = 1_000;
const MAY_BE_FEW: readonly Check['id'][] = ['R2', 'R3'];

/** A check that has looked at nothing fails, unless that is stated here. A server from a backup knows nothing of managers, so they do nothing there. */
export function refuseEmpty({ punches, restores }: Pick<CampaignOptions, 'punches' | 'restores'>) {
  return (check: Check): Check => {
    const isFew = punches < FEW_BEFORE && MAY_BE_FEW.includes(check.id);
    const mayBeEmpty = punches < WHOLE_FROM || restores > 0 || isFew;
    return check.cases > 0 || mayBeEmpty
      ? check
      : { ...check, problems: [...check.problems, NOTHING_TO_CHECK] };
  };
}
