// Every operation has a route, a test file, a test for every status, and a row in the test of other companies.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALL_ERROR_CODES, errorCodesOf, type Operation } from '@stimpill/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from './api.ts';
import { otherCompanyCalls } from './other-company-calls.ts';
import { rawRequest } from './raw-request.ts';
import { basePathOf, describedOperations, type DescribedOperationId } from './described-apis.ts';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));
const SOME_ID = '3fa85f64-5717-4562-b3fc-2c963f66afa6';

/** Only a broken server answers these: http/error-handler.api.test.ts and get-health test them with one. */
const FAULTS_OF_OURS = [500, 503];

/**
 * Operations whose only 429 is the general limit, which one piece of code keeps for all of them. It is tested per address
 * by getPunchList, and per user by listHolidays.
 */
const GENERAL_LIMIT_ONLY: readonly DescribedOperationId[] = [
  'refreshTokens',
  'revokeSession',
  'getHealth',
  'listTerminalDepartments',
  'getActiveStatus',
  'kioskPunch',
  'getTimeEntries',
  'listShifts',
  'getScheduleSummary',
  'listPayPeriods',
  'getPayPeriod',
  'getCurrentPayPeriod',
  'listTimeOff',
  'getTimeOff',
  'listAbsences',
  'getAbsenceBalancesSummary',
  'getEmployeeAbsenceBalances',
  'listDepartments',
  'listProjects',
  'getProject',
  'getProjectSummary',
  'listUsers',
  'getUser',
  'previewPayrollExport',
  'getDeskSession',
  'endDeskSession',
  'listOwnSessions',
  'endOwnSession',
  'changeOwnLanguage',
  'makePasswordLink',
  'readPasswordLink',
  'startTotp',
  'confirmTotp',
  'removeTotp',
  'renewRecoveryCodes',
  'listPasskeys',
  'startPasskey',
  'addPasskey',
  'removePasskey',
  'startPasskeyConfirmation',
  'confirmWithPasskey',
  'listServiceAccounts',
  'makeServiceAccount',
  'endServiceAccount',
  'readFirstRun',
  'previewFirstWeek',
  'startFirstPasskey',
  'startCompany',
  'explainDay',
  'getTimeEntry',
  'addTimeEntry',
  'changeTimeEntry',
  'splitTimeEntry',
  'removeTimeEntry',
  'findCorrectionEffect',
  'listTimeEntryChanges',
  'listReviews',
  'getReview',
  'tryReviewTime',
  'lookAtPunchPhoto',
  'settleReview',
  'getTimesheetGrid',
  'getPersonDays',
  'getWorkSummary',
  'checkEntriesForMany',
  'addEntriesForMany',
  'getToday',
  'settleReviews',
  'listLeaveRequests',
  'getLeaveRequest',
  'askForLeave',
  'approveLeave',
  'refuseLeave',
  'takeBackLeaveDecision',
  'enterAbsence',
  'changeAbsences',
  'removeAbsences',
  'findAbsenceEffect',
  'getLeaveCalendar',
  'listTablets',
  'renameTablet',
  'revokeTablet',
  'closeTabletIncident',
  'makeDevicePassword',
  'getManagerCode',
  'makeManagerCode',
  'removeManagerCode',
  'checkPeopleImport',
  'importPeople',
  'listPeople',
  'getPerson',
  'addPerson',
  'changePerson',
  'endEmployment',
  'reemployPerson',
  'getPersonSignIn',
  'setPin',
  'setPins',
  'unlockPin',
  'changeRole',
  'getPersonReach',
  'changePersonReach',
  'listPersonSessions',
  'endPersonSessions',
  'giveAddressLink',
  'withdrawAddress',
  'readAddressLink',
  'readWayBack',
  'resetFactors',
  'exportPerson',
  'previewErasure',
  'erasePerson',
  'getCompanySettings',
  'changeCompanySettings',
  'listCompanyDepartments',
  'getDepartment',
  'addDepartment',
  'changeDepartment',
  'listCompanyProjects',
  'getCompanyProject',
  'addProject',
  'changeProject',
  'listCompanyPayPeriods',
  'getCompanyPayPeriod',
  'addPayPeriod',
  'changePayPeriod',
  'listHolidaysOfYear',
  'listAgreements',
  'listRuleSets',
  'addRuleSet',
  'addRuleVersion',
  'removeRuleVersion',
  'showExampleWeek',
  'prepareDraftRule',
  'replayDraftRule',
  'replayPersonDays',
  'explainReplayedDay',
  'adoptDraftRule',
  'getPayrollCodes',
  'changePayrollCodes',
  'listExportProfiles',
  'getExportProfile',
  'changeExportProfile',
  'showExampleFile',
  'checkPayrollMonth',
  'approvePayrollMonth',
  'undoApproval',
  'reopenTime',
  'previewPayrollRun',
  'makePayrollRun',
  'listPayrollRuns',
  'getPayrollRun',
  'getPayrollRunFile',
  'listChanges',
  'exportChanges',
];

const all: readonly Operation[] = Object.values(describedOperations);
const ids = Object.keys(describedOperations) as DescribedOperationId[];
const testFiles = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.api.test.ts'),
);

function testFilesOf(id: string): string[] {
  const kebab = id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return testFiles.filter((file) => basename(file) === `${kebab}.api.test.ts`);
}

function testedStatusesOf(id: string): number[] {
  const text = testFilesOf(id)
    .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
    .join('\n');
  return [...text.matchAll(/^describe\('(\d{3})\b/gm)].map(([, status]) => Number(status));
}

/** What the key of a press adds is one piece of code for all, and pressed-twice.test.ts tests it at each of them. */
function declaredStatusesOf(operation: Operation): number[] {
  const codes = errorCodesOf({ ...operation, makesNothing: true });
  const statuses = new Set([200, ...codes.map((code) => ALL_ERROR_CODES[code].status)]);
  return [...statuses].sort((a, b) => a - b);
}

describe('every operation', () => {
  it.each(ids)('%s has one test file beside its feature', (id) => {
    expect(testFilesOf(id)).toHaveLength(1);
  });

  it.each(ids)('%s is tested for every status it declares, in order, and for no other', (id) => {
    const isExcepted = (status: number) =>
      FAULTS_OF_OURS.includes(status) || (status === 429 && GENERAL_LIMIT_ONLY.includes(id));

    const declared = declaredStatusesOf(describedOperations[id]);
    const tested = testedStatusesOf(id);

    expect(tested.filter((status) => !isExcepted(status))).toEqual(
      declared.filter((status) => !isExcepted(status)),
    );
    expect(declared).toEqual(expect.arrayContaining(tested));
  });

  it.each(GENERAL_LIMIT_ONLY)('%s, which has no test for 429, has only the general limit', (id) => {
    const codes = errorCodesOf(describedOperations[id]).filter(
      (code) => ALL_ERROR_CODES[code].status === 429,
    );

    expect(codes).toEqual(['rate.limited']);
  });

  it('has its rows in the test of other companies, if it names a record', () => {
    const withoutRows = ids.filter((id) => otherCompanyCalls[id] === 'names no record');

    const naming = withoutRows.filter((id) => {
      const { company, params, auth } = describedOperations[id] as Operation;
      return company === 'route' || company === 'body' || params !== undefined || auth === 'employeeSession';
    });
    expect(naming).toEqual([]);
  });

  it('needs a feature only where its caller has a company', () => {
    expect(all.filter(({ feature, auth }) => feature !== undefined && auth === 'none')).toEqual([]);
  });
});

describe('the table of routes', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.stop());

  it.each(all.map((operation) => [operation.id, operation] as const))('holds %s', async (_, operation) => {
    const { method, path } = operation;
    const url = new URL(`${basePathOf(operation)}${path.replaceAll(/\{\w+\}/g, SOME_ID)}`, api.baseUrl).href;

    const answer = await rawRequest(url, { method });

    expect(answer.codes.filter((code) => code.startsWith('route.'))).toEqual([]);
    expect(answer.status).toBeLessThan(500);
    expect(api.logLines.at(-1)).toContain(`"route":"${method} ${path}"`);
  });
});
