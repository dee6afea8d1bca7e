/**
 * What share of a yearly bonus has somebody earned? In hundredths of weeks or minutes of day work, with what all of it is counted
 * for; what a whole bonus is in money is the business of payroll.
 */
import { type LocalDate } from '@stimpill/time';
import { type BonusFacts, type BonusQuestion } from './bonus-facts.ts';
import { type BonusTermsKey } from './bonus-terms.ts';
import { type NoBonuses } from './bonuses-of.ts';
import { bonusParts, type BonusPart } from './bonus-parts.ts';

/** `undecided`: there was unpaid leave, no page says whether it counts, and neither has the company. */
export type BonusState = 'earned' | 'noRight' | 'undecided' | NoBonuses;

/**
 * A part of the year under one agreement in one employment. The amounts are whole numbers of the unit; those of all parts together are never
 * more than all of it. `amount` is null where nothing can be proposed.
 */
export type BonusShare = {
  readonly agreement: BonusTermsKey | null;
  readonly state: BonusState;
  /** The days of the window in it, both inclusive. */
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly dueOn: LocalDate;
  /** Whether it is settled because the employment ends, before it would be due. */
  readonly isSettledAtEnd: boolean;
  readonly unit: 'weekHundredths' | 'dayWorkMinutes';
  readonly amount: number | null;
  /** For how much all of it is owed; null where no page says that. */
  readonly full: number | null;
  /** What it comes to by each reading of unpaid leave; null where both are the same. */
  readonly readings: { readonly counts: number; readonly takenOut: number } | null;
};

type Reading = 'counts' | 'takenOut';

/** What each part comes to, in their order, whether anybody has a right to it or not. */
const amountsBy = (reading: Reading, parts: readonly BonusPart[]): readonly number[] => {
  const room = bonusRoom();
  return parts.map((part) => (part.hasRight ? room.take(part, part.earnedBy(reading)) : 0));
};

const stateOf = (part: BonusPart, isOpen: boolean): BonusState => {
  if (part.terms === null) return part.bonuses;
  if (!part.hasRight) return 'noRight';
  return isOpen ? 'undecided' : 'earned';
};

/**
 * The parts of the bonus of a year in the order of their days; none where no day of its window was employed. Days to come count as if
 * employment, ratio and agreement stay.
 * @example full time under `sgs` from 1 July to 31 December 2026, without vacation: 26.4 of 45 weeks, as 2640 and 4500
 */
export const bonusShares = (facts: BonusFacts, question: BonusQuestion): readonly BonusShare[] => {
  const parts = bonusParts(facts, question);
  const counts = amountsBy('counts', parts);
  const takenOut = amountsBy('takenOut', parts);
  return parts.map((part, index): BonusShare => {
    const both = { counts: counts[index] ?? 0, takenOut: takenOut[index] ?? 0 };
    const isOneReading = both.counts === both.takenOut;
    const state = stateOf(part, !isOneReading && question.unpaidLeave === null);
    return {
      agreement: part.terms?.key ?? null,
      state,
      startDate: part.startDate,
      endDate: part.endDate,
      dueOn: part.dueOn,
      isSettledAtEnd: part.isSettledAtEnd,
      unit: part.unit,
      amount: state === 'earned' || state === 'noRight' ? both[question.unpaidLeave ?? 'takenOut'] : null,
      full: part.full,
      readings: isOneReading ? null : both,
    };
  });
};

/** How much more of a bonus can somebody have? Parts of a year share one whole, also under different agreements. */

/** What is asked of a part: the exact amount that all of it is counted for, and what it is called in its unit. */
type Measured = {
  /** Parts with the same name are rounded as one. */
  readonly roundedWith: string;
  /** In exact units; null: not known, and then nothing is the most. */
  readonly fullUnits: number | null;
  /** Exact units that make one whole number of the answer. */
  readonly unitsEach: number;
};

/** Takes amounts in the order of their parts. What is given is rounded over the sum so far, so that halves sum to the whole. */
const bonusRoom = (): { readonly take: (part: Measured, units: number) => number } => {
  let usedParts = 0;
  const taken = new Map<string, number>();
  return {
    take: ({ roundedWith, fullUnits, unitsEach }, units) => {
      const most = fullUnits === null ? Number.POSITIVE_INFINITY : fullUnits * (1 - usedParts);
      const given = Math.max(0, Math.min(units, most));
      if (fullUnits !== null) usedParts += given / fullUnits;
      const before = taken.get(roundedWith) ?? 0;
      taken.set(roundedWith, before + given);
      return Math.round((before + given) / unitsEach) - Math.round(before / unitsEach);
    },
  };
};
