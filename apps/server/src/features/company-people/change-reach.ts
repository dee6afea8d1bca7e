// Which people a manager sees, and who stands in: it counts with the next request of everybody.
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { RecordsDeps } from '#features/company-file/change-records.ts';
import type { StoredEmployee } from '#features/company-file/to-company-file.ts';
import { listDepartments } from '#features/people/department-store.ts';
import type { Seer } from '#features/people/seen-people.ts';
import type { StandIn } from '#database/tables/people.ts';
import { changeRecordOf } from './change-person.ts';
import { requireSeenPerson } from '#features/people/seen-person.ts';

type Reach = {
  /** Null: all of the company. */
  readonly limitedToDepartmentIds: string[] | null;
  readonly standIns: StandIn[];
};

/**
 * @param expect compares the record as it is with the version that the caller has read
 * @throws DomainError `person.not_manager`, `department.not_found`, `employee.not_found`
 */
export async function changeReach(
  author: Seer,
  { id, reach }: { readonly id: string; readonly reach: Reach },
  expect: (current: StoredEmployee) => void,
  deps: RecordsDeps,
): Promise<StoredEmployee> {
  return changeRecordOf(
    author,
    { id, act: 'roles.change' },
    async (current, scope) => {
      await refuseUnknownDepartments(scope, reach);
      await refuseUnfit(scope, author, current, reach.standIns);
      const isNone = reach.limitedToDepartmentIds === null && reach.standIns.length === 0;
      if (current.role !== 'manager' && !isNone)
        throw new DomainError('person.not_manager', { field: 'route.employeeId' });
      expect(current);
      return { ...current, ...reach };
    },
    deps,
  );
}

async function refuseUnknownDepartments(
  scope: CompanyScope,
  { limitedToDepartmentIds: ids }: Reach,
): Promise<void> {
  const known = new Set((await listDepartments(scope)).map(({ id }) => id));
  const unknown = ids?.findIndex((id) => !known.has(id)) ?? -1;
  if (unknown >= 0)
    throw new DomainError('department.not_found', { field: `limitedToDepartmentIds[${unknown}]` });
}

/** Those who were named before stay as they are: somebody may have left since. */
async function refuseUnfit(
  scope: CompanyScope,
  author: Seer,
  { standIns: before }: Pick<StoredEmployee, 'standIns'>,
  standIns: readonly StandIn[],
): Promise<void> {
  for (const [place, standIn] of standIns.entries()) {
    if (before.some((each) => isSame(each, standIn))) continue;
    const field = `standIns[${place}].employeeId`;
    const { role, isActive, employmentEndDate } = await requireSeenPerson(
      scope,
      author,
      standIn.employeeId,
      field,
    );
    const hasLeft = employmentEndDate !== null && employmentEndDate < standIn.from;
    if (role !== 'manager' || !isActive || hasLeft) throw new DomainError('person.not_manager', { field });
  }
}

const isSame = (a: StandIn, b: StandIn) =>
  a.employeeId === b.employeeId && a.from === b.from && a.to === b.to;
