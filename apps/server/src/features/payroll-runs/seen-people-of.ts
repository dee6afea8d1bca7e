// The people that a request names, or everybody, as far as somebody sees them.
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { Employee } from '#features/people/employee.ts';
import { listSeenEmployees, type Seer } from '#features/people/seen-people.ts';

/**
 * @param employeeIds null: everybody
 * @throws DomainError `employee.not_found` with the place in the list
 */
export async function seenPeopleOf(
  scope: CompanyScope,
  seer: Seer,
  employeeIds: readonly string[] | null,
): Promise<ReadonlyMap<string, Employee>> {
  const seen = new Map((await listSeenEmployees(scope, seer)).map((employee) => [employee.id, employee]));
  if (employeeIds === null) return seen;
  return new Map(
    employeeIds.map((id, index) => {
      const employee = seen.get(id);
      if (employee === undefined)
        throw new DomainError('employee.not_found', { field: `employeeIds[${index}]` });
      return [id, employee];
    }),
  );
}
