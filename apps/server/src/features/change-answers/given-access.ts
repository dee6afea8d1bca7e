// How somebody is known when they say a word, where somebody else made that for them lately: the PIN, and later a phone that was bound for them.
import type { CompanyScope } from '#database/company-scope.ts';
import { listChangesOf } from '#features/changes/change-store.ts';
import type { Author } from '#features/changes/change.ts';

export type GivenAccess = {
  readonly what: 'pin' | 'phone';
  readonly by: Author;
  /** Epoch milliseconds. */
  readonly at: number;
};

const LATELY_MS = 7 * 86_400_000;

/** @returns what others made for this person in the seven days before a moment, the oldest first */
export async function readGivenAccess(
  scope: CompanyScope,
  employeeId: string,
): Promise<(before: number) => readonly GivenAccess[]> {
  const given: readonly GivenAccess[] = [...(await pinsFor(scope, employeeId)), ...phonesFor()].filter(
    ({ by }) => by.userId !== employeeId,
  );
  return (before) => given.filter(({ at }) => before - LATELY_MS <= at && at <= before);
}

/** Also the PIN of somebody who was added with one. */
async function pinsFor(scope: CompanyScope, employeeId: string): Promise<readonly GivenAccess[]> {
  const changes = await listChangesOf(scope, 'employee', employeeId);
  return changes
    .filter(({ after }) => after?.['pin'] === 'set' || after?.['pin'] === 'new')
    .map(({ by, changedAt }) => ({ what: 'pin', by, at: changedAt }));
}

/** No phone can be bound yet. Who bound one for somebody else belongs here. */
const phonesFor = (): readonly GivenAccess[] => [];

export const isSameAuthor = (one: Author, other: Author) =>
  one.door === 'command line' || other.door === 'command line'
    ? one.door === other.door && one.operator === other.operator
    : one.userId === other.userId;
