import { z } from 'zod';
import { fromToShape, openDateRangeShape, refuseBackwardRange, refuseBadFromTo } from './date-range.ts';
import { guid, guidOut, localDate, minutes, notGivenOr } from './formats.ts';
import { ABSENCE_KINDS, TIME_OFF_STATUSES } from './entry-kinds.ts';
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
      .enum(TIME_OFF_STATUSES)
      .meta({ description: '`Pending` awaits approval; `Approved` and `Rejected` are decided.' }),
    note: z.string().meta({ description: 'What was written with the request; empty when nothing was.' }),
  })
  .meta({ id: 'TimeOffRequest', description: 'A range of days somebody asked to have off.' });

/** One day on which somebody was away. */
const absence = z
  .object({
    id: guidOut.meta({ description: 'Id of the record.' }),
    employeeId: guidOut.meta({ description: 'Who was away.' }),
    employeeDisplayName: z.string().meta({ description: 'Name of the employee.' }),
    date: localDate.meta({ description: 'The day.' }),
    type: z.enum(ABSENCE_KINDS).meta({
      description: 'Sick leave, leave for a sick child, vacation, or unpaid leave.',
    }),
    minutes: minutes.meta({
      description:
        'Minutes of working time that the day counts: its own, otherwise what was planned for it or a full day of the rule, as in the totals of the time entries.',
    }),
    note: z.string().meta({ description: 'What was written with the record; empty when nothing was.' }),
  })
  .meta({ id: 'Absence', description: 'One day on which somebody was away.' });

/** What leave of one kind somebody has. */
const absenceBalance = z
  .object({
    entitledMinutes: minutes.meta({ description: 'Working time that the period grants.' }),
    usedMinutes: minutes.meta({
      description: 'Taken in the period; of vacation also approved days of which there is no record yet.',
    }),
    pendingMinutes: minutes.meta({ description: 'Asked for in the period and not decided.' }),
    remainingMinutes: z.int().meta({
      description: 'Entitled less used less pending; below zero where more was taken than granted.',
    }),
    periodStartDate: localDate.meta({ description: 'First day of the period.' }),
    periodEndDate: localDate.meta({ description: 'Last day of the period.' }),
    missing: z.array(z.string()).meta({
      description:
        'Facts of the employee that are not known and could raise the entitlement, such as `birthDate`; empty where none is missing. More may be added.',
    }),
  })
  .meta({ id: 'AbsenceBalance', description: 'What leave of one kind somebody has.' });

const absenceBalances = z
  .object({
    employeeId: guidOut.meta({ description: 'Employee id.' }),
    employeeDisplayName: z.string().meta({ description: 'Name of the employee.' }),
    asOfDate: localDate.meta({ description: "Today in the company's time zone." }),
    vacation: absenceBalance.meta({ description: 'Vacation of the vacation year that holds today.' }),
    sick: absenceBalance.meta({ description: 'Sick leave, over the twelve months that end today.' }),
    sickChild: absenceBalance.meta({
      description: 'Leave for a sick child, over the period of the agreement.',
    }),
  })
  .meta({ id: 'AbsenceBalances', description: 'What leave somebody has today.' });

/** What leave somebody has today. */
export type AbsenceBalances = z.infer<typeof absenceBalances>;

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
  acts: ['leave.read'],
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
  acts: ['leave.read'],
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
  acts: ['leave.read'],
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

const HOW_BALANCES_COUNT =
  'In minutes of working time, today by the calendar of the company. Entitlements follow the agreement and the own terms of the ' +
  'employee; a working day is the full day of their pay rule. A day away counts as in the totals of the time entries. Rejected ' +
  'requests do not count.';

const balancesExample = {
  employeeId: EMPLOYEE,
  employeeDisplayName: 'Þórunn Ósk Ægisdóttir',
  asOfDate: '2026-11-23',
  vacation: {
    entitledMinutes: 11520,
    usedMinutes: 7200,
    pendingMinutes: 960,
    remainingMinutes: 3360,
    periodStartDate: '2026-05-01',
    periodEndDate: '2027-04-30',
    missing: [],
  },
  sick: {
    entitledMinutes: 20800,
    usedMinutes: 480,
    pendingMinutes: 0,
    remainingMinutes: 20320,
    periodStartDate: '2025-11-24',
    periodEndDate: '2026-11-23',
    missing: [],
  },
  sickChild: {
    entitledMinutes: 5760,
    usedMinutes: 0,
    pendingMinutes: 0,
    remainingMinutes: 5760,
    periodStartDate: '2025-11-24',
    periodEndDate: '2026-11-23',
    missing: [],
  },
};

/** GET /companies/{companyId}/absence-balances-summary */
export const getAbsenceBalancesSummary = defineOperation({
  id: 'getAbsenceBalancesSummary',
  method: 'GET',
  path: '/companies/{companyId}/absence-balances-summary',
  tag: 'absences',
  summary: 'Read the absence balances of everybody',
  description: `Balances of everybody who is employed today, ordered by name. ${HOW_BALANCES_COUNT} No paging.`,
  auth: 'user',
  roles: ['owner', 'manager', 'accountant'],
  acts: ['leave.read'],
  company: 'route',
  params: z.object({ companyId }),
  data: z
    .object({
      asOfDate: localDate.meta({ description: "Today in the company's time zone." }),
      employees: z.array(absenceBalances).meta({ description: 'Everybody employed today, by name.' }),
    })
    .meta({ id: 'AbsenceBalancesSummary', description: 'What leave everybody of the company has today.' }),
  errors: [],
  example: {
    params: { companyId: COMPANY },
    data: { asOfDate: '2026-11-23', employees: [balancesExample] },
  },
});

/** GET /companies/{companyId}/employees/{userId}/absence-balances */
export const getEmployeeAbsenceBalances = defineOperation({
  id: 'getEmployeeAbsenceBalances',
  method: 'GET',
  path: '/companies/{companyId}/employees/{userId}/absence-balances',
  tag: 'absences',
  summary: 'Read the absence balances of an employee',
  description: `${HOW_BALANCES_COUNT} An employee may only read their own. Those who have left can be read too.`,
  auth: 'user',
  roles: ['employee', 'manager', 'owner', 'accountant'],
  acts: ['leave.read'],
  company: 'route',
  params: z.object({ companyId, userId: guid.meta({ description: 'Employee id.' }) }),
  data: absenceBalances,
  errors: ['auth.not_own_record', 'employee.not_found'],
  example: { params: { companyId: COMPANY, userId: EMPLOYEE }, data: balancesExample },
});
