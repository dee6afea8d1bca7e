// What many requests ask for in the same turn of the event loop is read with one statement a company. It runs after all of them have asked, so
// nothing is kept from one moment to the next.
import { onceATurn } from '#once-a-turn.ts';
import type { CompanyScope } from './company-scope.ts';
import type { Queryable } from './database.ts';
import { isTransaction } from './hot-connection.ts';

type ReadAll<Found> = (scope: CompanyScope, ids: readonly string[]) => Promise<ReadonlyMap<string, Found>>;
type ReadOne<Found> = (id: string) => Promise<Found | undefined>;

/**
 * Reads of one row each.
 * @param readAll what it finds, by id
 */
export function readTogether<Found>(
  readAll: ReadAll<Found>,
): (scope: CompanyScope, id: string) => Promise<Found | undefined> {
  const readsOf = new WeakMap<Queryable, Map<string, ReadOne<Found>>>();

  return (scope, id) => {
    const byCompany = readsOf.get(scope.db) ?? new Map<string, ReadOne<Found>>();
    readsOf.set(scope.db, byCompany);
    const read = byCompany.get(scope.companyId) ?? ofThisTurn(scope, byCompany);
    byCompany.set(scope.companyId, read);
    return read(id);
  };

  /** Forgotten after its turn, so that what is kept does not grow with the companies. */
  function ofThisTurn(scope: CompanyScope, byCompany: Map<string, ReadOne<Found>>): ReadOne<Found> {
    return onceATurn(async (ids) => {
      byCompany.delete(scope.companyId);
      const found = await readAll(scope, [...new Set(ids)]);
      return ids.map((id) => found.get(id));
    });
  }
}

const OF_COMPANY = '';

/**
 * A read about the company as a whole, such as its settings: all who ask are given the same objects, which nobody may change. In a transaction
 * everybody reads for themselves, at once.
 */
export function readOfCompanyTogether<Found>(
  read: (scope: CompanyScope) => Promise<Found>,
): (scope: CompanyScope) => Promise<Found> {
  const together = readTogether(async (scope) => new Map([[OF_COMPANY, await read(scope)]]));
  return async (scope) =>
    isTransaction(scope.db) ? read(scope) : ((await together(scope, OF_COMPANY)) as Found);
}
