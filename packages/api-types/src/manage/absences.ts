// Days on which somebody is away: entered, changed and removed by a manager, and the calendar of who is away.
import { z } from 'zod';
import { getAbsenceBalancesSummary as summary } from '../absences.ts';
import { refuseBadSheetRange } from '../date-range.ts';
import { ABSENCE_KINDS } from '../entry-kinds.ts';
import { guid, guidOut, isGiven, localDate, minutes, notGivenOr } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { evenIfFieldsAreFaulty, requestBody } from '../request-body.ts';
import { sheetRangeShape } from './hours-formats.ts';
import {
  ABSENCE_EXAMPLE,
  absenceIdsIn,
  absenceIn,
  absenceRecord,
  dayMinutesIn,
  absenceKind,
  ownKind,
  ownKindIn,
  reasonIn,
  refuseBadAbsence,
  REQUEST_IN_ROUTE,
} from './leave-formats.ts';
import { ofCompany } from './people.ts';
import { forThoseWith } from './rights.ts';
import { seenAbsencesIn } from './seen.ts';
import { PAY_EFFECT_EXAMPLE, payEffect } from './pay-effect.ts';

const { companyId: COMPANY } = REQUEST_IN_ROUTE;
const { id: ABSENCE, employeeId: EMPLOYEE, date: DATE } = ABSENCE_EXAMPLE;

const changesIn = { type: absenceKind, kindId: ownKindIn, minutes: notGivenOr(dayMinutesIn) };

const days = { startDate: DATE, endDate: DATE } as const;

/** Of new days. */
const REFUSED = [
  'employee.not_found',
  'absence_kind.not_found',
  'absence.overlaps',
  'absence.no_working_day',
  'absence.locked',
  'auth.own_time',
  'range.invalid',
  'range.too_long',
] as const;

/** POST /companies/{companyId}/absences */
export const enterAbsence = defineOperation({
  id: 'enterAbsence',
  method: 'POST',
  path: '/companies/{companyId}/absences',
  changes: ['leave'],
  tag: 'absences',
  summary: 'Enter days on which somebody is away',
  description:
    'One absence for each working day of the range: days with planned shifts in weeks that have some, else the regular hours of the person, ' +
    'else Monday to Friday; none on holidays and outside the employment. All of them are written, or none.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: ofCompany,
  body: requestBody({ employeeId: guid.meta({ description: 'Who is away.' }), ...absenceIn }).superRefine(
    refuseBadAbsence,
    evenIfFieldsAreFaulty,
  ),
  data: z.array(absenceRecord),
  errors: REFUSED,
  example: {
    params: { companyId: COMPANY },
    body: { employeeId: EMPLOYEE, type: 'sick', ...days },
    data: [ABSENCE_EXAMPLE],
  },
});

/** POST /companies/{companyId}/absence-changes */
export const changeAbsences = defineOperation({
  id: 'changeAbsences',
  method: 'POST',
  path: '/companies/{companyId}/absence-changes',
  changes: ['leave'],
  tag: 'absences',
  summary: 'Change days of absence',
  description:
    'These days have another kind or other minutes from then on. What they were stays in the history.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: ofCompany,
  body: requestBody({
    absenceIds: absenceIdsIn,
    ...changesIn,
    reason: notGivenOr(reasonIn),
    seen: seenAbsencesIn,
  }),
  data: z.array(absenceRecord),
  errors: [
    'absence.not_found',
    'absence_kind.not_found',
    'absence.overlaps',
    'absence.unchanged',
    'absence.locked',
    'auth.own_time',
    'record.changed_meanwhile',
  ],
  example: {
    params: { companyId: COMPANY },
    body: {
      ...{ absenceIds: [ABSENCE], type: 'sickChild', reason: 'It was the child' },
      seen: [{ absenceId: ABSENCE, type: 'sick', minutes: null }],
    },
    data: [{ ...ABSENCE_EXAMPLE, type: 'sickChild' }],
  },
});

/** POST /companies/{companyId}/absence-removals */
export const removeAbsences = defineOperation({
  id: 'removeAbsences',
  method: 'POST',
  path: '/companies/{companyId}/absence-removals',
  changes: ['leave'],
  tag: 'absences',
  summary: 'Remove days of absence',
  description: 'These days are gone from every list. They stay in the history, with the reason.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: ofCompany,
  body: requestBody({ absenceIds: absenceIdsIn, reason: notGivenOr(reasonIn), seen: seenAbsencesIn }),
  data: z
    .object({ absenceIds: z.array(guidOut).meta({ description: 'The days that were removed.' }) })
    .meta({ id: 'RemovedAbsences', description: 'Days of absence that were removed.' }),
  errors: ['absence.not_found', 'absence.locked', 'auth.own_time', 'record.changed_meanwhile'],
  example: {
    params: { companyId: COMPANY },
    body: { absenceIds: [ABSENCE], reason: 'Came to work after all' },
    data: { absenceIds: [ABSENCE] },
  },
});

const effectBody = requestBody({
  employeeId: notGivenOr(guid).meta({ description: 'Who would be away, of new days alone.' }),
  absence: notGivenOr(z.object(absenceIn).superRefine(refuseBadAbsence, evenIfFieldsAreFaulty)).meta({
    description: 'New days, as they would be entered.',
  }),
  absenceIds: notGivenOr(absenceIdsIn).meta({ description: 'The days that are there; not given: new ones.' }),
  changes: notGivenOr(z.object(changesIn)).meta({
    description: 'What the days would be; not given: they would be removed.',
  }),
}).superRefine((value, context) => {
  const { employeeId, absence, absenceIds, changes } = value as Record<string, unknown>;
  const fault = (field: string, message: string) => {
    context.addIssue({ code: 'custom', path: [field], message });
  };
  if (isGiven(absenceIds)) {
    if (isGiven(absence)) fault('absence', 'is of new days, and must not be given beside absenceIds');
    return;
  }
  if (!isGiven(employeeId)) fault('employeeId', 'is needed for new days');
  if (!isGiven(absence)) fault('absence', 'is needed for new days');
  if (isGiven(changes)) fault('changes', 'needs absenceIds');
}, evenIfFieldsAreFaulty);

/** POST /companies/{companyId}/absence-effects */
export const findAbsenceEffect = defineOperation({
  id: 'findAbsenceEffect',
  method: 'POST',
  path: '/companies/{companyId}/absence-effects',
  shows: PAID_TIME,
  tag: 'absences',
  summary: 'What days of absence would change in pay',
  description:
    'The days are entered, changed or removed and that is taken back: nothing is changed. What would be refused is refused here as well.',
  auth: 'manage',
  makesNothing: true,
  ...forThoseWith('time.decide'),
  company: 'route',
  params: ofCompany,
  body: effectBody,
  data: z
    .object({
      dates: z.array(localDate).meta({ description: 'The days that would be written, changed or removed.' }),
      assumedDates: z.array(localDate).meta({
        description:
          'Those of new days whose length neither planned shifts nor regular hours say: `dayMinutes` tells it.',
      }),
      effect: payEffect.meta({ description: 'What that would change in pay.' }),
    })
    .meta({ id: 'AbsenceEffect', description: 'What days of absence would change in pay.' }),
  errors: [...REFUSED, 'absence.not_found', 'absence.unchanged'],
  example: {
    params: { companyId: COMPANY },
    body: { employeeId: EMPLOYEE, absence: { type: 'sick', ...days } },
    data: { dates: [DATE], assumedDates: [], effect: PAY_EFFECT_EXAMPLE },
  },
});

const awayDay = z
  .object({
    date: localDate.meta({ description: 'The day.' }),
    type: z
      .enum(ABSENCE_KINDS)
      .meta({ description: 'Kind of absence; of a request that waits as what it was asked for.' }),
    kindId: ownKind,
    minutes: minutes.nullable().meta({
      description:
        'Minutes of working time that it counts; null where it is a request alone that does not say them.',
    }),
    isWholeDay: z.boolean().meta({
      description: 'Whether it has no minutes of its own, and no part of the day was asked for.',
    }),
    isPending: z.boolean().meta({ description: 'Asked for and not decided.' }),
    note: z.string().meta({ description: 'What was written with it; empty: nothing.' }),
    absenceId: guidOut.nullable().meta({ description: 'The absence; null where it is a request alone.' }),
    requestId: guidOut.nullable().meta({ description: 'The request that covers the day; null: none.' }),
  })
  .meta({ id: 'AwayDay', description: 'A day on which somebody is away, or asks to be.' });

const calendar = z
  .object({
    holidays: z
      .array(
        z
          .object({
            date: localDate.meta({ description: 'The day.' }),
            name: z.string().meta({ description: 'What it is called.' }),
            isPublicHoliday: z.boolean().meta({ description: 'False for 24 and 31 December.' }),
          })
          .meta({ id: 'CalendarHoliday', description: 'A holiday of the company.' }),
      )
      .meta({ description: 'Holidays of the range, by date.' }),
    people: z
      .array(
        z
          .object({
            employeeId: guidOut.meta({ description: 'The person.' }),
            employeeName: z.string().meta({ description: 'Their name.' }),
            departmentIds: z.array(guidOut).meta({ description: 'Their departments.' }),
            days: z.array(awayDay).meta({ description: 'By date; none: is not away.' }),
          })
          .meta({ id: 'CalendarPerson', description: 'A person, and when they are away.' }),
      )
      .meta({ description: 'Everybody employed on a day of the range whom the caller sees, by name.' }),
  })
  .meta({ id: 'LeaveCalendar', description: 'Who is away on which days.' });

/** Who is away on which days. */
export type LeaveCalendar = z.infer<typeof calendar>;

/** GET /companies/{companyId}/leave-calendar */
export const getLeaveCalendar = defineOperation({
  id: 'getLeaveCalendar',
  method: 'GET',
  path: '/companies/{companyId}/leave-calendar',
  shows: ['leave', 'people', 'company'],
  tag: 'absences',
  summary: 'Who is away on which days',
  description:
    'Absences, and requests where there is no absence of the day. The same days as in the lists of absences and of requests.',
  auth: 'manage',
  ...forThoseWith('month.read'),
  company: 'route',
  repeated: true,
  params: ofCompany,
  query: z
    .object({
      ...sheetRangeShape,
      departmentId: guid.optional().meta({ description: 'Only people of this department.' }),
    })
    .superRefine(refuseBadSheetRange, evenIfFieldsAreFaulty),
  data: calendar,
  errors: ['range.invalid', 'range.too_long'],
  example: {
    params: { companyId: COMPANY },
    query: { startDate: '2026-03-01', endDate: '2026-03-31' },
    data: {
      holidays: [],
      people: [
        {
          employeeId: EMPLOYEE,
          employeeName: 'Þórunn Ósk Ægisdóttir',
          departmentIds: [],
          days: [
            {
              date: DATE,
              type: 'sick',
              kindId: null,
              minutes: 480,
              isWholeDay: true,
              isPending: false,
              note: '',
              absenceId: ABSENCE,
              requestId: null,
            },
          ],
        },
      ],
    },
  },
});

/** GET /companies/{companyId}/leave-balances */
export const listLeaveBalances = defineOperation({
  id: 'listLeaveBalances',
  method: 'GET',
  path: '/companies/{companyId}/leave-balances',
  shows: PAID_TIME,
  tag: 'absences',
  summary: 'What leave everybody has left',
  description:
    'Vacation and sick leave of everybody who is employed today and whom the caller sees, by name.',
  auth: 'manage',
  ...forThoseWith('month.read'),
  company: 'route',
  params: ofCompany,
  data: summary.data.shape.employees,
  errors: [],
  example: { params: { companyId: COMPANY }, data: summary.example.data.employees },
});
