// Time off that people ask for: asked, seen with everything that it takes to decide, approved, refused, taken back.
import { z } from 'zod';
import { guid, guidOut, instantIn, localDate, minutes, notGivenOr } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { evenIfFieldsAreFaulty, requestBody } from '../request-body.ts';
import {
  daysIn,
  LEAVE_EXAMPLE,
  LEAVE_STATUSES,
  leaveKindIn,
  leaveRequest,
  partIn,
  REQUEST_IN_ROUTE,
  reasonIn,
  refuseBadAbsence,
  ofRequest,
} from './leave-formats.ts';
import { ofCompany } from './people.ts';
import { lineIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';
import { PAY_EFFECT_EXAMPLE, payEffect } from './pay-effect.ts';
import { seenIn } from './seen.ts';

const { companyId: COMPANY } = REQUEST_IN_ROUTE;
const EMPLOYEE = LEAVE_EXAMPLE.employeeId;

const balance = z
  .object({
    entitledMinutes: minutes.meta({ description: 'What the period grants.' }),
    usedMinutes: minutes.meta({ description: 'Taken in it, approved days that lie ahead included.' }),
    pendingMinutes: minutes.meta({ description: 'Asked for in it and not decided.' }),
    remainingMinutes: z.int().meta({ description: 'What is left; below zero where more was taken.' }),
    periodStartDate: localDate.meta({ description: 'First day of the period.' }),
    periodEndDate: localDate.meta({ description: 'Last day of the period.' }),
  })
  .meta({
    id: 'LeaveBalance',
    description: 'What leave of one kind somebody has, in minutes of working time.',
  });

const leaveCase = z
  .object({
    request: leaveRequest.meta({ description: 'The request.' }),
    days: z
      .array(
        z
          .object({
            date: localDate.meta({ description: 'The day.' }),
            minutes: minutes.meta({ description: 'Minutes of working time that it is worth.' }),
          })
          .meta({ id: 'LeaveDay', description: 'A working day of a request.' }),
      )
      .meta({
        description:
          'Its working days without an absence of their own: planned shifts, else regular hours, else Monday to Friday, none on holidays.',
      }),
    vacation: balance.meta({ description: 'Vacation in the vacation year of today.' }),
    away: z
      .array(
        z
          .object({
            employeeId: guidOut.meta({ description: 'The person.' }),
            employeeName: z.string().meta({ description: 'Their name.' }),
            dates: z.array(localDate).meta({ description: 'On which days of the request.' }),
            isPending: z.boolean().meta({ description: 'Asked for on all of these, and not decided.' }),
          })
          .meta({ id: 'AwayMeanwhile', description: 'Somebody who is away on days of a request.' }),
      )
      .meta({
        description:
          'Who of the departments of the person is away then, by name; of somebody without a department, who of all.',
      }),
    refusal: z
      .object({
        code: z.string().meta({ description: 'The error code.' }),
        message: z.string().meta({ description: 'The sentence of the refusal.' }),
      })
      .nullable()
      .meta({ description: 'Why approving it would be refused to the caller now; null: it would not.' }),
    effect: payEffect.nullable().meta({
      description: 'What approving it would change in pay; null where it is decided or would be refused.',
    }),
  })
  .meta({ id: 'LeaveCase', description: 'Everything that it takes to decide about a request for time off.' });

/** Everything that it takes to decide about a request for time off. */
export type LeaveCase = z.infer<typeof leaveCase>;

const decided = {
  ...LEAVE_EXAMPLE,
  decision: { atUtc: '2026-06-01T09:30:00.000Z', byName: 'Björk Jónsdóttir', answer: null },
};

/** GET /companies/{companyId}/leave-requests */
export const listLeaveRequests = defineOperation({
  id: 'listLeaveRequests',
  method: 'GET',
  path: '/companies/{companyId}/leave-requests',
  shows: ['leave', 'people'],
  tag: 'absences',
  summary: 'Requests for time off',
  description:
    'Requests for time off of people whom the caller sees, by first day, then by name, each with the last decision and its word: those that ' +
    'wait, however old, and decided ones from `startDate` on. An employee reads their own, with the answer.',
  auth: 'manage',
  ...forThoseWith('leave.read'),
  company: 'route',
  params: ofCompany,
  query: z.object({
    status: z.enum(LEAVE_STATUSES).optional().meta({ description: 'Only those of this status.' }),
    employeeId: guid.optional().meta({ description: 'Only those of this person.' }),
    startDate: localDate.optional().meta({
      description: 'Of the decided ones only those that end on this day or later. Left out: a year back.',
    }),
  }),
  data: z.array(leaveRequest),
  errors: [],
  example: { params: { companyId: COMPANY }, query: { status: 'pending' }, data: [LEAVE_EXAMPLE] },
});

/** GET /companies/{companyId}/leave-requests/{requestId} */
export const getLeaveRequest = defineOperation({
  id: 'getLeaveRequest',
  method: 'GET',
  path: '/companies/{companyId}/leave-requests/{requestId}',
  shows: ['leave', ...PAID_TIME],
  tag: 'absences',
  summary: 'A request for time off, ready to be decided',
  description:
    'The request with its working days, what vacation the person has, who else is away then, and what approving it would change in pay. The ' +
    'approval is tried and taken back: nothing is changed.',
  auth: 'manage',
  ...forThoseWith('month.read'),
  company: 'route',
  params: ofRequest,
  query: z.object({
    type: leaveKindIn.optional().meta({
      description: 'As what its days would count; left out: as asked for, and beside `kindId` vacation.',
    }),
    kindId: guid.optional().meta({
      description: 'As which kind that the company has made, beside `type`; left out: none.',
    }),
  }),
  data: leaveCase,
  errors: ['time_off.not_found'],
  example: {
    params: REQUEST_IN_ROUTE,
    query: { type: 'vacation' },
    data: {
      request: LEAVE_EXAMPLE,
      days: [{ date: '2026-07-06', minutes: 480 }],
      vacation: {
        entitledMinutes: 11520,
        usedMinutes: 7200,
        pendingMinutes: 480,
        remainingMinutes: 3840,
        periodStartDate: '2026-05-01',
        periodEndDate: '2027-04-30',
      },
      away: [
        {
          employeeId: '1c6f9e2d-8b53-4d4f-9a20-6e7b8c9d0e12',
          employeeName: 'Sigrún Jónsdóttir',
          dates: ['2026-07-06'],
          isPending: false,
        },
      ],
      refusal: null,
      effect: PAY_EFFECT_EXAMPLE,
    },
  },
});

/** POST /companies/{companyId}/leave-requests */
export const askForLeave = defineOperation({
  id: 'askForLeave',
  method: 'POST',
  path: '/companies/{companyId}/leave-requests',
  changes: ['leave'],
  tag: 'absences',
  summary: 'Ask for time off',
  description:
    'A request that waits for a decision: for whole days, for a part of each, or for minutes of each. Employees ask for themselves, through ' +
    'whatever app they use; managers also write down what somebody asked them for.',
  auth: 'manage',
  ...forThoseWith('leave.ask'),
  company: 'route',
  params: ofCompany,
  body: requestBody({
    employeeId: guid.meta({ description: 'Whose time off it is.' }),
    ...daysIn,
    ...partIn,
    kindId: notGivenOr(guid).meta({
      description: 'A kind that the company has made and that may be asked for; not given: none.',
    }),
    note: notGivenOr(lineIn(300, 'What is written with it.')),
  }).superRefine(refuseBadAbsence, evenIfFieldsAreFaulty),
  data: leaveRequest,
  errors: [
    'auth.not_own_record',
    'employee.not_found',
    'absence_kind.not_found',
    'leave.overlaps',
    'range.invalid',
    'range.too_long',
  ],
  example: {
    params: { companyId: COMPANY },
    body: { employeeId: EMPLOYEE, startDate: '2026-07-06', endDate: '2026-07-10', note: 'Sumarfrí' },
    data: LEAVE_EXAMPLE,
  },
});

/** POST /companies/{companyId}/leave-requests/{requestId}/approval */
export const approveLeave = defineOperation({
  id: 'approveLeave',
  method: 'POST',
  path: '/companies/{companyId}/leave-requests/{requestId}/approval',
  changes: ['leave'],
  tag: 'absences',
  summary: 'Approve a request for time off',
  description:
    'Its working days are written as absences, so that pay and balances count the same. Days that have an absence already stay as they are. ' +
    'What was approved elsewhere without absences can be approved again, to write them.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: ofRequest,
  body: requestBody({
    type: notGivenOr(leaveKindIn).meta({
      description: 'As what its days count; not given: as asked for, and beside `kindId` vacation.',
    }),
    kindId: notGivenOr(guid).meta({
      description: 'As which kind that the company has made, beside `type`; not given: none.',
    }),
    answer: notGivenOr(lineIn(300, 'A message to the person.')),
  }),
  data: leaveRequest,
  errors: [
    'time_off.not_found',
    'absence_kind.not_found',
    'leave.decided',
    'absence.locked',
    'auth.own_time',
  ],
  example: {
    params: REQUEST_IN_ROUTE,
    body: { type: 'vacation' },
    data: { ...decided, status: 'approved', writtenAs: 'vacation' },
  },
});

/** POST /companies/{companyId}/leave-requests/{requestId}/refusal */
export const refuseLeave = defineOperation({
  id: 'refuseLeave',
  method: 'POST',
  path: '/companies/{companyId}/leave-requests/{requestId}/refusal',
  changes: ['leave'],
  tag: 'absences',
  summary: 'Refuse a request for time off',
  description: 'With a message to the person, who reads it beside the request.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: ofRequest,
  body: requestBody({ answer: lineIn(300, 'Why, to the person.') }),
  data: leaveRequest,
  errors: ['time_off.not_found', 'leave.decided', 'auth.own_time'],
  example: {
    params: REQUEST_IN_ROUTE,
    body: { answer: 'Two others are away that week' },
    data: {
      ...decided,
      status: 'refused',
      decision: { ...decided.decision, answer: 'Two others are away that week' },
    },
  },
});

/** POST /companies/{companyId}/leave-requests/{requestId}/reopening */
export const takeBackLeaveDecision = defineOperation({
  id: 'takeBackLeaveDecision',
  method: 'POST',
  path: '/companies/{companyId}/leave-requests/{requestId}/reopening',
  changes: ['leave'],
  tag: 'absences',
  summary: 'Take back what was decided about time off',
  description:
    'The request waits again. Absences that its approval wrote are removed, but for those that somebody has made another kind of since.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: ofRequest,
  body: requestBody({
    reason: notGivenOr(reasonIn),
    seen: seenIn({
      decidedAtUtc: instantIn('`atUtc` of the decision.').nullable(),
    }),
  }),
  data: leaveRequest,
  errors: [
    'time_off.not_found',
    'leave.not_decided',
    'absence.locked',
    'auth.own_time',
    'record.changed_meanwhile',
  ],
  example: {
    params: REQUEST_IN_ROUTE,
    body: { reason: 'The wrong person', seen: { decidedAtUtc: decided.decision.atUtc } },
    data: LEAVE_EXAMPLE,
  },
});
