/** What must be known of a person to say what share of a bonus they have earned? */
import { type LocalDate } from '@stimpill/time';
import { type BonusKind, type BonusTermsKey, type WindowKey } from './bonus-terms.ts';
import { type NoBonuses } from './bonuses-of.ts';

/** From the first day to the last; null while it lasts. */
export type EmploymentSpan = { readonly startDate: LocalDate; readonly endDate: LocalDate | null };

/** Time away on a day, as a part of its work: 1 is all of a working day, whatever the ratio. */
export type TimeAway = {
  readonly date: LocalDate;
  readonly type: 'vacation' | 'unpaidLeave';
  readonly days: number;
};

/** What is known of somebody. */
export type BonusFacts = {
  /** In their order; none overlaps another. */
  readonly employments: readonly EmploymentSpan[];
  /** In the order of their days; the first holds before its day as well. 1 is full time, and more counts as that. */
  readonly ratios: readonly { readonly validFrom: LocalDate; readonly ratio: number }[];
  /** In the order of their days; the first holds before its day as well. */
  readonly agreements: readonly {
    readonly validFrom: LocalDate;
    readonly bonuses: BonusTermsKey | NoBonuses;
  }[];
  readonly away: readonly TimeAway[];
  /** Worked minutes that are no overtime, by day. Only those of people paid by the hour are looked at. */
  readonly dayWork: readonly { readonly date: LocalDate; readonly minutes: number }[];
  readonly isPaidByTheHour: boolean;
};

/** Which bonus, and what the company has chosen where pages leave it open. */
export type BonusQuestion = {
  readonly kind: BonusKind;
  /** The year in which the bonus is due. */
  readonly year: number;
  /** The window that the company has chosen; it counts where the agreement has it. Null: none. */
  readonly window: WindowKey | null;
  /** Whether unpaid leave is time of service. No page says so; null: the company has not said. */
  readonly unpaidLeave: 'counts' | 'takenOut' | null;
};
