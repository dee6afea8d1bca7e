// For every operation about somebody: whether a manager may call it about people of an equal and of a higher role. All else follows
// from the roles that its description names.
import type { Operation } from '@stimpill/api-types';
import { departmentLimitRows } from './department-limit-rows.ts';
import { describedOperations, type DescribedOperationId } from './described-apis.ts';
import { namedRecords } from './named-records.ts';

/** From low to high; a manager and an accountant are equals. */
export const RANKS = { employee: 0, manager: 1, accountant: 1, owner: 2 } as const;
export type Ranked = keyof typeof RANKS;

/** Operations of the chapter `people` that a manager may call about everybody whom they see: they read, or they change no way in. */
const OVER_EVERYBODY: readonly DescribedOperationId[] = ['getUser', 'getPerson', 'getPersonSignIn'];
/** Those that a manager may call about equals, but not about owners. */
const OVER_EQUALS: readonly DescribedOperationId[] = ['unlockPin'];

/** Every operation that names somebody, or a record of somebody. */
export const aboutSomebody = (Object.keys(describedOperations) as DescribedOperationId[]).filter((id) => {
  const operation: Operation = describedOperations[id];
  const isSignedIn = operation.auth === 'user' || operation.auth === 'manage' || operation.auth === 'desk';
  const row = departmentLimitRows[id];
  const reachesOne = Array.isArray(row) && row.some((one: object) => 'single' in one);
  const namesOne = namedRecords(operation).some((name) => /^(employee|user)Ids?$/.test(name));
  return isSignedIn && (reachesOne || namesOne);
});

/**
 * The code with which it refuses; null: it does what it says. One that is new in the chapter `people` is for owners over everybody
 * above an employee, until it stands in a list here.
 */
export function refusalOf(id: DescribedOperationId, caller: Ranked, about: Ranked): string | null {
  const { roles = [], tag }: Operation = describedOperations[id];
  if (!roles.includes(caller)) return 'auth.role_not_allowed';
  if (id === 'changePersonReach' && about !== 'manager') return 'person.not_manager';
  if (caller === 'owner' || tag !== 'people' || OVER_EVERYBODY.includes(id)) return null;
  if (OVER_EQUALS.includes(id)) return about === 'owner' ? 'person.owner_only' : null;
  if (RANKS[about] > RANKS.employee) return 'person.owner_only';
  // Without mail, which these tests have none of, the link is shown, and to owners alone.
  return id === 'giveAddressLink' ? 'mail.not_set_up' : null;
}
