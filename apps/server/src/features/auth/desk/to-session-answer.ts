// Who is signed in, as the page is told after every way to sign in and to confirm.
import type { DeskSession as PublicDeskSession } from '@stimpill/api-types/manage';
import { companyScope } from '#database/company-scope.ts';
import { assertNeverHappens } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { departmentsNow } from '#features/people/departments-now.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import type { UserCaller } from '#http/caller.ts';
import { readAddressNotice } from '../addresses/address-notice.ts';
import type { CheckPasswordDeps } from '../check-password.ts';
import { factorDemandedFrom, lacksDemandedFactor } from '../factors/factor-demand.ts';
import { readFactors } from '../factors/factor-store.ts';
import { requireDeskSession } from './desk-session-store.ts';
import type { DeskSession } from './desk-session.ts';
import { toDeskSession } from './to-desk-session.ts';

type SessionDeps = Pick<CheckPasswordDeps, 'database' | 'clock'>;

/** The session of a caller, with the person as they are now. */
export async function toOwnSessionAnswer(
  deps: SessionDeps,
  { companyId, userId, sessionId }: UserCaller,
): Promise<PublicDeskSession> {
  const scope = companyScope(deps.database.knex, companyId);
  const employee = await findEmployee(scope, userId);
  if (employee === undefined) assertNeverHappens('a caller who does not exist');
  return toSessionAnswer(deps, employee, await requireDeskSession(scope, sessionId));
}

/** A session that was just opened. */
export async function toSessionAnswer(
  { database, clock }: SessionDeps,
  employee: Employee,
  session: DeskSession,
): Promise<PublicDeskSession> {
  const { companyId, id } = employee;
  const scope = companyScope(database.knex, companyId);
  const factors = await readFactors(scope, id);
  const departmentIds = await departmentsNow(scope, employee, clock());
  const company = await requireCompany(database.knex, companyId);
  const newAddress = await readAddressNotice(scope, session, clock());
  const demand = {
    from: factorDemandedFrom(company, employee),
    isUnmet: await lacksDemandedFactor({ database, clock }, employee),
  };
  return toDeskSession({ employee, departmentIds, company, session, factors, demand, newAddress });
}
