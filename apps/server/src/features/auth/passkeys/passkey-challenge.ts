// What a passkey is asked to sign: random, good for five minutes and once. Only its digest is stored.
import { randomBytes } from 'node:crypto';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/database.ts';
import { digestOf } from '../token-digest.ts';
import {
  findOwnerOfChallenge,
  saveChallenge,
  useChallenge,
  type ChallengeFor,
} from './passkey-challenge-store.ts';

/** Milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;

const CHALLENGE_BYTES = 32;

type ChallengeDeps = { readonly database: Database; readonly clock: Clock };

/** @returns the challenge, in base64url */
export async function newChallenge({ database, clock }: ChallengeDeps, given: ChallengeFor): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  const now = clock();
  await saveChallenge(database.knex, digestOf(challenge), given, { now, endsAt: now + CHALLENGE_MS });
  return challenge;
}

/**
 * @param clientDataJson what the browser says was signed, in base64url
 * @returns the challenge in it; undefined where we did not give it for that, or where it was used or is too old. It is used now.
 */
export async function usedChallenge(
  { database, clock }: ChallengeDeps,
  clientDataJson: string,
  given: ChallengeFor,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJson);
  if (challenge === undefined) return undefined;
  const isGood = await useChallenge(database.knex, digestOf(challenge), given, clock());
  return isGood ? challenge : undefined;
}

/** @returns the challenge of the first run in it, and for whom it was given; it is not used up */
export async function readFirstChallenge(
  { database, clock }: ChallengeDeps,
  clientDataJson: string,
): Promise<{ readonly challenge: string; readonly ownerId: string } | undefined> {
  const challenge = challengeIn(clientDataJson);
  if (challenge === undefined) return undefined;
  const ownerId = await findOwnerOfChallenge(database.knex, digestOf(challenge), clock());
  return ownerId === undefined ? undefined : { challenge, ownerId };
}

function challengeIn(clientDataJson: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'));
    if (typeof said !== 'object' || said === null || !('challenge' in said)) return undefined;
    return typeof said.challenge === 'string' ? said.challenge : undefined;
  } catch {
    return undefined;
  }
}
