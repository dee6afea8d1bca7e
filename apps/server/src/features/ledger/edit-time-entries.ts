// Somebody corrects working time by hand: adds it, changes it, removes it. Each change has an author and a reason, and what was
// there stays in the record of changes for ever; time that was approved is not touched.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { Author } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { refuseOwnTime } from '#features/people/own-time.ts';
import { healPunches } from './settle-punches.ts';
import {
  deleteEntry,
  findEntry,
  insertEntries,
  isSameEntry,
  toTimeEntryRow,
  updateEntry,
} from './time-entry-store.ts';
import type { TimeEntry } from './time-entry.ts';
import { recordEntryChanges } from './time-entry-changes.ts';
import { uuidv7 } from '#ids.ts';
import { refuseClosed } from './refuse-closed.ts';
import { invalid, refuseEntry, refuseLocked } from './refuse-entry.ts';
import { settleNotSo } from './not-so-store.ts';
import { settleReviewsOf } from './review-item-store.ts';
import { settleAnsweredBreaks, type FindDeductedBreak } from './settle-answered-breaks.ts';

export type EditDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly findDeductedBreak: FindDeductedBreak;
};

export type EditAuthor = {
  readonly company: CompanySettings;
  readonly by: Author;
  /** Null: nobody said why. */
  readonly reason: string | null;
};

export type EntryFields = Omit<TimeEntry, 'id' | 'isLocked'>;

/** Compares the entry as it is with what the author has read. What it throws stops the correction. */
export type ExpectEntry = (current: TimeEntry) => void;

export type Edited = {
  readonly before: TimeEntry | null;
  readonly after: TimeEntry | null;
  /** Review items that asked for this and are settled by it. */
  readonly reviewsSettled: number;
};

type EditedEntry = Edited & { readonly after: TimeEntry };

/** @throws DomainError `auth.own_time`, and those of `refuseClosed` and `refuseEntry` */
export async function addTimeEntry(
  deps: EditDeps,
  author: EditAuthor,
  fields: EntryFields,
): Promise<EditedEntry> {
  const { company } = author;
  refuseOwnTime(company, author.by, [fields.employeeId]);
  return await inTransaction(deps.database, async (tx) => {
    const scope = companyScope(tx, company.id);
    await lockEmployees(scope, [fields.employeeId]);
    const after = { ...fields, id: uuidv7(), isLocked: false };
    const now = deps.clock();
    await refuseEntry(scope, company, after, now);
    await refuseClosed(scope, company, null, after);
    await insertEntries(scope, [after]);
    return {
      before: null,
      after,
      reviewsSettled: await written(scope, deps, author, [{ before: null, after }], now),
    };
  });
}

/** @throws DomainError `entry.not_found`, `entry.locked`, `entry.unchanged`, `auth.own_time`, and those of `refuseClosed` and `refuseEntry` */
export async function correctTimeEntry(
  deps: EditDeps,
  author: EditAuthor,
  id: string,
  changes: Partial<EntryFields>,
  expect: ExpectEntry = () => undefined,
): Promise<EditedEntry> {
  const { company } = author;
  return await inTransaction(deps.database, async (tx) => {
    const scope = companyScope(tx, company.id);
    const before = await lockEntry(scope, id);
    expect(before);
    const after = { ...before, ...changes };
    refuseOwnTime(company, author.by, [before.employeeId, after.employeeId]);
    if (isSameEntry(before, after)) throw new DomainError('entry.unchanged');
    const now = deps.clock();
    await refuseEntry(scope, company, after, now);
    await refuseClosed(scope, company, before, after);
    await updateEntry(scope, after);
    return { before, after, reviewsSettled: await written(scope, deps, author, [{ before, after }], now) };
  });
}

/** @throws DomainError `entry.not_found`, `entry.locked`, `auth.own_time` */
export async function removeTimeEntry(
  deps: EditDeps,
  author: EditAuthor,
  id: string,
  expect: ExpectEntry = () => undefined,
): Promise<Edited> {
  return await inTransaction(deps.database, async (tx) => {
    const scope = companyScope(tx, author.company.id);
    const before = await lockEntry(scope, id);
    expect(before);
    refuseOwnTime(author.company, author.by, [before.employeeId]);
    await deleteEntry(scope, id);
    const changed = { before, after: null };
    return { ...changed, reviewsSettled: await written(scope, deps, author, [changed], deps.clock()) };
  });
}

/**
 * Makes two entries of one, so that its parts can have different kinds or projects.
 * @param at epoch milliseconds; the first ends there, and the second begins there and is as long as the first one was
 * @throws DomainError `request.invalid` for a draft, for an open entry, for a time that lies outside of it or inside a break;
 * `entry.not_found`, `entry.locked`, `auth.own_time`
 */
export async function splitTimeEntry(
  deps: EditDeps,
  author: EditAuthor,
  { id, at }: { readonly id: string; readonly at: number },
  expect: ExpectEntry = () => undefined,
): Promise<{ readonly first: TimeEntry; readonly second: TimeEntry }> {
  return await inTransaction(deps.database, async (tx) => {
    const scope = companyScope(tx, author.company.id);
    const before = await lockEntry(scope, id);
    expect(before);
    refuseOwnTime(author.company, author.by, [before.employeeId]);
    refuseSplit(before, at);
    const first = { ...before, endAt: at, breaks: before.breaks.filter(({ endAt }) => endAt <= at) };
    const breaks = before.breaks.filter(({ startAt }) => startAt >= at);
    const second = { ...before, id: uuidv7(), startAt: at, breaks };
    await updateEntry(scope, first);
    await insertEntries(scope, [second]);
    const now = deps.clock();
    const parts = [
      { before, after: first },
      { before: null, after: second },
    ];
    await written(scope, deps, author, parts, now);
    return { first, second };
  });
}

/** Punches and questions name the entry whose open end or doubt they are about, and after a split that could be either. */
function refuseSplit({ startAt, endAt, breaks, isDraft }: TimeEntry, at: number): void {
  if (isDraft) throw invalid('atUtc', 'A draft can be split once it has been accepted.');
  if (endAt === null) throw invalid('atUtc', 'An entry that goes on can be split once it has ended.');
  if (at <= startAt || at >= endAt) throw invalid('atUtc', 'It does not lie inside the time entry.');
  if (breaks.some((each) => at > each.startAt && at < each.endAt))
    throw invalid('atUtc', 'It lies inside a break.');
}

/** Locks the person's time, then reads the entry. */
async function lockEntry(scope: CompanyScope, id: string): Promise<TimeEntry> {
  const found = await findEntry(scope, id);
  if (found !== undefined) await lockEmployees(scope, [found.employeeId]);
  const entry = found && (await findEntry(scope, id));
  if (entry === undefined) throw new DomainError('entry.not_found');
  refuseLocked(entry);
  return entry;
}

async function written(
  scope: CompanyScope,
  { findDeductedBreak }: EditDeps,
  { company, by, reason }: EditAuthor,
  changed: readonly Pick<Edited, 'before' | 'after'>[],
  now: number,
): Promise<number> {
  const toRow = (entry: TimeEntry | null) => entry && toTimeEntryRow(scope.companyId, entry);
  const authored = { by, reason, now };
  const changes = changed.map(({ before, after }) => ({ before: toRow(before), after: toRow(after) }));
  await recordEntryChanges(scope, changes, authored);
  const entries = changed.flatMap(({ before, after }) => after ?? before ?? []);
  const whose = [...new Set(entries.map(({ employeeId }) => employeeId))];
  await healPunches(scope, whose, now);
  // A review item about an open entry asks when it ended, or whether it happened at all.
  const answered = changed.filter(({ before, after }) => before?.endAt === null && after?.endAt !== null);
  let settled = 0;
  for (const { before } of answered) settled += await settleReviewsOf(scope, before?.id ?? '', authored);
  settled += await settleNotSo(scope, changed, authored);
  const breaks = { company, findDeductedBreak, whose, changed: authored };
  return settled + (await settleAnsweredBreaks(scope, breaks));
}
