// How a manager who is limited to a department would reach somebody through payroll.
import type { Call } from './api.ts';
import type { OfCompany, Person } from './department-limit-try.ts';

const DAYS = { startDate: '2026-03-01', endDate: '2026-03-14' };
const UNKNOWN_PERSON = [404, 'employee.not_found'] as const;

const inBody =
  (rest: object) =>
  ({ companyId }: OfCompany, { employeeId }: Person): Call => ({
    params: { companyId },
    body: { ...DAYS, employeeIds: [employeeId], ...rest },
  });

export const departmentLimitPayroll = {
  checkPayrollMonth: [{ list: ({ companyId }: OfCompany): Call => ({ params: { companyId }, query: DAYS }) }],
  approvePayrollMonth: [{ single: inBody({}), refusal: UNKNOWN_PERSON }],
  undoApproval: [{ single: inBody({ approvedAtUtc: '2099-01-01T00:00:00.000Z' }), refusal: UNKNOWN_PERSON }],
  // Whoever sees the person is told that nothing was approved.
  reopenTime: [{ single: inBody({ reason: 'x' }), refusal: UNKNOWN_PERSON, answers: 409 }],
  listExportProfiles: 'not for managers',
  getExportProfile: 'not for managers',
  changeExportProfile: 'not for managers',
  showExampleFile: 'not for managers',
  previewPayrollRun: 'not for managers',
  makePayrollRun: 'not for managers',
  listPayrollRuns: 'not for managers',
  getPayrollRun: 'not for managers',
  getPayrollRunFile: 'not for managers',
  prepareDraftRule: 'not for managers',
  replayDraftRule: 'not for managers',
  replayPersonDays: 'not for managers',
  explainReplayedDay: 'not for managers',
  adoptDraftRule: 'not for managers',
} as const;
