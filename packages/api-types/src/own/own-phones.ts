// How a phone is let in to somebody's own record, opened with the PIN, and ended.
import { z } from 'zod';
import { guid, guidOut, instant, pin } from '../formats.ts';
import { LANGUAGES } from '../languages.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { examplePhone, phone, phoneDigits } from './phone-formats.ts';

const WORD = 'spo_P6hfZFcXRWKz_C-WPmavpg_c2l4dHkgZm91ciBieXRlcyBvZiBub3RoaW5nIHJlYWw';
const CLAIM = 'dGhpcyBpcyBub3QgYSByZWFsIGNsYWltIGF0IGFsbCE';

const offerOfPhone = {
  word: z
    .string()
    .min(1)
    .max(120)
    .regex(/^[\w-]+$/, { error: 'must be letters, digits, - and _' })
    .meta({ description: 'The word of the code.' }),
  claim: z
    .string({ error: 'must be 32 bytes as base64url' })
    .regex(/^[\w-]{43}$/, { error: 'must be 32 bytes as base64url' })
    .meta({
      description:
        'By which this phone is known until it is let in: 32 random bytes as base64url, made by the phone, the same for each repetition.',
    }),
};

/** POST /phone-claims */
export const claimPhoneOffer = defineOperation({
  id: 'claimPhoneOffer',
  method: 'POST',
  path: '/phone-claims',
  tag: 'own',
  summary: 'Read the code of a tablet',
  description:
    'The word of the code that the tablet shows. The first phone that sends it gets the digits to show, and the same again for the same claim; ' +
    'every other phone is refused.',
  auth: 'ownPage',
  makesNothing: true,
  body: requestBody(offerOfPhone),
  data: z.object({
    digits: phoneDigits.meta({ description: 'To be shown, and typed at the tablet.' }),
    endsAtUtc: instant.meta({ description: 'Until when the tablet waits for them.' }),
  }),
  errors: ['phone.offer_unknown', 'phone.offer_taken'],
  example: {
    body: { word: WORD, claim: CLAIM },
    data: { digits: '47', endsAtUtc: '2026-03-02T07:02:00.000Z' },
  },
});

/** POST /phone-claim-states */
export const readPhoneClaim = defineOperation({
  id: 'readPhoneClaim',
  method: 'POST',
  path: '/phone-claim-states',
  tag: 'own',
  summary: 'Ask whether this phone is let in',
  description:
    'Once the digits were typed at the tablet, the answer carries the cookie of the phone. A phone that was let in to the record of somebody ' +
    'else is ended by it: one browser shows one person.',
  auth: 'ownPage',
  makesNothing: true,
  body: requestBody(offerOfPhone),
  data: z.object({
    state: z
      .enum(['waiting', 'added', 'over'])
      .meta({ description: '`waiting`: for the digits; `over`: time is up, or wrong digits came.' }),
  }),
  errors: [],
  example: { body: { word: WORD, claim: CLAIM }, data: { state: 'added' } },
});

/** GET /phone */
export const getMyPhone = defineOperation({
  id: 'getMyPhone',
  method: 'GET',
  path: '/phone',
  tag: 'own',
  summary: 'Ask whose phone this is',
  description:
    'Whose record the phone is let in to, and whether it asks for the PIN. No time of the person is told before the PIN.',
  auth: 'phone',
  data: z.object({
    phoneId: guidOut.meta({ description: 'This phone.' }),
    displayName: z.string().meta({ description: 'The person.' }),
    companyName: z.string().meta({ description: 'The company.' }),
    timeZone: z.string().meta({ description: 'IANA time zone of the company.' }),
    language: z
      .enum(LANGUAGES)
      .nullable()
      .meta({ description: 'The language that the person has chosen; null: none.' }),
    isOpen: z.boolean().meta({ description: 'Whether the record can be read without the PIN for now.' }),
    isEmployed: z.boolean().meta({
      description:
        'Whether the person works there still. Somebody who has left reads on, and writes nothing.',
    }),
  }),
  errors: [],
  example: {
    data: {
      phoneId: examplePhone.phoneId,
      ...{ displayName: 'Þórunn Ósk Ægisdóttir', companyName: 'Kaffihús Norður' },
      ...{ timeZone: 'Atlantic/Reykjavik', language: null, isOpen: false, isEmployed: true },
    },
  },
});

/** POST /openings */
export const openMyPhone = defineOperation({
  id: 'openMyPhone',
  method: 'POST',
  path: '/openings',
  tag: 'own',
  summary: 'Open my record with the PIN',
  description:
    'The PIN of the tablets, with the same counters of wrong ones. After a wrong PIN the header `X-Pin-Tries-Left` says how many further wrong ' +
    'ones lock.',
  auth: 'phone',
  makesNothing: true,
  body: requestBody({ pin }),
  data: z.object({
    openUntilAtUtc: instant.meta({ description: 'Until when, if nothing is asked meanwhile.' }),
  }),
  errors: ['kiosk.pin_invalid', 'kiosk.pin_locked'],
  example: { body: { pin: '4821' }, data: { openUntilAtUtc: '2026-03-02T18:35:00.000Z' } },
});

/** DELETE /openings */
export const closeMyPhone = defineOperation({
  id: 'closeMyPhone',
  method: 'DELETE',
  path: '/openings',
  tag: 'own',
  summary: 'Close my record on this phone',
  description: 'The phone asks for the PIN again. It stays let in.',
  auth: 'phone',
  data: z.object({ phoneId: guidOut.meta({ description: 'This phone.' }) }),
  errors: [],
  example: { data: { phoneId: examplePhone.phoneId } },
});

/** DELETE /phone */
export const leaveMyPhone = defineOperation({
  id: 'leaveMyPhone',
  method: 'DELETE',
  path: '/phone',
  tag: 'own',
  summary: 'End this phone',
  description:
    'The phone is not let in any more, and its cookie is taken back. The record stays at the tablet.',
  auth: 'phone',
  data: z.object({ phoneId: guidOut.meta({ description: 'The phone that was ended.' }) }),
  errors: [],
  example: { data: { phoneId: examplePhone.phoneId } },
});

/** GET /phones */
export const listMyPhones = defineOperation({
  id: 'listMyPhones',
  method: 'GET',
  path: '/phones',
  tag: 'own',
  summary: 'List my phones',
  description: 'The phones that are let in to the record of the person, the newest first.',
  auth: 'openPhone',
  data: z.array(phone),
  errors: [],
  example: { data: [examplePhone] },
});

/** DELETE /phones/{phoneId} */
export const endMyPhone = defineOperation({
  id: 'endMyPhone',
  method: 'DELETE',
  path: '/phones/{phoneId}',
  tag: 'own',
  summary: 'End another phone of mine',
  description: 'That phone shows nothing more.',
  auth: 'openPhone',
  params: z.object({ phoneId: guid.meta({ description: 'The phone.' }) }),
  data: z.object({ phoneId: guidOut.meta({ description: 'The phone that was ended.' }) }),
  errors: ['phone.not_found'],
  example: { params: { phoneId: examplePhone.phoneId }, data: { phoneId: examplePhone.phoneId } },
});
