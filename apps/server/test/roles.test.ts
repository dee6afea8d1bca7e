// Who may call what: compares the table of the specification with every operation that asks for a user.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Call, type TestApi } from './api.ts';
import { describedOperations, takesUserToken, type DescribedOperationId } from './described-apis.ts';

const ROLES = ['owner', 'manager', 'accountant', 'employee', 'superadmin'] as const;
type Role = (typeof ROLES)[number];

const UNKNOWN = '00000000-0000-4000-8000-000000000001';

/** For any record and day that a route names. */
const EVERY_ID = {
  date: '2026-03-02',
  employeeId: UNKNOWN,
  userId: UNKNOWN,
  projectId: UNKNOWN,
  payPeriodId: UNKNOWN,
  id: UNKNOWN,
  tabletId: UNKNOWN,
  incidentId: UNKNOWN,
  departmentId: UNKNOWN,
  ruleSetId: UNKNOWN,
  versionNumber: '1',
  timeEntryId: UNKNOWN,
  reviewId: UNKNOWN,
  requestId: UNKNOWN,
  punchId: UNKNOWN,
  target: 'dk',
  runId: UNKNOWN,
  profileKey: 'dk',
};

/** Operations about the company and its records; they are called without a body. */
function ofCompany(roles: readonly Role[], ids: readonly DescribedOperationId[]) {
  return Object.fromEntries(ids.map((id) => [id, { roles, call: {} }]));
}

/** For each operation the roles that pass, and a good call, except that its record does not exist. */
const allowed: Partial<
  Record<DescribedOperationId, { roles: readonly Role[]; call: Omit<Call, 'token' | 'params'> }>
> = {
  revokeSession: { roles: ROLES, call: {} },
  partnerPunch: { roles: ['owner', 'manager'], call: { body: { employeeId: UNKNOWN, action: 'stop' } } },
  getTimeEntries: {
    roles: ['employee', 'manager', 'owner', 'accountant'],
    call: { query: { employeeId: UNKNOWN, startDate: '2026-03-02', endDate: '2026-03-02' } },
  },
  listShifts: {
    roles: ['employee', 'manager', 'owner', 'accountant'],
    call: { query: { startDate: '2026-03-02', endDate: '2026-03-02' } },
  },
  getScheduleSummary: {
    roles: ['employee', 'manager', 'owner', 'accountant'],
    call: { query: { startDate: '2026-03-02', endDate: '2026-03-02' } },
  },
  listPayPeriods: { roles: ['employee', 'manager', 'owner', 'accountant'], call: {} },
  getPayPeriod: { roles: ['employee', 'manager', 'owner', 'accountant'], call: {} },
  getCurrentPayPeriod: { roles: ['owner', 'accountant'], call: {} },
  listTimeOff: { roles: ['employee', 'manager', 'owner', 'accountant'], call: {} },
  getTimeOff: { roles: ['employee', 'manager', 'owner', 'accountant'], call: {} },
  listAbsences: {
    roles: ['employee', 'manager', 'owner', 'accountant'],
    call: { query: { from: '2026-03-02', to: '2026-03-02' } },
  },
  getAbsenceBalancesSummary: { roles: ['owner', 'manager', 'accountant'], call: {} },
  getEmployeeAbsenceBalances: { roles: ['employee', 'manager', 'owner', 'accountant'], call: {} },
  listDepartments: { roles: ['owner', 'manager', 'accountant'], call: {} },
  listProjects: { roles: ['employee', 'manager', 'owner', 'accountant'], call: {} },
  getProject: { roles: ['employee', 'manager', 'owner', 'accountant'], call: {} },
  getProjectSummary: {
    roles: ['owner', 'manager', 'accountant'],
    call: { query: { startDate: '2026-03-02', endDate: '2026-03-02' } },
  },
  getPersonDays: {
    roles: ['employee', 'manager', 'owner', 'accountant'],
    call: { query: { startDate: '2026-03-02', endDate: '2026-03-02' } },
  },
  getWorkSummary: {
    roles: ['owner', 'manager', 'accountant'],
    call: { query: { startDate: '2026-03-02', endDate: '2026-03-02' } },
  },
  getTimesheetGrid: {
    roles: ['owner', 'manager', 'accountant'],
    call: { query: { startDate: '2026-03-02', endDate: '2026-03-02' } },
  },
  listUsers: { roles: ['owner', 'manager', 'accountant', 'superadmin'], call: {} },
  getUser: { roles: ROLES, call: {} },
  listHolidays: { roles: ROLES, call: { query: { year: '2026' } } },
  previewPayrollExport: {
    roles: ['owner', 'accountant'],
    call: { body: { startDate: '2026-03-02', endDate: '2026-03-02', exportTarget: 'dk' } },
  },
  listServiceAccounts: { roles: ['owner'], call: {} },
  explainDay: { roles: ['employee', 'manager', 'owner', 'accountant'], call: {} },
  listTablets: { roles: ['owner', 'manager', 'accountant'], call: {} },
  renameTablet: { roles: ['owner', 'manager'], call: { body: { name: 'Eldhús' } } },
  revokeTablet: { roles: ['owner', 'manager'], call: { body: {} } },
  closeTabletIncident: { roles: ['owner', 'manager'], call: { body: { finding: 'Nothing' } } },
  getManagerCode: { roles: ['owner', 'manager', 'accountant'], call: {} },
  makeManagerCode: { roles: ['owner', 'manager'], call: {} },
  removeManagerCode: { roles: ['owner', 'manager'], call: {} },
  ...ofCompany(
    ['owner', 'manager'],
    [
      'getTimeEntry',
      'addTimeEntry',
      'changeTimeEntry',
      'splitTimeEntry',
      'removeTimeEntry',
      'findCorrectionEffect',
      'listTimeEntryChanges',
      'checkEntriesForMany',
      'addEntriesForMany',
      'listReviews',
      'getReview',
      'tryReviewTime',
      'lookAtPunchPhoto',
      'settleReview',
      'settleReviews',
    ],
  ),
  ...ofCompany(
    ['owner', 'manager'],
    [
      'approveLeave',
      'refuseLeave',
      'takeBackLeaveDecision',
      'enterAbsence',
      'changeAbsences',
      'removeAbsences',
      'findAbsenceEffect',
    ],
  ),
  ...ofCompany(['employee', 'owner', 'manager', 'accountant'], ['listLeaveRequests']),
  ...ofCompany(['employee', 'owner', 'manager'], ['askForLeave']),
  ...ofCompany(['owner', 'manager', 'accountant'], ['getLeaveRequest', 'getLeaveCalendar']),
  ...ofCompany(['owner'], ['checkPeopleImport', 'importPeople', 'getPersonReach']),
  ...ofCompany(
    ['owner', 'manager'],
    [
      'addPerson',
      'changePerson',
      'endEmployment',
      'reemployPerson',
      'setPin',
      'setPins',
      'unlockPin',
      'listPersonSessions',
      'endPersonSessions',
      'withdrawAddress',
    ],
  ),
  ...ofCompany(
    ['owner', 'manager', 'accountant'],
    [
      'getToday',
      'listPeople',
      'getPerson',
      'getPersonSignIn',
      'getCompanySettings',
      'listCompanyDepartments',
      'getDepartment',
      'listCompanyProjects',
      'getCompanyProject',
      'listCompanyPayPeriods',
      'getCompanyPayPeriod',
      'listHolidaysOfYear',
      'listAgreements',
      'listRuleSets',
      'showExampleWeek',
      'getPayrollCodes',
    ],
  ),
  ...ofCompany(
    ['owner'],
    [
      'changeCompanySettings',
      'addDepartment',
      'changeDepartment',
      'addProject',
      'changeProject',
      'addPayPeriod',
      'changePayPeriod',
      'addRuleSet',
      'addRuleVersion',
      'removeRuleVersion',
      'changePayrollCodes',
    ],
  ),
  ...ofCompany(['owner', 'manager', 'accountant'], ['checkPayrollMonth']),
  ...ofCompany(['owner', 'manager'], ['approvePayrollMonth', 'undoApproval']),
  ...ofCompany(
    ['owner', 'accountant'],
    [
      'listChanges',
      'exportChanges',
      'prepareDraftRule',
      'replayDraftRule',
      'replayPersonDays',
      'explainReplayedDay',
      'listExportProfiles',
      'getExportProfile',
      'changeExportProfile',
      'showExampleFile',
      'previewPayrollRun',
      'makePayrollRun',
      'listPayrollRuns',
      'getPayrollRun',
      'getPayrollRunFile',
    ],
  ),
};

let api: TestApi;
let companyId: string;
let tokens: Readonly<Record<Role, string>>;
let deviceToken: string;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  const company = await api.given.aCompany();
  const entries: [Role, string][] = [];
  for (const role of ROLES) {
    const user = await api.given.anEmployee(company, { role });
    entries.push([role, (await api.given.aSession(user)).token]);
    deviceToken = (await api.given.aDevice(user)).token;
  }
  companyId = company.id;
  tokens = Object.fromEntries(entries) as Record<Role, string>;
});

const ofUsers = Object.values(describedOperations)
  .filter(takesUserToken)
  .map(({ id }) => id);

describe('an operation of users', () => {
  it('is in the table', () => {
    expect(ofUsers.sort()).toEqual(Object.keys(allowed).sort());
  });

  it.each(ofUsers)('%s lets through exactly the roles of the specification', async (id) => {
    const { roles, call } = allowed[id]!;
    const params = { ...EVERY_ID, companyId };

    for (const role of ROLES) {
      const answer = await api.call(id, { ...call, params, token: tokens[role] });

      expect([role, answer.codes.includes('auth.role_not_allowed')]).toEqual([role, !roles.includes(role)]);
    }
  });

  it.each(ofUsers)('%s lets in neither anonymous callers nor devices', async (id) => {
    const { call } = allowed[id]!;
    const params = { ...EVERY_ID, companyId };

    const nobody = await api.call(id, { ...call, params });
    const device = await api.call(id, { ...call, params, token: deviceToken });

    expect([nobody.status, ...nobody.codes]).toEqual([401, 'auth.token_missing']);
    expect([device.status, ...device.codes]).toEqual([401, 'auth.token_invalid']);
  });
});
