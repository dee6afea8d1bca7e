import { authorOf } from '#features/changes/change.ts';
import { companyScope } from '#database/company-scope.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { UserCaller } from '#http/caller.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp, type FactorDeps } from './change-factors.ts';
import { readFactors } from './factor-store.ts';

export function factorHandlers(deps: FactorDeps) {
  return {
    startTotp: async ({ caller }) => {
      const employee = await findEmployee(companyScope(deps.database.knex, caller.companyId), caller.userId);
      const secret = await startTotp(deps, whose(caller));
      const label = encodeURIComponent(employee?.email ?? caller.userId);
      return { secret, otpauthUri: `otpauth://totp/Stimpill:${label}?secret=${secret}&issuer=Stimpill` };
    },

    confirmTotp: async ({ body, caller }) => {
      const { recoveryCodes, endedSessions } = await confirmTotp(
        ...([deps, whose(caller), body.totpCode, authorOf(caller)] as const),
      );
      return { recoveryCodes: [...recoveryCodes], endedSessions };
    },

    removeTotp: async ({ caller }) => {
      await removeTotp(deps, whose(caller), authorOf(caller));
      return readFactors(companyScope(deps.database.knex, caller.companyId), caller.userId);
    },

    renewRecoveryCodes: async ({ caller }) => ({
      recoveryCodes: [...(await renewRecoveryCodes(deps, whose(caller)))],
    }),
  } satisfies ManageHandlers;
}

const whose = ({ companyId, userId, sessionId }: UserCaller) => ({ companyId, id: userId, sessionId });
