// When nobody is erased, and what to do first. Pure but for the reads.
import { localDateOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { requireOtherOwner } from '#features/company-people/person-guards.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { isEmployed, isServiceAccount, type Employee } from '#features/people/employee.ts';
import { refuseErased } from '#features/people/erasure-store.ts';
import { countUnsettled } from './unsettled-store.ts';

type Asked = { readonly employeeId: string; readonly keepsTimeUntil: string };

/**
 * @throws DomainError `employee.not_found`, `person.erased`, `person.last_owner`, `person.works_here`, `person.not_settled`,
 *   `request.invalid` for a day that is over
 */
export async function refuseErasing(scope: CompanyScope, asked: Asked, now: number): Promise<void> {
  const person = await requirePersonToErase(scope, asked.employeeId);
  const today = await todayOf(scope, now);
  await refuseAsTheyAre(scope, person, today);
  if (asked.keepsTimeUntil < today)
    throw new DomainError('request.invalid', {
      field: 'keepsTimeUntil',
      message: `keepsTimeUntil must not be over: ${today} or later.`,
    });
}

export async function requirePersonToErase(scope: CompanyScope, employeeId: string): Promise<Employee> {
  const person = await findEmployee(scope, employeeId);
  if (person === undefined || isServiceAccount(person))
    throw new DomainError('employee.not_found', { field: 'route.employeeId' });
  await refuseErased(scope, employeeId);
  return person;
}

/** Whatever day is asked for. */
export async function refuseAsTheyAre(scope: CompanyScope, person: Employee, today: string): Promise<void> {
  const field = 'route.employeeId';
  await requireOtherOwner(scope, person, field);
  if (isEmployed(person, today)) throw new DomainError('person.works_here', { field });
  const unsettled = await countUnsettled(scope, person.id);
  if (unsettled > 0) throw new DomainError('person.not_settled', { field });
}

export async function todayOf({ db, companyId }: CompanyScope, now: number): Promise<string> {
  return localDateOf(now, (await requireCompany(db, companyId)).timeZone);
}
