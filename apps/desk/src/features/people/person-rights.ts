// What may be done to one person, as the server decides it, so that a page offers nothing that is refused.
import type { Role } from '@stimpill/api-types';
import { may, type Act } from '@stimpill/api-types/rights';
import type { DeskSession } from '#api/session.ts';

type Person = {
  readonly id: string;
  readonly role: Role;
  readonly departmentIds: readonly string[];
};
type Caller = Pick<DeskSession, 'userId' | 'role' | 'departmentIds'>;

/** Owners are changed by owners alone. */
export function mayChangePerson(
  session: Caller,
  { id, role, departmentIds }: Person,
  act: Act = 'people.change',
): boolean {
  return (
    may(session, act, { employeeId: id, departmentIds }) === null &&
    (role !== 'owner' || session.role === 'owner')
  );
}

/** Nobody but an owner changes their own record. */
export function mayChangeRecord(session: Caller, person: Person): boolean {
  return mayChangePerson(session, person) && (person.id !== session.userId || session.role === 'owner');
}
