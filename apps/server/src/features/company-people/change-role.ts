// What somebody may do, from now on: a role is read with every request. The password of an employee was never good for the desk, and
// others may have chosen it: anyone who rises chooses a new one.
import type { Clock } from '#clock.ts';
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError, refuseUnseen } from '#errors/domain-error.ts';
import { setPasswordHash } from '#features/auth/password-store.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import { secretFacts, authorOf } from '#features/changes/change.ts';
import type { RecordsDeps } from '#features/company-file/change-records.ts';
import type { StoredEmployee } from '#features/company-file/to-company-file.ts';
import type { Seer } from '#features/people/seen-people.ts';
import { changeRecordOf } from './change-person.ts';
import { requireOtherOwner } from './person-guards.ts';

/** Limits and stand-ins are for managers. */
const NO_LIMIT = { limitedToDepartmentIds: null, standIns: [] };

type RoleChange = {
  readonly id: string;
  readonly role: StoredEmployee['role'];
  /** The role that the person had for the person who changes it; undefined: they do not say. */
  readonly seenRole: StoredEmployee['role'] | undefined;
};

/**
 * A limit to departments ends with the role of a manager; every session ends where an employee gets another role.
 * @throws DomainError `employee.not_found`, `person.last_owner`, `person.email_missing`, `record.changed_meanwhile`
 */
export async function changeRole(
  author: Seer,
  { id, role, seenRole }: RoleChange,
  deps: RecordsDeps,
): Promise<StoredEmployee> {
  return changeRecordOf(
    author,
    { id, act: 'roles.change' },
    async (current, scope) => {
      if (current.role !== role) refuseUnseen(seenRole, current.role);
      if (role !== 'owner') await requireOtherOwner(scope, current, 'role');
      if (role !== 'employee' && current.email === null)
        throw new DomainError('person.email_missing', { field: 'role' });
      const next = { ...current, role, ...(role === 'manager' ? {} : NO_LIMIT) };
      if (current.role !== 'employee' || role === 'employee' || current.passwordHash === null) return next;
      await takePassword(scope, current, author, deps.clock);
      return { ...next, passwordHash: null };
    },
    deps,
  );
}

async function takePassword(
  scope: CompanyScope,
  { id, passwordHash }: StoredEmployee,
  author: Seer,
  clock: Clock,
): Promise<void> {
  await setPasswordHash(scope, id, null);
  const facts = secretFacts('password', passwordHash, null);
  const change = { subject: 'employee' as const, subjectId: id, employeeId: id, ...facts };
  await insertChanges(scope, [change], { by: authorOf(author), reason: null, now: clock() });
}
