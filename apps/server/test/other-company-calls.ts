// For every operation: how somebody of one company would reach records of another. `ids` are theirs or of nobody; both get one answer.
import type { DescribedOperationId } from './described-apis.ts';
import { otherCompanyDrafts } from './other-company-drafts.ts';
import { otherCompanyDoors } from './other-company-doors.ts';
import { otherCompanyPeople } from './other-company-people.ts';
import { inRoute, mismatch, ofRecord, otherCompanyRecords } from './other-company-records.ts';
import { otherCompanyPayroll } from './other-company-payroll.ts';
import { otherCompanyLeave } from './other-company-leave.ts';
import { otherCompanyTime } from './other-company-time.ts';
import { otherCompanyPunches } from './other-company-punches.ts';
import { PIN } from './given.ts';
import type { Ids, Reaches } from './other-company-reach.ts';

const DAY = { startDate: '2026-03-02', endDate: '2026-03-02' };

/** Of a list that takes nothing but its company. */
const listMismatch = inRoute();

/** Of a list over a range of days. */
const rangeMismatch = inRoute({ query: DAY });

const userOf = ({ employeeId }: Ids) => ({ userId: employeeId });
const tabletOf = ({ tabletId }: Ids) => ({ tabletId });
const incidentOf = ({ incidentId }: Ids) => ({ incidentId });

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
  getPayPeriod: ofRecord('pay_period.not_found', ({ payPeriodId }) => ({ payPeriodId })),
  getCurrentPayPeriod: [listMismatch],
  listTimeOff: [listMismatch],
  getTimeOff: ofRecord('time_off.not_found', ({ timeOffId }) => ({ id: timeOffId })),
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
  getEmployeeAbsenceBalances: ofRecord('employee.not_found', userOf),
  ...otherCompanyDoors,
  explainDay: ofRecord('employee.not_found', ({ employeeId }) => ({ employeeId, date: DAY.startDate })),
  listTablets: [listMismatch],
  renameTablet: ofRecord('tablet.not_found', tabletOf, { body: { name: 'Eldhús' } }),
  revokeTablet: ofRecord('tablet.not_found', tabletOf, { body: {} }),
  closeTabletIncident: ofRecord('incident.not_open', incidentOf, { body: { finding: 'Nothing' } }),
  makeDevicePassword: [mismatch(({ desk }, { companyId }) => ({ params: { companyId }, desk }))],
  getManagerCode: [listMismatch],
  makeManagerCode: [listMismatch],
  removeManagerCode: [listMismatch],
  listDepartments: [listMismatch],
  listProjects: [listMismatch],
  getProject: ofRecord('project.not_found', ({ projectId }) => ({ projectId })),
  getProjectSummary: [rangeMismatch],
  listUsers: [listMismatch],
  getUser: ofRecord('employee.not_found', userOf),
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
