// Formats that requests for time off and days of absence share.
import { z } from 'zod';
import { refuseBadRange } from '../date-range.ts';
import { ABSENCE_KINDS, ASKED_KINDS } from '../entry-kinds.ts';
import { guid, guidOut, instant, isGiven, localDate, minutes, notGivenOr } from '../formats.ts';
import { lineIn, payDateIn } from './record-formats.ts';
import { otherType } from '../what-is-wanted.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';
const REQUEST = '7d6c5b4a-3f2e-4d1c-8b0a-9f8e7d6c5b4a';
const ABSENCE = '4a3f2e1d-0c9b-4a8f-9e7d-6c5b4a3f2e1d';

/** What has become of a request. */
export const LEAVE_STATUSES = ['pending', 'approved', 'refused'] as const;

/** The most days of absence that one request changes or removes. */
const MOST_DAYS = 366;

/** The request for time off in the route. */
export const ofRequest = z.object({
  companyId: guid.meta({ description: 'Must be the company of the caller.' }),
  requestId: guid.meta({ description: 'The request for time off.' }),
});

/** The same in the examples. */
export const REQUEST_IN_ROUTE = { companyId: COMPANY, requestId: REQUEST } as const;

/** A kind of absence. */
export const absenceKind = z
  .enum(ABSENCE_KINDS)
  .meta({ description: 'Sick leave, leave for a sick child, vacation, or unpaid leave.' });

/** A kind that the company has made, in a request. */
export const ownKindIn = notGivenOr(guid).meta({
  description: 'A kind that the company has made and that counts as `type`; not given: none.',
});

/** The same in an answer. */
export const ownKind = guidOut
  .nullable()
  .meta({ description: 'The kind that the company has made; null: none.' });

/** As what a request is approved. */
export const leaveKindIn = z.enum(ASKED_KINDS).meta({ description: 'As what its days count.' });

/** Minutes of a day, in a request. */
export const dayMinutesIn = z
  .int({ error: otherType('must be whole minutes') })
  .min(1)
  .max(1440)
  .meta({ description: 'Whole minutes of each day; not given: the whole working day.' });

/** Why something is done, in the history. */
export const reasonIn = lineIn(300, 'Why; it stays in the history.');

/** Days that a request names, first and last. */
export const daysIn = {
  startDate: payDateIn('First day.'),
  endDate: payDateIn('Last day; at most 366 days in all.'),
};

/** Days of absence of one person, by their ids. */
export const absenceIdsIn = z
  .array(guid)
  .min(1, { error: 'must name at least one' })
  .max(MOST_DAYS, { error: `must name at most ${MOST_DAYS}` })
  .meta({ description: 'Days of absence, all of one person.' });

/** How much of each of these days. */
export const partIn = {
  minutes: notGivenOr(dayMinutesIn),
  percent: notGivenOr(
    z.int().min(1).max(100).meta({
      description: 'The part of each working day in percent; not given: all of it. Not beside minutes.',
    }),
  ),
};

/** Refuses a range that is none, and minutes beside a part. */
export function refuseBadAbsence(
  said: Readonly<Partial<Record<'startDate' | 'endDate' | 'minutes' | 'percent', unknown>>>,
  context: z.RefinementCtx,
): void {
  refuseBadRange(said, context);
  if (isGiven(said.minutes) && isGiven(said.percent))
    context.addIssue({ code: 'custom', path: ['percent'], message: 'must not be given beside minutes' });
}

/** What somebody writes about days of absence that are not there yet. */
export const absenceIn = {
  type: absenceKind,
  kindId: ownKindIn,
  ...daysIn,
  ...partIn,
  dayMinutes: notGivenOr(dayMinutesIn).meta({
    description:
      'Whole minutes of a working day, for days whose length neither planned shifts nor regular hours say; not given: a full day of the pay rule.',
  }),
  note: notGivenOr(lineIn(300, 'What people read beside it.')),
};

const decision = z
  .object({
    atUtc: instant.meta({ description: 'When.' }),
    byName: z.string().nullable().meta({ description: 'Who; null where nobody of the company did.' }),
    answer: z.string().nullable().meta({ description: 'What was written to the person; null: nothing.' }),
  })
  .meta({
    id: 'LeaveDecision',
    description: 'Who decided about a request for time off, and with which word.',
  });

/** A request for time off, as managers and the person read it. */
export const leaveRequest = z
  .object({
    id: guidOut.meta({ description: 'Id of the request.' }),
    employeeId: guidOut.meta({ description: 'Whose time off it is.' }),
    employeeName: z.string().meta({ description: 'Their name.' }),
    departmentIds: z.array(guidOut).meta({ description: 'Their departments.' }),
    startDate: localDate.meta({ description: 'First day off.' }),
    endDate: localDate.meta({ description: 'Last day off.' }),
    minutes: minutes
      .nullable()
      .meta({ description: 'Minutes of each working day; null: it is not said in minutes.' }),
    percent: z
      .int()
      .nullable()
      .meta({ description: 'The part of each working day in percent; null, without minutes: all of it.' }),
    kindId: ownKind.meta({
      description: 'The kind that the company has made and that was asked for; null: none.',
    }),
    countsAs: absenceKind.meta({
      description: 'As what it was asked for: as what that kind counts, else vacation.',
    }),
    status: z.enum(LEAVE_STATUSES).meta({ description: '`pending` waits for a decision.' }),
    note: z.string().meta({ description: 'What was written with it; empty: nothing.' }),
    decision: decision.nullable().meta({
      description: 'The last decision; null where it waits, and where nobody recorded who decided.',
    }),
    writtenAs: z.enum(ABSENCE_KINDS).nullable().meta({
      description:
        'As which kind its days were written as absences when it was approved; null: they were not, as for what was approved elsewhere.',
    }),
    writtenKindId: ownKind.meta({
      description: 'As which kind that the company has made they were written; null: none.',
    }),
  })
  .meta({ id: 'LeaveRequest', description: 'A request for time off, and what was decided about it.' });

/** A request for time off, as managers and the person read it. */
export type LeaveRequest = z.infer<typeof leaveRequest>;

/** One, for the examples of operations that answer with it. */
export const LEAVE_EXAMPLE: LeaveRequest = {
  id: REQUEST,
  employeeId: EMPLOYEE,
  employeeName: 'Þórunn Ósk Ægisdóttir',
  departmentIds: [],
  startDate: '2026-07-06',
  endDate: '2026-07-10',
  minutes: null,
  percent: null,
  kindId: null,
  countsAs: 'vacation',
  status: 'pending',
  note: 'Sumarfrí',
  decision: null,
  writtenAs: null,
  writtenKindId: null,
};

/** A day of absence as it can be changed. */
export const absenceRecord = z
  .object({
    id: guidOut.meta({ description: 'Id of the day of absence.' }),
    employeeId: guidOut.meta({ description: 'Who is away.' }),
    date: localDate.meta({ description: 'The day.' }),
    type: absenceKind,
    kindId: ownKind,
    minutes: minutes.nullable().meta({ description: 'Minutes of its own; null: the whole working day.' }),
    note: z.string().meta({ description: 'What was written with it; empty: nothing.' }),
  })
  .meta({ id: 'AbsenceRecord', description: 'A day of absence as it can be changed.' });

/** A day of absence as it can be changed. */
export type AbsenceRecord = z.infer<typeof absenceRecord>;

/** One, for the examples of operations that answer with it. */
export const ABSENCE_EXAMPLE: AbsenceRecord = {
  id: ABSENCE,
  employeeId: EMPLOYEE,
  date: '2026-03-03',
  type: 'sick',
  kindId: null,
  minutes: null,
  note: '',
};
