// What somebody is told of changes of their time by others, and that they were. Whichever door they come through, they are known by then.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { lockEmployees, findEmployee } from '#features/people/employee-store.ts';
import { readRecordNames } from '#features/log/record-names-store.ts';
import { loadLineNamesOf } from '#features/rules/pay-lines.ts';
import { toInstant } from '#to-instant.ts';
import { findNewestChange, listToTell, markTold } from './change-answer-store.ts';
import { readToldChanges } from './read-told-change.ts';
import { toToldChange, type ToldChangeData } from './to-told-change.ts';

type OwnChanges = {
  readonly changes: ToldChangeData[];
  /** Of the newest of them all; null: there was none. */
  readonly seenThrough: string | null;
};

type Whose = { readonly companyId: string; readonly employeeId: string };
type Deps = { readonly database: Database; readonly clock: Clock };

/** @param asked `most`: how many are told at once */
export type ReadOwnChanges = (asked: Whose & { readonly most: number }) => Promise<OwnChanges>;

const ANSWERED_WITHIN_MS = 14 * 86_400_000;

/** It counts pay, so it may work in another thread. */
export function ownChangesReader({ database: { knex }, clock }: Deps): ReadOwnChanges {
  return async ({ companyId, employeeId, most }) => {
    const scope = companyScope(knex, companyId);
    const company = await requireCompany(knex, companyId);
    const employee =
      (await findEmployee(scope, employeeId)) ?? assertNeverHappens('a signed-in employee who is nobody');
    const answeredSince = clock() - ANSWERED_WITHIN_MS;
    // Before the changes: one that comes while they are read is then found out by the answer.
    const newest = await findNewestChange(scope, employeeId);
    const told = await listToTell(scope, { employeeId, answeredSince, most });
    const newestFirst = told.toSorted((a, b) => b.changedAt - a.changedAt);
    const changes = await readToldChanges(scope, { company, employee }, newestFirst);
    const reader = {
      ...{ timeZone: company.timeZone, language: company.language, employee },
      names: changes.length === 0 ? new Map<string, string>() : await readRecordNames(scope),
      namesOf: await loadLineNamesOf(scope, company),
    };
    return {
      changes: changes.map((change) => toToldChange(change, reader)),
      seenThrough: newest === null ? null : toInstant(newest),
    };
  };
}

/** They have them before their eyes. The first time counts. @returns those of them that are this person's, in the order of the request */
export async function tellOwnChanges(
  { database, clock }: Deps,
  { companyId, employeeId }: Whose,
  changeIds: readonly string[],
): Promise<readonly string[]> {
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    await lockEmployees(scope, [employeeId]);
    const told = new Set(await markTold(scope, { employeeId, changeIds, now: clock() }));
    return [...new Set(changeIds)].filter((id) => told.has(id));
  });
}
