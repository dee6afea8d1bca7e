// The table of the manage API: every operation of our own apps for managers, and the handler behind it.
import type { Operation } from '@stimpill/api-types';
import { manageOperations as operations } from '@stimpill/api-types/manage';
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
import { manageCorrectionsHandlers } from '#features/corrections/manage-corrections-handlers.ts';
import { manageHoursHandlers } from '#features/hours/manage-hours-handlers.ts';
import { leaveCalendarReader, manageAbsencesHandlers } from '#features/leave/manage-absences-handlers.ts';
import { manageLeaveHandlers } from '#features/leave/manage-leave-handlers.ts';
import { manageTodayHandlers } from '#features/today/manage-today-handlers.ts';
import { manageErasureHandlers } from '#features/system/erasing/person/manage-erasure-handlers.ts';
import { manageHolidaysHandlers } from '#features/holidays/manage-holidays-handlers.ts';
import { logFileReader, manageLogHandlers } from '#features/log/manage-log-handlers.ts';
import { payrollMonthHandlers, payrollMonthReader } from '#features/payroll-runs/payroll-month-handlers.ts';
import { payrollRunHandlers } from '#features/payroll-runs/payroll-run-handlers.ts';
import { bonusesReader } from '#features/bonuses/bonuses-handlers.ts';
import { holidayPayReader } from '#features/bonuses/holiday-pay-handlers.ts';
import { bonusRunHandlers } from '#features/payroll-runs/bonus-run-handlers.ts';
import { draftBonusRun } from '#features/payroll-runs/draft-bonus-run.ts';
import { draftPayrollRun } from '#features/payroll-runs/draft-payroll-run.ts';
import { ruleLabHandlers, ruleLabReader } from '#features/rule-lab/rule-lab-handlers.ts';
import { manageRulesHandlers } from '#features/rules/manage-rules-handlers.ts';
import { manageTimesheetsHandlers } from '#features/timesheets/manage-timesheets-handlers.ts';
import { mountOperation, refuseOtherMethods, type Handler, type MountDeps } from '#http/mount-operation.ts';
import { routesByPlace, type Routes } from '#http/routes-by-place.ts';
import type { CompanyWideOperation } from './company-job.ts';
import type { CompanyWork } from './company-work.ts';
import { secondAnswers } from './second-answers.ts';
import type { UseCaseDeps } from './use-case-deps.ts';

type ApiManageDeps = UseCaseDeps & { readonly companyWork?: CompanyWork };

export function apiManage(deps: ApiManageDeps, shared: MountDeps): RequestHandler {
  const router = routesByPlace();
  const mountDeps = { ...shared, secondAnswers: secondAnswers(deps) };
  const tablets = manageTabletsHandlers(deps);
  const firstRun = firstRunHandlers(deps);
  const serviceAccounts = serviceAccountHandlers({ ...deps, revokeDevicesOf });

  mountSession(router, deps, mountDeps);
  mountOperation(router, operations.listServiceAccounts, serviceAccounts.listServiceAccounts, mountDeps);
  mountOperation(router, operations.makeServiceAccount, serviceAccounts.makeServiceAccount, mountDeps);
  mountOperation(router, operations.endServiceAccount, serviceAccounts.endServiceAccount, mountDeps);
  mountOperation(router, operations.readFirstRun, firstRun.readFirstRun, mountDeps);
  mountOperation(router, operations.previewFirstWeek, firstRun.previewFirstWeek, mountDeps);
  mountOperation(router, operations.checkFirstPeople, firstRun.checkFirstPeople, mountDeps);
  mountOperation(router, operations.startFirstPasskey, firstRun.startFirstPasskey, mountDeps);
  mountOperation(router, operations.startCompany, firstRun.startCompany, mountDeps);
  mountOperation(router, operations.listTablets, tablets.listTablets, mountDeps);
  mountOperation(router, operations.renameTablet, tablets.renameTablet, mountDeps);
  mountOperation(router, operations.revokeTablet, tablets.revokeTablet, mountDeps);
  mountOperation(router, operations.closeTabletIncident, tablets.closeTabletIncident, mountDeps);
  mountOperation(router, operations.makePairingWord, tablets.makePairingWord, mountDeps);
  mountOperation(router, operations.getPairingWord, tablets.getPairingWord, mountDeps);
  mountOperation(router, operations.getTabletReach, tablets.getTabletReach, mountDeps);
  mountOperation(router, operations.getManagerCode, tablets.getManagerCode, mountDeps);
  mountOperation(router, operations.makeManagerCode, tablets.makeManagerCode, mountDeps);
  mountOperation(router, operations.removeManagerCode, tablets.removeManagerCode, mountDeps);
  mountTime(router, deps, mountDeps);
  mountHours(router, deps, mountDeps);
  mountPeople(router, deps, mountDeps);
  mountCompany(router, deps, mountDeps);
  mountPayroll(router, deps, mountDeps);
  mountLeave(router, deps, mountDeps);
  mountRuleLab(router, deps, mountDeps);

  refuseOtherMethods(router, Object.values(operations));
  return router.handler;
}

/** The working time of people. */
function mountTime(router: Routes, deps: UseCaseDeps, mountDeps: MountDeps): void {
  const timesheets = manageTimesheetsHandlers(deps);
  const corrections = manageCorrectionsHandlers(deps);
  const reviews = manageReviewsHandlers(deps);
  const many = manageManyHandlers(deps);
  const today = manageTodayHandlers(deps);

  mountOperation(router, operations.explainDay, timesheets.explainDay, mountDeps);
  mountOperation(router, operations.getTimeEntry, corrections.getTimeEntry, mountDeps);
  mountOperation(router, operations.addTimeEntry, corrections.addTimeEntry, mountDeps);
  mountOperation(router, operations.changeTimeEntry, corrections.changeTimeEntry, mountDeps);
  mountOperation(router, operations.splitTimeEntry, corrections.splitTimeEntry, mountDeps);
  mountOperation(router, operations.removeTimeEntry, corrections.removeTimeEntry, mountDeps);
  mountOperation(router, operations.findCorrectionEffect, corrections.findCorrectionEffect, mountDeps);
  mountOperation(router, operations.listTimeEntryChanges, corrections.listTimeEntryChanges, mountDeps);
  mountOperation(router, operations.checkEntriesForMany, many.checkEntriesForMany, mountDeps);
  mountOperation(router, operations.addEntriesForMany, many.addEntriesForMany, mountDeps);
  mountOperation(router, operations.listReviews, reviews.listReviews, mountDeps);
  mountOperation(router, operations.getReview, reviews.getReview, mountDeps);
  mountOperation(router, operations.lookAtPunchPhoto, reviews.lookAtPunchPhoto, mountDeps);
  mountOperation(router, operations.tryReviewTime, reviews.tryReviewTime, mountDeps);
  mountOperation(router, operations.settleReview, reviews.settleReview, mountDeps);
  mountOperation(router, operations.getToday, today.getToday, mountDeps);
  mountOperation(router, operations.settleReviews, reviews.settleReviews, mountDeps);
}

/** Mounts what is slow in a thread of its own where there is one, so that punches do not wait. */
function companyWideMount(router: Routes, { companyWork }: ApiManageDeps, mountDeps: MountDeps) {
  return <O extends Operation & { readonly id: CompanyWideOperation }>(operation: O, here: Handler<O>) =>
    mountOperation(router, operation, companyWork?.handlerOf(operation) ?? here, mountDeps);
}

/** What a draft of a pay rule would have paid. */
function mountRuleLab(router: Routes, deps: ApiManageDeps, mountDeps: MountDeps): void {
  const companyWide = companyWideMount(router, deps, mountDeps);
  const reader = ruleLabReader(deps);

  companyWide(operations.prepareDraftRule, reader.prepareDraftRule);
  companyWide(operations.replayDraftRule, reader.replayDraftRule);
  companyWide(operations.replayPersonDays, reader.replayPersonDays);
  companyWide(operations.explainReplayedDay, reader.explainReplayedDay);
  mountOperation(router, operations.adoptDraftRule, ruleLabHandlers(deps).adoptDraftRule, mountDeps);
}

/** What people read of working time. */
function mountHours(router: Routes, deps: ApiManageDeps, mountDeps: MountDeps): void {
  const hours = manageHoursHandlers(deps);
  const companyWide = companyWideMount(router, deps, mountDeps);

  companyWide(operations.getTimesheetGrid, hours.getTimesheetGrid);
  companyWide(operations.getPersonDays, hours.getPersonDays);
  companyWide(operations.getWorkSummary, hours.getWorkSummary);
}

/** Time off that was asked for, and days on which people are away. */
function mountLeave(router: Routes, deps: ApiManageDeps, mountDeps: MountDeps): void {
  const leave = manageLeaveHandlers(deps);
  const absences = manageAbsencesHandlers(deps);
  const calendar =
    deps.companyWork?.handlerOf(operations.getLeaveCalendar) ?? leaveCalendarReader(deps).getLeaveCalendar;

  mountOperation(router, operations.listLeaveRequests, leave.listLeaveRequests, mountDeps);
  mountOperation(router, operations.getLeaveRequest, leave.getLeaveRequest, mountDeps);
  mountOperation(router, operations.askForLeave, leave.askForLeave, mountDeps);
  mountOperation(router, operations.approveLeave, leave.approveLeave, mountDeps);
  mountOperation(router, operations.refuseLeave, leave.refuseLeave, mountDeps);
  mountOperation(router, operations.takeBackLeaveDecision, leave.takeBackLeaveDecision, mountDeps);
  mountOperation(router, operations.enterAbsence, absences.enterAbsence, mountDeps);
  mountOperation(router, operations.changeAbsences, absences.changeAbsences, mountDeps);
  mountOperation(router, operations.removeAbsences, absences.removeAbsences, mountDeps);
  mountOperation(router, operations.findAbsenceEffect, absences.findAbsenceEffect, mountDeps);
  mountOperation(router, operations.getLeaveCalendar, calendar, mountDeps);
}

/** From approved time to the files of payroll systems. */
function mountPayroll(router: Routes, deps: ApiManageDeps, mountDeps: MountDeps): void {
  const { companyWork, database } = deps;
  const month = payrollMonthHandlers(deps);
  const companyWide = companyWideMount(router, deps, mountDeps);
  const reader = payrollMonthReader(deps);
  const runs = payrollRunHandlers({
    ...deps,
    draft: companyWork?.draftPayrollRun ?? ((request) => draftPayrollRun(database.knex, request)),
  });

  companyWide(operations.checkPayrollMonth, reader.checkPayrollMonth);
  companyWide(operations.listMovedFigures, reader.listMovedFigures);
  mountOperation(router, operations.approvePayrollMonth, month.approvePayrollMonth, mountDeps);
  mountOperation(router, operations.undoApproval, month.undoApproval, mountDeps);
  mountOperation(router, operations.reopenTime, month.reopenTime, mountDeps);
  mountOperation(router, operations.getReopeningEffect, month.getReopeningEffect, mountDeps);
  mountOperation(router, operations.listExportProfiles, runs.listExportProfiles, mountDeps);
  mountOperation(router, operations.getExportProfile, runs.getExportProfile, mountDeps);
  mountOperation(router, operations.changeExportProfile, runs.changeExportProfile, mountDeps);
  mountOperation(router, operations.showExampleFile, runs.showExampleFile, mountDeps);
  mountOperation(router, operations.previewPayrollRun, runs.previewPayrollRun, mountDeps);
  mountOperation(router, operations.makePayrollRun, runs.makePayrollRun, mountDeps);
  mountOperation(router, operations.listPayrollRuns, runs.listPayrollRuns, mountDeps);
  mountOperation(router, operations.getPayrollRun, runs.getPayrollRun, mountDeps);
  mountOperation(router, operations.getPayrollRunFile, runs.getPayrollRunFile, mountDeps);
  const holidayPay = holidayPayReader(deps);
  companyWide(operations.getBonuses, bonusesReader(deps).getBonuses);
  companyWide(operations.getHolidayPayBasis, holidayPay.getHolidayPayBasis);
  companyWide(operations.getEarnedVacation, holidayPay.getEarnedVacation);
  const draftBonus = companyWork?.draftBonusRun ?? ((request) => draftBonusRun(database.knex, request));
  mountOperation(
    router,
    operations.makeBonusRun,
    bonusRunHandlers({ ...deps, draftBonus }).makeBonusRun,
    mountDeps,
  );
}

/** Who is signed in, and how somebody signs in. */
function mountSession(router: Routes, deps: UseCaseDeps, mountDeps: MountDeps): void {
  const session = deskSessionHandlers(deps);
  const account = accountHandlers(deps);
  const factors = factorHandlers(deps);
  const links = passwordLinkHandlers(deps);
  const addresses = addressHandlers(deps);
  const passkeys = passkeyHandlers(deps);

  mountOperation(router, operations.getDeskSession, session.getDeskSession, mountDeps);
  mountOperation(router, operations.startDeskSession, session.startDeskSession, mountDeps);
  mountOperation(router, operations.endDeskSession, session.endDeskSession, mountDeps);
  mountOperation(router, operations.confirmDeskSession, session.confirmDeskSession, mountDeps);
  mountOperation(router, operations.listOwnSessions, session.listOwnSessions, mountDeps);
  mountOperation(router, operations.endOwnSession, session.endOwnSession, mountDeps);
  mountOperation(router, operations.changeOwnLanguage, account.changeOwnLanguage, mountDeps);
  mountOperation(router, operations.changeOwnPassword, account.changeOwnPassword, mountDeps);
  mountOperation(router, operations.makePasswordLink, links.makePasswordLink, mountDeps);
  mountOperation(router, operations.askForPasswordLink, links.askForPasswordLink, mountDeps);
  mountOperation(router, operations.readPasswordLink, links.readPasswordLink, mountDeps);
  mountOperation(router, operations.redeemPasswordLink, links.redeemPasswordLink, mountDeps);
  mountOperation(router, operations.readAddressLink, addresses.readAddressLink, mountDeps);
  mountOperation(router, operations.confirmAddress, addresses.confirmAddress, mountDeps);
  mountOperation(router, operations.readWayBack, addresses.readWayBack, mountDeps);
  mountOperation(router, operations.takeAddressBack, addresses.takeAddressBack, mountDeps);
  mountOperation(router, operations.startTotp, factors.startTotp, mountDeps);
  mountOperation(router, operations.removeTotp, factors.removeTotp, mountDeps);
  mountOperation(router, operations.confirmTotp, factors.confirmTotp, mountDeps);
  mountOperation(router, operations.renewRecoveryCodes, factors.renewRecoveryCodes, mountDeps);
  mountOperation(router, operations.listPasskeys, passkeys.listPasskeys, mountDeps);
  mountOperation(router, operations.startPasskey, passkeys.startPasskey, mountDeps);
  mountOperation(router, operations.addPasskey, passkeys.addPasskey, mountDeps);
  mountOperation(router, operations.removePasskey, passkeys.removePasskey, mountDeps);
  mountOperation(router, operations.startPasskeySignIn, passkeys.startPasskeySignIn, mountDeps);
  mountOperation(router, operations.finishPasskeySignIn, passkeys.finishPasskeySignIn, mountDeps);
  mountOperation(router, operations.startPasskeyConfirmation, passkeys.startPasskeyConfirmation, mountDeps);
  mountOperation(router, operations.confirmWithPasskey, passkeys.confirmWithPasskey, mountDeps);
}

/** The people of a company. */
function mountPeople(router: Routes, deps: UseCaseDeps, mountDeps: MountDeps): void {
  const people = managePeopleHandlers(deps);
  const imports = manageImportHandlers(deps);
  const patterns = workPatternHandlers(deps);
  const access = manageAccessHandlers(deps);
  const waiting = waitingAddressHandlers(deps);
  const erasing = manageErasureHandlers(deps);

  mountOperation(router, operations.listPeople, people.listPeople, mountDeps);
  mountOperation(router, operations.getPerson, people.getPerson, mountDeps);
  mountOperation(router, operations.addPerson, people.addPerson, mountDeps);
  mountOperation(router, operations.changePerson, people.changePerson, mountDeps);
  mountOperation(router, operations.endEmployment, people.endEmployment, mountDeps);
  mountOperation(router, operations.reemployPerson, people.reemployPerson, mountDeps);
  mountOperation(router, operations.proposeWorkPattern, patterns.proposeWorkPattern, mountDeps);
  mountOperation(router, operations.findWorkPatternEffect, patterns.findWorkPatternEffect, mountDeps);
  mountOperation(router, operations.setWorkPatterns, patterns.setWorkPatterns, mountDeps);
  mountOperation(router, operations.getPersonSignIn, access.getPersonSignIn, mountDeps);
  mountOperation(router, operations.setPin, access.setPin, mountDeps);
  mountOperation(router, operations.setPins, access.setPins, mountDeps);
  mountOperation(router, operations.unlockPin, access.unlockPin, mountDeps);
  mountOperation(router, operations.changeRole, access.changeRole, mountDeps);
  mountOperation(router, operations.getPersonReach, access.getPersonReach, mountDeps);
  mountOperation(router, operations.changePersonReach, access.changePersonReach, mountDeps);
  mountOperation(router, operations.listPersonSessions, access.listPersonSessions, mountDeps);
  mountOperation(router, operations.endPersonSessions, access.endPersonSessions, mountDeps);
  mountOperation(router, operations.giveAddressLink, waiting.giveAddressLink, mountDeps);
  mountOperation(router, operations.withdrawAddress, waiting.withdrawAddress, mountDeps);
  mountOperation(router, operations.resetFactors, access.resetFactors, mountDeps);
  mountOperation(router, operations.exportPerson, access.exportPerson, mountDeps);
  mountOperation(router, operations.previewErasure, erasing.previewErasure, mountDeps);
  mountOperation(router, operations.erasePerson, erasing.erasePerson, mountDeps);
  mountOperation(router, operations.checkPeopleImport, imports.checkPeopleImport, mountDeps);
  mountOperation(router, operations.importPeople, imports.importPeople, mountDeps);
}

/** What a company decides about itself, and who changed it. */
function mountCompany(router: Routes, deps: ApiManageDeps, mountDeps: MountDeps): void {
  const settings = manageSettingsHandlers(deps);
  const structure = manageStructureHandlers(deps);
  const holidays = manageHolidaysHandlers(deps);
  const rules = manageRulesHandlers(deps);
  const payRules = managePayRulesHandlers(deps);
  const log = manageLogHandlers(deps);

  mountOperation(router, operations.getCompanySettings, settings.getCompanySettings, mountDeps);
  mountOperation(router, operations.changeCompanySettings, settings.changeCompanySettings, mountDeps);
  mountOperation(router, operations.listCompanyDepartments, structure.listCompanyDepartments, mountDeps);
  mountOperation(router, operations.getDepartment, structure.getDepartment, mountDeps);
  mountOperation(router, operations.addDepartment, structure.addDepartment, mountDeps);
  mountOperation(router, operations.changeDepartment, structure.changeDepartment, mountDeps);
  mountOperation(router, operations.listCompanyProjects, structure.listCompanyProjects, mountDeps);
  mountOperation(router, operations.getCompanyProject, structure.getCompanyProject, mountDeps);
  mountOperation(router, operations.addProject, structure.addProject, mountDeps);
  mountOperation(router, operations.changeProject, structure.changeProject, mountDeps);
  mountOperation(router, operations.listCompanyPayPeriods, structure.listCompanyPayPeriods, mountDeps);
  mountOperation(router, operations.getCompanyPayPeriod, structure.getCompanyPayPeriod, mountDeps);
  mountOperation(router, operations.addPayPeriod, structure.addPayPeriod, mountDeps);
  mountOperation(router, operations.changePayPeriod, structure.changePayPeriod, mountDeps);
  mountOperation(router, operations.listHolidaysOfYear, holidays.listHolidaysOfYear, mountDeps);
  mountOperation(router, operations.listAgreements, rules.listAgreements, mountDeps);
  mountOperation(router, operations.listRuleSets, rules.listRuleSets, mountDeps);
  mountOperation(router, operations.showExampleWeek, rules.showExampleWeek, mountDeps);
  mountOperation(router, operations.addRuleSet, payRules.addRuleSet, mountDeps);
  mountOperation(router, operations.addRuleVersion, payRules.addRuleVersion, mountDeps);
  mountOperation(router, operations.removeRuleVersion, payRules.removeRuleVersion, mountDeps);
  mountOperation(router, operations.getPayrollCodes, payRules.getPayrollCodes, mountDeps);
  mountOperation(router, operations.changePayrollCodes, payRules.changePayrollCodes, mountDeps);
  mountOperation(router, operations.listChanges, log.listChanges, mountDeps);
  companyWideMount(router, deps, mountDeps)(operations.exportChanges, logFileReader(deps).exportChanges);
}
