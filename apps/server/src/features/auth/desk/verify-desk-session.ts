// From the cookie of the desk to the user behind it, as they are now: a session that was ended, a changed role and a deactivation
// count at once.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { departmentsNow } from '#features/people/departments-now.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { UserCaller } from '#http/caller.ts';
import { isEmployedNow } from '../check-password.ts';
import { lacksDemandedFactor } from '../factors/factor-demand.ts';
import { digestOf } from '../token-digest.ts';
import { findDeskSession, noteUse } from './desk-session-store.ts';
import { isConfirmed, isOver, NOTED_EVERY_MS } from './desk-session.ts';

export type VerifyDeskDeps = { readonly database: Database; readonly clock: Clock };

/**
 * @param isUnasked a page that asks by itself does not keep the session
 * @throws DomainError `auth.session_revoked`, also for a cookie that we never gave
 */
export async function verifyDeskSession(
  deps: VerifyDeskDeps,
  token: string,
  isUnasked: boolean,
): Promise<UserCaller> {
  const { database, clock } = deps;
  const now = clock();
  const session = await findDeskSession(database.knex, digestOf(token));
  if (session === undefined || isOver(session, now)) throw new DomainError('auth.session_revoked');
  const scope = companyScope(database.knex, session.companyId);
  const employee = await findEmployee(scope, session.employeeId);
  if (employee === undefined || !(await isEmployedNow(deps, employee)))
    throw new DomainError('auth.session_revoked');
  if (!isUnasked && now - session.usedAt >= NOTED_EVERY_MS) await noteUse(scope, session.id, now);
  return {
    kind: 'user',
    userId: employee.id,
    companyId: employee.companyId,
    role: employee.role,
    departmentIds: await departmentsNow(scope, employee, now),
    sessionId: session.id,
    via: 'desk',
    isService: false,
    isConfirmed: isConfirmed(session, now),
    lacksFactor: await lacksDemandedFactor(deps, employee),
  };
}
