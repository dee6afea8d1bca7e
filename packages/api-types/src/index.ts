// The public surface of the contract package.
export { operations, type OperationId } from './operations.ts';
export {
  CODES_OUTSIDE_OPERATIONS,
  tellsState,
  asksForFactor,
  defineOperation,
  errorCodesOf,
  namesVersion,
  takesKey,
  tellsVersion,
  type Auth,
  type CallOf,
  type DataOf,
  type FeatureFlag,
  type Operation,
  type OperationExample,
  type RequestOf,
  type Tag,
} from './operation.ts';
export { readAsWanted } from './what-is-wanted.ts';
export { ERROR_CODES, type ErrorCode, type ErrorCodeDefinition } from './error-codes.ts';
export { ALL_ERROR_CODES, type AnyErrorCode } from './any-error-code.ts';
export { failureEnvelope, successEnvelope, type ApiError, type Failure } from './envelope.ts';
export { ROLES, role, type Role } from './roles.ts';
export { type TokenPair } from './auth.ts';
export { type DeviceRegistration, type EmployeeSession } from './kiosk.ts';
export { type ActiveStatus, type PunchListUser, type PunchResponse } from './punches.ts';
export { BUCKET_FIELDS, type TimeEntry, type TimeEntryTotals, type Timesheet } from './timesheets.ts';
export { EXPORT_TARGETS, type PayrollExportPreview } from './payroll.ts';
export { type ScheduleSummary, type Shift } from './schedules.ts';
export { type AbsenceBalances } from './absences.ts';
export { type ProjectSummary } from './projects.ts';
export { type Department, type Employee } from './people.ts';
export { type PublicHoliday } from './holidays.ts';
export { type Health } from './system.ts';
export { MAX_RANGE_DAYS } from './date-range.ts';
export { employeeIdOf } from './employee-alias.ts';
