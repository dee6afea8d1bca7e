// For every operation: how a manager who is limited to a department would reach somebody through it. A new operation needs a row.
import { manageOperations } from '@stimpill/api-types/manage';
import type { Call } from './api.ts';
import { departmentLimitDoors } from './department-limit-doors.ts';
import { leaveLimitRows } from './department-limit-leave.ts';
import { departmentLimitPayroll } from './department-limit-payroll.ts';
import { reviewLimitRows } from './department-limit-reviews.ts';
import type { DescribedOperationId } from './described-apis.ts';
import type { Person, OfCompany, Try } from './department-limit-try.ts';

export type Row =
  | readonly Try[]
  /** A manager may call it; no record in it is a person's. */
  | { readonly aboutNobody: (of: OfCompany) => Call }
  /** A manager may call it; it changes something that is no person's. */
  | 'changes no person'
  /** Of the whole company: a manager without a limit may call it. */
  | 'not for limited managers'
  | 'not for managers'
  | 'about the caller alone'
  /** By a password, a PIN or a device: nobody is signed in who could be limited. */
  | 'not for users';

const DAYS = { startDate: '2026-03-01', endDate: '2026-03-14' };
const FROM_TO = { from: '2026-03-01', to: '2026-07-31' };

const inRoute = ({ companyId }: OfCompany): Call => ({ params: { companyId } });
const overDays = (of: OfCompany): Call => ({ ...inRoute(of), query: DAYS });

/** Of a record of the company that the route names. */
const ofRecord =
  (name: Exclude<keyof OfCompany, 'companyId'>) =>
  (of: OfCompany): Call => ({ params: { companyId: of.companyId, [name]: of[name] } });

const UNKNOWN_PERSON = [404, 'employee.not_found'] as const;

const MANAGER_RECORDS = {
  listDepartments: { aboutNobody: inRoute },
  listProjects: { aboutNobody: inRoute },
  getProject: { aboutNobody: ofRecord('projectId') },
  listPayPeriods: { aboutNobody: inRoute },
  getPayPeriod: { aboutNobody: ofRecord('payPeriodId') },
  listHolidays: { aboutNobody: () => ({ query: { year: '2026' } }) },
  listTablets: { aboutNobody: inRoute },
  getManagerCode: 'not for limited managers',
  getCompanySettings: { aboutNobody: inRoute },
  listCompanyDepartments: { aboutNobody: inRoute },
  getDepartment: { aboutNobody: ofRecord('departmentId') },
  listCompanyProjects: { aboutNobody: inRoute },
  getCompanyProject: { aboutNobody: ofRecord('projectId') },
  listCompanyPayPeriods: { aboutNobody: inRoute },
  getCompanyPayPeriod: { aboutNobody: ofRecord('payPeriodId') },
  listHolidaysOfYear: {
    aboutNobody: ({ companyId }: OfCompany) => ({ params: { companyId }, query: { year: '2026' } }),
  },
  listAgreements: { aboutNobody: inRoute },
  listRuleSets: { aboutNobody: inRoute },
  showExampleWeek: {
    aboutNobody: (of: OfCompany) => ({
      ...inRoute(of),
      body: { agreement: 'vr-shop', work: [{ date: '2026-03-02', from: '08:00', to: '16:00' }] },
    }),
  },
  getPayrollCodes: {
    aboutNobody: ({ companyId }: OfCompany) => ({ params: { companyId, target: 'dk' } }),
  },
  renameTablet: 'not for limited managers',
  revokeTablet: 'changes no person',
  closeTabletIncident: 'not for limited managers',
  makeDevicePassword: 'not for limited managers',
  makeManagerCode: 'not for limited managers',
  removeManagerCode: 'not for limited managers',
} as const;

const PEOPLE = {
  listUsers: [{ list: inRoute }],
  getUser: [
    {
      single: ({ companyId }, { employeeId }) => ({ params: { companyId, userId: employeeId } }),
      refusal: UNKNOWN_PERSON,
    },
  ],
  getTimeEntries: [
    {
      single: ({ companyId }, { employeeId }) => ({
        params: { companyId },
        query: { employeeId, ...DAYS },
      }),
      refusal: UNKNOWN_PERSON,
    },
  ],
  listShifts: [{ list: overDays }],
  getScheduleSummary: [{ list: overDays }],
  listTimeOff: [{ list: (of) => ({ ...inRoute(of), query: FROM_TO }) }],
  getTimeOff: [
    {
      single: ({ companyId }, { timeOffId }) => ({ params: { companyId, id: timeOffId } }),
      refusal: [404, 'time_off.not_found'],
    },
  ],
  listAbsences: [
    { list: (of) => ({ ...inRoute(of), query: FROM_TO }) },
    {
      single: ({ companyId }, { employeeId }) => ({
        params: { companyId },
        query: { ...FROM_TO, employeeId },
      }),
      refusal: UNKNOWN_PERSON,
    },
  ],
  getAbsenceBalancesSummary: [{ list: inRoute }],
  getEmployeeAbsenceBalances: [
    {
      single: ({ companyId }, { employeeId }) => ({ params: { companyId, userId: employeeId } }),
      refusal: UNKNOWN_PERSON,
    },
  ],
  getProjectSummary: [{ list: overDays }],
  partnerPunch: [
    {
      single: ({ companyId }, { employeeId }) => ({
        params: { companyId },
        body: { employeeId, action: 'start' },
      }),
      refusal: UNKNOWN_PERSON,
    },
  ],
  explainDay: [
    {
      single: ({ companyId }, { employeeId }) => ({
        params: { companyId, employeeId, date: '2026-03-02' },
      }),
      refusal: UNKNOWN_PERSON,
    },
  ],
} as const satisfies Partial<Record<DescribedOperationId, readonly Try[]>>;

/** About the person in the route. */
const aboutPerson = (rest: Omit<Call, 'params'> = {}, answers = 200) =>
  [
    {
      single: ({ companyId }: OfCompany, { employeeId }: Person): Call => ({
        params: { companyId, employeeId },
        ...rest,
      }),
      refusal: UNKNOWN_PERSON,
      answers,
    },
  ] as const;

const RECORD = { ...manageOperations.changePerson.example.body, departmentIds: [] };

const PERSON_RECORDS = {
  listPeople: [{ list: inRoute }],
  getPerson: aboutPerson(),
  // Whoever sees the person is told that the version is an old one.
  changePerson: aboutPerson({ headers: { 'If-Match': '"old"' }, body: RECORD }, 412),
  endEmployment: aboutPerson({ body: { lastDay: '2026-12-31' } }),
  // Whoever sees the person is told that the employment has not ended.
  reemployPerson: aboutPerson({ body: { firstDay: null } }, 409),
  getPersonSignIn: aboutPerson(),
  setPin: aboutPerson(),
  setPins: [
    {
      single: ({ companyId }, { employeeId }) => ({
        params: { companyId },
        body: { employeeIds: [employeeId] },
      }),
      refusal: UNKNOWN_PERSON,
    },
  ],
  unlockPin: aboutPerson(),
  listPersonSessions: aboutPerson(),
  endPersonSessions: aboutPerson(),
  giveAddressLink: aboutPerson({}, 409),
  withdrawAddress: aboutPerson({}, 409),
} as const satisfies Partial<Record<DescribedOperationId, readonly Try[]>>;

/** About the time entry in the route. */
const aboutEntry = (rest: Omit<Call, 'params'> = {}, answers = 200) =>
  [
    {
      single: ({ companyId }: OfCompany, { timeEntryId }: Person): Call => ({
        params: { companyId, timeEntryId },
        ...rest,
      }),
      refusal: [404, 'entry.not_found'],
      answers,
    },
  ] as const;

const EARLIER = { startAtUtc: '2026-02-02T08:00:00.000Z', endAtUtc: '2026-02-02T16:00:00.000Z' };
const OLD = { 'If-Match': '"old"' };

const forMany = [
  {
    single: (of: OfCompany, { employeeId }: Person): Call => ({
      ...inRoute(of),
      body: { ...manageOperations.addEntriesForMany.example.body, employeeIds: [employeeId], ...EARLIER },
    }),
    refusal: UNKNOWN_PERSON,
  },
] as const;

const TIME = {
  getTimeEntry: aboutEntry(),
  addTimeEntry: [
    {
      single: (of: OfCompany, { employeeId }: Person): Call => ({
        ...inRoute(of),
        body: { ...manageOperations.addTimeEntry.example.body, employeeId, ...EARLIER },
      }),
      refusal: UNKNOWN_PERSON,
    },
  ],
  // Whoever sees the person is told that the version is an old one.
  changeTimeEntry: aboutEntry({ headers: OLD, body: manageOperations.changeTimeEntry.example.body }, 412),
  splitTimeEntry: aboutEntry({ headers: OLD, body: manageOperations.splitTimeEntry.example.body }, 412),
  removeTimeEntry: aboutEntry({ headers: OLD, body: manageOperations.removeTimeEntry.example.body }, 412),
  findCorrectionEffect: [
    {
      single: (of: OfCompany, { timeEntryId }: Person): Call => ({ ...inRoute(of), body: { timeEntryId } }),
      refusal: [404, 'entry.not_found'],
    },
  ],
  listTimeEntryChanges: aboutEntry(),
  checkEntriesForMany: forMany,
  addEntriesForMany: forMany,
  getPersonDays: aboutPerson({ query: DAYS }),
  getWorkSummary: [{ list: overDays }],
  getTimesheetGrid: [{ list: overDays }],
  getToday: [{ list: inRoute }],
  ...reviewLimitRows,
} as const satisfies Partial<Record<DescribedOperationId, readonly Try[]>>;

export const departmentLimitRows: Readonly<Record<DescribedOperationId, Row>> = {
  ...PEOPLE,
  ...PERSON_RECORDS,
  ...TIME,
  ...leaveLimitRows,
  ...departmentLimitPayroll,
  addPerson: 'changes no person',
  checkPeopleImport: 'not for managers',
  importPeople: 'not for managers',
  ...MANAGER_RECORDS,
  ...departmentLimitDoors,
  getCurrentPayPeriod: 'not for managers',
  previewPayrollExport: 'not for managers',
  makePasswordLink: 'not for managers',
  changeRole: 'not for managers',
  getPersonReach: 'not for managers',
  changePersonReach: 'not for managers',
  resetFactors: 'not for managers',
  exportPerson: 'not for managers',
  previewErasure: 'not for managers',
  erasePerson: 'not for managers',
  listServiceAccounts: 'not for managers',
  makeServiceAccount: 'not for managers',
  endServiceAccount: 'not for managers',
  changeCompanySettings: 'not for managers',
  addDepartment: 'not for managers',
  changeDepartment: 'not for managers',
  addProject: 'not for managers',
  changeProject: 'not for managers',
  addPayPeriod: 'not for managers',
  changePayPeriod: 'not for managers',
  addRuleSet: 'not for managers',
  addRuleVersion: 'not for managers',
  removeRuleVersion: 'not for managers',
  changePayrollCodes: 'not for managers',
  listChanges: 'not for managers',
  exportChanges: 'not for managers',
};
