// A question -> how the list shows it.
import type { OpenReviewItem } from '@stimpill/api-types/manage';
import { localDateOf } from '@stimpill/time';
import { toInstant } from '#to-instant.ts';
import type { Question } from './question.ts';

export type ReviewReader = {
  readonly timeZone: string;
  /** Department ids by employee id. */
  readonly memberships: ReadonlyMap<string, readonly string[]>;
};

export function toOpenReview(
  { at, openedAt, ...question }: Question,
  { timeZone, memberships }: ReviewReader,
  togetherWith: number,
): OpenReviewItem {
  return {
    ...question,
    departmentIds: [...(memberships.get(question.employeeId ?? '') ?? [])],
    atUtc: toInstant(at),
    date: localDateOf(at, timeZone),
    openedAtUtc: toInstant(openedAt),
    togetherWith,
  };
}
