// What many requests ask for in the same turn of the event loop is read with one statement a company. It runs after all of them have asked, so
// nothing is kept from one moment to the next.
import { onceATurn } from '#once-a-turn.ts';
import type { CompanyScope } from './company-scope.ts';
import type { Queryable } from './database.ts';
import { isTransaction } from './hot-connection.ts';

/** What is asked about each of them, such as a range: only those who ask for the same are answered together. */
type Wanted = readonly (string | number)[];

/** @returns what there is, by id */
type ReadAll<Found, About extends Wanted> = (
  scope: CompanyScope,
  ids: readonly string[],
  ...about: About
) => Promise<ReadonlyMap<string, Found>>;

type ReadSome<Found> = (ids: readonly string[]) => Promise<ReadonlyMap<string, Found>>;

/**
 * Reads of something about each of some people or things. Who asks for the same one is given the same object, which nobody may change. In a
 * transaction everybody reads for themselves, at once.
 */
export function readTogether<Found, About extends Wanted = []>(
  readAll: ReadAll<Found, About>,
): ReadAll<Found, About> {
  const readsOf = new WeakMap<Queryable, Map<string, ReadSome<Found>>>();

  return (scope, ids, ...about) => {
    if (isTransaction(scope.db)) return readAll(scope, ids, ...about);
    const reads = readsOf.get(scope.db) ?? new Map<string, ReadSome<Found>>();
    readsOf.set(scope.db, reads);
    const key = [scope.companyId, ...about].join(' ');
    const read = reads.get(key) ?? ofThisTurn(() => reads.delete(key), scope, about);
    reads.set(key, read);
    return read(ids);
  };

  /** Forgotten after its turn, so that what is kept does not grow with the companies. */
  function ofThisTurn(forget: () => void, scope: CompanyScope, about: About): ReadSome<Found> {
    return onceATurn(async (asked) => {
      forget();
      const found = await readAll(scope, [...new Set(asked.flat())], ...about);
      return asked.map((ids) => only(ids, found));
    });
  }
}

/** Nobody is given what only others asked for. */
function only<Found>(ids: readonly string[], found: ReadonlyMap<string, Found>): ReadonlyMap<string, Found> {
  const own = new Map<string, Found>();
  for (const id of ids) {
    const one = found.get(id);
    if (one !== undefined) own.set(id, one);
  }
  return own;
}

const OF_COMPANY = ['company'];

/** A read about the company as a whole, such as its settings. */
export function readOfCompanyTogether<Found>(
  read: (scope: CompanyScope) => Promise<Found>,
): (scope: CompanyScope) => Promise<Found> {
  const together = readTogether(async (scope) => new Map([['company', await read(scope)]]));
  return async (scope) => (await together(scope, OF_COMPANY)).get('company') as Found;
}
