import {
  may,
  type DeskSession as PublicDeskSession,
  type manageOperations,
} from '@stimpill/api-types/manage';
import { companyScope } from '#database/company-scope.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { departmentsNow } from '#features/people/departments-now.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import type { UserCaller } from '#http/caller.ts';
import type { Handler } from '#http/mount-operation.ts';
import type { Secrets } from '#secrets.ts';
import type { CheckPasswordDeps } from '../check-password.ts';
import { isSecondFactorRight } from '../factors/check-second-factor.ts';
import { countRecoveryCodes, hasSecondFactor } from '../factors/factor-store.ts';
import { revokeSessions } from '../session-store.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { listSessionsOf, noteConfirmation, requireDeskSession } from './desk-session-store.ts';
import { endOwnSession } from './end-own-session.ts';
import type { DeskSession } from './desk-session.ts';
import { signInAtDesk } from './sign-in-at-desk.ts';
import { toDeskSession, toOwnSession } from './to-desk-session.ts';

type SessionOperation =
  | 'startDeskSession'
  | 'getDeskSession'
  | 'endDeskSession'
  | 'confirmDeskSession'
  | 'listOwnSessions'
  | 'endOwnSession';

export type DeskSessionHandlers = {
  readonly [Id in SessionOperation]: Handler<(typeof manageOperations)[Id]>;
};

export function deskSessionHandlers(
  deps: CheckPasswordDeps & { readonly secrets: Secrets },
): DeskSessionHandlers {
  const { database, clock } = deps;
  const scopeOf = ({ companyId }: UserCaller) => companyScope(database.knex, companyId);
  return {
    startDeskSession: async ({ body, clientAddress, program, deskCookie }) => {
      const { email, password, ...secondFactor } = body;
      const { employee, session, token } = await signInAtDesk(deps, {
        ...{ email, password, secondFactor, program },
        address: clientAddress,
        mayUseDesk: ({ id, role }) => may({ userId: id, role }, 'desk.use') === null,
      });
      deskCookie.give(token);
      return toSession(deps, employee, session);
    },

    getDeskSession: ({ caller }) => presentSession(deps, caller),

    endDeskSession: async ({ caller, deskCookie }) => {
      deskCookie.takeBack();
      return { endedSessions: await revokeSessions(scopeOf(caller), { id: caller.sessionId }, clock()) };
    },

    confirmDeskSession: async ({ body, caller, clientAddress }) => {
      const { password, ...secondFactor } = body;
      const { companyId, userId } = caller;
      await checkOwnPassword(deps, {
        ...{ companyId, userId, password },
        address: clientAddress,
        alsoRight: (person) => isSecondFactorRight(deps, person, secondFactor, clock()),
      });
      await noteConfirmation(scopeOf(caller), caller.sessionId, clock());
      return presentSession(deps, caller);
    },

    listOwnSessions: async ({ caller }) => {
      const sessions = await listSessionsOf(scopeOf(caller), caller.userId, clock());
      return sessions.map((session) => toOwnSession(session, caller.sessionId));
    },

    endOwnSession: async ({ params, caller }) => {
      const { companyId, userId } = caller;
      return { endedSessions: await endOwnSession(deps, { companyId, userId, ...params }) };
    },
  };
}

type SessionDeps = Pick<CheckPasswordDeps, 'database' | 'clock'>;

async function presentSession(
  deps: SessionDeps,
  { companyId, userId, sessionId }: UserCaller,
): Promise<PublicDeskSession> {
  const scope = companyScope(deps.database.knex, companyId);
  const employee = await findEmployee(scope, userId);
  if (employee === undefined) assertNeverHappens('a caller who does not exist');
  return toSession(deps, employee, await requireDeskSession(scope, sessionId));
}

async function toSession(
  { database, clock }: SessionDeps,
  employee: Employee,
  session: DeskSession,
): Promise<PublicDeskSession> {
  const { companyId, id } = employee;
  const scope = companyScope(database.knex, companyId);
  const totp = await hasSecondFactor(scope, id);
  const factors = { totp, recoveryCodesLeft: await countRecoveryCodes(scope, id) };
  const departmentIds = await departmentsNow(scope, employee, clock());
  const company = await requireCompany(database.knex, companyId);
  return toDeskSession({ employee, departmentIds, company, session, factors });
}
