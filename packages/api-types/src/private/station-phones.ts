// How somebody who is signed in at a tablet lets a phone in to their own record, and ends one.
import { z } from 'zod';
import { guid, guidOut, instant } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { examplePhone, phone, phoneDigits, program } from '../own/phone-formats.ts';
import { requestBody } from '../request-body.ts';
import { exampleState, stationData } from './station-state.ts';

const OFFER = 'b6c7d8e9-0f1a-4b2c-8d3e-4f5a6b7c8d9e';

const offerId = guid.meta({ description: 'The offer.' });

/** POST /phone-offers */
export const offerPhone = defineOperation({
  id: 'offerPhone',
  method: 'POST',
  path: '/phone-offers',
  tag: 'station',
  summary: 'Let a phone of mine in',
  description:
    'Of the employee who is signed in: a word for one phone, good for two minutes and once, which the tablet shows as a QR code. The phone that ' +
    'reads it shows two digits; it is let in only after `confirmPhone` with them. An earlier offer of the person ends.',
  auth: 'stationEmployee',
  data: stationData({
    offerId: guidOut.meta({ description: 'The offer.' }),
    word: z.string().meta({ description: 'The word, for the fragment of the address of the own page.' }),
    endsAtUtc: instant.meta({ description: 'Until when it is good.' }),
  }),
  errors: ['phone.turned_off', 'phone.desk_first'],
  example: {
    data: {
      offerId: OFFER,
      word: 'spo_P6hfZFcXRWKz_C-WPmavpg_c2l4dHkgZm91ciBieXRlcyBvZiBub3RoaW5nIHJlYWw',
      endsAtUtc: '2026-03-02T07:02:00.000Z',
      station: exampleState,
    },
  },
});

/** POST /phone-offer-states */
export const readPhoneOffer = defineOperation({
  id: 'readPhoneOffer',
  method: 'POST',
  path: '/phone-offer-states',
  tag: 'station',
  summary: 'Ask how far a phone has come',
  description:
    'Of the employee who is signed in: whether a phone has read the code of an offer of this tablet.',
  auth: 'stationEmployee',
  body: requestBody({ offerId }),
  data: stationData({
    state: z.enum(['waiting', 'read', 'added', 'over']).meta({
      description:
        '`waiting`: for a phone; `read`: a phone has read it and shows digits; `added`: it is let in; `over`: time is up, or wrong digits ' +
        'came three times.',
    }),
    program,
  }),
  errors: ['phone.offer_unknown'],
  example: {
    body: { offerId: OFFER },
    data: { state: 'read', program: examplePhone.program, station: exampleState },
  },
});

/** POST /phone-confirmations */
export const confirmPhone = defineOperation({
  id: 'confirmPhone',
  method: 'POST',
  path: '/phone-confirmations',
  tag: 'station',
  summary: 'Say that it is my phone',
  description:
    'Of the employee who is signed in: lets the phone in that shows these digits. After three wrong ones the offer is over. Repetition is harmless.',
  auth: 'stationEmployee',
  body: requestBody({ offerId, digits: phoneDigits }),
  data: stationData({}),
  errors: ['phone.turned_off', 'phone.offer_unknown', 'phone.digits_wrong'],
  example: { body: { offerId: OFFER, digits: '47' }, data: { station: exampleState } },
});

/** GET /own-phones */
export const listOwnPhones = defineOperation({
  id: 'listOwnPhones',
  method: 'GET',
  path: '/own-phones',
  tag: 'station',
  summary: 'List the phones of mine',
  description:
    'Of the employee who is signed in: the phones that are let in, the newest first, and whether another may be.',
  auth: 'stationEmployee',
  data: stationData({
    phones: z.array(phone).meta({ description: 'The phones.' }),
    mayAdd: z.enum(['yes', 'turnedOff', 'atTheDesk']).meta({
      description:
        '`turnedOff`: the company lets no phones in; `atTheDesk`: the person signs in at the desk, and a PIN is weaker than what opens that.',
    }),
  }),
  errors: [],
  example: { data: { phones: [examplePhone], mayAdd: 'yes', station: exampleState } },
});

/** POST /own-phone-ends */
export const endOwnPhone = defineOperation({
  id: 'endOwnPhone',
  method: 'POST',
  path: '/own-phone-ends',
  tag: 'station',
  summary: 'End a phone of mine',
  description:
    'Of the employee who is signed in: the phone shows nothing more. One that is said to be of somebody else also asks a manager, because then ' +
    'somebody else knew the PIN.',
  auth: 'stationEmployee',
  body: requestBody({
    phoneId: guid.meta({ description: 'The phone.' }),
    isNotMine: z.boolean().meta({ description: 'Whether the person never let it in.' }),
  }),
  data: stationData({ phoneId: guidOut.meta({ description: 'The phone.' }) }),
  errors: ['phone.not_found'],
  example: {
    body: { phoneId: examplePhone.phoneId, isNotMine: true },
    data: { phoneId: examplePhone.phoneId, station: exampleState },
  },
});
