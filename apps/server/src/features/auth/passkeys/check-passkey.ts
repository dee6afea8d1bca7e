// Whether a device has signed with a passkey that we know what we asked it to sign.
import { companyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { FactorDeps } from '../factors/change-factors.ts';
import type { ChallengeFor } from './passkey-challenge-store.ts';
import { usedChallenge } from './passkey-challenge.ts';
import { findPasskey, noteSigned } from './passkey-store.ts';
import { type Passkey, userHandleOf } from './passkey.ts';
import type { RelyingParty } from './relying-party.ts';

/** What a browser gave: all of it in base64url. */
export type SignedChallenge = {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle?: string | undefined;
};

/**
 * Uses up the challenge, right or wrong.
 * @param given for what it was given; that of one person is signed by a passkey of theirs
 * @throws DomainError `auth.passkey_wrong`
 */
export async function checkPasskey(
  deps: Pick<FactorDeps, 'database' | 'clock'>,
  signed: SignedChallenge,
  given: Exclude<ChallengeFor, { readonly purpose: 'firstRun' }>,
  party: RelyingParty,
): Promise<Passkey> {
  const challenge = await usedChallenge(deps, signed.clientDataJSON, given);
  const passkey = await findPasskey(deps.database.knex, signed.id);
  if (challenge === undefined || passkey === undefined || !isOfThatPerson(passkey, signed, given))
    throw new DomainError('auth.passkey_wrong');
  const counter = await counterIn(signed, passkey, party, challenge);
  const scope = companyScope(deps.database.knex, passkey.companyId);
  if (counter === undefined || !(await noteSigned(scope, passkey, { counter, now: deps.clock() })))
    throw new DomainError('auth.passkey_wrong');
  return passkey;
}

function isOfThatPerson(
  passkey: Passkey,
  { userHandle }: SignedChallenge,
  given: Parameters<typeof checkPasskey>[2],
): boolean {
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.employeeId)) return false;
  if (given.purpose === 'signIn') return true;
  return passkey.companyId === given.companyId && passkey.employeeId === given.employeeId;
}

/** @returns how often it has signed; undefined where the signature is not one of this passkey over this challenge, made for us */
async function counterIn(
  { id, userHandle: _, ...response }: SignedChallenge,
  { publicKey, counter }: Passkey,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await passkeyLibrary();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      ...{ expectedChallenge, expectedOrigin, expectedRPID },
      credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for whatever it cannot read, whatever does not fit, and for a count that went back.
    return undefined;
  }
}

/**
 * What reads and checks the answers of passkeys: three hundred small files with all formats of certificates. To read them takes a quarter of
 * the start of a server, so they are read for the first passkey.
 */
export const passkeyLibrary = () => import('@simplewebauthn/server');
