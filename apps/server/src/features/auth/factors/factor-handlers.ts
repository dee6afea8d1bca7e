import type { manageOperations } from '@stimpill/api-types/manage';
import { authorOf } from '#features/changes/author-of.ts';
import { companyScope } from '#database/company-scope.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { UserCaller } from '#http/caller.ts';
import type { Handler } from '#http/mount-operation.ts';
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp, type FactorDeps } from './change-factors.ts';
import { readFactors } from './factor-store.ts';

type FactorOperation = 'startTotp' | 'confirmTotp' | 'removeTotp' | 'renewRecoveryCodes';

export type FactorHandlers = {
  readonly [Id in FactorOperation]: Handler<(typeof manageOperations)[Id]>;
};

export function factorHandlers(deps: FactorDeps): FactorHandlers {
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
  };
}

const whose = ({ companyId, userId, sessionId }: UserCaller) => ({ companyId, id: userId, sessionId });
