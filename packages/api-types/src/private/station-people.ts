// Whom a station shows, on which projects, and how a person signs in there.
import { z } from 'zod';
import { guid, guidOut, instant, pin } from '../formats.ts';
import { employeeSession } from '../kiosk.ts';
import { defineOperation } from '../operation.ts';
import { examplePhone, phone } from '../own/phone-formats.ts';
import { department } from '../people.ts';
import { punchListUser } from '../punches.ts';
import { requestBody } from '../request-body.ts';
import { exampleState, stationData } from './station-state.ts';

const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';
const DEPARTMENT = 'a1b2c3d4-e5f6-4789-8abc-def012345678';
const PROJECT = '5d0c9a7e-3b1f-4d2a-9c8e-7f6a5b4c3d2e';

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

const plannedTime = z.object({
  startAtUtc: instant.meta({ description: 'Planned start.' }),
  endAtUtc: instant.meta({ description: 'Planned end.' }),
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

const newPhone = phone.pick({ phoneId: true, program: true, addedAtUtc: true });

/** POST /auth-pin */
export const authenticateStationPin = defineOperation({
  id: 'authenticateStationPin',
  method: 'POST',
  path: '/auth-pin',
  tag: 'station',
  summary: 'Sign an employee in with a PIN',
  description:
    'The same check, the same counters and the same employee token as `POST /kiosk/auth-pin` of the public API, and what the screen needs to ' +
    'know at once. After a wrong PIN the header `X-Pin-Tries-Left` says how many further wrong ones lock; with 0 it is locked already, for ' +
    'as many seconds as `Retry-After` says.',
  auth: 'station',
  body: requestBody({ employeeId: guid.meta({ description: 'The employee who signs in.' }), pin }),
  data: stationData({
    session: employeeSession,
    openEntryStartAtUtc: instant.nullable().meta({ description: 'Start of the open time entry.' }),
    punchesInReview: z
      .int()
      .min(0)
      .meta({ description: 'How many punches of this person wait for the decision of a manager.' }),
    plannedShifts: z
      .array(plannedTime)
      .optional()
      .meta({
        description:
          'Planned time of this person that touches the last two days and has begun, soonest first; none where shifts are turned off. An ' +
          'older server leaves it out.',
      }),
    shiftsToday: z
      .array(plannedTime)
      .optional()
      .meta({
        description:
          'Planned time of this person that touches today in the zone of the company, also what is still to come, soonest first; none where ' +
          'shifts are turned off. An older server leaves it out.',
      }),
    newPhones: z
      .array(newPhone)
      .optional()
      .meta({
        description:
          'Phones that were let in to the record of this person within the last 14 days, the newest first, so that the person can say that ' +
          'one is not theirs. An older server leaves it out.',
      }),
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
      plannedShifts: [{ startAtUtc: '2026-03-02T07:00:00.000Z', endAtUtc: '2026-03-02T15:00:00.000Z' }],
      shiftsToday: [{ startAtUtc: '2026-03-02T07:00:00.000Z', endAtUtc: '2026-03-02T15:00:00.000Z' }],
      newPhones: [
        {
          phoneId: examplePhone.phoneId,
          program: examplePhone.program,
          addedAtUtc: examplePhone.addedAtUtc,
        },
      ],
      station: exampleState,
    },
  },
});
