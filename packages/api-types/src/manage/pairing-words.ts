// The word that pairs one tablet, so that nobody types their own password on a wall; and what is known of the tablet that has read it.
import { z } from 'zod';
import { guid, instant } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAGE_CERTIFICATES } from '../private/station-pairing.ts';
import { forThoseWith } from './rights.ts';

const ofCompany = z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) });
const params = { companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70' };
const ENDS_AT = '2026-03-02T08:15:00.000Z';

const madeWord = z
  .object({
    word: z.string().meta({
      description: 'To show to the tablet, or to type there: eight letters and digits in two groups.',
    }),
    email: z.string().meta({
      description: 'Your e-mail address, for a tablet that asks for one, with the word as its password.',
    }),
    endsAtUtc: instant.meta({ description: 'It works until then, or until a tablet was registered by it.' }),
    validForSeconds: z
      .int()
      .min(0)
      .meta({ description: 'How long that is from now, for pages whose clock may be wrong.' }),
  })
  .meta({ id: 'PairingWord', description: 'What registers one tablet, shown once.' });

/** POST /companies/{companyId}/tablets/pairing-word */
export const makePairingWord = defineOperation({
  id: 'makePairingWord',
  method: 'POST',
  path: '/companies/{companyId}/tablets/pairing-word',
  changes: ['pairing'],
  tag: 'tablets',
  summary: 'Make a pairing word for a tablet',
  description:
    'Registers one tablet within fifteen minutes. Our own kiosk takes it alone; another one sends it in `password` of ' +
    '`POST /kiosk/register-device` of Public API v1, with your e-mail address. It is shown this once; the one that you made before ends. ' +
    'Anyone who has a second factor registers tablets by it alone.',
  auth: 'desk',
  ...forThoseWith('tablets.change'),
  company: 'route',
  params: ofCompany,
  data: madeWord,
  errors: [],
  example: {
    params,
    data: { word: '7K3M-9XQ2', email: 'bjork@example.is', endsAtUtc: ENDS_AT, validForSeconds: 900 },
  },
});

const arrival = z
  .object({
    origin: z.string().nullable().meta({
      description: 'The address at which the tablet opened the kiosk; null where it said none.',
    }),
    certificate: z.enum(PAGE_CERTIFICATES).meta({
      description:
        '`trusted`: with a certificate that its browser trusts; `untrusted`: with one that it does not; `none`: over plain HTTP on the computer of the server.',
    }),
    device: z.enum(['iPad', 'Android', 'other']).meta({ description: 'What its browser says it is.' }),
    atUtc: instant.meta({ description: 'When it told so last.' }),
  })
  .meta({ id: 'TabletArrival', description: 'A tablet that has read the word and is not registered yet.' });

/** GET /companies/{companyId}/tablets/pairing-word */
export const getPairingWord = defineOperation({
  id: 'getPairingWord',
  method: 'GET',
  path: '/companies/{companyId}/tablets/pairing-word',
  shows: ['pairing', 'tablets'],
  tag: 'tablets',
  summary: 'How your own pairing word stands',
  description:
    'Without the word itself, which is stored nowhere. One that was withdrawn, or whose time is over, is gone; one that was used names its ' +
    'tablet until then. `endsAtUtc` tells whether it is still the one that you were shown, or a newer one.',
  auth: 'desk',
  ...forThoseWith('tablets.change'),
  company: 'route',
  repeated: true,
  params: ofCompany,
  data: z
    .object({
      endsAtUtc: instant.nullable().meta({ description: 'When its time is over; null where there is none.' }),
      arrival: arrival
        .nullable()
        .meta({ description: 'Null as long as no tablet has shown it, and once it was used.' }),
      registered: z
        .object({
          tabletId: guid.meta({ description: 'As in the list of tablets.' }),
          name: z.string().meta({ description: 'How people know it.' }),
        })
        .nullable()
        .meta({ description: 'The tablet that was registered by it; null as long as it still works.' }),
    })
    .meta({ id: 'PairingWordState', description: 'How the newest pairing word of the caller stands.' }),
  errors: [],
  example: {
    params,
    data: {
      endsAtUtc: ENDS_AT,
      arrival: {
        origin: 'https://clock.example.is',
        certificate: 'trusted',
        device: 'iPad',
        atUtc: '2026-03-02T08:02:11.000Z',
      },
      registered: null,
    },
  },
});
