import type { CompanyScope } from '#database/company-scope.ts';
import { NO_LINK_MS } from './address-change.ts';
import { hasNewAddress } from './address-change-store.ts';

/**
 * Whether the person gets no link to choose a password yet: anyone who has moved an address to themselves would take the account with it
 * before anybody notices. People who have never signed in have no changes of address, so they get theirs.
 */
export async function isAddressNew(scope: CompanyScope, employeeId: string, now: number): Promise<boolean> {
  return hasNewAddress(scope, employeeId, { since: now - NO_LINK_MS, now });
}
