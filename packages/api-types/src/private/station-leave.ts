// What an employee who is signed in at a station asks for: time off, what was answered, and that it is not wanted any more.
import { z } from 'zod';
import { guid, guidOut, localDate, minutes, notGivenOr } from '../formats.ts';
import { LEAVE_STATUSES, daysIn, partIn, refuseBadAbsence } from '../manage/leave-formats.ts';
import { lineIn } from '../manage/record-formats.ts';
import { defineOperation } from '../operation.ts';
import { evenIfFieldsAreFaulty, requestBody } from '../request-body.ts';
import { exampleState, stationData } from './station-state.ts';

const REQUEST = 'd8e9f0a1-2b3c-4d4e-9f5a-7b8c9d0e1f2a';
const KIND = '3e2d1c0b-9a8f-4e7d-8c6b-5a4f3e2d1c0b';

const ownRequest = z
  .object({
    requestId: guidOut.meta({ description: 'The request.' }),
    startDate: localDate.meta({ description: 'First day off.' }),
    endDate: localDate.meta({ description: 'Last day off.' }),
    minutes: minutes
      .nullable()
      .meta({ description: 'Minutes of each working day; null: not said in minutes.' }),
    percent: z
      .int()
      .nullable()
      .meta({ description: 'The part of each working day in percent; null, without minutes: all of it.' }),
    kindName: z
      .string()
      .nullable()
      .meta({ description: 'What the company calls it, where it has made that kind; null: vacation.' }),
    status: z.enum(LEAVE_STATUSES).meta({ description: '`pending` waits for a decision.' }),
    note: z.string().meta({ description: 'What the person wrote with it; empty: nothing.' }),
    answer: z
      .string()
      .nullable()
      .meta({ description: 'What was written to the person with the decision; null: nothing.' }),
  })
  .meta({ id: 'OwnLeaveRequest', description: 'A request for time off of the person who is signed in.' });

const example = {
  ...{ requestId: REQUEST, startDate: '2026-07-06', endDate: '2026-07-10', minutes: null, percent: null },
  ...{ kindName: null, status: 'pending' as const, note: 'Sumarfrí', answer: null },
};

/** GET /own-leave */
export const getOwnLeave = defineOperation({
  id: 'getOwnLeave',
  method: 'GET',
  path: '/own-leave',
  tag: 'station',
  summary: 'Read my requests for time off',
  description:
    'Of the employee who is signed in: requests that wait, and those that ended within a year or lie ahead, the newest days first; what can be ' +
    'asked for; and the vacation that is left.',
  auth: 'stationEmployee',
  data: stationData({
    today: localDate.meta({ description: 'Today, in the time zone of the company.' }),
    vacation: z
      .object({
        remainingMinutes: z.int().meta({
          description: 'What is left of it, in minutes of working time; below zero where more was taken.',
        }),
        pendingMinutes: minutes.meta({ description: 'Asked for and not decided.' }),
        periodEndDate: localDate.meta({ description: 'Last day of the vacation year.' }),
      })
      .meta({ description: 'Vacation in the vacation year of today.' }),
    kinds: z
      .array(
        z.object({
          id: guidOut.meta({ description: 'The kind.' }),
          name: z.string().meta({ description: 'What the company calls it.' }),
        }),
      )
      .meta({ description: 'The kinds of absence of the company that may be asked for, by name.' }),
    requests: z.array(ownRequest).meta({ description: 'The requests, the newest days first.' }),
  }),
  errors: [],
  example: {
    data: {
      today: '2026-06-01',
      vacation: { remainingMinutes: 3_840, pendingMinutes: 2_400, periodEndDate: '2027-04-30' },
      kinds: [{ id: KIND, name: 'Starfsmenntun' }],
      requests: [example],
      station: exampleState,
    },
  },
});

/** POST /own-leave */
export const askForOwnLeave = defineOperation({
  id: 'askForOwnLeave',
  method: 'POST',
  path: '/own-leave',
  tag: 'station',
  summary: 'Ask for time off for myself',
  description:
    'A request of the employee who is signed in, which waits for a manager: for whole days, for a part of each, or for minutes of each. The id ' +
    'makes repetition harmless.',
  auth: 'stationEmployee',
  body: requestBody({
    requestId: guid.meta({ description: 'Made by the tablet (UUID); the same for every repetition.' }),
    ...daysIn,
    ...partIn,
    kindId: notGivenOr(guid).meta({ description: 'A kind of `getOwnLeave`; not given: vacation.' }),
    note: notGivenOr(lineIn(300, 'What is written with it.')),
  }).superRefine(refuseBadAbsence, evenIfFieldsAreFaulty),
  data: stationData({ requestId: guidOut.meta({ description: 'The request.' }) }),
  errors: [
    'absence_kind.not_found',
    'leave.overlaps',
    'range.invalid',
    'range.too_long',
    'station.correction_exists',
  ],
  example: {
    body: { requestId: REQUEST, startDate: '2026-07-06', endDate: '2026-07-10', note: 'Sumarfrí' },
    data: { requestId: REQUEST, station: exampleState },
  },
});

/** POST /own-leave-withdrawals */
export const withdrawOwnLeave = defineOperation({
  id: 'withdrawOwnLeave',
  method: 'POST',
  path: '/own-leave-withdrawals',
  tag: 'station',
  summary: 'Take back my request for time off',
  description:
    'Removes a request of the employee who is signed in that nobody has decided; it stays in the history. Of a request that is not there any ' +
    'more it changes nothing, so repetition is harmless.',
  auth: 'stationEmployee',
  body: requestBody({ requestId: guid.meta({ description: 'An own request that waits.' }) }),
  data: stationData({ requestId: guidOut.meta({ description: 'The request.' }) }),
  errors: ['leave.decided'],
  example: {
    body: { requestId: REQUEST },
    data: { requestId: REQUEST, station: exampleState },
  },
});
