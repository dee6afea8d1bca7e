import { type LocalDate } from '#time/local-date.ts';

/**
 * Where a value of a rule was read: the clause of the agreement, the page or paper, the day on which it was last
 * checked, and, where sources disagree, what the others say.
 */
export type Citation = {
  readonly clause?: string;
  readonly source: string;
  readonly checkedOn: LocalDate;
  readonly conflict?: string;
};
