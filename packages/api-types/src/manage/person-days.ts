// The days of one person: what was worked and planned, where each time comes from, what it is paid as.
import { z } from 'zod';
import { refuseBadSheetRange } from '../date-range.ts';
import { GROWING, guid, guidOut, instant, localDate, minutes } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { evenIfFieldsAreFaulty } from '../request-body.ts';
import { dayFlags, hoursShape, paidLine, sheetRangeShape } from './hours-formats.ts';
import { languageIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';
import { entryRecord, TIME_ENTRY_EXAMPLE } from './time-entries.ts';

const timeOrigin = z
  .object({
    how: z.enum(['punch', 'hand', 'unknown']).meta({
      ...GROWING,
      description:
        '`punch`: the person punched; `hand`: somebody wrote it; `unknown`: nobody recorded it, as in time that came with a company file.',
    }),
    door: z.string().nullable().meta({
      description:
        'Of a punch: `partner`, `terminal`, `kiosk`, or `station` for our own tablet; by hand: through which door, in words; null where unknown.',
    }),
    tabletName: z
      .string()
      .nullable()
      .meta({ description: 'The tablet of the punch; null where there is none.' }),
    by: z.string().nullable().meta({ description: 'Who wrote it by hand; null for a punch.' }),
    atUtc: instant.nullable().meta({
      description:
        'When the server learned of it: of the punch, or of the change by hand; null where unknown.',
    }),
    punchedAtUtc: instant.nullable().meta({
      description:
        'When the person punched, as the door told it; the entry can have another time where its clock was wrong or somebody decided so. ' +
        'Null unless it was punched.',
    }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Why it was written by hand, in the words of that person.' }),
  })
  .meta({ id: 'TimeOrigin', description: 'Where the start or the end of a time entry comes from.' });

const approval = z
  .object({
    atUtc: instant.meta({ description: 'When.' }),
    by: z.string().meta({ description: 'Who.' }),
    reason: z.string().nullable().meta({ description: 'What was written beside it; null: nothing.' }),
  })
  .meta({ id: 'EntryApproval', description: 'Who approved a time entry for payroll, and when.' });

const personEntry = entryRecord
  .extend({
    workedMinutes: minutes.meta({ description: 'Worked minutes; of a draft, what it would come to.' }),
    unpaidBreakMinutes: minutes.meta({ description: 'Minutes of unpaid and deducted breaks.' }),
    buckets: hoursShape.buckets,
    ruleName: z.string().meta({ description: 'The pay rule that gave these minutes.' }),
    ruleVersionNumber: z.int().meta({ description: 'Version of that rule.' }),
    isKeptOtherwise: z.boolean().meta({
      description: 'Approved with other minutes than the rules give now; those of the approval count.',
    }),
    startOrigin: timeOrigin.meta({ description: 'Where its start comes from.' }),
    endOrigin: timeOrigin
      .nullable()
      .meta({ description: 'Where its end comes from; null while it is open.' }),
    approval: approval.nullable().meta({
      description: 'Who approved it; null where it is not approved, or where that was not recorded.',
    }),
  })
  .meta({ id: 'PersonEntry', description: 'A time entry with what it came to and where it comes from.' });

const dayCredit = z
  .object({
    account: z.string().meta({ ...GROWING, description: 'What it is, such as `restTimeOff`.' }),
    minutes: minutes.meta({ description: 'Minutes paid or given.' }),
    payLine: z.string().nullable().meta({ description: 'The pay line that pays it; null for time off.' }),
    timeEntryId: guidOut
      .nullable()
      .meta({ description: 'The time entry that gave rise to it; null where the calendar did.' }),
  })
  .meta({ id: 'DayCredit', description: 'Minutes that are paid or given without work.' });

const dayShift = z
  .object({
    shiftId: guidOut.meta({ description: 'The planned shift.' }),
    typeName: z.string().meta({ description: 'Its kind, as the company calls it.' }),
    startAtUtc: instant.meta({ description: 'When it begins.' }),
    endAtUtc: instant.meta({ description: 'When it ends.' }),
  })
  .meta({ id: 'DayShift', description: 'A planned shift.' });

const dayReview = z
  .object({
    reviewId: guidOut.meta({ description: 'The review item.' }),
    reason: z.string().meta({ ...GROWING, description: 'What it asks about.' }),
    timeEntryId: guidOut.nullable().meta({ description: 'The time entry that it is about; null: none.' }),
  })
  .meta({ id: 'DayReview', description: 'An open review item.' });

const personDay = z
  .object({
    date: localDate.meta({ description: 'The day.' }),
    isClosed: z.boolean().meta({
      description:
        'Whether it was approved for payroll, with or without time on it: nothing new comes to it by hand until it is opened again.',
    }),
    ...hoursShape,
    payLines: z.array(paidLine).meta({ description: 'What is paid for the day, by key.' }),
    creditsGiven: z.array(dayCredit).meta({ description: 'The credits one by one.' }),
    flags: dayFlags,
    entries: z.array(personEntry).meta({ description: 'Time entries that begin on the day, by start.' }),
    shifts: z.array(dayShift).meta({ description: 'Planned shifts that begin on the day, by start.' }),
    reviews: z.array(dayReview).meta({ description: 'Open review items of the day, the oldest first.' }),
  })
  .meta({ id: 'PersonDay', description: 'A day of one person.' });

const balance = z
  .object({
    account: z.string().meta({ ...GROWING, description: 'The account, such as `restTimeOff`.' }),
    remainingMinutes: z
      .int()
      .meta({ description: 'What is left, in whole minutes; below zero where more was given than earned.' }),
    earnedMinutes: minutes.meta({ description: 'Earned by the rules.' }),
    takenMinutes: minutes.meta({ description: 'Taken as time off.' }),
    paidMinutes: minutes.meta({ description: 'Paid out.' }),
  })
  .meta({ id: 'PersonBalance', description: 'What somebody has on an account of time off.' });

const personDays = z
  .object({
    employeeId: guidOut.meta({ description: 'The person.' }),
    employeeDisplayName: z.string().meta({ description: 'Display name.' }),
    departmentIds: z.array(guidOut).meta({ description: 'The departments that the person is in.' }),
    startDate: localDate.meta({ description: 'First day.' }),
    endDate: localDate.meta({ description: 'Last day.' }),
    ...hoursShape,
    payLines: z.array(paidLine).meta({ description: 'What is paid for the range, by key.' }),
    days: z.array(personDay).meta({ description: 'Every day of the range, by date.' }),
    balanceDate: localDate.meta({
      description: 'The day of the balances: the last of the range, or today before it.',
    }),
    balances: z.array(balance).meta({ description: 'Accounts of time off that were ever used.' }),
  })
  .meta({ id: 'PersonDays', description: 'The days of one person.' });

/** The days of one person. */
export type PersonDays = z.infer<typeof personDays>;

const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';

const HOURS = {
  workedMinutes: 480,
  plannedMinutes: 480,
  buckets: { daytimeMinutes: 480 },
  credits: {},
  absences: {},
  payLines: [{ key: 'DV', names: [{ is: 'dagvinna', en: 'day work', pl: 'praca dzienna' }], minutes: 480 }],
};

const PUNCHED = {
  how: 'punch' as const,
  door: 'station',
  tabletName: 'Kaffivél',
  by: null,
  atUtc: '2026-03-02T07:00:01.250Z',
  punchedAtUtc: '2026-03-02T07:00:00.000Z',
  reason: null,
};

/** GET /companies/{companyId}/employees/{employeeId}/days */
export const getPersonDays = defineOperation({
  id: 'getPersonDays',
  method: 'GET',
  path: '/companies/{companyId}/employees/{employeeId}/days',
  shows: [...PAID_TIME, 'tablets'],
  tag: 'timesheets',
  summary: 'The days of one person',
  description:
    'Time entries with where each end comes from and who approved them, planned shifts, credits, absences, pay lines by their names, open ' +
    'review items, and balances of time off. Time belongs to the day on which it begins. At most 62 days. An employee may ask about ' +
    'their own days only.',
  auth: 'manage',
  ...forThoseWith('time.read'),
  company: 'route',
  repeated: true,
  params: z.object({
    companyId: guid.meta({ description: 'Must be the company of the caller.' }),
    employeeId: guid.meta({ description: 'The person; an employee may only ask for themselves.' }),
  }),
  query: z
    .object({ ...sheetRangeShape, language: languageIn })
    .superRefine(refuseBadSheetRange, evenIfFieldsAreFaulty),
  data: personDays,
  errors: ['auth.not_own_record', 'employee.not_found', 'range.invalid', 'range.too_long'],
  example: {
    params: { companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70', employeeId: EMPLOYEE },
    query: { startDate: '2026-03-02', endDate: '2026-03-02', language: 'is' },
    data: {
      employeeId: EMPLOYEE,
      employeeDisplayName: 'Þórunn Ósk Ægisdóttir',
      departmentIds: [],
      startDate: '2026-03-02',
      endDate: '2026-03-02',
      ...HOURS,
      days: [
        {
          date: '2026-03-02',
          isClosed: false,
          ...HOURS,
          creditsGiven: [],
          flags: [],
          entries: [
            {
              ...TIME_ENTRY_EXAMPLE,
              workedMinutes: 480,
              unpaidBreakMinutes: 0,
              buckets: { daytimeMinutes: 480 },
              ruleName: 'SGS/Efling dagvinna',
              ruleVersionNumber: 1,
              isKeptOtherwise: false,
              startOrigin: PUNCHED,
              endOrigin: {
                ...PUNCHED,
                atUtc: '2026-03-02T15:00:01.250Z',
                punchedAtUtc: '2026-03-02T15:00:00.000Z',
              },
              approval: null,
            },
          ],
          shifts: [],
          reviews: [],
        },
      ],
      balanceDate: '2026-03-02',
      balances: [
        {
          account: 'restTimeOff',
          remainingMinutes: 45,
          earnedMinutes: 45,
          takenMinutes: 0,
          paidMinutes: 0,
        },
      ],
    },
  },
});
