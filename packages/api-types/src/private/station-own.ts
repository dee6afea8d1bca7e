// What an employee who is signed in may see and ask for at a station: their own hours, shifts and forgotten punches.
import { z } from 'zod';
import { ENTRY_KINDS } from '../entry-kinds.ts';
import {
  guid,
  guidOut,
  instant,
  instantIn,
  localDate,
  minutes,
  notGivenOr,
  UNSEEN,
  wireFormOf,
} from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { isPlainLine, TEXT_FAULTS } from '../plain-text.ts';
import { requestBody } from '../request-body.ts';
import { exampleState, stationData } from './station-state.ts';

const REQUEST = 'c7d8e9f0-1a2b-4c3d-8e4f-5a6b7c8d9e0f';

const note = z.string().max(200).refine(isPlainLine, { error: TEXT_FAULTS.unseen });
wireFormOf.add(note, { type: 'string', maxLength: 200, pattern: `^[^${UNSEEN}]*$` });

const stint = z.object({
  startAtUtc: instant.meta({ description: 'The clock-in.' }),
  endAtUtc: instant.nullable().meta({ description: 'The clock-out; null while the person is in.' }),
  isDraft: z.boolean().meta({ description: 'Not counted until a manager has approved it.' }),
  kind: z.enum(ENTRY_KINDS).optional().meta({
    description: 'Standby is not worked. An older server leaves it out: then it is work.',
  }),
});

const deductedBreak = z.object({
  timeEntryId: guidOut.meta({
    description: 'The time entry that ended with the clock-out; `tellMissedBreak` takes it.',
  }),
  minutes: minutes.meta({ description: 'How long it is in all.' }),
});

/** The kinds of minutes that payroll counts. */
export const bucketMinutes = z.object({
  daytimeMinutes: minutes.meta({ description: 'Day work.' }),
  eveningMinutes: minutes.meta({ description: 'Evening work.' }),
  nightTimeMinutes: minutes.meta({ description: 'Night work.' }),
  weekendMinutes: minutes.meta({ description: 'Weekend work.' }),
  overtimeMinutes: minutes.meta({ description: 'Overtime.' }),
  holidayMinutes: minutes.meta({ description: 'Work on ordinary holidays.' }),
  majorHolidayMinutes: minutes.meta({ description: 'Work on major holidays.' }),
});

/** Minutes that were earned without being worked. */
export const credit = z.object({
  account: z
    .string()
    .meta({ description: 'Account of the pay engine, such as `restTimeOff`; more may come.' }),
  minutes: minutes.meta({ description: 'Minutes earned.' }),
});

const timeOffBalance = z.object({
  account: z.string().meta({ description: 'Which time off, such as `restTimeOff`; more may come.' }),
  earnedMinutes: z.int().meta({ description: 'Earned so far, with what the person brought along.' }),
  givenMinutes: z.int().meta({ description: 'Taken, paid out or given up so far.' }),
  remainingMinutes: z.int().meta({ description: 'What is left; below zero where more was given.' }),
  due: z
    .array(
      z.object({
        giveByDate: localDate.meta({ description: 'The last day on which it is to be given.' }),
        minutes: minutes.meta({ description: 'Minutes of what is left.' }),
      }),
    )
    .meta({
      description: 'What must be given by when, the soonest first; empty where there is no such day.',
    }),
});

const answer = z
  .object({
    about: z.enum(['correction', 'dispute', 'missedBreak', 'punch']).meta({
      description:
        'What was asked: a forgotten punch that the person told, a punch that they disputed, a break that they worked through, or a punch of ' +
        'theirs that waited.',
    }),
    action: z
      .enum(['start', 'stop'])
      .nullable()
      .meta({ description: 'Of the punch; null where it is about none.' }),
    atUtc: instant.meta({
      description: 'The time that was told or punched; of a break the start of the work.',
    }),
    decision: z.enum(['accepted', 'otherTime', 'rejected']).meta({
      description:
        'accepted: it counts as it was told or punched; otherTime: it counts, at `countsAtUtc`; rejected: it does not count. Of a dispute: ' +
        '`accepted`: the punch stays; `rejected`: it was taken out.',
    }),
    countsAtUtc: instant
      .nullable()
      .meta({ description: 'When the punch counts now; null where it does not, or is about none.' }),
    note: z.string().nullable().meta({ description: 'In the words of the manager; null: none.' }),
    decidedAtUtc: instant.meta({ description: 'When it was decided.' }),
  })
  .meta({ id: 'OwnAnswer', description: 'What a manager decided about something of the person.' });

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
        stints: z.array(stint).optional().meta({
          description:
            'From each clock-in to its clock-out, where one of the two was today, or it is open; by start. An older server leaves it out.',
        }),
        deductedBreak: deductedBreak.optional().meta({
          description:
            'The break that the rule took by itself with the clock-out a moment ago, from whichever time entries of the day of work. Left out ' +
            'where it took none or took it at an earlier clock-out, where the company does not ask about breaks, and where a manager was asked already.',
        }),
      })
      .meta({ description: 'Today.' }),
    period: z
      .object({
        startDate: localDate.meta({ description: 'First day of the running pay period.' }),
        endDate: localDate.meta({ description: 'Last day of the running pay period.' }),
        totalMinutes: minutes.meta({ description: 'Minutes so far, as payroll counts them.' }),
        buckets: bucketMinutes.optional().meta({
          description:
            'The same minutes by kind; they add up to `totalMinutes`. An older server leaves it out.',
        }),
        credits: z.array(credit).optional().meta({
          description:
            'What was earned so far without being worked, beside `totalMinutes`; no account without minutes. An older server leaves it out.',
        }),
      })
      .meta({ description: 'The running pay period.' }),
    timeOff: z.array(timeOffBalance).optional().meta({
      description:
        'The balances of time off that the person has earned, today; no account on which nothing ever was. An older server leaves it out.',
    }),
    answers: z
      .array(answer)
      .optional()
      .meta({
        description:
          'What managers decided in the last 14 days about what the person told, and about punches of theirs that waited; the newest first, at ' +
          'most 5. An older server leaves it out.',
      }),
    changesToAnswer: z.int().min(0).optional().meta({
      description:
        'How many changes of the person’s time by others they have not answered; `listOwnChanges` tells them. An older server leaves it out.',
    }),
  }),
  errors: [],
  example: {
    data: {
      today: {
        date: '2026-03-02',
        workedMinutes: 240,
        openEntryStartAtUtc: '2026-03-02T12:30:00.000Z',
        stints: [
          {
            startAtUtc: '2026-03-02T08:00:00.000Z',
            endAtUtc: '2026-03-02T12:00:00.000Z',
            isDraft: false,
            kind: 'work',
          },
          { startAtUtc: '2026-03-02T12:30:00.000Z', endAtUtc: null, isDraft: false, kind: 'work' },
        ],
      },
      period: {
        startDate: '2026-02-21',
        endDate: '2026-03-20',
        totalMinutes: 3_130,
        buckets: {
          daytimeMinutes: 2_700,
          eveningMinutes: 0,
          nightTimeMinutes: 0,
          weekendMinutes: 0,
          overtimeMinutes: 430,
          holidayMinutes: 0,
          majorHolidayMinutes: 0,
        },
        credits: [{ account: 'restTimeOff', minutes: 90 }],
      },
      timeOff: [
        {
          account: 'winterLeave',
          earnedMinutes: 1_440,
          givenMinutes: 480,
          remainingMinutes: 960,
          due: [{ giveByDate: '2026-04-30', minutes: 960 }],
        },
      ],
      answers: [
        {
          about: 'correction',
          action: 'stop',
          atUtc: '2026-02-27T15:00:00.000Z',
          decision: 'otherTime',
          countsAtUtc: '2026-02-27T14:30:00.000Z',
          note: 'Lokað var 14:30',
          decidedAtUtc: '2026-03-01T09:00:00.000Z',
        },
      ],
      changesToAnswer: 1,
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
    atUtc: instantIn('When it should have been: in the past, at most 31 days ago.'),
    note: notGivenOr(note).meta({ description: 'In the words of the employee; up to 200 characters.' }),
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

/** POST /missed-breaks */
export const tellMissedBreak = defineOperation({
  id: 'tellMissedBreak',
  method: 'POST',
  path: '/missed-breaks',
  tag: 'station',
  summary: 'Tell a manager that I worked through a break',
  description:
    'The rule took a break by itself when the employee clocked out, and they say that there was none. Nothing changes at first: a manager is ' +
    'asked about each time entry from which it was taken, and where they agree the entry gets a break that was worked through. From locked ' +
    'time entries nothing is taken. Repetition is harmless.',
  auth: 'stationEmployee',
  body: requestBody({
    timeEntryId: guid.meta({
      description: 'The own time entry that ended with the clock-out; it is not locked.',
    }),
  }),
  data: stationData({
    timeEntryId: guidOut.meta({ description: 'The time entry.' }),
  }),
  errors: [],
  example: {
    body: { timeEntryId: REQUEST },
    data: { timeEntryId: REQUEST, station: exampleState },
  },
});
