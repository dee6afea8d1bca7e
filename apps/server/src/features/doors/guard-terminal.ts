// Who may use a shared terminal of a company: allowed addresses only, and nobody while the company has turned the terminal off.
import type { Database } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { findCompany } from '#features/companies/company-store.ts';
import type { TerminalGuard } from '#http/company-guard.ts';
import { isAllowedAddress } from '#http/client-address.ts';

export function terminalGuard({ database }: { readonly database: Database }): TerminalGuard {
  return async (operation, companyId, address) => {
    const company = await findCompany(database.knex, companyId);
    if (company === undefined) {
      // A terminal punch for an unknown company is answered later, exactly like a wrong password and after the same work.
      if (operation.company === 'body') return;
      throw new DomainError('company.not_found', { field: 'query.companyId' });
    }
    if (!isAllowedAddress(address, company.terminal.allowedIpRanges))
      throw new DomainError('company.ip_not_allowed');
    if (!company.terminal.anonymous) throw new DomainError('company.anonymous_terminal_disabled');
  };
}
