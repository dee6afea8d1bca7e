// What a browser takes and gives for a passkey. The shapes are those of WebAuthn in JSON (https://www.w3.org/TR/webauthn-3/), so that a browser takes and gives them as they are.
import { z } from 'zod';
import { guidOut, instant, notGivenOr } from '../formats.ts';

const BYTES_ERROR = { error: 'must be base64url text of at most 8192 characters' };
const bytesIn = (description: string) =>
  z
    .string(BYTES_ERROR)
    .regex(/^[A-Za-z0-9_-]{1,8192}$/, BYTES_ERROR)
    .meta({ description });
const bytesOut = (description: string) => z.string().meta({ description });

const ID_ERROR = { error: 'must be base64url text of at most 1366 characters' };
const credentialId = z
  .string(ID_ERROR)
  .regex(/^[A-Za-z0-9_-]{1,1366}$/, ID_ERROR)
  .meta({ description: '`id` of the credential, in base64url.' });
const clientDataJSON = bytesIn('`response.clientDataJSON` of the credential, in base64url.');

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const TRANSPORT_ERROR = { error: 'must be a word such as "internal" or "usb"' };
const transportsIn = notGivenOr(
  z
    .array(z.string(TRANSPORT_ERROR).regex(/^[a-z-]{1,20}$/, TRANSPORT_ERROR), {
      error: 'must be a list of words such as "internal"',
    })
    .max(10, { error: 'must be at most 10 words' })
    .meta({
      description: '`response.getTransports()`: how the browser reaches it. Unknown words are left out.',
    }),
);

const challenge = bytesOut('What the passkey signs. It works once, for five minutes.');
const timeout = z.int().meta({ description: 'Milliseconds for which the browser waits.' });
const userVerification = z
  .literal('required')
  .meta({ description: 'A finger, a face or a PIN is always asked for.' });
const knownCredentials = (description: string) =>
  z
    .array(
      z.object({
        id: bytesOut('Id of the credential, in base64url.'),
        type: z.literal('public-key').meta({ description: 'Always `public-key`.' }),
        transports: z.array(z.enum(TRANSPORTS)).meta({ description: 'How a browser reaches it.' }),
      }),
    )
    .meta({ description });

/** What a browser needs to make a passkey. */
export const creationOptions = z
  .object({
    challenge,
    timeout,
    rp: z
      .object({
        id: z.string().meta({ description: 'The host name to which the passkey belongs.' }),
        name: z.string().meta({ description: 'What the device calls us.' }),
      })
      .meta({ description: 'For whom the passkey is.' }),
    user: z
      .object({
        id: bytesOut('Handle of the person, in base64url.'),
        name: z.string().meta({ description: 'E-mail address of the person.' }),
        displayName: z.string().meta({ description: 'Display name of the person.' }),
      })
      .meta({ description: 'Of whom the passkey is.' }),
    pubKeyCredParams: z
      .array(
        z.object({
          type: z.literal('public-key').meta({ description: 'Always `public-key`.' }),
          alg: z.int().meta({ description: 'Number of an algorithm in COSE.' }),
        }),
      )
      .meta({ description: 'The kinds of keys that we know, the best first.' }),
    excludeCredentials: knownCredentials('Passkeys that the person has; a device makes no second one.'),
    authenticatorSelection: z
      .object({
        residentKey: z.literal('required').meta({ description: 'The device finds it without a name.' }),
        requireResidentKey: z.literal(true).meta({ description: 'The same, for older browsers.' }),
        userVerification,
      })
      .meta({ description: 'What the device must be able to do.' }),
    attestation: z.literal('none').meta({ description: 'We do not ask who made the device.' }),
  })
  .meta({
    id: 'PasskeyCreationOptions',
    description: 'PublicKeyCredentialCreationOptionsJSON, for `navigator.credentials.create`.',
  });

/** What a browser needs to ask for a passkey. */
export const requestOptions = z
  .object({
    challenge,
    timeout,
    rpId: z.string().meta({ description: 'The host name to which the passkey belongs.' }),
    allowCredentials: knownCredentials('Which passkeys are asked for; none: whichever the person chooses.'),
    userVerification,
  })
  .meta({
    id: 'PasskeyRequestOptions',
    description: 'PublicKeyCredentialRequestOptionsJSON, for `navigator.credentials.get`.',
  });

/** An example of it. */
export const requestExample = {
  challenge: 'N1hCmsxYo9Xq0Pj8l2vQ3gWcTt4Zb5nKd6uEr7yHs9A',
  timeout: 300_000,
  rpId: 'clock.example.is',
  allowCredentials: [],
  userVerification: 'required' as const,
};

/** What a browser gave for a passkey, as a schema. */
export const assertion = z
  .object(
    {
      id: credentialId,
      clientDataJSON,
      authenticatorData: bytesIn('`response.authenticatorData` of the credential, in base64url.'),
      signature: bytesIn('`response.signature` of the credential, in base64url.'),
      userHandle: notGivenOr(bytesIn('`response.userHandle` of the credential, in base64url.')),
    },
    { error: 'must be what the browser gave for the passkey' },
  )
  .meta({ id: 'PasskeyAssertion', description: 'What `navigator.credentials.get` gave.' });

/** An example of it. */
export const assertionExample = {
  id: 'dGhpcyBpcyBhbiBpZA',
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
  authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
  signature: 'MEUCIQC0',
};

/** A passkey of the person who is signed in, as a schema. */
export const passkey = z
  .object({
    id: guidOut.meta({ description: 'Id of the passkey.' }),
    name: z.string().meta({ description: 'What its owner calls it.' }),
    addedAtUtc: instant.meta({ description: 'When it was added.' }),
    lastUsedAtUtc: instant.nullable().meta({ description: 'When it was last used; null: never yet.' }),
  })
  .meta({ id: 'Passkey', description: 'A passkey of the person who is signed in.' });

/** A passkey of the person who is signed in. */
export type Passkey = z.infer<typeof passkey>;

/** What a browser gave for a new passkey, as a schema. */
export const registration = z
  .object(
    {
      id: credentialId,
      clientDataJSON,
      attestationObject: bytesIn('`response.attestationObject` of the credential, in base64url.'),
      transports: transportsIn,
    },
    { error: 'must be what the browser gave for the passkey' },
  )
  .meta({ id: 'PasskeyRegistration', description: 'What `navigator.credentials.create` gave.' });
