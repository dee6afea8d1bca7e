// Says whose rows are meant. A store of company rows cannot be called without a scope, so that no query can forget the company.
import type { Queryable } from './database.ts';

export type CompanyScope = {
  readonly db: Queryable;
  readonly companyId: string;
};

export function companyScope(db: Queryable, companyId: string): CompanyScope {
  return { db, companyId };
}
