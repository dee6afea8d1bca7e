// The second step: the working time of people who were erased goes when the day that the company gave is over.
import { localDateOf } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { findCompany } from '#features/companies/company-store.ts';
import { listErasures, markTimeErased, type Erasure } from '#features/people/erasure-store.ts';
import { removeChangesOfTime } from './changes-store.ts';
import type { ErasePersonDeps } from './erase-person.ts';
import { allowErasing, removeRows, replaceTexts } from './person-rows-store.ts';
import { TABLES_OF_PERSON } from './person-tables.ts';

/** As long as a tablet keeps its punches: one that it hands over once more must still find itself. */
const AT_LEAST_MS = 35 * 86_400_000;

/** Those whose time is over and still there. */
export async function listTimeOver({ database, clock }: ErasePersonDeps): Promise<readonly Erasure[]> {
  const now = clock();
  const over: Erasure[] = [];
  for (const erasure of await listErasures(database.knex)) {
    if (erasure.timeErasedAt !== null || now - erasure.erasedAt < AT_LEAST_MS) continue;
    const company = await findCompany(database.knex, erasure.companyId);
    if (company !== undefined && erasure.keepsTimeUntil < localDateOf(now, company.timeZone))
      over.push(erasure);
  }
  return over;
}

/** @returns how many people's */
export async function eraseTimeOver(deps: ErasePersonDeps): Promise<number> {
  const over = await listTimeOver(deps);
  for (const erasure of over) await eraseTimeOf(erasure, deps.database, deps.clock());
  return over.length;
}

function eraseTimeOf({ companyId, employeeId }: Erasure, database: Database, now: number): Promise<void> {
  return inTransaction(database, async (tx) => {
    const whose = { ...companyScope(tx, companyId), employeeId };
    await markTimeErased(whose, employeeId, now);
    await allowErasing(whose, database.engine);
    for (const table of TABLES_OF_PERSON) {
      if (table.then === 'go') await removeRows(whose, table);
      else if (typeof table.then === 'object') await replaceTexts(whose, table, table.then.becomes);
    }
    await removeChangesOfTime(whose, employeeId);
  });
}
