// Passkeys: a key that a phone, a computer or a security key keeps, and uses once its owner has shown a finger, a face or a PIN.
import { z } from 'zod';
import { guid, nameIn } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { endedWithFactor, factors } from './factors.ts';
import {
  assertion,
  assertionExample,
  creationOptions,
  passkey,
  registration,
  requestExample,
  requestOptions,
} from './passkey-formats.ts';
import { deskSession, deskSessionExample } from './session.ts';

const PASSKEY = '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e61';

/** GET /account/passkeys */
export const listPasskeys = defineOperation({
  id: 'listPasskeys',
  method: 'GET',
  path: '/account/passkeys',
  shows: ['session'],
  tag: 'account',
  summary: 'Your passkeys',
  description: 'Every passkey of yours, the oldest first.',
  auth: 'desk',
  data: z.array(passkey),
  errors: [],
  example: {
    data: [
      {
        id: PASSKEY,
        name: 'Phone',
        addedAtUtc: '2026-03-02T08:00:00.000Z',
        lastUsedAtUtc: '2026-03-02T08:12:00.000Z',
      },
    ],
  },
});

/** POST /account/passkey-challenge */
export const startPasskey = defineOperation({
  id: 'startPasskey',
  method: 'POST',
  path: '/account/passkey-challenge',
  changes: [],
  tag: 'account',
  summary: 'Begin to add a passkey',
  description: 'Gives what the browser needs to make one. Nothing changes until it is sent.',
  auth: 'desk',
  makesNothing: true,
  withoutFactor: true,
  freshFactor: true,
  data: creationOptions,
  errors: ['passkey.no_host_name', 'passkey.too_many'],
  example: {
    data: {
      challenge: requestExample.challenge,
      timeout: 300_000,
      rp: { id: 'clock.example.is', name: 'Stimpill' },
      user: {
        id: 'HG-eLYtTTU-aIG57jJ0OEg',
        name: 'bjork@example.is',
        displayName: 'Björk Sveinsdóttir',
      },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  },
});

/** POST /account/passkeys */
export const addPasskey = defineOperation({
  id: 'addPasskey',
  method: 'POST',
  path: '/account/passkeys',
  changes: ['session', 'sessions', 'people'],
  tag: 'account',
  summary: 'Add a passkey',
  description:
    'From now on it signs in alone, and the password needs a second factor. Somebody has at most ten. The first factor of somebody, of ' +
    'any kind, comes with ten codes on paper, and ends other sessions that the password alone had opened.',
  auth: 'desk',
  withoutFactor: true,
  freshFactor: true,
  body: requestBody({
    name: nameIn,
    credential: registration,
  }),
  data: z
    .object({
      passkey,
      recoveryCodes: z.array(z.string()).meta({
        description:
          'Ten codes to print or write down, shown this once; none where there were factors before.',
      }),
      endedSessions: endedWithFactor,
    })
    .meta({ id: 'AddedPasskey', description: 'A passkey that was added.' }),
  errors: ['passkey.no_host_name', 'passkey.not_added', 'passkey.too_many'],
  example: {
    body: {
      name: 'Phone',
      credential: {
        id: assertionExample.id,
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
        attestationObject: 'o2NmbXRkbm9uZQ',
        transports: ['internal'],
      },
    },
    data: {
      passkey: {
        id: PASSKEY,
        name: 'Phone',
        addedAtUtc: '2026-03-02T08:00:00.000Z',
        lastUsedAtUtc: null,
      },
      recoveryCodes: ['ABCD-EFGH-IJKL-MNOP', 'QRST-UVWX-YZ23-4567'],
      endedSessions: 1,
    },
  },
});

/** DELETE /account/passkeys/{passkeyId} */
export const removePasskey = defineOperation({
  id: 'removePasskey',
  method: 'DELETE',
  path: '/account/passkeys/{passkeyId}',
  changes: ['session', 'people'],
  tag: 'account',
  summary: 'Remove a passkey',
  description:
    'It no longer signs in, and sessions that began with it end, this one too. With the last factor the codes on paper end, and the password ' +
    'is enough again; where the company demands a factor of your role, the last one stays.',
  auth: 'desk',
  freshFactor: true,
  params: z.object({ passkeyId: guid.meta({ description: 'One of your own passkeys.' }) }),
  data: factors,
  errors: ['account.last_factor', 'passkey.not_found'],
  example: {
    params: { passkeyId: PASSKEY },
    data: { totp: true, passkeys: 0, recoveryCodesLeft: 9 },
  },
});

/** POST /session/passkey/challenge */
export const startPasskeySignIn = defineOperation({
  id: 'startPasskeySignIn',
  method: 'POST',
  path: '/session/passkey/challenge',
  changes: [],
  makesNothing: true,
  tag: 'session',
  summary: 'Begin to sign in with a passkey',
  description: 'Gives what the browser needs to ask for one. Nobody is named: the passkey says who it is.',
  auth: 'ownPage',
  data: requestOptions,
  errors: ['passkey.no_host_name'],
  example: { data: requestExample },
});

/** POST /session/passkey */
export const finishPasskeySignIn = defineOperation({
  id: 'finishPasskeySignIn',
  method: 'POST',
  path: '/session/passkey',
  changes: ['session', 'sessions'],
  makesNothing: true,
  tag: 'session',
  summary: 'Sign in with a passkey',
  description:
    'A passkey is enough alone. Answers with a cookie. Employees have no desk. With the cookie of a session of the same person that began ' +
    'with a passkey and that nobody had used for 30 minutes, it goes on until that one would have ended.',
  auth: 'ownPage',
  body: requestBody({ credential: assertion }),
  data: deskSession,
  errors: ['passkey.no_host_name', 'auth.passkey_wrong', 'auth.role_not_allowed'],
  example: { body: { credential: assertionExample }, data: deskSessionExample },
});

/** POST /session/confirmation/passkey/challenge */
export const startPasskeyConfirmation = defineOperation({
  id: 'startPasskeyConfirmation',
  method: 'POST',
  path: '/session/confirmation/passkey/challenge',
  changes: [],
  tag: 'session',
  summary: 'Begin to confirm with a passkey',
  description: 'Gives what the browser needs to ask for a passkey of the person who is signed in.',
  auth: 'desk',
  makesNothing: true,
  data: requestOptions,
  errors: ['passkey.no_host_name', 'passkey.none'],
  example: {
    data: {
      ...requestExample,
      allowCredentials: [{ id: assertionExample.id, type: 'public-key', transports: ['internal'] }],
    },
  },
});

/** POST /session/confirmation/passkey */
export const confirmWithPasskey = defineOperation({
  id: 'confirmWithPasskey',
  method: 'POST',
  path: '/session/confirmation/passkey',
  changes: ['session'],
  tag: 'session',
  summary: 'Confirm with a passkey that it is still you',
  description: 'For five minutes from now, what needs a confirmation is done without asking again.',
  auth: 'desk',
  makesNothing: true,
  body: requestBody({ credential: assertion }),
  data: deskSession,
  errors: ['passkey.no_host_name', 'auth.passkey_wrong'],
  example: { body: { credential: assertionExample }, data: deskSessionExample },
});
