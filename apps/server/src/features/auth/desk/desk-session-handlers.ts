import { may, type DeskFrame } from '@stimpill/api-types/manage';
import { companyScope } from '#database/company-scope.ts';
import type { UserCaller } from '#http/caller.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import type { Secrets } from '#secrets.ts';
import type { CheckPasswordDeps } from '../check-password.ts';
import { isSecondFactorRight } from '../factors/check-second-factor.ts';
import { revokeSessions } from '../session-end-store.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { listSessionsOf, noteConfirmation } from './desk-session-store.ts';
import { endOwnSession } from './end-own-session.ts';
import { signInAtDesk } from './sign-in-at-desk.ts';
import { toOwnSession } from './to-desk-session.ts';
import { toOwnSessionAnswer, toSessionAnswer } from './to-session-answer.ts';

type DeskSessionDeps = CheckPasswordDeps & {
  readonly secrets: Secrets;
  /** What every page of the desk goes by. */
  readonly readFrame: (caller: UserCaller) => Promise<DeskFrame>;
};

export function deskSessionHandlers(deps: DeskSessionDeps) {
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
      return toSessionAnswer(deps, employee, session);
    },

    getDeskSession: async ({ caller }) => {
      const session = await toOwnSessionAnswer(deps, caller);
      return { ...session, frame: session.isFactorDemanded ? null : await deps.readFrame(caller) };
    },

    endDeskSession: async ({ caller, deskCookie }) => {
      deskCookie.takeBack();
      const { sessionId: id } = caller;
      return { endedSessions: await revokeSessions(scopeOf(caller), { id }, 'signedOut', clock()) };
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
      return toOwnSessionAnswer(deps, caller);
    },

    listOwnSessions: async ({ caller }) => {
      const sessions = await listSessionsOf(scopeOf(caller), caller.userId, clock());
      return sessions.map((session) => toOwnSession(session, caller.sessionId));
    },

    endOwnSession: async ({ params, caller }) => {
      const { companyId, userId } = caller;
      return { endedSessions: await endOwnSession(deps, { companyId, userId, ...params }) };
    },
  } satisfies ManageHandlers;
}
