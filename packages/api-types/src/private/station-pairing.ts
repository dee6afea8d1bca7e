// How a tablet becomes one of the company by the pairing word that somebody at the desk has made: nobody signs in on it.
import { z } from 'zod';
import { instant, nameIn, notGivenOr } from '../formats.ts';
import { deviceRegistration } from '../kiosk.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';

/** Eight letters and digits, in groups or not; what looks like another one counts as that one. */
const PAIRING_WORD = /^(?:[0-9A-Za-z][ -]?){8}$/;

const word = z.string().regex(PAIRING_WORD, { error: 'must be eight letters and digits' }).meta({
  description:
    'The word as it was read or typed: eight letters and digits, with a hyphen or a space between them or without. Never logged, never returned.',
  writeOnly: true,
});

const ALIKE =
  'A word that was used, or whose time is over, is answered as one that never was. At most 10 requests a minute per address; ten wrong words ' +
  'within a quarter of an hour lock the address out of pairing for another.';

/** How a page came to a tablet. */
export const PAGE_CERTIFICATES = ['trusted', 'untrusted', 'none'] as const;

/** How a page came to a tablet. */
export type PageCertificate = (typeof PAGE_CERTIFICATES)[number];

/** POST /pairing/arrival */
export const tellArrival = defineOperation({
  id: 'tellArrival',
  method: 'POST',
  path: '/pairing/arrival',
  tag: 'station',
  summary: 'Tell the desk that a tablet is here',
  description:
    'The person who made the word sees at the desk that a tablet has come, at which address and how; the tablet learns whose word it is. Told again, it ' +
    `takes the place of what was told. The word stays good. ${ALIKE}`,
  auth: 'none',
  overHttpsAlone: true,
  body: requestBody({
    word,
    certificate: z.enum(PAGE_CERTIFICATES, { error: 'must be trusted, untrusted or none' }).meta({
      description:
        '`trusted`: it came over HTTPS, and the browser takes the service worker of the page; `untrusted`: over HTTPS, and the browser ' +
        'refuses the worker, as it does where somebody went on past a warning; `none`: over plain HTTP on the computer of the server.',
    }),
  }),
  data: z
    .object({
      companyName: z.string().meta({ description: 'Name of the company for which the word is.' }),
      endsAtUtc: instant.meta({ description: 'Until then the word registers one tablet.' }),
    })
    .meta({ id: 'PairingCompany', description: 'Whose pairing word it is.' }),
  errors: ['pairing.word_unknown', 'auth.too_many_attempts'],
  example: {
    body: { word: '7K3M9XQ2', certificate: 'trusted' },
    data: { companyName: 'Kaffihús Norður ehf.', endsAtUtc: '2026-03-02T08:15:00.000Z' },
  },
});

/** POST /pairing */
export const pairTablet = defineOperation({
  id: 'pairTablet',
  method: 'POST',
  path: '/pairing',
  tag: 'station',
  summary: 'Register a tablet by a pairing word',
  description:
    'The person who made the word registers the tablet, as by `POST /kiosk/register-device` of Public API v1. The word is used up; where the answer was ' +
    `lost, the tablet stands in the list of tablets, and another word registers it anew. ${ALIKE}`,
  auth: 'none',
  overHttpsAlone: true,
  body: requestBody({
    word,
    deviceName: notGivenOr(nameIn).meta({
      description: 'How people will know the device, such as "Front door": one line, up to 100 characters.',
    }),
  }),
  data: deviceRegistration,
  errors: ['pairing.word_unknown', 'auth.role_not_allowed', 'auth.too_many_attempts'],
  example: {
    body: { word: '7K3M-9XQ2', deviceName: 'Front door' },
    data: {
      deviceToken: 'sdt_6yT1mX0c9Vb8nM7k5J4h3G2f1D0s9A8q',
      companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70',
      companyName: 'Kaffihús Norður ehf.',
    },
  },
});
