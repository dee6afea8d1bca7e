// From approved time to the files of payroll systems.
import {
  changeExportProfile,
  getExportProfile,
  listExportProfiles,
  showExampleFile,
} from './export-profiles.ts';
import { undoApproval } from './approval-undo.ts';
import { approvePayrollMonth, checkPayrollMonth } from './payroll-month.ts';
import { listMovedFigures } from './moved-people.ts';
import { getReopeningEffect, reopenTime } from './reopening.ts';
import { getPayrollRun, getPayrollRunFile, listPayrollRuns, makePayrollRun } from './payroll-runs.ts';
import { previewPayrollRun } from './payroll-run-preview.ts';
import { getBonuses, makeBonusRun } from './bonuses.ts';
import { getEarnedVacation, getHolidayPayBasis } from './holiday-pay.ts';

/** The operations about payroll, in the order of the document. */
export const payrollOperations = {
  listExportProfiles,
  getExportProfile,
  changeExportProfile,
  showExampleFile,
  checkPayrollMonth,
  listMovedFigures,
  approvePayrollMonth,
  undoApproval,
  reopenTime,
  getReopeningEffect,
  listPayrollRuns,
  previewPayrollRun,
  makePayrollRun,
  getPayrollRun,
  getPayrollRunFile,
  getBonuses,
  makeBonusRun,
  getHolidayPayBasis,
  getEarnedVacation,
} as const;
