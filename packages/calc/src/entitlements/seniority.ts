/** How long has somebody been there, and which steps of a ladder does that reach? */
import { completedMonths, type LocalDate } from '@stimpill/time';
import { type Employment } from './employment.ts';
import { type Seniority } from './entitlement-terms.ts';

/** The unknown facts without which more leave cannot be ruled out: of the person, or by what agreement they have leave. */
export type MissingFact = 'birthDate' | 'agreement';

/** Completed months on a day. `ageMonths` is null where the date of birth is not known. */
export type Service = {
  readonly monthsWithEmployer: number;
  readonly monthsInTrade: number;
  readonly ageMonths: number | null;
};

/** How far an employment has come by a day. */
export const serviceOn = ({ startDate, tradeStartDate, birthDate }: Employment, on: LocalDate): Service => ({
  monthsWithEmployer: completedMonths(startDate, on),
  monthsInTrade: completedMonths(tradeStartDate ?? startDate, on),
  ageMonths: birthDate === null ? null : completedMonths(birthDate, on),
});

type Reached = 'yes' | 'no' | 'unknown';

const ageReached = (ageYears: number | undefined, ageMonths: number | null): Reached => {
  if (ageYears === undefined) return 'yes';
  if (ageMonths === null) return 'unknown';
  return ageMonths >= 12 * ageYears ? 'yes' : 'no';
};

/** `unknown` where only a fact that is not known would tell. */
const hasReached = (after: Seniority, service: Service): Reached => {
  const hasServed = service.monthsWithEmployer >= (after.monthsWithEmployer ?? 0);
  const hasTrade = service.monthsInTrade >= (after.monthsInTrade ?? 0);
  return hasServed && hasTrade ? ageReached(after.ageYears, service.ageMonths) : 'no';
};

/** Of the steps that are met, the one that gives most, or null; and the unknown facts that could lead to a better step. */
export type ReachedStep<S> = { readonly step: S | null; readonly missing: readonly MissingFact[] };

/** The best step of a ladder that is met. `worth` compares steps. */
export const bestStep = <S extends { readonly after: Seniority }>(
  steps: readonly S[],
  worth: (step: S) => number,
  service: Service,
): ReachedStep<S> => {
  let best: S | null = null;
  let possible = 0;
  for (const step of steps) {
    const reached = hasReached(step.after, service);
    if (reached === 'yes' && (best === null || worth(step) > worth(best))) best = step;
    if (reached === 'unknown') possible = Math.max(possible, worth(step));
  }
  const isSure = possible <= (best === null ? 0 : worth(best));
  return { step: best, missing: isSure ? [] : ['birthDate'] };
};
