// How somebody of one company would try to reach the payroll of another.
import { manageOperations } from '@stimpill/api-types/manage';
import { byRecord, inRecordRoute, inRoute, ofRecord } from './other-company-records.ts';
import type { Ids, Reach } from './other-company-reach.ts';

const headers = { 'If-Match': '"1234567890123456789012"' };
const DAYS = { startDate: '2026-03-02', endDate: '2026-03-02' };
const profile = { profileKey: 'regla' };
const { body: SETTINGS } = manageOperations.changeExportProfile.example;
const { body: RUN } = manageOperations.makePayrollRun.example;
const runOf = ({ payrollRunId }: Ids) => ({ runId: payrollRunId });

/** People of the other company in a request about our own; whoever confirms it is at the desk. */
const byPeople = (body: object): Reach => ({
  says: 'by its people',
  call: ({ company, desk }, { employeeId }) => ({
    params: { companyId: company.id },
    desk,
    body: { ...body, employeeIds: [employeeId] },
  }),
  status: 404,
  codes: ['employee.not_found'],
});

const atDesk = (reach: Reach): Reach => ({
  ...reach,
  call: (ours, ids) => {
    const { token: _, ...call } = reach.call(ours, ids);
    return { ...call, desk: ours.desk };
  },
});

const REOPENING = { ...DAYS, employeeIds: ['00000000-0000-4000-8000-000000000099'], reason: 'x' };

const UNDO = {
  employeeIds: ['00000000-0000-4000-8000-000000000099'],
  approvedAtUtc: '2099-01-01T00:00:00.000Z',
};

export const otherCompanyPayroll = {
  listExportProfiles: [inRoute()],
  getExportProfile: [inRoute({}, profile)],
  changeExportProfile: [inRoute({ headers, body: SETTINGS }, profile)],
  checkPayrollMonth: [inRoute({ query: DAYS })],
  approvePayrollMonth: [inRoute({ body: { ...DAYS, employeeIds: null } }), byPeople(DAYS)],
  undoApproval: [inRoute({ body: UNDO }), byPeople(UNDO)],
  reopenTime: [atDesk(inRoute({ body: REOPENING })), byPeople(REOPENING)],
  showExampleFile: [inRoute({ body: SETTINGS }, profile)],
  previewPayrollRun: [inRoute({ body: RUN }), byPeople(RUN)],
  makePayrollRun: [inRoute({ body: RUN }), byPeople(RUN)],
  listPayrollRuns: [inRoute()],
  getPayrollRun: ofRecord('payroll_run.not_found', runOf),
  getPayrollRunFile: [inRecordRoute(runOf, {}), atDesk(byRecord('payroll_run.not_found', runOf))],
} as const satisfies Readonly<Record<string, readonly Reach[]>>;
