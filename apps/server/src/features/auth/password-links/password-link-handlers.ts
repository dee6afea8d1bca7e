import { authorOf } from '#features/changes/change.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';
import type { CheckPasswordDeps } from '../check-password.ts';
import { PASSWORD_FAULTS } from '../password-fault.ts';
import {
  askForPasswordLink,
  makePasswordLink,
  readPasswordLink,
  redeemPasswordLink,
  type PasswordLinkDeps,
} from './password-links.ts';

export function passwordLinkHandlers(deps: PasswordLinkDeps & Pick<CheckPasswordDeps, 'failedAttempts'>) {
  return {
    makePasswordLink: async ({ params, body: { byMail = false }, caller }) => {
      const { path, endsAt } = await makePasswordLink(deps, { ...params, byMail }, authorOf(caller));
      return { path, endsAtUtc: toInstant(endsAt), isMailed: byMail };
    },

    askForPasswordLink: async ({ body: { email }, clientAddress: address }) => {
      await askForPasswordLink(deps, { email, address });
      return { isMailSetUp: deps.mailOrigin !== null };
    },

    readPasswordLink: async ({ body: { token } }) => {
      const { person, company, endsAt } = await readPasswordLink(deps, token);
      const { displayName, email } = person;
      const { name: companyName } = company;
      const language = person.language ?? company.language;
      return { displayName, email, companyName, language, endsAtUtc: toInstant(endsAt) };
    },

    redeemPasswordLink: async ({ body: { token, newPassword: password } }) => {
      const set = await redeemPasswordLink(deps, { token, password });
      if ('endedSessions' in set) return { email: set.email };
      const message = `newPassword ${PASSWORD_FAULTS[set.fault]}.`;
      throw new DomainError('request.invalid', { field: 'newPassword', message });
    },
  } satisfies ManageHandlers;
}
