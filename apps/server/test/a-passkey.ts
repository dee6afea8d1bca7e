// A device that makes a passkey and signs with it, as phones and security keys do: a key of its own, "none" as attestation, a
// counter. Each call can be told to do one thing wrong.
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Where people open the desk in these tests. */
export const DESK_ORIGIN = 'https://clock.example.is';

const IS_PRESENT = 0x01;
const IS_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** What a device does that ours should not trust. */
export type Wrong = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** In place of `webauthn.create` or `webauthn.get`. */
  readonly type?: string;
  /** Nobody showed a finger, a face or a PIN. */
  readonly isUnverified?: true;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly id?: string;
};

export type PasskeyDevice = ReturnType<typeof aPasskeyDevice>;

/** @param isCounting whether it counts how often it has signed; many do not */
export function aPasskeyDevice({ isCounting = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const key = coseKey(publicKey.export({ format: 'jwk' }));
  let counter = 0;

  const dataOf = (wrong: Wrong, extra = 0) => {
    counter += isCounting ? 1 : 0;
    const flags = IS_PRESENT | (wrong.isUnverified ? 0 : IS_VERIFIED) | extra;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(wrong.counter ?? counter);
    return Buffer.concat([sha256(wrong.rpId ?? new URL(DESK_ORIGIN).hostname), Buffer.of(flags), counted]);
  };

  return {
    id: credentialId.toString('base64url'),
    publicKey: Buffer.from(key).toString('base64url'),

    /** As the browser gives it after `navigator.credentials.create`. */
    create: ({ challenge }: { readonly challenge: string }, wrong: Wrong = {}) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = [Buffer.alloc(16), length, credentialId, key];
      const authData = Buffer.concat([dataOf(wrong, HAS_KEY), ...attested]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      return {
        id: wrong.id ?? credentialId.toString('base64url'),
        clientDataJSON: said('webauthn.create', challenge, wrong).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal', 'hybrid', 'telepathy'],
      };
    },

    /** As the browser gives it after `navigator.credentials.get`. */
    sign: ({ challenge }: { readonly challenge: string }, wrong: Wrong = {}) => {
      const authenticatorData = dataOf(wrong);
      const clientData = said('webauthn.get', challenge, wrong);
      const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
      return {
        id: wrong.id ?? credentialId.toString('base64url'),
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: createSign('SHA256').update(signed).sign(privateKey).toString('base64url'),
        ...(wrong.userHandle === undefined ? {} : { userHandle: wrong.userHandle }),
      };
    },
  };
}

function said(type: string, challenge: string, wrong: Wrong): Buffer {
  const { origin = DESK_ORIGIN } = wrong;
  const data = {
    type: wrong.type ?? type,
    challenge: wrong.challenge ?? challenge,
    origin,
    crossOrigin: false,
  };
  return Buffer.from(JSON.stringify(data));
}

/** An elliptic key of P-256 for ES256 (RFC 9052). */
function coseKey({ x = '', y = '' }: { readonly x?: string; readonly y?: string }): Uint8Array {
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
    [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
  ]);
  return isoCBOR.encode(key as never);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
