// What was not kept of the rest that the law asks for, and whether it was given later.
import { z } from 'zod';
import { refuseBadSheetRange } from '../date-range.ts';
import { GROWING, guid, guidOut, instant, localDate, minutes } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { evenIfFieldsAreFaulty } from '../request-body.ts';
import { hoursDepartment, sheetRangeShape } from './hours-formats.ts';
import { forThoseWith } from './rights.ts';

const RIGHTS = [
  'dailyRest',
  'break',
  'longDay',
  'dayOff',
  'weeklyRest',
  'longestWeek',
  'weeklyAverage',
  'night',
] as const;

const right = z.enum(RIGHTS).meta({
  ...GROWING,
  description:
    "`dailyRest`: in 24 hours from the start of the day's work; `break`: in a day of much work; `longDay`: the most work in a day; " +
    '`dayOff`, `weeklyRest`: in a week from Monday, the second where a day off was there without the daily rest beside it; `longestWeek`: ' +
    'the most work in a week; `weeklyAverage`: the most on average over the reference period; `night`: work in hours ' +
    'in which nobody of that age may work.',
});

const settlement = z
  .object({
    bookingId: guidOut.meta({ description: 'The booking on the balance of time off.' }),
    kind: z
      .enum(['taken', 'paid', 'expired'])
      .meta({ ...GROWING, description: 'Time off that was had, paid out or given up.' }),
    date: localDate.meta({ description: 'The day of the booking.' }),
    minutes: minutes.meta({ description: 'How much of it went to this departure.' }),
    reason: z.string().meta({ description: 'What whoever booked it wrote.' }),
    bookedBy: z
      .string()
      .nullable()
      .meta({ description: 'The name of whoever booked it; null: it is not recorded.' }),
  })
  .meta({ id: 'RestSettlement', description: 'A booking by which time off for missed rest was settled.' });

/** A departure from a right to rest. */
export const restDeparture = z
  .object({
    employeeId: guidOut.meta({ description: 'The person.' }),
    right: right.meta({ description: 'The right that was not kept.' }),
    startDate: localDate.meta({ description: 'The day, or the first of the days, that it is about.' }),
    endDate: localDate.meta({ description: 'The last of these days.' }),
    at: instant
      .nullable()
      .meta({ description: 'The moment at which rest ended or work passed the limit; null: no single one.' }),
    minutes: minutes.meta({ description: 'The rest that there was, or the work.' }),
    limitMinutes: minutes.meta({ description: 'The least rest, or the most work.' }),
    byMinutes: minutes.meta({ description: 'The difference.' }),
    source: z.string().nullable().meta({
      description: 'Address of the page on which the limit stands; null: it is that of the pay rule.',
    }),
    timeEntryId: guidOut.nullable().meta({ description: 'The time entry that did it; null: a whole week.' }),
    owedMinutes: minutes
      .nullable()
      .meta({ description: 'Time off that the agreement owes for it; null: it owes none.' }),
    openMinutes: minutes.meta({ description: 'What of that is neither given nor paid out nor given up.' }),
    state: z.enum(['open', 'given', 'paidOut', 'waived']).meta({
      ...GROWING,
      description: '`open`: nothing, or not all, was given for it; `waived`: the time off was given up.',
    }),
    settledBy: z.array(settlement).meta({ description: 'By which bookings, the oldest first.' }),
  })
  .meta({ id: 'RestDeparture', description: 'A departure from a right to rest.' });

/** A right to rest of which nobody can say whether it was kept. */
export const notJudged = z
  .object({
    employeeId: guidOut.meta({ description: 'The person.' }),
    right: right.nullable().meta({ description: 'The right that cannot be judged; null: several.' }),
    because: z.enum(['noBirthDate', 'schoolTime', 'noBreaks', 'shortRecord', 'kindOfWork', 'noLaw']).meta({
      ...GROWING,
      description:
        '`noBirthDate`: nobody wrote down how old the person is, so the rights of those under 18 cannot be judged; `schoolTime`: the law ' +
        'asks for more of those at compulsory school, and no record says who is; `noBreaks`: no break of the person is recorded at all; ' +
        '`shortRecord`: under 17 weeks; `kindOfWork`: in late and early hours the law allows only some kinds of work to those under 18, and nobody ' +
        'wrote down what kind it is; `noLaw`: no law of the land is known here.',
    }),
  })
  .meta({ id: 'RestNotJudged', description: 'A right to rest of which nobody can say whether it was kept.' });

const restPerson = z
  .object({
    employeeId: guidOut.meta({ description: 'The person.' }),
    employeeDisplayName: z.string().meta({ description: 'Display name.' }),
    departmentIds: z.array(guidOut).meta({ description: 'The departments that the person is in.' }),
  })
  .meta({ id: 'RestPerson', description: 'Somebody whose rest was looked at.' });

const restRecord = z
  .object({
    startDate: localDate.meta({ description: 'First day.' }),
    endDate: localDate.meta({ description: 'Last day.' }),
    departments: z.array(hoursDepartment).meta({ description: 'The departments of these people, by name.' }),
    people: z.array(restPerson).meta({
      description:
        'By name: everybody whom the caller sees who was employed in the range or has a departure in it.',
    }),
    departures: z.array(restDeparture).meta({ description: 'By person, then by day.' }),
    notJudged: z.array(notJudged).meta({ description: 'By person.' }),
  })
  .meta({
    id: 'RestRecord',
    description: 'The rest of people: what was not kept, and what cannot be judged.',
  });

/** The rest of people: what was not kept, and what cannot be judged. */
export type RestRecord = z.infer<typeof restRecord>;

const PERSON = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';
const DEPARTMENT = '7a2d3b45-6c7e-4f90-8b12-3c4d5e6f7081';

/** GET /companies/{companyId}/rest-departures */
export const listRestDepartures = defineOperation({
  id: 'listRestDepartures',
  method: 'GET',
  path: '/companies/{companyId}/rest-departures',
  shows: [...PAID_TIME, 'departments'],
  tag: 'timesheets',
  summary: 'Departures from rest',
  description:
    'Each departure from the rest that the law of the land asks for, whatever the pay rule: by how much, what the agreement owes for it and ' +
    'what was given; and each right that cannot be judged, with the reason. Drafts and open entries are left out. The average week is that ' +
    'of the reference period which ends with the range, or today. At most 62 days.',
  auth: 'manage',
  ...forThoseWith('people.read'),
  company: 'route',
  repeated: true,
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) }),
  query: z.object(sheetRangeShape).superRefine(refuseBadSheetRange, evenIfFieldsAreFaulty),
  data: restRecord,
  errors: ['range.invalid', 'range.too_long'],
  example: {
    params: { companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70' },
    query: { startDate: '2026-03-01', endDate: '2026-03-31' },
    data: {
      startDate: '2026-03-01',
      endDate: '2026-03-31',
      departments: [{ id: DEPARTMENT, name: 'Bakarí' }],
      people: [
        {
          employeeId: PERSON,
          employeeDisplayName: 'Þórunn Ósk Ægisdóttir',
          departmentIds: [DEPARTMENT],
        },
      ],
      departures: [
        {
          employeeId: PERSON,
          right: 'dailyRest',
          startDate: '2026-03-02',
          endDate: '2026-03-02',
          at: '2026-03-03T08:00:00.000Z',
          minutes: 540,
          limitMinutes: 660,
          byMinutes: 120,
          source: 'https://www.bhm.is/vinnurettur/heilsan-i-vinnunni/hvildartimareglur',
          timeEntryId: '9d4e2f61-8a13-4b57-9c60-1e2f3a4b5c6d',
          owedMinutes: 180,
          openMinutes: 0,
          state: 'given',
          settledBy: [
            {
              bookingId: '2c9f6b10-4d52-4e38-a7c1-7b8a9c0d1e2f',
              kind: 'taken',
              date: '2026-03-20',
              minutes: 180,
              reason: 'Fór heim á hádegi',
              bookedBy: 'Sigurveig Eigandadóttir',
            },
          ],
        },
      ],
      notJudged: [{ employeeId: PERSON, right: null, because: 'noBirthDate' }],
    },
  },
});
