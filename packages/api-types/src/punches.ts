import { z } from 'zod';
import { guid, guidOut, instant, latitude, longitude, notGivenOr, password } from './formats.ts';
import { defineOperation } from './operation.ts';
import { department } from './people.ts';
import {
  PROJECT_RULES,
  punchProjectShape,
  subProjectNeedsProject,
  subProjectPair,
  bothOrNeither,
  pairOf,
} from './punch-project.ts';
import { evenIfFieldsAreFaulty, requestBody } from './request-body.ts';

/** `data` of every punch operation. */
export const punchResponse = z
  .object({
    message: z.string().meta({ description: 'What happened, as an English sentence.' }),
    isClockedIn: z.boolean().meta({ description: 'Whether the employee is clocked in after this punch.' }),
    timeEntryId: guidOut.meta({ description: 'The time entry created (clock-in) or closed (clock-out).' }),
    punchedAtUtc: instant.meta({ description: 'The moment of the punch, by the clock of the server.' }),
    punchPhotoUploadGrant: z.string().nullable().meta({
      description: 'Short-lived token to upload a photo; null unless the company requires punch photos.',
    }),
    punchPhotoUploadGrantExpiresAtUtc: instant.nullable().meta({ description: 'When the grant expires.' }),
  })
  .meta({ id: 'PunchResponse', description: 'What a punch did.' });

/** `data` of every punch operation. */
export type PunchResponse = z.infer<typeof punchResponse>;

/** One person of the punch list. */
export const punchListUser = z
  .object({
    id: guidOut.meta({ description: 'Employee id.' }),
    name: z.string().meta({ description: 'Display name.' }),
    departmentIds: z.array(guidOut).meta({ description: 'Departments of the employee.' }),
    isClockedIn: z.boolean().meta({ description: 'The employee has an open time entry.' }),
    openEntryStartAtUtc: instant.nullable().meta({ description: 'Start of the open time entry.' }),
    requiresProjectSelection: z
      .boolean()
      .meta({ description: 'Strict mode: a clock-in without a project is refused.' }),
    requireGpsOnClockIn: z
      .boolean()
      .meta({ description: 'A position should be sent; a missing one does not block.' }),
  })
  .meta({ id: 'PunchListUser', description: 'One person of the punch list.' });

/** One person of the punch list. */
export type PunchListUser = z.infer<typeof punchListUser>;

/** One person who is clocked in now. */
const activeStatus = z
  .object({
    employeeId: guidOut.meta({ description: 'Employee id.' }),
    userId: guidOut.meta({ description: 'Deprecated alias of employeeId.', deprecated: true }),
    name: z.string().meta({ description: 'Display name.' }),
    departmentIds: z.array(guidOut).meta({ description: 'Departments of the employee.' }),
    isClockedIn: z.literal(true).meta({ description: 'Always true here.' }),
    openEntryStartAtUtc: instant.meta({ description: 'Start of the open time entry.' }),
  })
  .meta({ id: 'ActiveStatus', description: 'One person who is clocked in now.' });

/** One person who is clocked in now. */
export type ActiveStatus = z.infer<typeof activeStatus>;

const companyQuery = z.object({ companyId: guid.meta({ description: 'The company whose terminal asks.' }) });

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';
const DEPARTMENT = 'a1b2c3d4-e5f6-4789-8abc-def012345678';
const PROJECT = '5d0c9a7e-3b1f-4d2a-9c8e-7f6a5b4c3d2e';

const punchExample = {
  message: 'Clocked in.',
  isClockedIn: true,
  timeEntryId: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f',
  punchedAtUtc: '2026-03-02T06:58:12.345Z',
  punchPhotoUploadGrant: null,
  punchPhotoUploadGrantExpiresAtUtc: null,
};

const PUNCH_ERRORS = [
  'punch.project_required',
  'company.feature_disabled',
  'project.not_found',
  'punch.already_clocked_in',
  'punch.not_clocked_in',
  'punch.overlaps_entry',
] as const;

/** POST /companies/{companyId}/punches */
export const partnerPunch = defineOperation({
  id: 'partnerPunch',
  method: 'POST',
  path: '/companies/{companyId}/punches',
  tag: 'punches',
  summary: 'Clock an employee in or out',
  description:
    'For partner systems with an owner or manager token. No password or PIN is taken, and no idempotency key: after a timeout, read ' +
    "the employee's time entries before trying again. At most 120 requests a minute per user. " +
    PROJECT_RULES,
  auth: 'user',
  roles: ['owner', 'manager'],
  acts: ['people.read'],
  company: 'route',
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the token.' }) }),
  body: requestBody({
    employeeId: guid.meta({ description: 'An employee of the company.' }),
    action: z
      .enum(['start', 'stop'], { error: 'must be "start" or "stop"' })
      .meta({ description: '`start` clocks in, `stop` clocks out. There is no toggle.' }),
    ...punchProjectShape,
    latitude: notGivenOr(latitude).meta({
      description: 'WGS84 latitude, together with longitude or not at all.',
    }),
    longitude: notGivenOr(longitude).meta({
      description: 'WGS84 longitude, together with latitude or not at all.',
    }),
  })
    .superRefine(bothOrNeither('latitude', 'longitude'), evenIfFieldsAreFaulty)
    .superRefine(subProjectNeedsProject, evenIfFieldsAreFaulty)
    .meta({ dependentRequired: { ...subProjectPair, ...pairOf('latitude', 'longitude') } }),
  data: punchResponse,
  errors: ['employee.not_found', ...PUNCH_ERRORS],
  example: {
    params: { companyId: COMPANY },
    body: {
      employeeId: EMPLOYEE,
      action: 'start',
      projectId: PROJECT,
      latitude: 64.1466,
      longitude: -21.9426,
    },
    data: punchExample,
  },
});

/** GET /users/punch-list */
export const getPunchList = defineOperation({
  id: 'getPunchList',
  method: 'GET',
  path: '/users/punch-list',
  tag: 'punches',
  summary: 'List the people a terminal shows',
  description:
    'Active employees of the company, ordered by name, each with whether they are clocked in. Anonymous: guarded by the IP rule of the ' +
    'company; an Authorization header is ignored.',
  auth: 'none',
  company: 'query',
  query: companyQuery,
  data: z.array(punchListUser),
  errors: ['company.not_found', 'company.ip_not_allowed', 'company.anonymous_terminal_disabled'],
  example: {
    query: { companyId: COMPANY },
    data: [
      {
        id: EMPLOYEE,
        name: 'Þórunn Ósk Ægisdóttir',
        departmentIds: [DEPARTMENT],
        isClockedIn: true,
        openEntryStartAtUtc: '2026-03-02T06:58:12.345Z',
        requiresProjectSelection: false,
        requireGpsOnClockIn: false,
      },
    ],
  },
});

/** GET /departments */
export const listTerminalDepartments = defineOperation({
  id: 'listTerminalDepartments',
  method: 'GET',
  path: '/departments',
  tag: 'punches',
  summary: 'List departments for the filter of a terminal',
  description: 'Departments of the company, ordered by name. Anonymous, guarded like the punch list.',
  auth: 'none',
  company: 'query',
  query: companyQuery,
  data: z.array(department),
  errors: ['company.not_found', 'company.ip_not_allowed', 'company.anonymous_terminal_disabled'],
  example: { query: { companyId: COMPANY }, data: [{ id: DEPARTMENT, name: 'Bakarí' }] },
});

/** GET /users/active-status */
export const getActiveStatus = defineOperation({
  id: 'getActiveStatus',
  method: 'GET',
  path: '/users/active-status',
  tag: 'punches',
  summary: 'List who is clocked in now',
  description: 'Only those clocked in now, longest first. Anonymous, guarded like the punch list.',
  auth: 'none',
  company: 'query',
  query: companyQuery,
  data: z.array(activeStatus),
  errors: ['company.not_found', 'company.ip_not_allowed', 'company.anonymous_terminal_disabled'],
  example: {
    query: { companyId: COMPANY },
    data: [
      {
        employeeId: EMPLOYEE,
        userId: EMPLOYEE,
        name: 'Þórunn Ósk Ægisdóttir',
        departmentIds: [DEPARTMENT],
        isClockedIn: true,
        openEntryStartAtUtc: '2026-03-02T06:58:12.345Z',
      },
    ],
  },
});

/** What the terminal and kiosk doors call a clock-in and a clock-out. */
export const terminalAction = z
  .enum(['Start', 'Stop'], { error: 'must be "Start" or "Stop"' })
  .meta({ description: '`Start` clocks in, `Stop` clocks out. There is no toggle.' });

/** POST /time-entries/punch */
export const terminalPunch = defineOperation({
  id: 'terminalPunch',
  method: 'POST',
  path: '/time-entries/punch',
  tag: 'punches',
  summary: 'Punch at a shared terminal with a password',
  description:
    "No JWT; the employee's web password is verified by the server. `userLat`/`userLon` win over `lat`/`lng` when both pairs are given. " +
    'At most 240 requests a minute per company and address. An unknown company, employee or password is one and the same 401. ' +
    'The fifth wrong password in a row for one employee from one address makes that employee wait there for a minute (429), for a right ' +
    'password as well; each further one twice as long, up to 15 minutes; an hour without one ends it. A hundred within an hour from ' +
    'addresses where the employee has not punched with their password in the last 30 days make such addresses wait for 15 minutes. ' +
    'These failures are counted apart from those of login: they never keep anybody from signing in or from a kiosk. ' +
    PROJECT_RULES,
  auth: 'none',
  company: 'body',
  body: requestBody({
    companyId: guid.meta({ description: 'The company of the terminal.' }),
    userId: guid.meta({ description: 'Employee id from the punch list.' }),
    password: password.meta({
      description: 'The web login password of the employee. Never logged, never returned.',
    }),
    action: terminalAction,
    ...punchProjectShape,
    lat: notGivenOr(latitude).meta({ description: 'WGS84 latitude, together with lng or not at all.' }),
    lng: notGivenOr(longitude).meta({ description: 'WGS84 longitude, together with lat or not at all.' }),
    userLat: notGivenOr(latitude).meta({
      description: 'WGS84 latitude, together with userLon or not at all; takes precedence over lat.',
    }),
    userLon: notGivenOr(longitude).meta({
      description: 'WGS84 longitude, together with userLat or not at all; takes precedence over lng.',
    }),
  })
    .superRefine(bothOrNeither('lat', 'lng'), evenIfFieldsAreFaulty)
    .superRefine(bothOrNeither('userLat', 'userLon'), evenIfFieldsAreFaulty)
    .superRefine(subProjectNeedsProject, evenIfFieldsAreFaulty)
    .meta({
      dependentRequired: { ...subProjectPair, ...pairOf('lat', 'lng'), ...pairOf('userLat', 'userLon') },
    }),
  data: punchResponse,
  errors: [
    'auth.invalid_credentials',
    'auth.too_many_attempts',
    'company.ip_not_allowed',
    'company.anonymous_terminal_disabled',
    ...PUNCH_ERRORS,
  ],
  example: {
    body: { companyId: COMPANY, userId: EMPLOYEE, password: 'web password', action: 'Start' },
    data: punchExample,
  },
});
