// The passkey of an owner whose company is being made: asked for before there is either, stored with both.
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import { uuidv7 } from '#ids.ts';
import { beginFactors, recordFactor, type FactorDeps, type Whose } from '../factors/change-factors.ts';
import { digestOf } from '../token-digest.ts';
import { keyIn, type NewKey, type NewPasskey } from './add-passkey.ts';
import { useChallenge } from './passkey-challenge-store.ts';
import { newChallenge, readFirstChallenge } from './passkey-challenge.ts';
import { insertPasskey } from './passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';

type ChallengeDeps = Pick<FactorDeps, 'database' | 'clock'>;

export type FirstPasskey = {
  readonly name: string;
  readonly key: NewKey;
  readonly challenge: string;
  /** The id that the owner is going to have: the device keeps it beside the passkey. */
  readonly ownerId: string;
};

/** @returns the challenge, and the id that the owner is going to have */
export async function startFirstPasskey(
  deps: ChallengeDeps,
): Promise<{ readonly challenge: string; readonly ownerId: string }> {
  const ownerId = uuidv7();
  return { challenge: await newChallenge(deps, { purpose: 'firstRun', employeeId: ownerId }), ownerId };
}

/**
 * Uses nothing up, so that somebody whose other answers are refused need not ask their device again.
 * @throws DomainError `passkey.not_added`
 */
export async function readFirstPasskey(
  deps: ChallengeDeps,
  given: NewPasskey,
  party: RelyingParty,
): Promise<FirstPasskey> {
  const asked = await readFirstChallenge(deps, given.credential.clientDataJSON);
  const key = asked && (await keyIn(given, party, asked.challenge));
  if (asked === undefined || key === undefined)
    throw new DomainError('passkey.not_added', { field: 'owner.passkey' });
  return { ...asked, key, name: given.name };
}

/**
 * Inside the transaction that makes the company, after its owner.
 * @returns ten codes on paper
 * @throws DomainError `passkey.not_added` where the challenge was used meanwhile
 */
export async function storeFirstPasskey(
  tx: Queryable,
  { companyId, id: employeeId }: Whose,
  { name, key, challenge, ownerId }: FirstPasskey,
  now: number,
): Promise<readonly string[]> {
  const given = { purpose: 'firstRun', employeeId: ownerId } as const;
  if (!(await useChallenge(tx, digestOf(challenge), given, now)))
    throw new DomainError('passkey.not_added', { field: 'owner.passkey' });
  const scope = companyScope(tx, companyId);
  const rest = { id: uuidv7(), companyId, employeeId, name, addedAt: now, usedAt: null };
  await insertPasskey(scope, { ...key, ...rest });
  const by = { door: 'desk', userId: employeeId, operator: null } as const;
  await recordFactor(scope, employeeId, { column: 'passkey', before: null, after: name }, by, now);
  return (await beginFactors(scope, { id: employeeId, sessionId: undefined }, now)).recoveryCodes;
}
