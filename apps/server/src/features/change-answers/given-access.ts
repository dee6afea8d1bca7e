// How somebody is known when they say a word, where somebody else made that for them lately, or may have: the PIN, and a phone let in with it.
import type { CompanyScope } from '#database/company-scope.ts';
import { listChangesOf } from '#features/changes/change-store.ts';
import type { Author, RecordedChange } from '#features/changes/change.ts';

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
  const changes = await listChangesOf(scope, 'employee', employeeId);
  const pins = changes.filter(isPin).map(toPin);
  const byOthers = pins.filter(({ by }) => by.userId !== employeeId);
  const phones = changes.filter(({ after }) => after?.['own_phone'] === 'letIn');
  const given = [...byOthers, ...phones.flatMap(({ changedAt }) => phonesBy(byOthers, changedAt))];
  return (before) => given.filter(({ at }) => isLately(at, before));
}

const isLately = (at: number, before: number) => before - LATELY_MS <= at && at <= before;

/** Also the PIN of somebody who was added with one. */
const isPin = ({ after }: RecordedChange) => after?.['pin'] === 'set' || after?.['pin'] === 'new';

const toPin = ({ by, changedAt }: RecordedChange): GivenAccess => ({ what: 'pin', by, at: changedAt });

/** A phone is let in with the PIN: whoever had made that shortly before may have let it in. */
function phonesBy(pins: readonly GivenAccess[], letInAt: number): readonly GivenAccess[] {
  return pins.filter(({ at }) => isLately(at, letInAt)).map(({ by }) => ({ what: 'phone', by, at: letInAt }));
}

export const isSameAuthor = (one: Author, other: Author) =>
  one.door === 'command line' || other.door === 'command line'
    ? one.door === other.door && one.operator === other.operator
    : one.userId === other.userId;
