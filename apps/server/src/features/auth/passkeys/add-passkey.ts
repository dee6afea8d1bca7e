// Somebody adds a passkey: first the challenge, then what their device made of it.
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { Author } from '#features/changes/change.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { uuidv7 } from '#ids.ts';
import {
  beginFactors,
  recordFactor,
  type BegunFactors,
  type FactorDeps,
  type Whose,
  type WhoseSession,
} from '../factors/change-factors.ts';
import { hasSecondFactor } from '../factors/factor-store.ts';
import { newChallenge, usedChallenge } from './passkey-challenge.ts';
import { passkeyLibrary } from './check-passkey.ts';
import { findPasskey, insertPasskey, listPasskeysOf } from './passkey-store.ts';
import { knownTransports, MOST_PASSKEYS, type Passkey } from './passkey.ts';
import type { RelyingParty } from './relying-party.ts';

/** EdDSA, ECDSA with P-256, and RSA, by their numbers in COSE: what every browser and every device of today has. */
export const KEY_ALGORITHMS = [-8, -7, -257];

export type NewPasskey = {
  readonly name: string;
  readonly credential: {
    readonly id: string;
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: readonly string[] | undefined;
  };
};

/**
 * @returns the challenge, and the passkeys that are there
 * @throws DomainError `passkey.too_many`
 */
export async function startPasskey(
  deps: FactorDeps,
  { companyId, id }: Whose,
): Promise<{ readonly challenge: string; readonly passkeys: readonly Passkey[] }> {
  const passkeys = await listPasskeysOf(companyScope(deps.database.knex, companyId), id);
  if (passkeys.length >= MOST_PASSKEYS) throw new DomainError('passkey.too_many');
  return { challenge: await newChallenge(deps, { purpose: 'add', companyId, employeeId: id }), passkeys };
}

/**
 * @returns the passkey, with ten codes on paper where it is the first factor, and how many sessions ended that the password alone had opened
 * @throws DomainError `passkey.not_added`, `passkey.too_many`
 */
export async function addPasskey(
  deps: FactorDeps,
  whose: WhoseSession,
  given: NewPasskey & { readonly party: RelyingParty; readonly by: Author },
): Promise<BegunFactors & { readonly passkey: Passkey }> {
  const { companyId, id: employeeId } = whose;
  const { clientDataJSON } = given.credential;
  const challenge = await usedChallenge(deps, clientDataJSON, { purpose: 'add', companyId, employeeId });
  const key = challenge === undefined ? undefined : await keyIn(given, given.party, challenge);
  if (key === undefined) throw new DomainError('passkey.not_added');
  const now = deps.clock();
  const rest = { id: uuidv7(), companyId, employeeId, name: given.name, addedAt: now, usedAt: null };
  const passkey = { ...key, ...rest };
  return inTransaction(deps.database, async (tx) => {
    const scope = companyScope(tx, companyId);
    await lockEmployees(scope, [employeeId]);
    if ((await listPasskeysOf(scope, employeeId)).length >= MOST_PASSKEYS)
      throw new DomainError('passkey.too_many');
    if ((await findPasskey(tx, passkey.credentialId)) !== undefined)
      throw new DomainError('passkey.not_added');
    const isFirst = !(await hasSecondFactor(scope, employeeId));
    await insertPasskey(scope, passkey);
    await recordFactor(
      scope,
      employeeId,
      { column: 'passkey', before: null, after: given.name },
      given.by,
      now,
    );
    return { passkey, ...(isFirst ? await beginFactors(scope, whose, now) : NOTHING_BEGUN) };
  });
}

const NOTHING_BEGUN: BegunFactors = { recoveryCodes: [], endedSessions: 0 };

export type NewKey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** @returns undefined where the device did not make it for us, for this challenge, with its owner before it */
export async function keyIn(
  { credential }: Pick<NewPasskey, 'credential'>,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
): Promise<NewKey | undefined> {
  const { id, clientDataJSON, attestationObject, transports = [] } = credential;
  const { verifyRegistrationResponse } = await passkeyLibrary();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject },
      },
      ...{ expectedChallenge, expectedOrigin, expectedRPID },
      requireUserVerification: true,
      supportedAlgorithmIDs: KEY_ALGORITHMS,
    });
    if (!verified || registrationInfo.credential.id !== id) return undefined;
    const { publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      ...{ counter, transports: knownTransports(transports) },
    };
  } catch {
    // The library throws for whatever it cannot read and for whatever does not fit.
    return undefined;
  }
}
