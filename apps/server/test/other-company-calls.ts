// For every operation: how somebody of one company would reach records of another. `ids` are theirs or of nobody; both get one answer.
import type { Tenant } from './a-tenant.ts';
import type { Call } from './api.ts';
import type { DescribedOperationId } from './described-apis.ts';
import { otherCompanyDrafts } from './other-company-drafts.ts';
import { otherCompanyDoors } from './other-company-doors.ts';
import { otherCompanyPeople } from './other-company-people.ts';
import { mismatch, otherCompanyRecords } from './other-company-records.ts';
import { otherCompanyPayroll } from './other-company-payroll.ts';
import { otherCompanyLeave } from './other-company-leave.ts';
import { otherCompanyTime } from './other-company-time.ts';
import { otherCompanyPunches } from './other-company-punches.ts';
import { PIN } from './given.ts';

/** A company, and the tokens of its people and devices. */
export type SignedTenant = Tenant & {
  /** Of an owner. */
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly deviceToken: string;
  readonly employeeToken: string;
  /** Of the cookie of the owner at the desk. */
  readonly desk: string;
  readonly ruleSetId: string;
  /** That session. */
  readonly sessionId: string;
  readonly tabletId: string;
  /** Open, about that tablet. */
  readonly incidentId: string;
  readonly serviceAccountId: string;
  /** Of an accountant. */
  readonly passkeyId: string;
  readonly payrollRunId: string;
  readonly punchId: string;
};

type Made = 'tabletId' | 'incidentId' | 'ruleSetId' | 'sessionId' | 'serviceAccountId' | 'passkeyId';

/** What names a record. */
export type Ids = Pick<SignedTenant, Made | 'payrollRunId' | 'punchId' | 'refreshToken'> & {
  readonly companyId: string;
  readonly employeeId: string;
  readonly projectId: string;
  readonly subProjectId: string;
  readonly payPeriodId: string;
  readonly timeOffId: string;
  readonly absenceId: string;
  readonly departmentId: string;
  readonly timeEntryId: string;
  readonly reviewId: string;
};

export type Reach = {
  readonly says: string;
  readonly call: (ours: SignedTenant, ids: Ids) => Call;
  readonly status: number;
  readonly codes: readonly string[];
};

const DAY = { startDate: '2026-03-02', endDate: '2026-03-02' };

/** Of a list that takes nothing but its company. */
const listMismatch = mismatch(({ accessToken }, { companyId }) => ({
  params: { companyId },
  token: accessToken,
}));

/** Of a list over a range of days. */
const rangeMismatch = mismatch(({ accessToken }, { companyId }) => ({
  params: { companyId },
  token: accessToken,
  query: DAY,
}));

/** Of something done to a tablet or an incident of one. */
const ofTablets = (name: 'tabletId' | 'incidentId', code: string, body: object): readonly Reach[] => [
  mismatch(({ accessToken }, ids) => ({
    params: { companyId: ids.companyId, [name]: ids[name] },
    token: accessToken,
    body,
  })),
  {
    says: 'by its record',
    call: ({ company, accessToken }, ids) => ({
      params: { companyId: company.id, [name]: ids[name] },
      token: accessToken,
      body,
    }),
    status: 404,
    codes: [code],
  },
];

export type Reaches = readonly Reach[] | 'names no record';

export const otherCompanyCalls: Readonly<Record<DescribedOperationId, Reaches>> = {
  ...otherCompanyRecords,
  ...otherCompanyDrafts,
  ...otherCompanyPeople,
  ...otherCompanyTime,
  ...otherCompanyLeave,
  ...otherCompanyPayroll,
  login: 'names no record',
  refreshTokens: 'names no record',
  revokeSession: [
    {
      says: 'by its refresh token',
      call: ({ accessToken }, { refreshToken }) => ({ token: accessToken, body: { refreshToken } }),
      status: 200,
      codes: [],
    },
  ],
  getHealth: 'names no record',
  partnerPunch: otherCompanyPunches.partnerPunch,
  // The anonymous lists know no caller: everybody who has the id of a company may ask, under the company's own rules.
  getPunchList: 'names no record',
  listTerminalDepartments: 'names no record',
  getActiveStatus: 'names no record',
  terminalPunch: otherCompanyPunches.terminalPunch,
  registerDevice: 'names no record',
  authenticatePin: [
    {
      says: 'by its employee and their PIN',
      call: ({ deviceToken }, { employeeId }) => ({ token: deviceToken, body: { employeeId, pin: PIN } }),
      status: 401,
      codes: ['kiosk.pin_invalid'],
    },
    {
      says: 'by its employee under the other name',
      call: ({ deviceToken }, { employeeId }) => ({
        token: deviceToken,
        body: { userId: employeeId, pin: PIN },
      }),
      status: 401,
      codes: ['kiosk.pin_invalid'],
    },
  ],
  kioskPunch: otherCompanyPunches.kioskPunch,
  getTimeEntries: [
    mismatch(({ accessToken }, { companyId, employeeId }) => ({
      params: { companyId },
      token: accessToken,
      query: { employeeId, ...DAY },
    })),
    {
      says: 'by its employee',
      call: ({ company, accessToken }, { employeeId }) => ({
        params: { companyId: company.id },
        token: accessToken,
        query: { employeeId, ...DAY },
      }),
      status: 404,
      codes: ['employee.not_found'],
    },
    {
      says: 'by its employee under the other name',
      call: ({ company, accessToken }, { employeeId }) => ({
        params: { companyId: company.id },
        token: accessToken,
        query: { userId: employeeId, ...DAY },
      }),
      status: 404,
      codes: ['employee.not_found'],
    },
  ],
  listShifts: [rangeMismatch],
  getScheduleSummary: [rangeMismatch],
  listPayPeriods: [listMismatch],
  getPayPeriod: [
    mismatch(({ accessToken }, { companyId, payPeriodId }) => ({
      params: { companyId, payPeriodId },
      token: accessToken,
    })),
    {
      says: 'by its pay period',
      call: ({ company, accessToken }, { payPeriodId }) => ({
        params: { companyId: company.id, payPeriodId },
        token: accessToken,
      }),
      status: 404,
      codes: ['pay_period.not_found'],
    },
  ],
  getCurrentPayPeriod: [listMismatch],
  listTimeOff: [listMismatch],
  getTimeOff: [
    mismatch(({ accessToken }, { companyId, timeOffId }) => ({
      params: { companyId, id: timeOffId },
      token: accessToken,
    })),
    {
      says: 'by its request',
      call: ({ company, accessToken }, { timeOffId }) => ({
        params: { companyId: company.id, id: timeOffId },
        token: accessToken,
      }),
      status: 404,
      codes: ['time_off.not_found'],
    },
  ],
  listAbsences: [
    listMismatch,
    {
      says: 'by its employee',
      call: ({ company, accessToken }, { employeeId }) => ({
        params: { companyId: company.id },
        token: accessToken,
        query: { from: '2026-03-02', to: '2026-03-02', employeeId },
      }),
      status: 404,
      codes: ['employee.not_found'],
    },
  ],
  getAbsenceBalancesSummary: [listMismatch],
  getEmployeeAbsenceBalances: [
    mismatch(({ accessToken }, { companyId, employeeId }) => ({
      params: { companyId, userId: employeeId },
      token: accessToken,
    })),
    {
      says: 'by its employee',
      call: ({ company, accessToken }, { employeeId }) => ({
        params: { companyId: company.id, userId: employeeId },
        token: accessToken,
      }),
      status: 404,
      codes: ['employee.not_found'],
    },
  ],
  ...otherCompanyDoors,
  explainDay: [
    mismatch(({ accessToken }, { companyId, employeeId }) => ({
      params: { companyId, employeeId, date: '2026-03-02' },
      token: accessToken,
    })),
    {
      says: 'by its employee',
      call: ({ company, accessToken }, { employeeId }) => ({
        params: { companyId: company.id, employeeId, date: '2026-03-02' },
        token: accessToken,
      }),
      status: 404,
      codes: ['employee.not_found'],
    },
  ],
  listTablets: [listMismatch],
  renameTablet: ofTablets('tabletId', 'tablet.not_found', { name: 'Eldhús' }),
  revokeTablet: ofTablets('tabletId', 'tablet.not_found', {}),
  closeTabletIncident: ofTablets('incidentId', 'incident.not_open', { finding: 'Nothing' }),
  makeDevicePassword: [mismatch(({ desk }, { companyId }) => ({ params: { companyId }, desk }))],
  getManagerCode: [listMismatch],
  makeManagerCode: [listMismatch],
  removeManagerCode: [listMismatch],
  listDepartments: [listMismatch],
  listProjects: [listMismatch],
  getProject: [
    mismatch(({ accessToken }, { companyId, projectId }) => ({
      params: { companyId, projectId },
      token: accessToken,
    })),
    {
      says: 'by its project',
      call: ({ company, accessToken }, { projectId }) => ({
        params: { companyId: company.id, projectId },
        token: accessToken,
      }),
      status: 404,
      codes: ['project.not_found'],
    },
  ],
  getProjectSummary: [rangeMismatch],
  listUsers: [listMismatch],
  getUser: [
    mismatch(({ accessToken }, { companyId, employeeId }) => ({
      params: { companyId, userId: employeeId },
      token: accessToken,
    })),
    {
      says: 'by its employee',
      call: ({ company, accessToken }, { employeeId }) => ({
        params: { companyId: company.id, userId: employeeId },
        token: accessToken,
      }),
      status: 404,
      codes: ['employee.not_found'],
    },
  ],
  // The company is that of the token; the query names none.
  listHolidays: 'names no record',
  previewPayrollExport: [
    mismatch(({ accessToken }, { companyId }) => ({
      params: { companyId },
      token: accessToken,
      body: { ...DAY, exportTarget: 'dk' },
    })),
    {
      says: 'by its employee',
      call: ({ company, accessToken }, { employeeId }) => ({
        params: { companyId: company.id },
        token: accessToken,
        body: { ...DAY, exportTarget: 'dk', employeeIds: [employeeId] },
      }),
      status: 404,
      codes: ['employee.not_found'],
    },
    {
      says: 'by its employee among ours',
      call: ({ company, employee, accessToken }, { employeeId }) => ({
        params: { companyId: company.id },
        token: accessToken,
        body: { ...DAY, exportTarget: 'dk', employeeIds: [employee.id, employeeId] },
      }),
      status: 404,
      codes: ['employee.not_found'],
    },
  ],
};
