/** What does an agreement owe once a year, and for how much of a year is all of it owed? As data: never an amount of money. */
import { type LocalDate } from '@stimpill/time';
import { type Words } from '#words/words.ts';

/** `december`: desemberuppbót, due before Christmas. `holiday`: orlofsuppbót, due in early summer. */
export const BONUS_KINDS = ['december', 'holiday'] as const;

/** One of the two. */
export type BonusKind = (typeof BONUS_KINDS)[number];

/** Under what a payroll system knows them: weeks and hours of day work are different lines. No pay line may be called so. */
export const BONUS_LINES = ['decemberBonus', 'decemberBonusHours', 'holidayBonus'] as const;

/** The days that count, by `MM-dd`, both inclusive. That of a year is the one that ends in it. */
export type YearlyWindow = { readonly key: WindowKey; readonly from: string; readonly until: string };

/** What the windows are called, in settings and answers. */
export type WindowKey = 'calendarYear' | 'fromDecember' | 'toOctober' | 'toNovember' | 'holidayYear';

/**
 * One way to have a right to it; any of them is enough. `inWork`: employed on one of these days of the year. `since`: employed
 * without a break from that day of the year to the end of the window. `unbroken`: this many days of employment without a break,
 * in the window or in the twelve months before it is due. `ended`: this many months without a break when the employment ends.
 */
export type BonusRight =
  | { readonly by: 'inWork'; readonly from: string; readonly until: string }
  | { readonly by: 'since'; readonly day: string }
  | { readonly by: 'unbroken'; readonly days: number; readonly within: 'window' | 'twelveMonths' }
  | { readonly by: 'ended'; readonly months: number };

/** Where values were read, what was read there, and when the page was written, as far as it says. */
export type BonusSource = { readonly url: string; readonly says: Words; readonly writtenOn: string | null };

/** One of the two bonuses of an agreement. */
export type BonusTerms = {
  /** The first holds until the company has chosen another. */
  readonly windows: readonly [YearlyWindow, ...YearlyWindow[]];
  /**
   * For what all of it is owed: this many weeks, of which vacation is none, or the whole window, in which vacation counts. Who leaves may be
   * held against another one.
   */
  readonly full:
    | { readonly of: 'weeks'; readonly weeks: number }
    | { readonly of: 'window'; readonly whoLeaves?: YearlyWindow };
  /** People paid by the hour: by minutes of day work, all of it for this many; null: the pages do not say for how many. */
  readonly hourly: { readonly fullMinutes: number | null } | 'asOthers';
  readonly rights: readonly BonusRight[];
  /** `MM-dd`; who leaves before is settled then. */
  readonly dueOn: string;
};

/** Both bonuses of an agreement, with where they were read. */
export type AgreementBonuses = {
  readonly key: BonusTermsKey;
  readonly names: Words;
  readonly lastCheckedOn: LocalDate;
  readonly sources: readonly BonusSource[];
} & Readonly<Record<BonusKind, BonusTerms>>;

/** The agreements whose bonuses are known. */
export type BonusTermsKey =
  | 'sgs'
  | 'hotel'
  | 'vr-shop'
  | 'vr-office'
  | 'vr'
  | 'craft'
  | 'state'
  | 'municipality';
