// What may be done to one person, as the server decides it, so that a page offers nothing that is refused.
import type { Role } from '@stimpill/api-types';
import { may, type Act, type NoRight } from '@stimpill/api-types/rights';
import type { DeskSession } from '#api/session.ts';

type Person = {
  readonly id: string;
  readonly role: Role;
  readonly departmentIds: readonly string[];
};
type Caller = Pick<DeskSession, 'userId' | 'role' | 'departmentIds'>;

/** @returns null: may; otherwise why not */
export function whyNotTo(session: Caller, act: Act, { id, role, departmentIds }: Person): NoRight | null {
  return may(session, act, { employeeId: id, role, departmentIds });
}
