// An approval is taken back; what moves by that alone is told before and after.
import { z } from 'zod';
import { dateRangeShape, refuseBadRange } from '../date-range.ts';
import { guid, guidOut } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { evenIfFieldsAreFaulty, requestBody } from '../request-body.ts';
import { movedFigures } from './pay-effect.ts';
import { peopleIn, periodIn } from './payroll-month.ts';
import { lineIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';
const RANGE = { startDate: '2026-10-21', endDate: '2026-11-20' } as const;

const companyId = guid.meta({ description: 'Must be the company of the caller.' });
const reopenedEntries = z.int().min(0);

const MOVED = {
  dates: ['2026-11-09', '2026-11-16'],
  lines: [
    {
      key: 'DV',
      names: [{ is: 'dagvinna', en: 'day work', pl: 'praca dzienna' }],
      beforeMinutes: 600,
      afterMinutes: 328,
    },
    {
      key: 'YV',
      names: [{ is: 'yfirvinna', en: 'overtime', pl: 'nadgodziny' }],
      beforeMinutes: 0,
      afterMinutes: 272,
    },
  ],
};

const reopenedPerson = z
  .object({
    employeeId: guidOut.meta({ description: 'The person.' }),
    displayName: z.string().meta({ description: 'Their name.' }),
    ...movedFigures.shape,
  })
  .meta({ id: 'ReopenedPerson', description: 'Whose days would be paid otherwise by the opening alone.' });

/** POST /companies/{companyId}/payroll-month/reopening */
export const reopenTime = defineOperation({
  id: 'reopenTime',
  method: 'POST',
  path: '/companies/{companyId}/payroll-month/reopening',
  changes: ['approvals', 'openedTime'],
  tag: 'payroll',
  summary: 'Take back an approval',
  description:
    'The time of these people in the period can be corrected again, and its minutes follow the rules of now. The reason stands in the ' +
    'history of every entry. What a run has sent stays in it: the people show as differences until they are sent again.',
  auth: 'desk',
  ...forThoseWith('time.decide'),
  company: 'route',
  freshFactor: true,
  params: z.object({ companyId }),
  body: requestBody({
    ...periodIn,
    employeeIds: peopleIn,
    reason: lineIn(300, 'Why, in the words of the person who reopens it; it stays in the history.'),
  }).superRefine(refuseBadRange, evenIfFieldsAreFaulty),
  data: z
    .object({
      reopenedEntries: reopenedEntries.meta({ description: 'How many time entries are no longer locked.' }),
      moved: z.array(reopenedPerson).meta({
        description:
          'Whose days would be paid otherwise by the opening alone: opened ones by the rules of now, and approved ones that depend on them.',
      }),
    })
    .meta({ id: 'ReopenedTime', description: 'How much was opened again.' }),
  errors: ['range.invalid', 'range.too_long', 'employee.not_found', 'auth.own_time', 'payroll.not_approved'],
  example: {
    params: { companyId: COMPANY },
    body: { ...RANGE, employeeIds: [EMPLOYEE], reason: 'A shift was missing' },
    data: {
      reopenedEntries: 21,
      moved: [{ employeeId: EMPLOYEE, displayName: 'Anna Jónsdóttir', ...MOVED }],
    },
  },
});

/** GET /companies/{companyId}/employees/{employeeId}/reopening-effect */
export const getReopeningEffect = defineOperation({
  id: 'getReopeningEffect',
  method: 'GET',
  path: '/companies/{companyId}/employees/{employeeId}/reopening-effect',
  shows: PAID_TIME,
  tag: 'payroll',
  summary: 'What would move if an approval were taken back',
  description:
    'The days of a person that would be paid otherwise by that alone: the opened ones by the rules of now, and approved ones that depend on ' +
    'them, with the minutes that move from line to line. Nothing is changed.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: z.object({ companyId, employeeId: guid.meta({ description: 'The person.' }) }),
  query: z.object(dateRangeShape).superRefine(refuseBadRange, evenIfFieldsAreFaulty),
  data: z
    .object({
      reopenedEntries: reopenedEntries.meta({ description: 'How many time entries are approved now.' }),
      moved: movedFigures.meta({ description: 'What would move; empty: nothing.' }),
    })
    .meta({ id: 'ReopeningEffect', description: 'What would move if an approval were taken back.' }),
  errors: ['employee.not_found', 'range.invalid', 'range.too_long'],
  example: {
    params: { companyId: COMPANY, employeeId: EMPLOYEE },
    query: { ...RANGE },
    data: { reopenedEntries: 21, moved: MOVED },
  },
});
