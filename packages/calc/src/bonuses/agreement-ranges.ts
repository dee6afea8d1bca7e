/** From when until when did somebody work under which agreement? */
import { addDays, type LocalDate } from '@stimpill/time';
import { type BonusFacts } from './bonus-facts.ts';

/** The days of one agreement; neighbours never have the same. */
export type AgreementRange = {
  readonly bonuses: BonusFacts['agreements'][number]['bonuses'];
  readonly startDate: LocalDate;
  readonly endDate: LocalDate | null;
};

const FIRST = '0001-01-01';

/** Without any agreement one range of none. */
export const rangesOfAgreements = ({
  agreements,
}: Pick<BonusFacts, 'agreements'>): readonly AgreementRange[] => {
  const changes = agreements.filter(({ bonuses }, index) => bonuses !== agreements[index - 1]?.bonuses);
  if (changes.length === 0) return [{ bonuses: 'notKnown', startDate: FIRST, endDate: null }];
  return changes.map(({ bonuses, validFrom }, index) => {
    const next = changes[index + 1];
    return {
      bonuses,
      startDate: index === 0 ? FIRST : validFrom,
      endDate: next === undefined ? null : addDays(next.validFrom, -1),
    };
  });
};
