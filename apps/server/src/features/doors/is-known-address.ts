// Has somebody punched at a terminal of this address lately? Then a stranger who guesses elsewhere does not make them wait here.
import type { CompanyScope } from '#database/company-scope.ts';
import { addressBlock } from '#http/client-address.ts';
import { listTerminalAddresses } from '#features/ledger/punch-fact-store.ts';

const LATELY_MS = 30 * 86_400_000;

export async function isKnownAddress(
  scope: CompanyScope,
  { employeeId, address }: { readonly employeeId: string; readonly address: string },
  now: number,
): Promise<boolean> {
  const known = await listTerminalAddresses(scope, employeeId, now - LATELY_MS);
  return known.some((one) => addressBlock(one) === addressBlock(address));
}
