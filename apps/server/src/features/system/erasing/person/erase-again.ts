// Anyone who is on the kept list and not erased in the database came back with a restored backup: they are erased again, at the start of a server
// and every minute.
import { existsSync } from 'node:fs';
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { findErasure, listErasures, type Erasure } from '#features/people/erasure-store.ts';
import { eraseIn, erasureChange, type ErasePersonDeps } from './erase-person.ts';
import { keepErasures, readKeptErasures, together } from './kept-erasures.ts';

export type KeptIn = {
  /** SECRETS_DIR. */
  readonly secretsDir: string;
  /** BACKUP_DIR, so that the list goes where the backups go; null: the server makes none. */
  readonly backupDir: string | null;
};

export function erasedAgainText(people: number): string {
  const who = people === 1 ? '1 person came' : `${people} people came`;
  return `${who} back with a database from before they were erased, and ${people === 1 ? 'is' : 'are'} erased again.\n`;
}

/** @returns how many were erased again */
export async function eraseAgain(deps: ErasePersonDeps, { secretsDir, backupDir }: KeptIn): Promise<number> {
  const known = readKeptErasures(secretsDir);
  const stored = await listErasures(deps.database.knex);
  const isStored = new Set(stored.map(({ employeeId }) => employeeId));
  let again = 0;
  for (const erasure of known.filter(({ employeeId }) => !isStored.has(employeeId)))
    if (await eraseOnceMore(deps, erasure)) again += 1;
  const all = together(known, stored);
  keepErasures(secretsDir, all);
  if (backupDir !== null && existsSync(backupDir)) keepErasures(backupDir, all);
  return again;
}

/** @returns false for somebody whom this database does not know */
export async function eraseOnceMore(
  { database, clock }: ErasePersonDeps,
  erasure: Erasure,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, erasure.companyId);
    const person = await findEmployee(scope, erasure.employeeId);
    if (person === undefined || (await findErasure(scope, erasure.employeeId)) !== undefined) return false;
    await eraseIn(scope, database.engine, { ...erasure, timeErasedAt: null });
    const by = { door: 'command line', userId: null, operator: null } as const;
    await insertChanges(scope, [erasureChange(erasure)], { by, reason: null, now: clock() });
    return true;
  });
}
