import { z } from 'zod';
import { fromToShape, openDateRangeShape, refuseBackwardRange, refuseBadFromTo } from './date-range.ts';
import { guid, guidOut, localDate, minutes, notGivenOr } from './formats.ts';
import { defineOperation } from './operation.ts';
import { evenIfFieldsAreFaulty } from './request-body.ts';

/** A range of days somebody asked to have off. */
const timeOffRequest = z
  .object({
    id: guidOut.meta({ description: 'Id of the request.' }),
    employeeId: guidOut.meta({ description: 'Who asked.' }),
    employeeDisplayName: z.string().meta({ description: 'Name of the employee.' }),
    startDate: localDate.meta({ description: 'First day off.' }),
    endDate: localDate.meta({ description: 'Last day off.' }),
    status: z
      .enum(['Pending', 'Approved', 'Rejected'])
      .meta({ description: '`Pending` awaits approval; `Approved` and `Rejected` are decided.' }),
    note: z.string().meta({ description: 'What was written with the request; empty when nothing was.' }),
  })
  .meta({ id: 'TimeOffRequest', description: 'A range of days somebody asked to have off.' });

/** A range of days somebody asked to have off. */
export type TimeOffRequest = z.infer<typeof timeOffRequest>;

/** One day on which somebody was away. */
const absence = z
  .object({
    id: guidOut.meta({ description: 'Id of the record.' }),
    employeeId: guidOut.meta({ description: 'Who was away.' }),
    employeeDisplayName: z.string().meta({ description: 'Name of the employee.' }),
    date: localDate.meta({ description: 'The day.' }),
    type: z.enum(['sick', 'sickChild', 'vacation', 'unpaidLeave']).meta({
      description: 'Sick leave, leave for a sick child, vacation, or unpaid leave.',
    }),
    minutes: minutes.meta({
      description:
        'Minutes of working time that the day counts: its own, otherwise what was planned for it or a full day of the rule, as in the totals of the time entries.',
    }),
    note: z.string().meta({ description: 'What was written with the record; empty when nothing was.' }),
  })
  .meta({ id: 'Absence', description: 'One day on which somebody was away.' });

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';
const TIME_OFF = '7d6c5b4a-3f2e-4d1c-8b0a-9f8e7d6c5b4a';

const companyId = guid.meta({ description: 'Must be the company of the token.' });

const timeOffExample = {
  id: TIME_OFF,
  employeeId: EMPLOYEE,
  employeeDisplayName: 'Þórunn Ósk Ægisdóttir',
  startDate: '2026-07-06',
  endDate: '2026-07-24',
  status: 'Approved' as const,
  note: 'Sumarfrí',
};

/** GET /companies/{companyId}/time-off */
export const listTimeOff = defineOperation({
  id: 'listTimeOff',
  method: 'GET',
  path: '/companies/{companyId}/time-off',
  tag: 'absences',
  summary: 'List time off requests',
  description:
    'Requests of any status that share a day with the range, ordered by first day, then by name; without a range all requests of the ' +
    'company. The range may be of any length and open at either end. An employee sees their own requests. No paging.',
  auth: 'user',
  roles: ['employee', 'manager', 'owner', 'accountant'],
  company: 'route',
  params: z.object({ companyId }),
  query: z.object(openDateRangeShape).superRefine(refuseBackwardRange, evenIfFieldsAreFaulty),
  data: z.array(timeOffRequest),
  errors: ['range.invalid'],
  example: {
    params: { companyId: COMPANY },
    query: { from: '2026-07-01', to: '2026-07-31' },
    data: [timeOffExample],
  },
});

/** GET /companies/{companyId}/time-off/{id} */
export const getTimeOff = defineOperation({
  id: 'getTimeOff',
  method: 'GET',
  path: '/companies/{companyId}/time-off/{id}',
  tag: 'absences',
  summary: 'Read one time off request',
  description:
    'An employee may only read their own: that of a colleague, like one of another company, is answered like an unknown one.',
  auth: 'user',
  roles: ['employee', 'manager', 'owner', 'accountant'],
  company: 'route',
  params: z.object({ companyId, id: guid.meta({ description: 'Id of the request.' }) }),
  data: timeOffRequest,
  errors: ['time_off.not_found'],
  example: { params: { companyId: COMPANY, id: TIME_OFF }, data: timeOffExample },
});

/** GET /companies/{companyId}/absences */
export const listAbsences = defineOperation({
  id: 'listAbsences',
  method: 'GET',
  path: '/companies/{companyId}/absences',
  tag: 'absences',
  summary: 'List days of absence',
  description:
    'One record per day and kind of absence, ordered by date, then by name. At most 366 days. An employee sees their own records. ' +
    'Vacation may stand both here and as a time off request; for what is paid use the totals of the time entries. No paging.',
  auth: 'user',
  roles: ['employee', 'manager', 'owner', 'accountant'],
  company: 'route',
  params: z.object({ companyId }),
  query: z
    .object({
      ...fromToShape,
      employeeId: notGivenOr(guid).meta({
        description: 'Only records of this employee; an employee may only name themselves.',
      }),
    })
    .superRefine(refuseBadFromTo, evenIfFieldsAreFaulty),
  data: z.array(absence),
  errors: ['auth.not_own_record', 'employee.not_found', 'range.invalid', 'range.too_long'],
  example: {
    params: { companyId: COMPANY },
    query: { from: '2026-03-01', to: '2026-03-31', employeeId: EMPLOYEE },
    data: [
      {
        id: '4a3f2e1d-0c9b-4a8f-9e7d-6c5b4a3f2e1d',
        employeeId: EMPLOYEE,
        employeeDisplayName: 'Þórunn Ósk Ægisdóttir',
        date: '2026-03-03',
        type: 'sickChild',
        minutes: 480,
        note: 'Veikt barn',
      },
    ],
  },
});
