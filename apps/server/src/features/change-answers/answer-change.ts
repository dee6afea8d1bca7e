// Somebody agrees with a change of their time, or says that it is not so: then a manager is asked. The time stays as it is, and so does each word:
// a later one is added.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { askAboutNotSo } from '#features/ledger/not-so-store.ts';
import { findEntry } from '#features/ledger/time-entry-store.ts';
import type { RecordedEntryChange } from '#features/ledger/time-entry-changes.ts';
import type { ToldChange } from '#features/ledger/told-change-store.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import {
  findAnswer,
  findNewestChange,
  findToldChange,
  insertAnswer,
  markTold,
} from './change-answer-store.ts';
import { isSameAuthor, readGivenAccess } from './given-access.ts';
import { readPresses } from './read-told-change.ts';

export type SaidAnswer = {
  /** The same for every repetition. */
  readonly requestId: string;
  readonly changeId: string;
  /** Null: they agree. */
  readonly notSoBecause: string | null;
  /** The newest change of their time that they were shown; epoch milliseconds. */
  readonly seenThrough: number;
};

/** @throws DomainError `change.not_found`, `change.answer_exists`, `change.came_meanwhile` */
export async function answerChange(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { companyId, employeeId }: { readonly companyId: string; readonly employeeId: string },
  said: SaidAnswer,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    await lockEmployees(scope, [employeeId]);
    if (await isRepetition(scope, employeeId, said)) return;
    const told = await findToldChange(scope, said.changeId);
    if (told?.employeeId !== employeeId || told.isAsked)
      throw new DomainError('change.not_found', { field: 'changeId' });
    if (((await findNewestChange(scope, employeeId)) ?? 0) > said.seenThrough)
      throw new DomainError('change.came_meanwhile', { field: 'seenThrough' });
    await keepWord(scope, told, said, clock());
  });
}

async function isRepetition(
  scope: CompanyScope,
  employeeId: string,
  { requestId, changeId, notSoBecause }: SaidAnswer,
): Promise<boolean> {
  const known = await findAnswer(scope, requestId);
  if (known === undefined) return false;
  const isSame =
    known.employeeId === employeeId && known.toldChangeId === changeId && known.notSoBecause === notSoBecause;
  if (!isSame) throw new DomainError('change.answer_exists', { field: 'requestId' });
  return true;
}

async function keepWord(
  scope: CompanyScope,
  { id: toldChangeId, employeeId, ...told }: ToldChange,
  { requestId, notSoBecause }: SaidAnswer,
  now: number,
): Promise<void> {
  const pressOf = await readPresses(scope, employeeId, [{ ...told, id: toldChangeId, employeeId }]);
  const changes = pressOf(told.changedAt);
  const given = (await readGivenAccess(scope, employeeId))(now);
  const isOfAuthor = changes.some(({ by }) => given.some((access) => isSameAuthor(access.by, by)));
  const reviewItemId =
    notSoBecause === null ? null : await ask(scope, { toldChangeId, employeeId, changes, now });
  await markTold(scope, { employeeId, changeIds: [toldChangeId], now });
  await insertAnswer(scope, {
    ...{ id: requestId, employeeId, toldChangeId, saidAt: now, notSoBecause, reviewItemId },
    counts: !isOfAuthor,
  });
}

type Denied = {
  readonly toldChangeId: string;
  readonly employeeId: string;
  readonly changes: readonly RecordedEntryChange[];
  readonly now: number;
};

/** About the first of the time entries that is still there. */
async function ask(
  scope: CompanyScope,
  { toldChangeId: changeId, employeeId, changes, now }: Denied,
): Promise<string> {
  const touched = changes.flatMap(({ before, after }) => [before, after]).filter((entry) => entry !== null);
  const ids = [...new Set(touched.map(({ id }) => id))];
  const standing = await Promise.all(ids.map((id) => findEntry(scope, id)));
  const from = Math.min(...touched.map(({ startAt }) => startAt));
  const to = Math.max(...touched.map(({ startAt, endAt }) => endAt ?? startAt));
  const timeEntryId = standing.find((entry) => entry !== undefined)?.id ?? null;
  return askAboutNotSo(scope, { employeeId, timeEntryId, changeId, from, to }, now);
}
