import { kennitalaKind } from '@stimpill/api-types/kennitala';
import type { ExportSettings } from './export-profile.ts';
import type { KnownBy } from './identity-store.ts';

/** By what the payroll system knows somebody; null where that is missing, or is a kennitala that no register gives out. */
export function toIdentity(knownBy: KnownBy | undefined, by: ExportSettings['identity']): string | null {
  const identity = knownBy?.[by] ?? null;
  if (identity === null || by === 'employeeNumber') return identity;
  return kennitalaKind(identity) === undefined ? null : identity;
}
