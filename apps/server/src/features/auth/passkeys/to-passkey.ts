import type { DataOf } from '@stimpill/api-types';
import type { manageOperations, Passkey as PublicPasskey } from '@stimpill/api-types/manage';
import type { Employee } from '#features/people/employee.ts';
import { toInstant } from '#to-instant.ts';
import { KEY_ALGORITHMS } from './add-passkey.ts';
import { CHALLENGE_MS } from './passkey-challenge.ts';
import { type Passkey, userHandleOf } from './passkey.ts';
import type { RelyingParty } from './relying-party.ts';

type CreationOptions = DataOf<(typeof manageOperations)['startPasskey']>;
type RequestOptions = DataOf<(typeof manageOperations)['startPasskeySignIn']>;

export function toPasskey({ id, name, addedAt, usedAt }: Passkey): PublicPasskey {
  const lastUsedAtUtc = usedAt === null ? null : toInstant(usedAt);
  return { id, name, addedAtUtc: toInstant(addedAt), lastUsedAtUtc };
}

/** What `navigator.credentials.create` takes. */
export function toCreationOptions(
  { id, email, displayName }: Pick<Employee, 'id' | 'email' | 'displayName'>,
  { challenge, passkeys, party }: Asked,
): CreationOptions {
  return {
    challenge,
    timeout: CHALLENGE_MS,
    rp: { id: party.id, name: 'Stimpill' },
    user: { id: userHandleOf(id), name: email ?? displayName, displayName },
    pubKeyCredParams: KEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: passkeys.map(toKnownCredential),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** What `navigator.credentials.get` takes. */
export function toRequestOptions({ challenge, passkeys, party }: Asked): RequestOptions {
  return {
    challenge,
    timeout: CHALLENGE_MS,
    rpId: party.id,
    allowCredentials: passkeys.map(toKnownCredential),
    userVerification: 'required',
  };
}

/** A challenge, and the passkeys that it is about. */
type Asked = {
  readonly challenge: string;
  readonly passkeys: readonly Passkey[];
  readonly party: RelyingParty;
};

function toKnownCredential({ credentialId, transports }: Passkey) {
  return { id: credentialId, type: 'public-key' as const, transports: [...transports] };
}
