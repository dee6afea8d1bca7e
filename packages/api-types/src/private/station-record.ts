// The record of the employee who is signed in at a station, as far back as it is kept: the days of a pay period with every change, and why
// each minute is paid as it is.
import { z } from 'zod';
import { guidOut, instant, localDate, localDateIn, minutes, notGivenOr } from '../formats.ts';
import { CHANGE_WORD_EXAMPLE, changeWord } from '../manage/change-words.ts';
import { loggedChange } from '../manage/changes.ts';
import { oneLanguage } from '../manage/record-formats.ts';
import { notJudged, restDeparture } from '../manage/rest-departures.ts';
import { entryRecord } from '../manage/time-entries.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { bucketMinutes, credit } from './station-own.ts';
import { exampleState, stationData } from './station-state.ts';

const ENTRY = '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f';

const language = oneLanguage.meta({ description: 'The language of the words.' });

const ownChange = loggedChange
  .pick({ changedAtUtc: true, by: true, act: true, reason: true, fields: true })
  .extend({
    word: changeWord.nullable().optional().meta({
      description:
        'What the person was told of it, and said; null where nothing is told. An older server leaves it out.',
    }),
  })
  .meta({
    id: 'OwnEntryChange',
    description: 'A change by hand of a time entry; `fields` say what changed, none where it was entered.',
  });

const ownEntry = entryRecord
  .pick({ id: true, kind: true, startAtUtc: true, endAtUtc: true, breaks: true, isDraft: true })
  .extend({
    isApproved: z.boolean().meta({ description: 'Approved for payroll.' }),
    isRemoved: z
      .boolean()
      .meta({ description: 'Somebody took it out: it does not count, and it is shown all the same.' }),
    workedMinutes: minutes.meta({ description: 'Worked minutes; of a draft, what it would come to.' }),
    unpaidBreakMinutes: minutes.meta({ description: 'Minutes of unpaid and deducted breaks.' }),
    changes: z.array(ownChange).meta({ description: 'Changes by hand, the oldest first.' }),
  })
  .meta({ id: 'OwnEntry', description: 'A time entry of the person who is signed in.' });

const ownAbsence = z
  .object({
    name: z
      .string()
      .meta({ description: 'What it is, in words; where the company made the kind, by its name.' }),
    minutes: minutes.meta({ description: 'Minutes of the day.' }),
  })
  .meta({ id: 'OwnAbsence', description: 'An absence of a day.' });

const ownDeparture = restDeparture
  .pick({
    ...{ right: true, startDate: true, endDate: true, minutes: true, limitMinutes: true },
    ...{ owedMinutes: true, openMinutes: true, settledBy: true },
  })
  .meta({ id: 'OwnRestDeparture', description: 'A departure from a right of the person to rest.' });

const ownDay = z
  .object({
    date: localDate.meta({ description: 'The day.' }),
    workedMinutes: minutes.meta({ description: 'Worked minutes of what began on the day.' }),
    absences: z.array(ownAbsence).meta({ description: 'What the person was absent for.' }),
    credits: z.array(credit).meta({ description: 'What was earned that day without being worked.' }),
    entries: z
      .array(ownEntry)
      .meta({ description: 'Time entries that begin on the day, by start; also removed ones.' }),
  })
  .meta({ id: 'OwnDay', description: 'A day of the person who is signed in.' });

/** POST /own-days */
export const readOwnDays = defineOperation({
  id: 'readOwnDays',
  method: 'POST',
  path: '/own-days',
  tag: 'station',
  summary: 'Read my days of a pay period',
  description:
    'Of the employee who is signed in: the pay period in which a day lies, every day of it on which something is recorded, with every change ' +
    'by hand: who, when, why, and what it was before. As far back as anything of the person is kept.',
  auth: 'stationEmployee',
  body: requestBody({
    date: notGivenOr(localDateIn).meta({ description: 'A day of the pay period; not given: today.' }),
    language,
  }),
  data: stationData({
    startDate: localDate.meta({ description: 'First day of the pay period.' }),
    endDate: localDate.meta({ description: 'Last day of the pay period.' }),
    earlierDate: localDate.nullable().meta({
      description:
        'A day of the pay period before it; null where no time and no absence of the person is recorded before it.',
    }),
    laterDate: localDate
      .nullable()
      .meta({ description: 'A day of the pay period after it; null where that has not begun.' }),
    totalMinutes: minutes.meta({ description: 'Minutes of the pay period, as payroll counts them.' }),
    buckets: bucketMinutes.meta({ description: 'The same minutes by kind.' }),
    days: z.array(ownDay).meta({ description: 'Days on which something is recorded, the newest first.' }),
    departures: z.array(ownDeparture).meta({
      description: 'Each departure from the rest that the law asks for, by day; also one that was made good.',
    }),
    notJudged: z
      .array(notJudged.pick({ right: true, because: true }))
      .meta({ description: 'Rights to rest that nobody can judge, and why.' }),
  }),
  errors: [],
  example: {
    body: { date: '2026-02-27', language: 'is' },
    data: {
      startDate: '2026-02-21',
      endDate: '2026-03-20',
      earlierDate: '2026-02-20',
      laterDate: null,
      totalMinutes: 450,
      buckets: {
        daytimeMinutes: 450,
        eveningMinutes: 0,
        nightTimeMinutes: 0,
        weekendMinutes: 0,
        overtimeMinutes: 0,
        holidayMinutes: 0,
        majorHolidayMinutes: 0,
      },
      days: [
        {
          date: '2026-02-27',
          workedMinutes: 450,
          absences: [],
          credits: [],
          entries: [
            {
              id: ENTRY,
              kind: 'work',
              startAtUtc: '2026-02-27T07:00:00.000Z',
              endAtUtc: '2026-02-27T14:30:00.000Z',
              breaks: [],
              isDraft: false,
              isApproved: true,
              isRemoved: false,
              workedMinutes: 450,
              unpaidBreakMinutes: 0,
              changes: [
                {
                  changedAtUtc: '2026-03-01T09:00:00.000Z',
                  by: 'Björk Sveinsdóttir',
                  act: 'changed',
                  reason: 'Lokað var 14:30',
                  fields: [{ name: 'Endir', before: '27.2.2026 15:00', after: '27.2.2026 14:30' }],
                  word: CHANGE_WORD_EXAMPLE,
                },
              ],
            },
          ],
        },
      ],
      departures: [
        {
          ...{ right: 'dailyRest', startDate: '2026-02-26', endDate: '2026-02-26' },
          ...{ minutes: 540, limitMinutes: 660, owedMinutes: 180, openMinutes: 0 },
          settledBy: [
            {
              bookingId: '2c9f6b10-4d52-4e38-a7c1-7b8a9c0d1e2f',
              ...{ kind: 'taken', date: '2026-03-02', minutes: 180, reason: 'Fór heim á hádegi' },
              bookedBy: 'Björk Sveinsdóttir',
            },
          ],
        },
      ],
      notJudged: [{ right: 'weeklyAverage', because: 'shortRecord' }],
      station: exampleState,
    },
  },
});

const ownReason = z
  .object({
    hours: z
      .string()
      .nullable()
      .meta({ description: 'Its hours on the clock of the company; null: of the whole day.' }),
    minutes: minutes.meta({ description: 'How many minutes.' }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'The column of the timesheet by its name; null where they are not worked.' }),
    sentence: z.string().meta({ description: 'What, how much and why; then by which rule.' }),
  })
  .meta({ id: 'OwnReason', description: 'Why some minutes are paid as they are.' });

/** POST /own-day-explanations */
export const explainOwnDay = defineOperation({
  id: 'explainOwnDay',
  method: 'POST',
  path: '/own-day-explanations',
  tag: 'station',
  summary: 'Why my day is paid as it is',
  description:
    'Of the employee who is signed in: every minute of the time entries that begin on a day, or reach into it, in stretches with one reason, by ' +
    'the code that makes the minutes.',
  auth: 'stationEmployee',
  body: requestBody({
    date: localDateIn.meta({ description: 'The day, in the time zone of the company.' }),
    language,
  }),
  data: stationData({
    holiday: z
      .string()
      .nullable()
      .meta({ description: 'What kind of holiday it is for the rule; null: none.' }),
    entries: z
      .array(
        z.object({
          timeEntryId: guidOut.meta({ description: 'The time entry.' }),
          startAtUtc: instant.meta({ description: 'Its start.' }),
          keptOtherwise: z.string().nullable().meta({
            description:
              'That it was approved with other minutes than the rules give now; null where it was not.',
          }),
          reasons: z
            .array(ownReason)
            .meta({ description: 'In order of time; then what the entry gave rise to.' }),
        }),
      )
      .meta({ description: 'The time entries, by start.' }),
    credits: z.array(ownReason).meta({ description: 'What the calendar gave.' }),
  }),
  errors: [],
  example: {
    body: { date: '2026-02-27', language: 'en' },
    data: {
      holiday: null,
      entries: [
        {
          timeEntryId: ENTRY,
          startAtUtc: '2026-02-27T07:00:00.000Z',
          keptOtherwise: null,
          reasons: [
            {
              hours: '07:00–14:30',
              minutes: 450,
              name: 'daytime',
              sentence: '7 h 30 min of day work. The rule: SGS/Efling.',
            },
          ],
        },
      ],
      credits: [],
      station: exampleState,
    },
  },
});
