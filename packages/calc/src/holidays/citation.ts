import { type LocalDate } from '@stimpill/time';
import { type Words } from '#words/words.ts';

/**
 * Where a value of a rule was read: the clause of the agreement, the page or paper, the day on which it was last
 * checked, and, where sources disagree, what the others say: in every language, or as somebody wrote it in one.
 */
export type Citation = {
  readonly clause?: string;
  readonly source: string;
  readonly checkedOn: LocalDate;
  readonly conflict?: string | Words;
};
