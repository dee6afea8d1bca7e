// The people that a request names, or everybody, as far as somebody sees them.
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { Employee } from '#features/people/employee.ts';
import { listSeenEmployees, type Seer } from '#features/people/seen-people.ts';
import type { RunRequest } from './run-request.ts';

/**
 * @param employeeIds null: everybody
 * @throws DomainError `employee.not_found` with the place in the list
 */
export async function seenPeopleOf(
  scope: CompanyScope,
  seer: Seer,
  employeeIds: readonly string[] | null,
  fieldOf = (index: number) => `employeeIds[${index}]`,
): Promise<ReadonlyMap<string, Employee>> {
  const seen = new Map((await listSeenEmployees(scope, seer)).map((employee) => [employee.id, employee]));
  if (employeeIds === null) return seen;
  return new Map(
    employeeIds.map((id, index) => {
      const employee = seen.get(id);
      if (employee === undefined) throw new DomainError('employee.not_found', { field: fieldOf(index) });
      return [id, employee];
    }),
  );
}

/** @throws DomainError `employee.not_found`, anybody’s a request for a run names */
export async function refuseUnseen(
  scope: CompanyScope,
  seer: Seer,
  { employeeIds, withoutAbsences = [] }: Pick<RunRequest, 'employeeIds' | 'withoutAbsences'>,
): Promise<void> {
  await seenPeopleOf(scope, seer, employeeIds);
  if (withoutAbsences.length === 0) return;
  const named = withoutAbsences.map(({ employeeId }) => employeeId);
  await seenPeopleOf(scope, seer, named, (index) => `withoutAbsences[${index}].employeeId`);
}
