import type { DataOf } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';
import { toInstant } from '#to-instant.ts';
import type { PersonSignIn, ShownWaitingAddress } from './person-sign-in.ts';

type PublicSignIn = DataOf<(typeof manageOperations)['getPersonSignIn']>;

/** @param server.mailOrigin null: it sends no mail */
export function toPersonSignIn(
  { pinLockedUntil, lastSignInAt, waitingAddress, ...facts }: PersonSignIn,
  { mailOrigin }: { readonly mailOrigin: string | null },
): PublicSignIn {
  return {
    ...facts,
    pinLockedUntilAtUtc: pinLockedUntil === null ? null : toInstant(pinLockedUntil),
    lastSignInAtUtc: lastSignInAt === null ? null : toInstant(lastSignInAt),
    isMailSetUp: mailOrigin !== null,
    waitingAddress: waitingAddress && toWaitingAddress(waitingAddress),
  };
}

function toWaitingAddress({ email, askedAt, endsAt, byName }: ShownWaitingAddress) {
  const times = { askedAtUtc: toInstant(askedAt), endsAtUtc: toInstant(endsAt) };
  return { email, ...times, askedByName: byName };
}
