// How people get in: PIN, role, sessions, second factors. And what is known about somebody, as one file.
import { z } from 'zod';
import { guid, guidOut, instant } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { IN_ROUTE, ofCompany, ofPerson } from './people.ts';
import { EXAMPLE_PERSON, personRecord } from './person-record.ts';
import { oneLanguage } from './record-formats.ts';
import { forThoseWith, MANAGING } from './rights.ts';
import { seenIn } from './seen.ts';
import { endedSessions, ownSession } from './session.ts';

/** The most PINs that one call makes. */
export const MOST_PINS = 100;

const waitingAddress = z
  .object({
    email: z.string().meta({ description: 'The address that waits.' }),
    askedAtUtc: instant.meta({ description: 'Since when.' }),
    endsAtUtc: instant.meta({ description: 'Until when it can be confirmed.' }),
    askedByName: z
      .string()
      .nullable()
      .meta({ description: 'Who asked for it; null: the operator of the server.' }),
  })
  .meta({ id: 'WaitingAddress', description: 'A new sign-in address that waits to be confirmed.' });

/** How a person gets in, as a schema. */
export const signIn = z
  .object({
    hasPin: z.boolean().meta({ description: 'Whether there is a PIN.' }),
    pinLockedUntilAtUtc: instant.nullable().meta({
      description: 'Until when wrong guesses keep the PIN from working; null: it works.',
    }),
    hasPassword: z.boolean().meta({ description: 'Whether there is a password.' }),
    hasSecondFactor: z.boolean().meta({ description: 'Whether signing in needs more than the password.' }),
    recoveryCodesLeft: z.int().min(0).meta({ description: 'Codes on paper that are left.' }),
    lastSignInAtUtc: instant
      .nullable()
      .meta({ description: 'The last sign-in that is still recorded; null: none.' }),
    isMailSetUp: z
      .boolean()
      .meta({ description: 'Whether this server sends mail, such as a link to choose a password.' }),
    waitingAddress: waitingAddress.nullable().meta({
      description: 'A new sign-in address that counts once it is confirmed; null: none.',
    }),
  })
  .meta({ id: 'PersonSignIn', description: 'How a person gets in. Never a PIN, a password or a code.' });

const { isThisOne: _isThisOne, ...sessionFields } = ownSession.shape;
const personSession = z
  .object(sessionFields)
  .meta({ id: 'PersonSession', description: 'One of the sessions of a person.' });

/** A new PIN and whose it is. */
export const pinCard = z
  .object({
    employeeId: guidOut.meta({ description: 'The person.' }),
    displayName: z.string().meta({ description: 'The name of the person.' }),
    employeeNumber: z.string().nullable().meta({ description: 'Number in payroll; null: none.' }),
    departmentNames: z.array(z.string()).meta({ description: 'Departments, by name.' }),
    language: oneLanguage.meta({
      description: 'The language of the person; where it is not known, that of the company.',
    }),
    pin: z.string().meta({ description: 'Four digits, shown this once.' }),
  })
  .meta({ id: 'PinCard', description: 'A new PIN and whose it is.' });

/** A new PIN and whose it is. */
export type PinCard = z.infer<typeof pinCard>;

const card: PinCard = {
  employeeId: EXAMPLE_PERSON.id,
  displayName: EXAMPLE_PERSON.displayName,
  employeeNumber: '118',
  departmentNames: ['Bakarí'],
  language: 'is',
  pin: '4093',
};

/** An example of it. */
export const signInExample = {
  hasPin: true,
  pinLockedUntilAtUtc: null,
  hasPassword: false,
  hasSecondFactor: false,
  recoveryCodesLeft: 0,
  lastSignInAtUtc: null,
  isMailSetUp: true,
  waitingAddress: null,
};

/** GET /companies/{companyId}/people/{employeeId}/sign-in */
export const getPersonSignIn = defineOperation({
  id: 'getPersonSignIn',
  method: 'GET',
  path: '/companies/{companyId}/people/{employeeId}/sign-in',
  shows: ['people', 'session'],
  tag: 'people',
  summary: 'How a person gets in',
  description: 'Whether there are a PIN, a password and a second factor, and whether the PIN works now.',
  auth: 'manage',
  ...forThoseWith('people.read'),
  company: 'route',
  params: ofPerson,
  data: signIn,
  errors: ['employee.not_found'],
  example: { params: IN_ROUTE, data: signInExample },
});

/** POST /companies/{companyId}/people/{employeeId}/pin */
export const setPin = defineOperation({
  id: 'setPin',
  method: 'POST',
  path: '/companies/{companyId}/people/{employeeId}/pin',
  changes: ['people'],
  tag: 'people',
  summary: 'Give a person a new PIN',
  description:
    'The server makes it, without a pattern, and shows it this once. The one before no longer works. For others with a role above an ' +
    'employee only owners make one.',
  auth: 'manage',
  ...forThoseWith('people.pin'),
  company: 'route',
  params: ofPerson,
  data: pinCard,
  errors: ['employee.not_found', 'person.owner_only', 'person.has_left'],
  example: { params: IN_ROUTE, data: card },
});

/** POST /companies/{companyId}/people-pins */
export const setPins = defineOperation({
  id: 'setPins',
  method: 'POST',
  path: '/companies/{companyId}/people-pins',
  changes: ['people'],
  tag: 'people',
  summary: 'Give several people new PINs',
  description:
    'New PINs for all of them or for nobody, for cards to print, in the order of the request. No two of one call are the same. For others ' +
    'with a role above an employee only owners make one.',
  auth: 'manage',
  ...forThoseWith('people.pin'),
  company: 'route',
  params: ofCompany,
  body: requestBody({
    employeeIds: z
      .array(guid)
      .min(1, { error: 'must name somebody' })
      .max(MOST_PINS)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'must name everybody once' })
      .meta({ description: 'The people, each once.', uniqueItems: true }),
  }),
  data: z.array(pinCard),
  errors: ['employee.not_found', 'person.owner_only', 'person.has_left'],
  example: {
    params: { companyId: IN_ROUTE.companyId },
    body: { employeeIds: [EXAMPLE_PERSON.id] },
    data: [card],
  },
});

/** POST /companies/{companyId}/people/{employeeId}/pin/unlock */
export const unlockPin = defineOperation({
  id: 'unlockPin',
  method: 'POST',
  path: '/companies/{companyId}/people/{employeeId}/pin/unlock',
  changes: ['people'],
  tag: 'people',
  summary: 'Let a locked PIN work again',
  description:
    'Wrong guesses are forgotten on every tablet, and the question about them is answered. Only an owner does it for an owner.',
  auth: 'manage',
  ...forThoseWith('people.unlock'),
  company: 'route',
  params: ofPerson,
  data: signIn,
  errors: ['employee.not_found', 'person.owner_only'],
  example: { params: IN_ROUTE, data: signInExample },
});

const roleIn = z.enum([...MANAGING, 'employee']);

/** PUT /companies/{companyId}/people/{employeeId}/role */
export const changeRole = defineOperation({
  id: 'changeRole',
  method: 'PUT',
  path: '/companies/{companyId}/people/{employeeId}/role',
  changes: ['people'],
  tag: 'people',
  summary: 'Change what somebody may do',
  description:
    'The new role counts at once. Every role but that of an employee needs an e-mail address. The last owner stays one. An employee who gets another role loses the password and every session, and chooses a new password with a link.',
  auth: 'desk',
  ...forThoseWith('roles.change'),
  freshFactor: true,
  company: 'route',
  params: ofPerson,
  body: requestBody({
    role: roleIn.meta({ description: 'What the person may do from now on.' }),
    seen: seenIn({ role: roleIn.meta({ description: 'The role that the person had.' }) }),
  }),
  data: personRecord,
  errors: [
    'employee.not_found',
    'person.erased',
    'person.last_owner',
    'person.email_missing',
    'record.changed_meanwhile',
  ],
  example: {
    params: IN_ROUTE,
    body: { role: 'manager', seen: { role: 'employee' } },
    data: { ...EXAMPLE_PERSON, role: 'manager' },
  },
});

/** GET /companies/{companyId}/people/{employeeId}/sessions */
export const listPersonSessions = defineOperation({
  id: 'listPersonSessions',
  method: 'GET',
  path: '/companies/{companyId}/people/{employeeId}/sessions',
  shows: ['sessions', 'people'],
  tag: 'people',
  summary: 'Where a person is signed in',
  description:
    'Every session of the person that has not ended, the newest first. Those of anybody above an employee only for owners.',
  auth: 'manage',
  ...forThoseWith('people.sessions'),
  company: 'route',
  params: ofPerson,
  data: z.array(personSession),
  errors: ['employee.not_found', 'person.owner_only'],
  example: {
    params: IN_ROUTE,
    data: [
      {
        id: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f',
        kind: 'desk',
        startedAtUtc: '2026-03-02T08:00:00.000Z',
        lastUsedAtUtc: '2026-03-02T08:12:00.000Z',
        endsAtUtc: '2026-03-02T20:00:00.000Z',
        program: 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0',
      },
    ],
  },
});

/** DELETE /companies/{companyId}/people/{employeeId}/sessions */
export const endPersonSessions = defineOperation({
  id: 'endPersonSessions',
  method: 'DELETE',
  path: '/companies/{companyId}/people/{employeeId}/sessions',
  changes: ['people', 'sessions'],
  tag: 'people',
  summary: 'Sign a person out everywhere',
  description:
    'Ends every session of the person at once. Those of anybody above an employee are ended by owners only.',
  auth: 'manage',
  ...forThoseWith('people.sessions'),
  company: 'route',
  params: ofPerson,
  data: endedSessions,
  errors: ['employee.not_found', 'person.owner_only'],
  example: { params: IN_ROUTE, data: { endedSessions: 2 } },
});

/** DELETE /companies/{companyId}/people/{employeeId}/factors */
export const resetFactors = defineOperation({
  id: 'resetFactors',
  method: 'DELETE',
  path: '/companies/{companyId}/people/{employeeId}/factors',
  changes: ['people', 'sessions'],
  tag: 'people',
  summary: 'Take away the second factors of somebody',
  description:
    'For somebody who lost the phone: the password alone is enough again, and every session of the person ends. Not for oneself.',
  auth: 'desk',
  ...forThoseWith('factors.reset'),
  freshFactor: true,
  company: 'route',
  params: ofPerson,
  data: endedSessions,
  errors: ['employee.not_found', 'person.own_factors', 'person.factor_missing'],
  example: { params: IN_ROUTE, data: { endedSessions: 1 } },
});

/** GET /companies/{companyId}/people/{employeeId}/export */
export const exportPerson = defineOperation({
  id: 'exportPerson',
  method: 'GET',
  path: '/companies/{companyId}/people/{employeeId}/export',
  shows: [],
  tag: 'people',
  summary: 'What is known about a person',
  description:
    'The record, the time, the absences, the shifts, the bookings and the log of one person as a JSON text, for the person to have. No ' +
    'secret is in it. That somebody made it stands in the log.',
  auth: 'desk',
  ...forThoseWith('people.export'),
  freshFactor: true,
  company: 'route',
  params: ofPerson,
  data: z
    .object({
      fileName: z.string().meta({ description: 'A name for the file.' }),
      text: z.string().meta({ description: 'The file: JSON in UTF-8.' }),
    })
    .meta({ id: 'PersonFile', description: 'What is known about a person, as a file.' }),
  errors: ['employee.not_found'],
  example: {
    params: IN_ROUTE,
    data: { fileName: 'person-0b5e8d1c.json', text: '{"formatVersion":1}' },
  },
});
