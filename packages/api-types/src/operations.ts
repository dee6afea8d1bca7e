// The table of contents: every operation this server supports, in the order of the specification.
import {
  getAbsenceBalancesSummary,
  getEmployeeAbsenceBalances,
  getTimeOff,
  listAbsences,
  listTimeOff,
} from './absences.ts';
import { login, refreshTokens, revokeSession } from './auth.ts';
import { listHolidays } from './holidays.ts';
import { authenticatePin, kioskPunch, registerDevice } from './kiosk.ts';
import { getCurrentPayPeriod, getPayPeriod, listPayPeriods, previewPayrollExport } from './payroll.ts';
import { getUser, listDepartments, listUsers } from './people.ts';
import { getProject, getProjectSummary, listProjects } from './projects.ts';
import {
  getActiveStatus,
  getPunchList,
  listTerminalDepartments,
  partnerPunch,
  terminalPunch,
} from './punches.ts';
import { getScheduleSummary, listShifts } from './schedules.ts';
import { getHealth } from './system.ts';
import { getTimeEntries } from './timesheets.ts';

/** Every operation of Public API v1 that is built. One that is not here is not answered. */
export const operations = {
  login,
  refreshTokens,
  revokeSession,
  getHealth,
  partnerPunch,
  getPunchList,
  listTerminalDepartments,
  getActiveStatus,
  terminalPunch,
  registerDevice,
  authenticatePin,
  kioskPunch,
  getTimeEntries,
  listShifts,
  getScheduleSummary,
  listPayPeriods,
  getPayPeriod,
  getCurrentPayPeriod,
  listTimeOff,
  getTimeOff,
  listAbsences,
  getAbsenceBalancesSummary,
  getEmployeeAbsenceBalances,
  listDepartments,
  listProjects,
  getProject,
  getProjectSummary,
  listUsers,
  getUser,
  listHolidays,
  previewPayrollExport,
} as const;

/** The id of an operation. */
export type OperationId = keyof typeof operations;
