// What somebody may do, from now on: a role is read with every request.
import { DomainError } from '#errors/domain-error.ts';
import type { RecordsDeps } from '#features/company-file/change-records.ts';
import type { StoredEmployee } from '#features/company-file/to-company-file.ts';
import type { Seer } from '#features/people/seen-people.ts';
import { changeRecordOf } from './change-person.ts';
import { requireOtherOwner } from './person-guards.ts';

/** Limits and stand-ins are for managers. */
const NO_LIMIT = { limitedToDepartmentIds: null, standIns: [] };

/**
 * A limit to departments ends with the role of a manager.
 * @throws DomainError `employee.not_found`, `person.last_owner`, `person.email_missing`
 */
export async function changeRole(
  author: Seer,
  { id, role }: { readonly id: string; readonly role: StoredEmployee['role'] },
  deps: RecordsDeps,
): Promise<StoredEmployee> {
  return changeRecordOf(
    author,
    { id, act: 'roles.change' },
    async (current, scope) => {
      if (role !== 'owner') await requireOtherOwner(scope, current, 'role');
      if (role !== 'employee' && current.email === null)
        throw new DomainError('person.email_missing', { field: 'role' });
      return { ...current, role, ...(role === 'manager' ? {} : NO_LIMIT) };
    },
    deps,
  );
}
