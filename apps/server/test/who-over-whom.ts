// For every operation about somebody: whether a manager may call it about people of an equal and of a higher role. All of it follows from
// the roles and the acts that its description names.
import type { AnyErrorCode, Operation } from '@stimpill/api-types';
import { may, type NoRight } from '@stimpill/api-types/manage';
import { lacksMail } from './conformance/expected-refusal.ts';
import { describedOperations, type DescribedOperationId } from './described-apis.ts';
import { namedRecords } from './named-records.ts';

/** From low to high; a manager and an accountant are equals. */
export const RANKS = { employee: 0, manager: 1, accountant: 1, owner: 2 } as const;
export type Ranked = keyof typeof RANKS;

/** Fields that name somebody, or a record of somebody. */
const OF_SOMEBODY = /^((employee|user|timeEntry|review|request|absence|punch)Ids?|id)$/;

export const fieldsOfSomebody = (operation: Operation): readonly string[] =>
  namedRecords(operation).filter((name) => OF_SOMEBODY.test(name));

export const isSignedIn = ({ auth }: Operation): boolean => ['user', 'manage', 'desk'].includes(auth);

/** Every operation that names somebody, or a record of somebody. */
export const aboutSomebody = (Object.keys(describedOperations) as DescribedOperationId[]).filter((id) => {
  const operation: Operation = describedOperations[id];
  return isSignedIn(operation) && fieldsOfSomebody(operation).length > 0;
});

const REFUSALS: Partial<Record<NoRight, AnyErrorCode>> = {
  ownersOnly: 'person.owner_only',
  ownTime: 'auth.own_time',
  ownRecord: 'person.own_record',
};

/** The code with which it refuses; null: it does what it says. */
export function refusalOf(id: DescribedOperationId, caller: Ranked, about: Ranked): AnyErrorCode | null {
  const { roles = [], acts = [] }: Operation = describedOperations[id];
  if (!roles.includes(caller)) return 'auth.role_not_allowed';
  if (id === 'changePersonReach' && about !== 'manager') return 'person.not_manager';
  const [refused] = acts.flatMap((act) => {
    const why = may({ userId: 'caller', role: caller }, act, { employeeId: 'somebody else', role: about });
    return why === null ? [] : [REFUSALS[why] ?? 'auth.role_not_allowed'];
  });
  return refused ?? (lacksMail(id, caller) ? 'mail.not_set_up' : null);
}

/** The code with which it refuses somebody who calls it about themselves; null: it makes no difference. */
export function refusalOfOneself(id: DescribedOperationId, role: Ranked): AnyErrorCode | null {
  const { acts = [], errors }: Operation = describedOperations[id];
  const [refused] = acts.flatMap((act) => {
    const why = may({ userId: 'oneself', role }, act, { employeeId: 'oneself', role });
    return why === null ? [] : [REFUSALS[why] ?? 'auth.role_not_allowed'];
  });
  return refused !== undefined && errors.includes(refused) ? refused : null;
}
