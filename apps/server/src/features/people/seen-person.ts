// Whom somebody sees at the desk: everything about people begins here. Accounts of other systems are no people.
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { isServiceAccount, type Employee } from './employee.ts';
import { listSeenEmployees, requireSeenEmployee, type Seer } from './seen-people.ts';

export async function listSeenPeople(scope: CompanyScope, seer: Seer): Promise<Employee[]> {
  return (await listSeenEmployees(scope, seer)).filter((employee) => !isServiceAccount(employee));
}

/**
 * @param field that named the person, for the refusal
 * @throws DomainError `employee.not_found`
 */
export async function requireSeenPerson(
  scope: CompanyScope,
  seer: Seer,
  id: string,
  field = 'route.employeeId',
): Promise<Employee> {
  const employee = await requireSeenEmployee(scope, seer, id, field);
  if (isServiceAccount(employee)) throw new DomainError('employee.not_found', { field });
  return employee;
}
