// The month of payroll: what is still to do, who is approved and sent, approving what is fine, and opening it again.
import { z } from 'zod';
import { refuseBadComparison, refuseBadRange, dateRangeShape } from '../date-range.ts';
import { guid, guidOut, instant, localDate, localDateIn, notGivenOr } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { evenIfFieldsAreFaulty, requestBody } from '../request-body.ts';
import { EXPORT_PROFILE_KEYS, profileKeyIn } from './export-profiles.ts';
import { monthCheck, person } from './month-checks.ts';
import { recentApprovals } from './recent-approvals.ts';
import { unmappedAbsences } from './left-absences.ts';
import { payDateIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';
import { movedPeople } from './moved-people.ts';
import { movedFigures } from './pay-effect.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';

/** How far the time of somebody has come in a period. */
const LOCK_STATES = ['open', 'checked', 'approved', 'exported', 'differences'] as const;

/** Why somebody was not approved. */
export const HELD_BACK_REASONS = [
  'entryOpen',
  'questionOpen',
  'punchWaiting',
  'wordAwaited',
  'ownTime',
] as const;

const ofCompany = z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) });

/** The days of a period, in the body of a request. */
export const periodIn = {
  startDate: payDateIn('First day of the period, inclusive.'),
  endDate: payDateIn('Last day of the period, inclusive; at most 366 days in all.'),
};

/** At most this many people are named in a request. */
const MOST_PEOPLE = 5000;

/** Some people, in the body of a request. */
export const peopleIn = z
  .array(guid.meta({ description: 'An employee.' }))
  .min(1, { error: 'must have at least 1 item' })
  .max(MOST_PEOPLE)
  .meta({ description: 'The people.' });

const count = z.int().min(0);

const personHours = z
  .object({
    workedMinutes: count.meta({ description: 'Worked in the period, without drafts and open time.' }),
    overtimeMinutes: count.meta({ description: 'What of it is overtime.' }),
    absenceMinutes: count.meta({ description: 'Hours that absences stand for, of every kind.' }),
    workedMinutesBefore: count.nullable().meta({
      description:
        'Worked in the period before; null: the person was not employed then, and there is no time of theirs.',
    }),
  })
  .meta({ id: 'MonthHours', description: 'What the time of somebody comes to in a period.' });

const payrollMonth = z
  .object({
    startDate: localDate.meta({ description: 'First day.' }),
    endDate: localDate.meta({ description: 'Last day.' }),
    checks: z
      .array(monthCheck)
      .meta({ description: 'Every line of the checklist, those with nothing to do included.' }),
    knownBy: z.enum(['kennitala', 'employeeNumber', 'either']).meta({
      description:
        'By what the payroll system knows people; either: by kennitala, and by number where there is none.',
    }),
    people: z
      .array(
        z
          .object({
            ...person,
            state: z.enum(LOCK_STATES).meta({
              description:
                'open: something is in the way, or time goes on; checked: nothing is in the way; approved: all of it is locked; exported: a ' +
                'run has it, for whichever payroll system; differences: it is otherwise now than the runs have it.',
            }),
            canBeApproved: z.boolean().meta({
              description:
                'Whether some of it is not locked yet, or figures of what is would change, and nothing is in the way.',
            }),
            canBeReopened: z.boolean().meta({
              description:
                'Whether some of it is locked, or some of these days are closed, whatever the state, so that it can be opened again.',
            }),
            isPaid: z.boolean().meta({ description: 'Whether there is anything to send of this person.' }),
            unmappedAbsences,
            hours: personHours.nullable().meta({
              description: 'What the time of the period comes to; null where `comparedFrom` is left out.',
            }),
            sentBy: z.enum(EXPORT_PROFILE_KEYS).nullable().meta({
              description:
                'The profile of the latest run that has them for days of the period, which is where differences go; null: no run has them.',
            }),
          })
          .meta({ id: 'MonthPerson', description: 'How far the time of somebody has come.' }),
      )
      .meta({
        description:
          'Everybody who was employed or worked in the period, and those of a run of exactly these days, by name.',
      }),
    movedFigures: movedPeople,
    recentApprovals,
  })
  .meta({ id: 'PayrollMonth', description: 'What is to do before a period is paid.' });

/** What is to do before a period is paid. */
export type PayrollMonth = z.infer<typeof payrollMonth>;

const range = { startDate: '2026-10-21', endDate: '2026-11-20' } as const;
const somebody = { employeeId: EMPLOYEE, displayName: 'Anna Jónsdóttir' } as const;

/** GET /companies/{companyId}/payroll-month */
export const checkPayrollMonth = defineOperation({
  id: 'checkPayrollMonth',
  method: 'GET',
  path: '/companies/{companyId}/payroll-month',
  shows: [...PAID_TIME, 'reviews', 'exportProfiles', 'payrollCodes', 'payrollRuns', 'tablets'],
  tag: 'payroll',
  summary: 'What is to do before a period is paid',
  description:
    'The checklist of a period, each line with its count, whom it is about and where it is done; and how far the time of everybody has ' +
    'come. A manager who is limited to departments sees the people of these.',
  auth: 'manage',
  ...forThoseWith('month.read'),
  company: 'route',
  repeated: true,
  params: ofCompany,
  query: z
    .object({
      ...dateRangeShape,
      profileKey: notGivenOr(profileKeyIn).meta({
        description: 'For which payroll system lines and people are looked at; generic when left out.',
      }),
      comparedFrom: notGivenOr(localDateIn).meta({
        description:
          'First day of the period before, which ends the day before `startDate`: then the hours of both are told.',
      }),
    })
    .superRefine(refuseBadRange, evenIfFieldsAreFaulty)
    .superRefine(refuseBadComparison, evenIfFieldsAreFaulty),
  data: payrollMonth,
  errors: ['range.invalid', 'range.too_long'],
  example: {
    params: { companyId: COMPANY },
    query: { ...range, profileKey: 'dk', comparedFrom: '2026-09-21' },
    data: {
      ...range,
      knownBy: 'kennitala',
      checks: [
        {
          code: 'entryOpen',
          blocks: true,
          count: 1,
          people: [{ ...somebody, count: 1, minutes: null }],
          names: [],
          words: [],
          page: 'timesheets',
          bonus: null,
        },
      ],
      people: [
        {
          ...{ ...somebody, state: 'open', canBeApproved: false },
          ...{ canBeReopened: false, isPaid: true, unmappedAbsences: [], sentBy: null },
          hours: {
            ...{ workedMinutes: 9_600, overtimeMinutes: 120, absenceMinutes: 0 },
            workedMinutesBefore: 9_540,
          },
        },
      ],
      movedFigures: [],
      recentApprovals: [],
    },
  },
});

const heldBack = z
  .object({
    ...person,
    reasons: z
      .array(
        z
          .object({
            code: z.enum(HELD_BACK_REASONS).meta({ description: 'What is in the way.' }),
            count: count.meta({ description: 'How many.' }),
          })
          .meta({ id: 'HeldBackReason', description: 'Why somebody was not approved.' }),
      )
      .meta({ description: 'What is in the way.' }),
  })
  .meta({ id: 'HeldBackPerson', description: 'Somebody whose time was not approved.' });

const approvedMonth = z
  .object({
    approvedAtUtc: instant.meta({
      description: 'Its moment in the log. With it `undoApproval` takes it back for ten minutes.',
    }),
    pressId: guidOut
      .nullable()
      .meta({ description: 'As it was given; null: the request is a press of its own.' }),
    people: count.meta({ description: 'How many people it was asked for.' }),
    approved: count.meta({ description: 'Of how many all closed time is approved now.' }),
    lockedEntries: count.meta({ description: 'How many time entries were locked by this request.' }),
    renewed: z
      .array(
        z
          .object({ ...person, ...movedFigures.shape })
          .meta({ id: 'RenewedPerson', description: 'Somebody whose approved time got other figures.' }),
      )
      .meta({
        description:
          'Whose time that was approved before got other figures, because it depends on what was corrected since.',
      }),
    heldBack: z.array(heldBack).meta({ description: 'The others, by name, each with what is in the way.' }),
    silentTablets: z.array(z.string()).meta({
      description: 'Tablets that may still hold punches of the period, by name. They block no approval.',
    }),
  })
  .meta({ id: 'ApprovedMonth', description: 'Who was approved, and who was not.' });

/** POST /companies/{companyId}/payroll-month/approval */
export const approvePayrollMonth = defineOperation({
  id: 'approvePayrollMonth',
  method: 'POST',
  path: '/companies/{companyId}/payroll-month/approval',
  changes: ['approvals'],
  tag: 'payroll',
  summary: 'Approve what is fine',
  description:
    'Locks the time of everybody with whom nothing is in the way, and names the others. Each person is approved whole or not at all; the ' +
    'same request again, with another key, goes on where an interrupted one ended, and finds nothing to do where it had ended.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: ofCompany,
  body: requestBody({
    ...periodIn,
    employeeIds: peopleIn.nullable().meta({ description: 'The people; null: everybody of the period.' }),
    pressId: notGivenOr(guid).meta({
      description:
        'One for all requests in which one press is sent, so that they are taken back as one. Not given: the request is a press of its own.',
    }),
  }).superRefine(refuseBadRange, evenIfFieldsAreFaulty),
  data: approvedMonth,
  errors: ['range.invalid', 'range.too_long', 'employee.not_found'],
  example: {
    params: { companyId: COMPANY },
    body: { ...range, employeeIds: null },
    data: {
      approvedAtUtc: '2026-11-21T09:00:00.000Z',
      pressId: null,
      people: 2,
      approved: 1,
      lockedEntries: 21,
      renewed: [],
      heldBack: [{ ...somebody, reasons: [{ code: 'entryOpen', count: 1 }] }],
      silentTablets: [],
    },
  },
});
