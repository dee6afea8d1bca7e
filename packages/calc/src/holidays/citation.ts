import { type LocalDate } from '@stimpill/time';
import { type Words } from '#words/words.ts';
import { type HolidayKey } from './iceland.ts';

/**
 * Where a value of a rule was read: the clause of the agreement, the page or paper, the day on which it was last
 * checked, and, where sources disagree, what the others say: in every language, or as somebody wrote it in one.
 */
export type Citation = {
  readonly clause?: string;
  readonly source: string;
  readonly checkedOn: LocalDate;
  readonly conflict?: string | Words;
  /** A disagreement about some holidays, which is told on these alone. */
  readonly conflictOn?: { readonly holidays: readonly HolidayKey[]; readonly conflict: string | Words };
};
