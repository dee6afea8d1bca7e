// For every operation: how somebody of one company would reach for the records of another. `ids` are those of the other
// company or of nobody; both must be answered in the same bytes.
import type { OperationId } from '@stimpill/api-types';
import type {
  CompanyRow,
  EmployeeRow,
  PayPeriodRow,
  ProjectRow,
  SubProjectRow,
  TimeOffRow,
} from '#database/tables.ts';
import type { Call } from './api.ts';
import { PASSWORD, PIN } from './given.ts';

export type Tenant = {
  readonly company: CompanyRow;
  readonly employee: EmployeeRow;
  readonly project: ProjectRow;
  readonly subProject: SubProjectRow;
  readonly payPeriod: PayPeriodRow;
  readonly timeOff: TimeOffRow;
  /** Of an owner. */
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly deviceToken: string;
  readonly employeeToken: string;
};

/** What names a record. */
export type Ids = {
  readonly companyId: string;
  readonly employeeId: string;
  readonly projectId: string;
  readonly subProjectId: string;
  readonly payPeriodId: string;
  readonly timeOffId: string;
  readonly refreshToken: string;
};

export type Reach = {
  readonly says: string;
  readonly call: (ours: Tenant, ids: Ids) => Call;
  readonly status: number;
  readonly codes: readonly string[];
};

const START = { action: 'start' } as const;
const DAY = { startDate: '2026-03-02', endDate: '2026-03-02' };

const mismatch = (call: Reach['call']): Reach => ({
  says: 'in the route',
  call,
  status: 403,
  codes: ['auth.company_mismatch'],
});

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

export const otherCompanyCalls: Readonly<Record<OperationId, readonly Reach[] | 'names no record'>> = {
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
  partnerPunch: [
    mismatch(({ accessToken }, { companyId, employeeId }) => ({
      params: { companyId },
      token: accessToken,
      body: { ...START, employeeId },
    })),
    {
      says: 'by its employee',
      call: ({ company, accessToken }, { employeeId }) => ({
        params: { companyId: company.id },
        token: accessToken,
        body: { ...START, employeeId },
      }),
      status: 404,
      codes: ['employee.not_found'],
    },
    {
      says: 'by its project',
      call: ({ company, employee, accessToken }, { projectId }) => ({
        params: { companyId: company.id },
        token: accessToken,
        body: { ...START, employeeId: employee.id, projectId },
      }),
      status: 404,
      codes: ['project.not_found'],
    },
    {
      says: 'by its sub-project',
      call: ({ company, employee, project, accessToken }, { subProjectId }) => ({
        params: { companyId: company.id },
        token: accessToken,
        body: { ...START, employeeId: employee.id, projectId: project.id, subProjectId },
      }),
      status: 404,
      codes: ['project.not_found'],
    },
  ],
  // The anonymous lists know no caller: whoever has the id of a company may ask, under the company's own rules.
  getPunchList: 'names no record',
  listTerminalDepartments: 'names no record',
  getActiveStatus: 'names no record',
  terminalPunch: [
    {
      says: 'by its employee and their password',
      call: ({ company }, { employeeId }) => ({
        body: { companyId: company.id, userId: employeeId, password: PASSWORD, action: 'Start' },
      }),
      status: 401,
      codes: ['auth.invalid_credentials'],
    },
    {
      says: 'by our employee and our password',
      call: ({ employee }, { companyId }) => ({
        body: { companyId, userId: employee.id, password: PASSWORD, action: 'Start' },
      }),
      status: 401,
      codes: ['auth.invalid_credentials'],
    },
    {
      says: 'by its project',
      call: ({ company, employee }, { projectId }) => ({
        body: { companyId: company.id, userId: employee.id, password: PASSWORD, action: 'Start', projectId },
      }),
      status: 404,
      codes: ['project.not_found'],
    },
  ],
  registerDevice: 'names no record',
  authenticatePin: [
    {
      says: 'by its employee and their PIN',
      call: ({ deviceToken }, { employeeId }) => ({ token: deviceToken, body: { employeeId, pin: PIN } }),
      status: 401,
      codes: ['kiosk.pin_invalid'],
    },
  ],
  kioskPunch: [
    {
      says: 'by its employee',
      call: ({ deviceToken, employeeToken }, { employeeId }) => ({
        token: deviceToken,
        headers: { 'X-Employee-Token': employeeToken },
        body: { employeeId, action: 'Start' },
      }),
      status: 403,
      codes: ['kiosk.employee_mismatch'],
    },
    {
      says: 'by its project',
      call: ({ employee, deviceToken, employeeToken }, { projectId }) => ({
        token: deviceToken,
        headers: { 'X-Employee-Token': employeeToken },
        body: { employeeId: employee.id, action: 'Start', projectId },
      }),
      status: 404,
      codes: ['project.not_found'],
    },
  ],
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
  ],
};
