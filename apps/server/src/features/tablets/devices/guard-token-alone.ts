// Checks a device that sends its token and no signature. A device that has bound a key signs what it sends, so its token without a
// signature is a copy and is refused. A device without a key must call from an address that the company allows.
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { isAllowedAddress } from '#http/is-allowed-address.ts';
import type { TokenAloneGuard } from '#http/company-guard.ts';
import { findCurrentKey } from './device-key-store.ts';

export function tokenAloneGuard({ database }: { readonly database: Database }): TokenAloneGuard {
  return async ({ companyId, deviceId }, address) => {
    const key = await findCurrentKey(companyScope(database.knex, companyId), deviceId);
    if (key !== undefined) throw new DomainError('kiosk.signature_required');
    const { terminal } = await requireCompany(database.knex, companyId);
    if (!isAllowedAddress(address, terminal.allowedIpRanges)) throw new DomainError('company.ip_not_allowed');
  };
}
