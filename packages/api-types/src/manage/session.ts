// Signing in and out at the desk. The session is a cookie that no script can read.
import { z } from 'zod';
import { email, guid, guidOut, instant, localDate, password } from '../formats.ts';
import { deskFrame, deskFrameExample } from './desk-frame.ts';
import { oneLanguage } from './record-formats.ts';
import { factors, recoveryCodeIn, totpCode } from './factors.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { role } from '../roles.ts';
import { SETTINGS } from '../settings-of-company.ts';
import { toldAs } from '../settings-schemas.ts';

const company = z
  .object({
    id: guidOut.meta({ description: 'Company id.' }),
    name: z.string().meta({ description: 'Name of the company.' }),
    language: oneLanguage.meta({ description: 'Language of the company.' }),
    timeZone: z.string().meta({ description: 'IANA time zone by which its days and months are counted.' }),
  })
  .meta({ id: 'DeskCompany', description: 'The company of the person who is signed in.' });

const newAddress = z
  .object({
    email: z.string().nullable().meta({ description: 'The new address; null: it was taken away.' }),
    isWaiting: z
      .boolean()
      .meta({ description: 'Whether it waits to be confirmed, so that the old one signs in.' }),
    sinceAtUtc: instant.meta({ description: 'Since when it waits or counts.' }),
    byName: z.string().nullable().meta({ description: 'Who did it; null: the operator of the server.' }),
  })
  .meta({ id: 'NewAddressNotice', description: 'What somebody else did about a sign-in address.' });

/** Who is signed in, where, and for how long, as a schema. */
export const deskSession = z
  .object({
    userId: guidOut.meta({ description: 'The person who is signed in.' }),
    displayName: z.string().meta({ description: 'Display name.' }),
    email: z.string().nullable().meta({ description: 'The address with which the person signs in.' }),
    language: oneLanguage.nullable().meta({ description: 'Language of the person; null: none was chosen.' }),
    role,
    departmentIds: z
      .array(guidOut)
      .nullable()
      .meta({ description: 'The departments to whose people a manager is limited now; null: everybody.' }),
    decidesOwnTime: toldAs(SETTINGS.decidesOwnTime),
    company,
    factors,
    factorDemandedFrom: localDate.nullable().meta({
      description: 'From which day on the company demands a second factor of this role; null: never.',
    }),
    isFactorDemanded: z.boolean().meta({
      description:
        'Whether that day has come and the person has none: only what adds a factor is answered, all else with `auth.factor_demanded`.',
    }),
    newAddress: newAddress.nullable().meta({
      description:
        'What somebody else did about the sign-in address of the person: what waits, and in the first session since, what changed; null: nothing.',
    }),
    confirmedUntilAtUtc: instant.meta({
      description: 'Until then nothing asks for a confirmation; it may have passed.',
    }),
    idleEndsAtUtc: instant.meta({ description: 'The session ends then, unless a request comes before.' }),
    endsAtUtc: instant.meta({ description: 'The session ends then in any case.' }),
    beganWithPasskey: z.boolean().meta({
      description:
        'Whether it began with a passkey; with one it comes back after it was not used, until its end.',
    }),
  })
  .meta({ id: 'DeskSession', description: 'Who is signed in, where, and for how long.' });

/** Who is signed in, where, and for how long. */
export type DeskSession = z.infer<typeof deskSession>;

const USER = '1c6f9e2d-8b53-4d4f-9a20-6e7b8c9d0e12';
const SESSION = '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f';

/** An example of it. */
export const deskSessionExample: DeskSession = {
  userId: USER,
  displayName: 'Björk Sveinsdóttir',
  email: 'bjork@example.is',
  language: null,
  role: 'owner',
  departmentIds: null,
  decidesOwnTime: false,
  company: {
    id: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70',
    name: 'Kaffihús Norður ehf.',
    language: 'is',
    timeZone: 'Atlantic/Reykjavik',
  },
  factors: { totp: true, passkeys: 1, recoveryCodesLeft: 9 },
  factorDemandedFrom: null,
  isFactorDemanded: false,
  newAddress: null,
  confirmedUntilAtUtc: '2026-03-02T08:05:00.000Z',
  idleEndsAtUtc: '2026-03-02T08:30:00.000Z',
  endsAtUtc: '2026-03-02T20:00:00.000Z',
  beganWithPasskey: false,
};

/** POST /session */
export const startDeskSession = defineOperation({
  id: 'startDeskSession',
  method: 'POST',
  path: '/session',
  changes: ['session', 'sessions'],
  makesNothing: true,
  tag: 'session',
  summary: 'Sign in at the desk',
  description:
    'Answers with a cookie. Counts and limits attempts together with `POST /auth/login`, and takes the same time whether or not the ' +
    'e-mail exists. Employees have no desk. Anyone who has a second factor sends a code of it too; a code works once, and a wrong one counts ' +
    'as a wrong password.',
  auth: 'ownPage',
  body: requestBody({ email, password, totpCode, recoveryCode: recoveryCodeIn }),
  data: deskSession,
  errors: [
    'auth.invalid_credentials',
    'auth.factor_needed',
    'auth.too_many_attempts',
    'auth.role_not_allowed',
  ],
  example: {
    body: { email: 'bjork@example.is', password: 'a long password', totpCode: '492039' },
    data: deskSessionExample,
  },
});

const openedDesk = deskSession
  .extend({
    frame: deskFrame.nullable().meta({
      description: 'What every page goes by; null while a second factor is demanded of the person.',
    }),
  })
  .meta({ id: 'OpenedDesk', description: 'Who is signed in, and what every page goes by.' });

/** GET /session */
export const getDeskSession = defineOperation({
  id: 'getDeskSession',
  method: 'GET',
  path: '/session',
  shows: ['session', 'company', 'people'],
  tag: 'session',
  summary: 'Who is signed in',
  description:
    'The session of the cookie, with the person as they are now. Whatever is refused because the session has ended says why in the header ' +
    '`X-Stimpill-Session-End`: `idle`, `time`, `signedOut`, `somebody`, `password`, `address`, `factor`, `passkey` or `record`.',
  auth: 'desk',
  withoutFactor: true,
  data: openedDesk,
  errors: [],
  example: { data: { ...deskSessionExample, frame: deskFrameExample } },
});

/** How many sessions a call ended. */
export const endedSessions = z
  .object({ endedSessions: z.int().min(0).meta({ description: 'Sessions that this call ended.' }) })
  .meta({ id: 'EndedSessions', description: 'How many sessions a call ended.' });

/** DELETE /session */
export const endDeskSession = defineOperation({
  id: 'endDeskSession',
  method: 'DELETE',
  path: '/session',
  changes: ['session', 'sessions'],
  tag: 'session',
  summary: 'Sign out',
  description: 'Ends the session of the cookie at once, and takes the cookie back.',
  auth: 'desk',
  withoutFactor: true,
  data: endedSessions,
  errors: [],
  example: { data: { endedSessions: 1 } },
});

/** POST /session/confirmation */
export const confirmDeskSession = defineOperation({
  id: 'confirmDeskSession',
  method: 'POST',
  path: '/session/confirmation',
  changes: ['session'],
  tag: 'session',
  summary: 'Confirm that it is still you',
  description:
    'For five minutes from now, what needs a confirmation is done without asking again. Attempts count together with those to sign in.',
  auth: 'desk',
  makesNothing: true,
  withoutFactor: true,
  body: requestBody({ password, totpCode, recoveryCode: recoveryCodeIn }),
  data: deskSession,
  errors: ['auth.invalid_credentials', 'auth.factor_needed', 'auth.too_many_attempts'],
  example: { body: { password: 'a long password', totpCode: '492039' }, data: deskSessionExample },
});

/** A session, as the person whose it is sees it. */
export const ownSession = z
  .object({
    id: guidOut.meta({ description: 'Id of the session.' }),
    kind: z.enum(['desk', 'token']).meta({
      description: '`desk`: a browser that is signed in here; `token`: a program with an access token.',
    }),
    isThisOne: z.boolean().meta({ description: 'Whether this request came with it.' }),
    startedAtUtc: instant.meta({ description: 'When somebody signed in.' }),
    lastUsedAtUtc: instant
      .nullable()
      .meta({ description: 'The last request, to the minute; null where that is not kept.' }),
    endsAtUtc: instant.meta({ description: 'It ends then in any case.' }),
    program: z
      .string()
      .nullable()
      .meta({ description: 'What the browser calls itself; null where that is not kept.' }),
  })
  .meta({ id: 'OwnSession', description: 'One of the sessions of the person who is signed in.' });

/** One of the sessions of the person who is signed in. */
export type OwnSession = z.infer<typeof ownSession>;

/** GET /sessions */
export const listOwnSessions = defineOperation({
  id: 'listOwnSessions',
  method: 'GET',
  path: '/sessions',
  shows: ['sessions'],
  tag: 'session',
  summary: 'Where you are signed in',
  description: 'Every session of yours that has not ended, the newest first.',
  auth: 'desk',
  data: z.array(ownSession),
  errors: [],
  example: {
    data: [
      {
        id: SESSION,
        kind: 'desk',
        isThisOne: true,
        startedAtUtc: '2026-03-02T08:00:00.000Z',
        lastUsedAtUtc: '2026-03-02T08:12:00.000Z',
        endsAtUtc: '2026-03-02T20:00:00.000Z',
        program: 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0',
      },
    ],
  },
});

/** DELETE /sessions/{sessionId} */
export const endOwnSession = defineOperation({
  id: 'endOwnSession',
  method: 'DELETE',
  path: '/sessions/{sessionId}',
  changes: ['sessions'],
  tag: 'session',
  summary: 'End one of your sessions',
  description: 'Ends it at once; anyone who has its cookie or its tokens is signed out.',
  auth: 'desk',
  params: z.object({ sessionId: guid.meta({ description: 'One of your own sessions.' }) }),
  data: endedSessions,
  errors: ['session.not_found'],
  example: { params: { sessionId: SESSION }, data: { endedSessions: 1 } },
});
