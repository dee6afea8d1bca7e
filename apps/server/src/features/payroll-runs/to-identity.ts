import { kennitalaKind } from '@stimpill/api-types/kennitala';
import type { ExportSettings, OwnExportProfile } from './export-profile.ts';
import type { KnownBy } from './identity-store.ts';

export type Identity = {
  readonly text: string;
  /** By their number, where others of the file are known by their kennitala. */
  readonly isByNumber: boolean;
};

/** By what a file knows people: `either` is a kennitala, and a number for whom has none. */
export function knownByOf({
  takesEither,
  settings,
}: Pick<OwnExportProfile, 'takesEither' | 'settings'>): ExportSettings['identity'] | 'either' {
  return takesEither && settings.identity === 'kennitala' ? 'either' : settings.identity;
}

/** Null where it is missing, or is a kennitala that no register gives out. */
export function toIdentity(knownBy: KnownBy | undefined, by: ReturnType<typeof knownByOf>): Identity | null {
  const { kennitala = null, employeeNumber = null } = knownBy ?? {};
  if (by !== 'employeeNumber' && kennitala !== null && kennitalaKind(kennitala) !== undefined)
    return { text: kennitala, isByNumber: false };
  if (by === 'kennitala' || employeeNumber === null) return null;
  return { text: employeeNumber, isByNumber: by === 'either' };
}
