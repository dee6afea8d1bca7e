// The manage API, of our own apps for managers: every operation and the feature that answers it.
import { manageOperations } from '@stimpill/api-types/manage';
import type { RequestHandler } from 'express';
import { addressHandlers } from '#features/auth/addresses/address-handlers.ts';
import { accountHandlers } from '#features/auth/desk/account-handlers.ts';
import { deskSessionHandlers } from '#features/auth/desk/desk-session-handlers.ts';
import { factorHandlers } from '#features/auth/factors/factor-handlers.ts';
import { passwordLinkHandlers } from '#features/auth/password-links/password-link-handlers.ts';
import { passkeyHandlers } from '#features/auth/passkeys/passkey-handlers.ts';
import { serviceAccountHandlers } from '#features/auth/service-accounts/service-account-handlers.ts';
import { revokeDevicesOf } from '#features/tablets/devices/revoke-device.ts';
import { manageTabletsHandlers } from '#features/tablets/manage-tablets-handlers.ts';
import { firstRunHandlers } from '#features/first-run/first-run-handlers.ts';
import { managePayRulesHandlers } from '#features/company-records/manage-pay-rules-handlers.ts';
import { manageSettingsHandlers } from '#features/company-records/manage-settings-handlers.ts';
import { manageStructureHandlers } from '#features/company-records/manage-structure-handlers.ts';
import { manageAccessHandlers } from '#features/company-people/manage-access-handlers.ts';
import { waitingAddressHandlers } from '#features/company-people/waiting-address-handlers.ts';
import { manageImportHandlers } from '#features/company-people/import/manage-import-handlers.ts';
import { workPatternHandlers } from '#features/company-people/work-pattern-handlers.ts';
import { managePeopleHandlers } from '#features/company-people/manage-people-handlers.ts';
import { manageReviewsHandlers } from '#features/reviews/manage-reviews-handlers.ts';
import { manageManyHandlers } from '#features/corrections/manage-many-handlers.ts';
import { manageBalancesHandlers } from '#features/balances/manage-balances-handlers.ts';
import { manageCorrectionsHandlers } from '#features/corrections/manage-corrections-handlers.ts';
import { manageAbsencesHandlers } from '#features/leave/manage-absences-handlers.ts';
import { manageLeaveHandlers } from '#features/leave/manage-leave-handlers.ts';
import { deskFrameHandlers } from '#features/desk-frame/desk-frame-handlers.ts';
import { readDeskFrame } from '#features/desk-frame/read-desk-frame.ts';
import { toDeskFrame } from '#features/desk-frame/to-desk-frame.ts';
import { manageTodayHandlers } from '#features/today/manage-today-handlers.ts';
import { manageErasureHandlers } from '#features/system/erasing/person/manage-erasure-handlers.ts';
import { manageHolidaysHandlers } from '#features/holidays/holidays-handlers.ts';
import { manageLogHandlers } from '#features/log/manage-log-handlers.ts';
import { payrollMonthHandlers } from '#features/payroll-runs/payroll-month-handlers.ts';
import { payrollRunHandlers, bonusRunHandlers } from '#features/payroll-runs/payroll-run-handlers.ts';
import { draftBonusRun } from '#features/payroll-runs/draft-bonus-run.ts';
import { draftPayrollRun } from '#features/payroll-runs/draft-payroll-run.ts';
import { ruleLabHandlers } from '#features/rule-lab/rule-lab-handlers.ts';
import { manageRulesHandlers } from '#features/rules/manage-rules-handlers.ts';
import { manageTimesheetsHandlers } from '#features/timesheets/manage-timesheets-handlers.ts';
import { mountApi } from '#http/mount-api.ts';
import type { MountDeps } from '#http/mount-operation.ts';
import { manageReaders, paperReaders } from './company-readers.ts';
import type { CompanyWork } from './company-work.ts';
import { secondAnswers } from './second-answers.ts';
import type { UseCaseDeps } from './use-case-deps.ts';

type ApiManageDeps = UseCaseDeps & { readonly companyWork?: CompanyWork; readonly paperWork?: CompanyWork };

export function apiManage(deps: ApiManageDeps, shared: MountDeps): RequestHandler {
  return mountApi(manageOperations, manageHandlers(deps), { ...shared, secondAnswers: secondAnswers(deps) });
}

/** By the name of their operation. */
export function manageHandlers(deps: ApiManageDeps) {
  const readers = manageReaders(deps);
  const papers = paperReaders(deps);
  return {
    ...ofSession(deps),
    ...ofCompany(deps),
    ...ofPeople(deps),
    ...ofTime(deps),
    ...ofPayroll(deps),
    ...(deps.companyWork?.inThread(readers) ?? readers),
    ...(deps.paperWork?.inThread(papers) ?? papers),
  };
}

/** Who is signed in, and how somebody signs in. */
const ofSession = (deps: UseCaseDeps) => ({
  ...deskSessionHandlers({
    ...deps,
    readFrame: async (caller) => toDeskFrame(await readDeskFrame(deps, caller)),
  }),
  ...deskFrameHandlers(deps),
  ...accountHandlers(deps),
  ...factorHandlers(deps),
  ...passkeyHandlers(deps),
  ...passwordLinkHandlers(deps),
  ...addressHandlers(deps),
  ...serviceAccountHandlers({ ...deps, revokeDevicesOf }),
});

/** What a company decides about itself, its tablets, and who changed what. */
const ofCompany = (deps: UseCaseDeps) => ({
  ...firstRunHandlers(deps),
  ...manageSettingsHandlers(deps),
  ...manageStructureHandlers(deps),
  ...manageHolidaysHandlers(deps),
  ...manageRulesHandlers(deps),
  ...managePayRulesHandlers(deps),
  ...ruleLabHandlers(deps),
  ...manageLogHandlers(deps),
  ...manageTabletsHandlers(deps),
});

const ofPeople = (deps: UseCaseDeps) => ({
  ...managePeopleHandlers(deps),
  ...manageImportHandlers(deps),
  ...workPatternHandlers(deps),
  ...manageAccessHandlers(deps),
  ...waitingAddressHandlers(deps),
  ...manageErasureHandlers(deps),
});

/** Working time, and days on which people are away. */
const ofTime = (deps: UseCaseDeps) => ({
  ...manageTodayHandlers(deps),
  ...manageTimesheetsHandlers(deps),
  ...manageCorrectionsHandlers(deps),
  ...manageManyHandlers(deps),
  ...manageBalancesHandlers(deps),
  ...manageReviewsHandlers(deps),
  ...manageLeaveHandlers(deps),
  ...manageAbsencesHandlers(deps),
});

/** From approved time to payroll files, which are counted in the thread too. */
function ofPayroll(deps: ApiManageDeps) {
  const { knex } = deps.database;
  const draft = deps.companyWork?.draftPayrollRun ?? ((request) => draftPayrollRun(knex, request));
  const draftBonus = deps.companyWork?.draftBonusRun ?? ((request) => draftBonusRun(knex, request));
  return {
    ...payrollMonthHandlers(deps),
    ...payrollRunHandlers({ ...deps, draft }),
    ...bonusRunHandlers({ ...deps, draftBonus }),
  };
}
