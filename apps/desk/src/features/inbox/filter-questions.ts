// Which questions are shown, and how many there are of each kind.
import { matchesSearch, toSearchKey } from '@stimpill/words/search-key.ts';
import type { OpenReview } from '#api/reviews.ts';

export type Kind = OpenReview['kind'];

/** A kind of the address; what is none narrows nothing. @param kinds all of them */
export function toKind(text: string | undefined, kinds: Readonly<Record<Kind, string>>): Kind | undefined {
  return text !== undefined && text in kinds ? (text as Kind) : undefined;
}

export type QuestionFilter = {
  readonly search: string;
  readonly kind: Kind | undefined;
  readonly departmentId: string | undefined;
};

export function filterQuestions(
  questions: readonly OpenReview[],
  { search, kind, departmentId }: QuestionFilter,
): readonly OpenReview[] {
  const key = toSearchKey(search);
  return questions.filter(
    (question) =>
      (kind === undefined || question.kind === kind) &&
      (departmentId === undefined || question.departmentIds.includes(departmentId)) &&
      (key === '' || matchesSearch(toSearchKey(namesOf(question)), key)),
  );
}

const namesOf = ({ employeeName, tabletName }: OpenReview) =>
  [employeeName, tabletName].filter((name) => name !== null).join(' ');

/**
 * Kinds of which there is something, those with the most first; together they are all questions.
 * @param chosen is told even where nothing of it is left
 */
export function countKinds(
  questions: readonly OpenReview[],
  chosen?: Kind,
): readonly (readonly [Kind, number])[] {
  const counts = new Map<Kind, number>(chosen === undefined ? [] : [[chosen, 0]]);
  for (const { kind } of questions) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** Whether the same decision can be made about both at once. */
export function isAlike(one: OpenReview, other: OpenReview): boolean {
  return one.kind === other.kind && one.reason === other.reason && !isChanged(one.kind);
}

/** It is settled by changing the time entry, each at a time of its own. */
export function isChanged(kind: Kind): boolean {
  return kind === 'forgottenOut';
}
