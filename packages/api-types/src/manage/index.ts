// The surface of the manage contract: everything our own apps for managers ask of the server, under `/api/manage/v1`.
import {
  confirmAddress,
  giveAddressLink,
  readAddressLink,
  readWayBack,
  takeAddressBack,
  withdrawAddress,
} from './addresses.ts';
import { changeOwnLanguage, changeOwnPassword } from './account.ts';
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp } from './factors.ts';
import { getCompanySettings, changeCompanySettings } from './company-settings.ts';
import { listCompanyDepartments, getDepartment, addDepartment, changeDepartment } from './departments.ts';
import { listCompanyProjects, getCompanyProject, addProject, changeProject } from './company-projects.ts';
import { listCompanyPayPeriods, getCompanyPayPeriod, addPayPeriod, changePayPeriod } from './pay-periods.ts';
import { listHolidaysOfYear } from './holiday-year.ts';
import {
  listAgreements,
  listRuleSets,
  addRuleSet,
  addRuleVersion,
  removeRuleVersion,
  showExampleWeek,
} from './pay-rules.ts';
import { getPayrollCodes, changePayrollCodes } from './payroll-codes.ts';
import { listChanges, exportChanges } from './changes.ts';
import {
  checkFirstPeople,
  previewFirstWeek,
  readFirstRun,
  startCompany,
  startFirstPasskey,
} from './first-run.ts';
import { explainDay } from './explained-days.ts';
import { getManagerCode, makeManagerCode, removeManagerCode } from './manager-codes.ts';
import { endServiceAccount, listServiceAccounts, makeServiceAccount } from './service-accounts.ts';
import { checkPeopleImport, importPeople } from './people-import.ts';
import { findWorkPatternEffect, proposeWorkPattern, setWorkPatterns } from './work-patterns.ts';
import { addPerson, changePerson, endEmployment, getPerson, listPeople, reemployPerson } from './people.ts';
import {
  changeRole,
  endPersonSessions,
  exportPerson,
  getPersonSignIn,
  listPersonSessions,
  resetFactors,
  setPin,
  setPins,
  unlockPin,
} from './people-access.ts';
import { erasePerson, previewErasure } from './person-erasure.ts';
import { changePersonReach, getPersonReach } from './person-reach.ts';
import {
  askForPasswordLink,
  makePasswordLink,
  readPasswordLink,
  redeemPasswordLink,
} from './password-links.ts';
import {
  confirmDeskSession,
  endDeskSession,
  endOwnSession,
  getDeskSession,
  listOwnSessions,
  startDeskSession,
} from './session.ts';
import {
  addPasskey,
  confirmWithPasskey,
  finishPasskeySignIn,
  listPasskeys,
  removePasskey,
  startPasskey,
  startPasskeyConfirmation,
  startPasskeySignIn,
} from './passkeys.ts';
import { addEntriesForMany, checkEntriesForMany } from './entries-for-many.ts';
import { getPersonDays } from './person-days.ts';
import { getWorkSummary } from './work-summary.ts';
import { payrollOperations } from './payroll-operations.ts';
import { getPairingWord, makePairingWord } from './pairing-words.ts';
import { getTabletReach } from './tablet-reach.ts';
import {
  changeAbsences,
  enterAbsence,
  findAbsenceEffect,
  getLeaveCalendar,
  removeAbsences,
} from './absences.ts';
import {
  approveLeave,
  askForLeave,
  getLeaveRequest,
  listLeaveRequests,
  refuseLeave,
  takeBackLeaveDecision,
} from './leave-requests.ts';
import { adoptDraftRule, prepareDraftRule } from './draft-rules.ts';
import { explainReplayedDay, replayDraftRule, replayPersonDays } from './rule-replays.ts';
import { listReviews } from './open-reviews.ts';
import { lookAtPunchPhoto } from './punch-photo.ts';
import { getReview, tryReviewTime } from './review-case.ts';
import { getTimesheetGrid } from './timesheet-grid.ts';
import { settleReview, settleReviews } from './reviews.ts';
import {
  addTimeEntry,
  changeTimeEntry,
  findCorrectionEffect,
  getTimeEntry,
  listTimeEntryChanges,
  removeTimeEntry,
  splitTimeEntry,
} from './time-entries.ts';
import { getToday } from './today.ts';
import { closeTabletIncident, listTablets, renameTablet, revokeTablet } from './tablets.ts';

export { MANAGE_API_INFO } from './manage-api-info.ts';
export type { CompanySettings } from './company-settings.ts';
export type { CompanyProject } from './company-projects.ts';
export { CHANGE_SUBJECTS, type ChangeSubject, type LoggedChange } from './changes.ts';
export type { MappedLine } from './payroll-codes.ts';
export type { PersonReach } from './person-reach.ts';
export { PAYROLL_SYSTEMS } from './payroll-systems.ts';
export { EXPORT_PROFILE_KEYS, type ExportProfile } from './export-profiles.ts';
export type { ExportSettings } from './export-settings.ts';
export { MONTH_CHECKS } from './month-checks.ts';
export { HELD_BACK_REASONS, type PayrollMonth } from './payroll-month.ts';
export type { PayrollRun, PayrollRunSummary } from './payroll-runs.ts';
export type { PreviewedRun } from './payroll-run-preview.ts';
export type { Bonuses } from './bonuses.ts';
export type { EarnedVacation, HolidayPayBasis } from './holiday-pay.ts';
export type { RuleSet } from './pay-rules.ts';
export type { ExplainedDay } from './explained-days.ts';
export type { DeskSession, OwnSession } from './session.ts';
export type { Passkey } from './passkey-formats.ts';
export type { LeaveCalendar } from './absences.ts';
export type { AbsenceRecord, LeaveRequest } from './leave-formats.ts';
export type { LeaveCase } from './leave-requests.ts';
export type { PersonToday, Today } from './today.ts';
export type { ManagedTablet } from './tablets.ts';
export type { ServiceAccount } from './service-accounts.ts';
export type { ImportColumn, ImportFault, ImportLine, ImportReport, ImportWarning } from './people-import.ts';
export type { ListedPerson } from './people.ts';
export { isErasureRefusal, type ErasureRefusal } from './person-erasure.ts';
export { MOST_PINS, type PinCard } from './people-access.ts';
export type { PersonRecord, SaidPerson } from './person-record.ts';
export { NO_PATTERN_REASONS, type WorkPatternEffect, type WorkPatternProposal } from './work-patterns.ts';
export { MOST_PEOPLE_AT_ONCE } from './entries-for-many.ts';
export type { WorkSummary } from './work-summary.ts';
export type { PersonDays } from './person-days.ts';
export type { TimesheetGrid } from './timesheet-grid.ts';
export type { OpenReviewItem } from './open-reviews.ts';
export type { ReviewCase } from './review-case.ts';
export type { PayEffect, TimeEntryRecord } from './time-entries.ts';
export {
  may,
  rolesWith,
  staysInDepartments,
  type AboutPerson,
  type Act,
  type NoRight,
  type RightsHolder,
} from './rights.ts';

/** Every manage operation that is built. */
export const manageOperations = {
  getDeskSession,
  startDeskSession,
  endDeskSession,
  confirmDeskSession,
  listOwnSessions,
  endOwnSession,
  changeOwnLanguage,
  changeOwnPassword,
  makePasswordLink,
  askForPasswordLink,
  readPasswordLink,
  redeemPasswordLink,
  giveAddressLink,
  withdrawAddress,
  readAddressLink,
  confirmAddress,
  readWayBack,
  takeAddressBack,
  startTotp,
  removeTotp,
  confirmTotp,
  renewRecoveryCodes,
  listPasskeys,
  startPasskey,
  addPasskey,
  removePasskey,
  startPasskeySignIn,
  finishPasskeySignIn,
  startPasskeyConfirmation,
  confirmWithPasskey,
  listServiceAccounts,
  makeServiceAccount,
  endServiceAccount,
  readFirstRun,
  previewFirstWeek,
  checkFirstPeople,
  startFirstPasskey,
  startCompany,
  explainDay,
  getTimeEntry,
  addTimeEntry,
  changeTimeEntry,
  splitTimeEntry,
  removeTimeEntry,
  findCorrectionEffect,
  listTimeEntryChanges,
  listReviews,
  getReview,
  tryReviewTime,
  lookAtPunchPhoto,
  settleReview,
  getTimesheetGrid,
  getPersonDays,
  getWorkSummary,
  checkEntriesForMany,
  addEntriesForMany,
  getToday,
  settleReviews,
  listLeaveRequests,
  getLeaveRequest,
  askForLeave,
  approveLeave,
  refuseLeave,
  takeBackLeaveDecision,
  enterAbsence,
  changeAbsences,
  removeAbsences,
  findAbsenceEffect,
  getLeaveCalendar,
  listTablets,
  renameTablet,
  revokeTablet,
  closeTabletIncident,
  getPairingWord,
  makePairingWord,
  getTabletReach,
  getManagerCode,
  makeManagerCode,
  removeManagerCode,
  listPeople,
  getPerson,
  addPerson,
  changePerson,
  endEmployment,
  reemployPerson,
  proposeWorkPattern,
  findWorkPatternEffect,
  setWorkPatterns,
  getPersonSignIn,
  setPin,
  setPins,
  unlockPin,
  changeRole,
  getPersonReach,
  changePersonReach,
  listPersonSessions,
  endPersonSessions,
  resetFactors,
  exportPerson,
  previewErasure,
  erasePerson,
  checkPeopleImport,
  importPeople,
  getCompanySettings,
  changeCompanySettings,
  listCompanyDepartments,
  getDepartment,
  addDepartment,
  changeDepartment,
  listCompanyProjects,
  getCompanyProject,
  addProject,
  changeProject,
  listCompanyPayPeriods,
  getCompanyPayPeriod,
  addPayPeriod,
  changePayPeriod,
  listHolidaysOfYear,
  listAgreements,
  listRuleSets,
  addRuleSet,
  addRuleVersion,
  removeRuleVersion,
  showExampleWeek,
  prepareDraftRule,
  replayDraftRule,
  replayPersonDays,
  explainReplayedDay,
  adoptDraftRule,
  getPayrollCodes,
  changePayrollCodes,
  ...payrollOperations,
  listChanges,
  exportChanges,
} as const;

/** The id of a manage operation. */
export type ManageOperationId = keyof typeof manageOperations;
