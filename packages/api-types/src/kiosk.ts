import { z } from 'zod';
import { employeeAliasShape, namesOneEmployee } from './employee-alias.ts';
import {
  email,
  guid,
  guidOut,
  instant,
  latitude,
  longitude,
  nameIn,
  notGivenOr,
  password,
  pin,
} from './formats.ts';
import { defineOperation } from './operation.ts';
import {
  PROJECT_RULES,
  punchProjectShape,
  subProjectNeedsProject,
  subProjectPair,
  bothOrNeither,
  pairOf,
} from './punch-project.ts';
import { punchResponse, terminalAction } from './punches.ts';
import { evenIfFieldsAreFaulty, requestBody } from './request-body.ts';

/** What a new device is given, once. */
export const deviceRegistration = z
  .object({
    deviceToken: z
      .string()
      .meta({ description: 'Opaque bearer token of the device; shown once, does not expire.' }),
    companyId: guidOut.meta({ description: 'The company the device belongs to.' }),
    companyName: z.string().meta({ description: 'Name of the company.' }),
  })
  .meta({ id: 'DeviceRegistration', description: 'What a new device is given, once.' });

/** What a new device is given, once. */
export type DeviceRegistration = z.infer<typeof deviceRegistration>;

/** What a correct PIN gives for two minutes. */
export const employeeSession = z
  .object({
    userId: guidOut.meta({ description: 'Employee id.' }),
    displayName: z.string().meta({ description: 'Display name.' }),
    isClockedIn: z.boolean().meta({ description: 'The employee has an open time entry.' }),
    employeeToken: z
      .string()
      .meta({ description: 'Goes into X-Employee-Token; bound to device and employee.' }),
    expiresAtUtc: instant.meta({ description: 'When the session ends; authenticate again after that.' }),
    canEditOwnTimesheet: z.boolean().meta({ description: 'May edit their own timesheet.' }),
    canEditClockInOut: z.boolean().meta({ description: 'May edit their own clock-in and clock-out times.' }),
    enablePunchPhoto: z.boolean().meta({ description: 'A photo may be taken at the punch.' }),
    requirePunchPhoto: z.boolean().meta({ description: 'A photo should be taken at the punch.' }),
  })
  .meta({ id: 'KioskEmployeeSession', description: 'What a correct PIN gives for two minutes.' });

/** What a correct PIN gives for two minutes. */
export type EmployeeSession = z.infer<typeof employeeSession>;

const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';

/** POST /kiosk/register-device */
export const registerDevice = defineOperation({
  id: 'registerDevice',
  method: 'POST',
  path: '/kiosk/register-device',
  tag: 'kiosk',
  summary: 'Register a kiosk device',
  description:
    'An owner or manager signs in once per device. The device token is returned this one time; it does not expire and can be revoked. ' +
    'At most 10 requests a minute per address. Failures count together with those of login.',
  auth: 'none',
  body: requestBody({
    email: email.meta({ description: 'E-mail address of an owner or manager.' }),
    password,
    deviceName: notGivenOr(nameIn).meta({
      description: 'How people will know the device, such as "Front door": one line, up to 100 characters.',
    }),
  }),
  data: deviceRegistration,
  errors: ['auth.invalid_credentials', 'auth.role_not_allowed', 'auth.too_many_attempts'],
  example: {
    body: { email: 'manager@example.is', password: 'the manager password', deviceName: 'Front door' },
    data: {
      deviceToken: 'sdt_6yT1mX0c9Vb8nM7k5J4h3G2f1D0s9A8q',
      companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70',
      companyName: 'Kaffihús Norður ehf.',
    },
  },
});

const TOKEN_ALONE =
  'For kiosks that a partner has built. A device that has bound a signing key, as the kiosk of Stimpill does, is refused: its token ' +
  'alone opens nothing. The address must be one that the company allows.';

/** POST /kiosk/auth-pin */
export const authenticatePin = defineOperation({
  id: 'authenticatePin',
  method: 'POST',
  path: '/kiosk/auth-pin',
  tag: 'kiosk',
  summary: 'Sign an employee in with a PIN',
  description:
    'The fifth wrong PIN in a row on one device locks that employee there for a minute, and every further one doubles it up to 15; the ' +
    'tenth in a row anywhere locks the PIN for 24 hours or until a manager unlocks it. Thirty wrong PINs within an hour pause the device ' +
    'for ten minutes. An unknown or inactive employee answers exactly as a wrong PIN does. ' +
    TOKEN_ALONE,
  auth: 'device',
  byTokenAlone: true,
  body: requestBody({ ...employeeAliasShape('The employee who signs in.'), pin }).superRefine(
    namesOneEmployee,
    evenIfFieldsAreFaulty,
  ),
  data: employeeSession,
  errors: ['kiosk.pin_invalid', 'kiosk.pin_locked'],
  example: {
    body: { employeeId: EMPLOYEE, pin: '4821' },
    data: {
      userId: EMPLOYEE,
      displayName: 'Þórunn Ósk Ægisdóttir',
      isClockedIn: false,
      employeeToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImVtcCtqd3QifQ.example.signature',
      expiresAtUtc: '2026-03-02T07:00:12.345Z',
      canEditOwnTimesheet: false,
      canEditClockInOut: false,
      enablePunchPhoto: false,
      requirePunchPhoto: false,
    },
  },
});

/** POST /kiosk/punch */
export const kioskPunch = defineOperation({
  id: 'kioskPunch',
  method: 'POST',
  path: '/kiosk/punch',
  tag: 'kiosk',
  summary: 'Punch at a kiosk',
  description:
    'Needs the device token as bearer and the employee token in X-Employee-Token. There is no idempotency key: after a timeout, read the ' +
    'punch list before trying again. ' +
    TOKEN_ALONE +
    ' Where the company holds back punches without their required photo, the punch counts as a draft and a manager is asked: these ' +
    'operations take no photos. ' +
    PROJECT_RULES,
  auth: 'employeeSession',
  byTokenAlone: true,
  body: requestBody({
    employeeId: guid.meta({ description: 'Must be the employee who is signed in on this device.' }),
    action: terminalAction,
    ...punchProjectShape,
    lat: notGivenOr(latitude).meta({ description: 'WGS84 latitude, together with lng or not at all.' }),
    lng: notGivenOr(longitude).meta({ description: 'WGS84 longitude, together with lat or not at all.' }),
  })
    .superRefine(bothOrNeither('lat', 'lng'), evenIfFieldsAreFaulty)
    .superRefine(subProjectNeedsProject, evenIfFieldsAreFaulty)
    .meta({ dependentRequired: { ...subProjectPair, ...pairOf('lat', 'lng') } }),
  data: punchResponse,
  errors: [
    'kiosk.employee_mismatch',
    'company.feature_disabled',
    'punch.project_required',
    'project.not_found',
    'punch.already_clocked_in',
    'punch.not_clocked_in',
    'punch.overlaps_entry',
  ],
  example: {
    body: { employeeId: EMPLOYEE, action: 'Start' },
    data: {
      message: 'Clocked in.',
      isClockedIn: true,
      timeEntryId: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f',
      punchedAtUtc: '2026-03-02T06:58:12.345Z',
      punchPhotoUploadGrant: null,
      punchPhotoUploadGrantExpiresAtUtc: null,
    },
  },
});
