import type { ServiceAccount as PublicServiceAccount } from '@stimpill/api-types/manage';
import { companyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { authorOf } from '#features/changes/change.ts';
import { ipRange } from '#features/companies/file-formats.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { toInstant } from '#to-instant.ts';
import { endServiceAccount, type EndServiceAccountDeps } from './end-service-account.ts';
import { makeServiceAccount, type ServiceAccountDeps } from './make-service-account.ts';
import { listServiceAccounts, type StoredServiceAccount } from './service-account-store.ts';

export function serviceAccountHandlers(deps: ServiceAccountDeps & EndServiceAccountDeps) {
  const { database } = deps;
  return {
    listServiceAccounts: async ({ params }) => {
      const accounts = await listServiceAccounts(companyScope(database.knex, params.companyId));
      return accounts.map(toPublic);
    },

    makeServiceAccount: async ({ params, body, caller }) => {
      const { displayName, role, lastDay = null, allowedAddresses = [] } = body;
      requireRanges(allowedAddresses);
      const { companyId } = params;
      const account = { companyId, displayName, role, lastDay, allowedAddresses };
      const { id, email, secret } = await makeServiceAccount(deps, account, authorOf(caller));
      return { ...toPublic({ ...account, id, email, usedAt: null }), secret };
    },

    endServiceAccount: async ({ params: { companyId, serviceAccountId }, caller }) =>
      await endServiceAccount(deps, { companyId, id: serviceAccountId }, authorOf(caller)),
  } satisfies ManageHandlers;
}

/** What is written like a range is one. */
function requireRanges(ranges: readonly string[]): void {
  for (const [index, range] of ranges.entries()) {
    if (ipRange.safeParse(range).success) continue;
    const field = `allowedAddresses[${index}]`;
    throw new DomainError('request.invalid', { field, message: `${field} must be a range of addresses.` });
  }
}

function toPublic(account: StoredServiceAccount): PublicServiceAccount {
  const { id, displayName, email, role, lastDay, allowedAddresses, usedAt } = account;
  return {
    id,
    displayName,
    email,
    role,
    lastDay,
    allowedAddresses: [...allowedAddresses],
    lastUsedAtUtc: usedAt === null ? null : toInstant(usedAt),
  };
}
