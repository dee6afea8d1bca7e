import type { DataOf } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';
import type { PairingWord } from '#features/auth/pairing-words/pairing-word-store.ts';
import { toInstant } from '#to-instant.ts';

type State = DataOf<(typeof manageOperations)['getPairingWord']>;

export function toPairingWordState(word: PairingWord | undefined): State {
  if (word === undefined) return { endsAtUtc: null, arrival: null };
  const { endsAt, arrival } = word;
  if (arrival === null) return { endsAtUtc: toInstant(endsAt), arrival };
  const { at, ...told } = arrival;
  return { endsAtUtc: toInstant(endsAt), arrival: { ...told, atUtc: toInstant(at) } };
}
