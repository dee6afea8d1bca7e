// Somebody corrects working time by hand: adds it, changes it, removes it. Each change has an author and a reason, and what was
// there stays in the record of changes for ever; time that was approved is not touched.
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { Refused } from '#errors/refused.ts';
import type { Author } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { refuseOwnTime } from '#features/people/own-time.ts';
import { healPunches } from './settle-punches.ts';
import { deleteEntry, findEntry, insertEntries, toTimeEntryRow, updateEntry } from './time-entry-store.ts';
import type { TimeEntry } from './time-entry.ts';
import { recordEntryChanges } from './time-entry-changes.ts';
import { uuidv7 } from '#ids.ts';
import { refuseEntry, refuseLocked } from './refuse-entry.ts';
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
  readonly reason: string;
};

export type EntryFields = Omit<TimeEntry, 'id' | 'isLocked'>;

export type Edited = {
  readonly before: TimeEntry | null;
  readonly after: TimeEntry | null;
  /** Review items that asked for this and are settled by it. */
  readonly reviewsSettled: number;
};

/** @throws Refused, DomainError `auth.own_time` */
export async function addTimeEntry(deps: EditDeps, author: EditAuthor, fields: EntryFields): Promise<Edited> {
  const { company } = author;
  refuseOwnTime(company, author.by, [fields.employeeId]);
  return await inTransaction(deps.database, async (tx) => {
    const scope = companyScope(tx, company.id);
    await lockEmployees(scope, [fields.employeeId]);
    const after = { ...fields, id: uuidv7(), isLocked: false };
    const now = deps.clock();
    await refuseEntry(scope, company, after, now);
    await insertEntries(scope, [after]);
    return await written(scope, deps, author, { before: null, after, now });
  });
}

/** @throws Refused, DomainError `auth.own_time` */
export async function changeTimeEntry(
  deps: EditDeps,
  author: EditAuthor,
  id: string,
  changes: Partial<EntryFields>,
): Promise<Edited> {
  const { company } = author;
  return await inTransaction(deps.database, async (tx) => {
    const scope = companyScope(tx, company.id);
    const before = await lockEntry(scope, id);
    const after = { ...before, ...changes };
    refuseOwnTime(company, author.by, [before.employeeId, after.employeeId]);
    if (isSame(scope, before, after))
      throw new Refused('That is how it stands already. Nothing was changed.');
    const now = deps.clock();
    await refuseEntry(scope, company, after, now);
    await updateEntry(scope, after);
    return await written(scope, deps, author, { before, after, now });
  });
}

/** @throws Refused, DomainError `auth.own_time` */
export async function removeTimeEntry(deps: EditDeps, author: EditAuthor, id: string): Promise<Edited> {
  return await inTransaction(deps.database, async (tx) => {
    const scope = companyScope(tx, author.company.id);
    const before = await lockEntry(scope, id);
    refuseOwnTime(author.company, author.by, [before.employeeId]);
    await deleteEntry(scope, id);
    return await written(scope, deps, author, { before, after: null, now: deps.clock() });
  });
}

/** Locks the person's time, then reads the entry. */
async function lockEntry(scope: CompanyScope, id: string): Promise<TimeEntry> {
  const found = await findEntry(scope, id);
  if (found !== undefined) await lockEmployees(scope, [found.employeeId]);
  const entry = found && (await findEntry(scope, id));
  if (entry === undefined)
    throw new Refused(`The company has no time entry ${id}. See "stimpill entry list". Nothing was changed.`);
  refuseLocked(entry);
  return entry;
}

async function written(
  scope: CompanyScope,
  { findDeductedBreak }: EditDeps,
  { company, by, reason }: EditAuthor,
  { before, after, now }: Pick<Edited, 'before' | 'after'> & { readonly now: number },
): Promise<Edited> {
  const toRow = (entry: TimeEntry | null) => entry && toTimeEntryRow(scope.companyId, entry);
  const change = { before: toRow(before), after: toRow(after) };
  const authored = { by, reason, now };
  await recordEntryChanges(scope, [change], authored);
  // A review item about an open entry asks when it ended, or whether it happened at all.
  const isAnswered = before?.endAt === null && after?.endAt !== null;
  const whose = [after ?? before].flatMap((entry) => entry?.employeeId ?? []);
  await healPunches(scope, whose, now);
  const ended = isAnswered ? await settleReviewsOf(scope, before.id, authored) : 0;
  const breaks = { company, findDeductedBreak, whose, changed: authored };
  return { before, after, reviewsSettled: ended + (await settleAnsweredBreaks(scope, breaks)) };
}

function isSame({ companyId }: CompanyScope, a: TimeEntry, b: TimeEntry): boolean {
  const [was, is] = [toTimeEntryRow(companyId, a), toTimeEntryRow(companyId, b)];
  return (Object.keys(was) as (keyof typeof was)[]).every((column) => was[column] === is[column]);
}
