// The surface of the manage contract: everything our own apps for managers ask of the server, under `/api/manage/v1`.
export { manageOperations, type ManageOperationId } from './operations.ts';
export { MANAGE_API_INFO } from './manage-api-info.ts';
export type { CompanySettings } from './company-settings.ts';
export type { CompanyProject } from './company-projects.ts';
export type { LoggedChange } from './changes.ts';
export type { MappedLine } from './payroll-codes.ts';
export type { PersonReach } from './person-reach.ts';
export { PAYROLL_SYSTEM_NAMES, PAYROLL_SYSTEMS } from './payroll-systems.ts';
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
export type { DeskFrame } from './desk-frame.ts';
export type { DeskSession, OwnSession } from './session.ts';
export type { Passkey } from './passkey-formats.ts';
export type { AbsenceKindRecord } from './absence-kinds.ts';
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
export type { RestRecord } from './rest-departures.ts';
export type { PersonDays } from './person-days.ts';
export type { TimesheetGrid } from './timesheet-grid.ts';
export type { OpenReviewItem } from './open-reviews.ts';
export type { ReviewCase } from './review-case.ts';
export type { ChangeWord } from './change-words.ts';
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
