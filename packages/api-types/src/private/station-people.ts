// Whom a station shows, on which projects, and what an employee may see and ask for there.
import { z } from 'zod';
import { guid, guidOut, instant, localDate, minutes, notGivenOr, pin } from '../formats.ts';
import { employeeSession } from '../kiosk.ts';
import { defineOperation } from '../operation.ts';
import { department } from '../people.ts';
import { punchListUser } from '../punches.ts';
import { requestBody } from '../request-body.ts';
import { exampleState, stationData } from './station-state.ts';

const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';
const DEPARTMENT = 'a1b2c3d4-e5f6-4789-8abc-def012345678';
const PROJECT = '5d0c9a7e-3b1f-4d2a-9c8e-7f6a5b4c3d2e';
const REQUEST = 'c7d8e9f0-1a2b-4c3d-8e4f-5a6b7c8d9e0f';

const stationPerson = punchListUser
  .extend({
    employeeNumber: z
      .string()
      .nullable()
      .meta({ description: 'Number of the employee, where there is one.' }),
  })
  .meta({ id: 'StationPerson', description: 'One person who may punch at the station.' });

/** One person who may punch at the station. */
export type StationPerson = z.infer<typeof stationPerson>;

/** GET /people */
export const listStationPeople = defineOperation({
  id: 'listStationPeople',
  method: 'GET',
  path: '/people',
  tag: 'station',
  summary: 'List the people who may punch here',
  description: 'Everybody who may punch today, ordered by name, with the departments they are in.',
  auth: 'station',
  data: stationData({
    people: z.array(stationPerson).meta({ description: 'The people, by name.' }),
    departments: z.array(department).meta({ description: 'The departments, by name.' }),
  }),
  errors: [],
  example: {
    data: {
      people: [
        {
          id: EMPLOYEE,
          name: 'Þórunn Ósk Ægisdóttir',
          departmentIds: [DEPARTMENT],
          isClockedIn: false,
          openEntryStartAtUtc: null,
          requiresProjectSelection: false,
          requireGpsOnClockIn: false,
          employeeNumber: '1042',
        },
      ],
      departments: [{ id: DEPARTMENT, name: 'Bakarí' }],
      station: exampleState,
    },
  },
});

const pickable = {
  id: guidOut.meta({ description: 'Identifier.' }),
  name: z.string().meta({ description: 'Name.' }),
  code: z.string().nullable().meta({ description: 'Short code, where there is one.' }),
};

/** GET /projects */
export const listStationProjects = defineOperation({
  id: 'listStationProjects',
  method: 'GET',
  path: '/projects',
  tag: 'station',
  summary: 'List the projects to choose from',
  description:
    'Active projects with their active sub-projects, ordered by name; none where projects are turned off.',
  auth: 'station',
  data: stationData({
    projects: z
      .array(
        z.object({
          ...pickable,
          subProjects: z.array(z.object(pickable)).meta({ description: 'Active sub-projects, by name.' }),
        }),
      )
      .meta({ description: 'The projects, by name.' }),
  }),
  errors: [],
  example: {
    data: {
      projects: [{ id: PROJECT, name: 'Veislur', code: 'V1', subProjects: [] }],
      station: exampleState,
    },
  },
});

/** POST /auth-pin */
export const authenticateStationPin = defineOperation({
  id: 'authenticateStationPin',
  method: 'POST',
  path: '/auth-pin',
  tag: 'station',
  summary: 'Sign an employee in with a PIN',
  description:
    'The same check, the same counters and the same employee token as `POST /kiosk/auth-pin` of the public API, and what the screen needs to ' +
    'know at once.',
  auth: 'station',
  body: requestBody({ employeeId: guid.meta({ description: 'The employee who signs in.' }), pin }),
  data: stationData({
    session: employeeSession,
    openEntryStartAtUtc: instant.nullable().meta({ description: 'Start of the open time entry.' }),
    punchesInReview: z
      .int()
      .min(0)
      .meta({ description: 'How many punches of this person wait for the decision of a manager.' }),
  }),
  errors: ['kiosk.pin_invalid', 'kiosk.pin_locked'],
  example: {
    body: { employeeId: EMPLOYEE, pin: '4821' },
    data: {
      session: {
        userId: EMPLOYEE,
        displayName: 'Þórunn Ósk Ægisdóttir',
        isClockedIn: false,
        employeeToken: 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImVtcCtqd3QifQ.example.signature',
        expiresAtUtc: '2026-03-02T07:00:12.000Z',
        canEditOwnTimesheet: false,
        canEditClockInOut: false,
        enablePunchPhoto: false,
        requirePunchPhoto: false,
      },
      openEntryStartAtUtc: null,
      punchesInReview: 0,
      station: exampleState,
    },
  },
});

/** GET /own-hours */
export const getOwnHours = defineOperation({
  id: 'getOwnHours',
  method: 'GET',
  path: '/own-hours',
  tag: 'station',
  summary: 'Read my own minutes',
  description:
    'Of the employee who is signed in: today and the running pay period, in minutes of the server. An open time entry counts only once it is ' +
    'closed; drafts do not count.',
  auth: 'stationEmployee',
  data: stationData({
    today: z
      .object({
        date: localDate.meta({ description: 'Today, in the time zone of the company.' }),
        workedMinutes: minutes.meta({ description: 'Minutes of closed time entries that began today.' }),
        openEntryStartAtUtc: instant.nullable().meta({ description: 'Start of the open time entry.' }),
      })
      .meta({ description: 'Today.' }),
    period: z
      .object({
        startDate: localDate.meta({ description: 'First day of the running pay period.' }),
        endDate: localDate.meta({ description: 'Last day of the running pay period.' }),
        totalMinutes: minutes.meta({ description: 'Minutes so far, as payroll counts them.' }),
      })
      .meta({ description: 'The running pay period.' }),
  }),
  errors: [],
  example: {
    data: {
      today: { date: '2026-03-02', workedMinutes: 240, openEntryStartAtUtc: '2026-03-02T12:30:00.000Z' },
      period: { startDate: '2026-02-21', endDate: '2026-03-20', totalMinutes: 3_130 },
      station: exampleState,
    },
  },
});

/** GET /own-shifts */
export const listOwnShifts = defineOperation({
  id: 'listOwnShifts',
  method: 'GET',
  path: '/own-shifts',
  tag: 'station',
  summary: 'List my next shifts',
  description:
    'Of the employee who is signed in: planned shifts that have not ended, soonest first, up to five within four weeks; none where shifts ' +
    'are turned off.',
  auth: 'stationEmployee',
  data: stationData({
    shifts: z
      .array(
        z.object({
          id: guidOut.meta({ description: 'Shift id.' }),
          shiftTypeName: z.string().meta({ description: 'Name of the kind of shift.' }),
          startAtUtc: instant.meta({ description: 'Planned start.' }),
          endAtUtc: instant.meta({ description: 'Planned end.' }),
        }),
      )
      .meta({ description: 'The shifts, soonest first.' }),
  }),
  errors: [],
  example: {
    data: {
      shifts: [
        {
          id: REQUEST,
          shiftTypeName: 'Morgunvakt',
          startAtUtc: '2026-03-03T07:00:00.000Z',
          endAtUtc: '2026-03-03T15:00:00.000Z',
        },
      ],
      station: exampleState,
    },
  },
});

/** POST /corrections */
export const requestCorrection = defineOperation({
  id: 'requestCorrection',
  method: 'POST',
  path: '/corrections',
  tag: 'station',
  summary: 'Tell a manager of a forgotten punch',
  description:
    'The forgotten punch is entered at the time that the employee names, but only as a draft, which is never paid; a manager approves it, ' +
    'changes its time or rejects it. Where it does not fit, the manager is asked all the same. The id makes repetition harmless.',
  auth: 'stationEmployee',
  body: requestBody({
    requestId: guid.meta({ description: 'Made by the tablet (UUID); the same for every repetition.' }),
    action: z
      .enum(['start', 'stop'], { error: 'must be "start" or "stop"' })
      .meta({ description: 'Which punch was forgotten.' }),
    atUtc: z.iso
      .datetime({ precision: 3, error: 'must be an instant such as 2026-03-02T15:30:00.000Z' })
      .meta({ description: 'When it should have been: in the past, at most 31 days ago.' }),
    note: notGivenOr(
      z
        .string({ error: 'must be a string' })
        .max(200, { error: 'must be at most 200 characters' })
        .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'must not contain control characters' }),
    ).meta({ description: 'In the words of the employee; up to 200 characters.' }),
  }),
  data: stationData({
    requestId: guidOut.meta({ description: 'The request.' }),
    outcome: z.enum(['draft', 'review']).meta({
      description: '`draft`: entered, not paid until approved. `review`: only the manager is asked.',
    }),
    isClockedIn: z.boolean().meta({ description: 'Whether the person is clocked in after this.' }),
  }),
  errors: ['station.correction_exists'],
  example: {
    body: { requestId: REQUEST, action: 'stop', atUtc: '2026-03-01T15:30:00.000Z', note: 'Gleymdi mér' },
    data: { requestId: REQUEST, outcome: 'draft', isClockedIn: false, station: exampleState },
  },
});
