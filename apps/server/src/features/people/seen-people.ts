// Whom somebody who is signed in sees: the one place that decides it, for every read and for what they do to others.
import type { CompanyScope } from '#database/company-scope.ts';
import type { Whose } from '#database/whose.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { ChangingCaller } from '#features/changes/change.ts';
import type { Employee, Role } from './employee.ts';
import { findEmployee, listEmployees } from './employee-store.ts';

/** Somebody who is signed in, or the operator. */
export type Seer = ChangingCaller & {
  readonly companyId: string;
  readonly role: Role;
  /** Null: not limited. */
  readonly departmentIds: readonly string[] | null;
};

/** An employee sees themselves, and the person who is limited to departments the people of these beside themselves. */
export function seenBy({ companyId, userId, role, departmentIds }: Seer): Whose {
  if (role === 'employee') return [userId];
  return departmentIds === null ? 'everybody' : { companyId, departmentIds, oneself: userId };
}

/** Everybody of the company whom this person sees. */
export async function listSeenEmployees(scope: CompanyScope, seer: Seer): Promise<Employee[]> {
  return await listEmployees(scope, seenBy(seer));
}

/**
 * Somebody whom this person sees. To the person who is limited to departments, people of others look like people who do not exist.
 * @param field that named them, for the refusal
 * @throws DomainError `auth.not_own_record`, `employee.not_found`
 */
export async function requireSeenEmployee(
  scope: CompanyScope,
  seer: Seer,
  id: string,
  field: string,
): Promise<Employee> {
  if (seer.role === 'employee' && seer.userId !== id) throw new DomainError('auth.not_own_record', { field });
  const employee = await findEmployee(scope, id, seenBy(seer));
  if (employee === undefined) throw new DomainError('employee.not_found', { field });
  return employee;
}

/**
 * Before something is done to somebody that looks them up itself: only who is limited is asked about here.
 * @throws DomainError `employee.not_found`
 */
export async function refuseUnseen(
  scope: CompanyScope,
  seer: Seer,
  id: string,
  field: string,
): Promise<void> {
  if (seenBy(seer) !== 'everybody') await requireSeenEmployee(scope, seer, id, field);
}
