// What was given, paid out or given up of time off that somebody saved up.
import { z } from 'zod';
import { MOST_BOOKED_MINUTES, SETTLING_KINDS, TIME_OFF_ACCOUNTS } from '../entry-kinds.ts';
import { guid, guidOut, localDateIn, notGivenOr } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { lineIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';

const BOOKING = '2c9f6b10-4d52-4e38-a7c1-7b8a9c0d1e2f';

/** POST /companies/{companyId}/employees/{employeeId}/time-off-bookings */
export const bookTimeOff = defineOperation({
  id: 'bookTimeOff',
  method: 'POST',
  path: '/companies/{companyId}/employees/{employeeId}/time-off-bookings',
  changes: ['time'],
  tag: 'timesheets',
  summary: 'Book time off that was given',
  description:
    'Time off of an account was had, paid out or given up. What was earned first is settled first. A booking stays; another one takes it back. Both stand in the log with the reason.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: z.object({
    companyId: guid.meta({ description: 'Must be the company of the caller.' }),
    employeeId: guid.meta({ description: 'Whose time off it is.' }),
  }),
  body: requestBody({
    account: z.enum(TIME_OFF_ACCOUNTS).meta({ description: 'The account.' }),
    kind: z.enum(SETTLING_KINDS).meta({ description: 'Had as time off, paid out, or given up.' }),
    date: localDateIn.meta({ description: 'The day of it.' }),
    minutes: z.int().min(1).max(MOST_BOOKED_MINUTES).meta({ description: 'How much, in whole minutes.' }),
    takesBack: notGivenOr(z.boolean()).meta({
      description: 'True: it takes these minutes of an earlier booking back; not given: false.',
    }),
    reason: lineIn(300, 'Why, in the words of the person who books it; it stays in the log.'),
  }),
  data: z
    .object({ bookingId: guidOut.meta({ description: 'The booking.' }) })
    .meta({ id: 'TimeOffBooking', description: 'A booking of time off.' }),
  errors: ['employee.not_found', 'auth.own_time'],
  example: {
    params: {
      companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70',
      employeeId: '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01',
    },
    body: {
      account: 'restTimeOff',
      kind: 'taken',
      date: '2026-03-20',
      minutes: 180,
      reason: 'Fór heim á hádegi',
    },
    data: { bookingId: BOOKING },
  },
});
