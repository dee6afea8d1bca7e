// Why a day is paid as it is: every stretch of every time entry, in the reader's language.
import { z } from 'zod';
import { guid, guidOut, instant, localDate, localDateIn, minutes } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { oneLanguage } from './record-formats.ts';
import { forThoseWith } from './rights.ts';

const source = z
  .object({
    text: z
      .string()
      .meta({ description: 'Clause and page, when it was read, and what other sources say of this day.' }),
    addresses: z
      .array(z.string())
      .meta({ description: 'The pages; none where what was read has no address.' }),
  })
  .meta({ id: 'ExplainedSource', description: 'Where a rule was read.' });

const sourceOrNone = source.nullable().meta({ description: 'Null where nobody wrote it down.' });

const forWorker = z.string().meta({
  description:
    'The same for the worker: what, how much and why; then by which rule. Two short sentences, without clause or dispute.',
});

const reason = z
  .object({
    sentence: z.string().meta({
      description: 'What happened to these minutes, and what else held and lost.',
    }),
    source: sourceOrNone,
  })
  .meta({ id: 'ExplainedReason', description: 'One step on the way of minutes to their class.' });

const stretch = z
  .object({
    startAtUtc: instant.meta({ description: 'Its first clock minute.' }),
    endAtUtc: instant.meta({ description: 'The clock minute after its last one.' }),
    hours: z.string().meta({
      description:
        'Its hours on the clock of the company, as its sentences say them: to 24:00 at the end of a day, and with the offset where the ' +
        'clock shows one of these times twice.',
    }),
    minutes: minutes.meta({ description: 'Its length.' }),
    className: z
      .string()
      .nullable()
      .meta({ description: 'What the agreement calls these minutes; null where they are not worked.' }),
    bucketName: z
      .string()
      .nullable()
      .meta({ description: 'The column of the timesheet by its name; null where they are not worked.' }),
    payLine: z
      .string()
      .nullable()
      .meta({ description: 'Pay line key of the rule; null where they are not worked.' }),
    premiumLines: z
      .array(z.string())
      .meta({ description: 'Lines that are paid beside it for the same minutes.' }),
    reasons: z.array(reason).meta({ description: 'The steps, in the order in which they happened.' }),
    paidAs: z
      .string()
      .meta({ description: 'What they are paid as in the end, by which rule and version, as a sentence.' }),
    forWorker,
  })
  .meta({ id: 'ExplainedStretch', description: 'Minutes of an entry with one story.' });

const credit = z
  .object({
    account: z
      .string()
      .meta({ description: 'Account of the pay engine, such as `restTimeOff`; more may come.' }),
    localDate: localDate.meta({ description: 'The day for which it is given.' }),
    minutes: minutes.meta({ description: 'Minutes that are paid or given without being worked.' }),
    payLine: z.string().nullable().meta({ description: 'Pay line key; null where they are time off.' }),
    sentence: z.string().meta({ description: 'Why it was given, by which rule and version.' }),
    source: sourceOrNone,
    forWorker,
  })
  .meta({ id: 'ExplainedCredit', description: 'What is paid or given without being worked.' });

const entry = z
  .object({
    timeEntryId: guidOut.meta({ description: 'Time entry id.' }),
    startAtUtc: instant.meta({ description: 'Start of the entry.' }),
    endAtUtc: instant
      .nullable()
      .meta({ description: 'End of the entry; null while it is open, and then it has no stretches.' }),
    isDraft: z
      .boolean()
      .meta({ description: 'A draft is explained as if it were approved; it is not paid.' }),
    isLocked: z.boolean().meta({ description: 'Approved for payroll.' }),
    workedMinutes: minutes.meta({ description: 'Minutes worked, whole.' }),
    unpaidBreakMinutes: minutes.meta({ description: 'Minutes of unpaid and deducted breaks.' }),
    keptOtherwise: z.string().nullable().meta({
      description:
        'That it was approved with other minutes than the rules give now, and is paid with those; null where it was not.',
    }),
    stretches: z.array(stretch).meta({ description: 'In order of time; together they are the entry.' }),
    credits: z.array(credit).meta({ description: 'What the entry gave rise to.' }),
  })
  .meta({ id: 'ExplainedEntry', description: 'A time entry, stretch by stretch.' });

const issue = z
  .object({
    code: z.string().meta({ description: 'A stable name; more may come.' }),
    sentence: z.string().meta({ description: 'What payroll should look at.' }),
  })
  .meta({ id: 'ExplainedIssue', description: 'What the engine cannot know, or what looks wrong.' });

const holiday = z
  .object({
    name: z.string().meta({ description: 'Its name; two names where two fall on one day.' }),
    sentence: z.string().meta({ description: 'What kind of holiday it is for the rule, and from when.' }),
  })
  .meta({ id: 'ExplainedHoliday', description: 'The holiday of the day under the rule.' });

/** Why a day is paid as it is. */
export const explainedDay = z
  .object({
    employeeId: guidOut.meta({ description: 'The employee.' }),
    employeeDisplayName: z.string().meta({ description: 'Display name.' }),
    date: localDate.meta({ description: 'The day, in the time zone of the company.' }),
    language: oneLanguage.meta({ description: 'The language of the sentences.' }),
    holiday: holiday.nullable().meta({ description: 'The holiday of the day; null on an ordinary day.' }),
    entries: z
      .array(entry)
      .meta({ description: 'Entries that begin on the day or reach into it, whole, by start.' }),
    credits: z
      .array(credit)
      .meta({ description: 'Credits of the day to which none of these entries gave rise.' }),
    issues: z.array(issue).meta({ description: 'What to look at.' }),
  })
  .meta({ id: 'ExplainedDay', description: 'Why a day of one employee is paid as it is.' });

/** Why a day of one employee is paid as it is. */
export type ExplainedDay = z.infer<typeof explainedDay>;

const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';
const ENTRY = '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f';

/** GET /companies/{companyId}/employees/{employeeId}/explained-days/{date} */
export const explainDay = defineOperation({
  id: 'explainDay',
  method: 'GET',
  path: '/companies/{companyId}/employees/{employeeId}/explained-days/{date}',
  shows: PAID_TIME,
  tag: 'timesheets',
  summary: 'Why a day is paid as it is',
  description:
    'Every stretch of every time entry that begins on the day, with the class by the name that the agreement gives it, the rule and its ' +
    'version, the clause and its source, and what else held and lost; and the same in two short sentences for the worker. An ' +
    'employee may ask about their own days only.',
  auth: 'manage',
  ...forThoseWith('time.read'),
  company: 'route',
  params: z.object({
    companyId: guid.meta({ description: 'Must be the company of the token.' }),
    employeeId: guid.meta({ description: 'The employee; an employee may only ask for themselves.' }),
    date: localDateIn.meta({ description: 'The day, in the time zone of the company.' }),
  }),
  query: z.object({
    language: oneLanguage
      .optional()
      .meta({ description: 'The language of the sentences; without it, the language of the company.' }),
  }),
  data: explainedDay,
  errors: ['auth.not_own_record', 'employee.not_found'],
  example: {
    params: {
      companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70',
      employeeId: EMPLOYEE,
      date: '2026-03-02',
    },
    query: { language: 'en' },
    data: {
      employeeId: EMPLOYEE,
      employeeDisplayName: 'Þórunn Ósk Ægisdóttir',
      date: '2026-03-02',
      language: 'en',
      holiday: null,
      entries: [
        {
          timeEntryId: ENTRY,
          startAtUtc: '2026-03-02T15:00:12.345Z',
          endAtUtc: '2026-03-02T17:00:40.001Z',
          isDraft: false,
          isLocked: false,
          workedMinutes: 120,
          unpaidBreakMinutes: 0,
          keptOtherwise: null,
          stretches: [
            {
              startAtUtc: '2026-03-02T15:00:00.000Z',
              endAtUtc: '2026-03-02T17:00:00.000Z',
              hours: '15:00–17:00',
              minutes: 120,
              className: 'day work',
              bucketName: 'day work',
              payLine: 'DV',
              premiumLines: [],
              reasons: [
                {
                  sentence:
                    '15:00–17:00 is "day work": this class holds for Monday to Friday except on holidays, 07:00–17:00.',
                  source: {
                    text: 'clause 2.1, efling.is, dagvinna, read 21 November 2026',
                    addresses: ['https://efling.is/dagvinna/'],
                  },
                },
              ],
              paidAs:
                '120 min are paid on the line DV, shown as "daytime", by the rule "SGS / Efling: day work", version 1.',
              forWorker: '15:00–17:00, 2 h: day work. This follows the rule "SGS / Efling: day work".',
            },
          ],
          credits: [],
        },
      ],
      credits: [],
      issues: [],
    },
  },
});
