import { localDateOf } from '@stimpill/time';
import type { Queryable } from '#database/database.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { isEmployed, isServiceAccount, type Employee } from '#features/people/employee.ts';

/** Somebody, and no other system, who may sign in today, by the calendar of the company. */
export async function maySignIn(db: Queryable, person: Employee, now: number): Promise<boolean> {
  const { timeZone } = await requireCompany(db, person.companyId);
  return !isServiceAccount(person) && isEmployed(person, localDateOf(now, timeZone));
}
