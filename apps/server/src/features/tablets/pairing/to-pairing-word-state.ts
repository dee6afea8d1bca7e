import type { DataOf } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';
import type { PairingWord } from '#features/auth/pairing-words/pairing-word-store.ts';
import type { Device } from '#features/tablets/devices/device-store.ts';
import { toInstant } from '#to-instant.ts';

type State = DataOf<(typeof manageOperations)['getPairingWord']>;

const NONE: State = { endsAtUtc: null, arrival: null, registered: null };

/** @param registered the tablet of a word that was used */
export function toPairingWordState(word: PairingWord | undefined, registered: Device | undefined): State {
  if (word === undefined) return NONE;
  const { endsAt, arrival, tabletId } = word;
  const endsAtUtc = toInstant(endsAt);
  if (registered)
    return { endsAtUtc, arrival: null, registered: { tabletId: registered.id, name: registered.name } };
  // Used, and yet it has registered none: its maker had no right to.
  if (tabletId !== null) return NONE;
  if (arrival === null) return { endsAtUtc, arrival, registered: null };
  const { at, ...told } = arrival;
  return { endsAtUtc, arrival: { ...told, atUtc: toInstant(at) }, registered: null };
}
