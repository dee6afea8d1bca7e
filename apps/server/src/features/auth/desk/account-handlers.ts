import { authorOf } from '#features/changes/change.ts';
import { companyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import type { CheckPasswordDeps } from '../check-password.ts';
import { PASSWORD_FAULTS } from '../password-fault.ts';
import { setPassword } from '../set-password.ts';
import { hasSecondFactor } from '../factors/factor-store.ts';
import { changeOwnLanguage } from './change-own-language.ts';
import { checkOwnPassword } from './check-own-password.ts';

export function accountHandlers(deps: CheckPasswordDeps) {
  return {
    changeOwnLanguage: async ({ body: { language }, caller: { companyId, userId } }) => {
      await changeOwnLanguage(deps, { companyId, userId, language });
      return { language };
    },

    changeOwnPassword: async ({ body, caller, clientAddress }) => {
      const { currentPassword, newPassword: password } = body;
      const address = clientAddress;
      const { companyId, userId } = caller;
      if (!caller.isConfirmed && (await hasSecondFactor(companyScope(deps.database.knex, companyId), userId)))
        throw new DomainError('auth.confirmation_needed');
      const employee = await checkOwnPassword(deps, {
        companyId,
        userId,
        password: currentPassword,
        address,
      });
      const by = authorOf(caller);
      const set = await setPassword(deps, employee, { password, by, exceptSessionId: caller.sessionId });
      if ('endedSessions' in set) return set;
      const message = `newPassword ${PASSWORD_FAULTS[set.fault]}.`;
      throw new DomainError('request.invalid', { field: 'newPassword', message });
    },
  } satisfies ManageHandlers;
}
