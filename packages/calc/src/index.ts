export { calculateTimesheet } from './calculate-timesheet.ts';
export type { CalculatedEntry, Entry, Timesheet, TimesheetInput } from './timesheet.ts';
export { TimesheetInputError } from './timesheet-input-error.ts';

export { parseRuleDefinition, type ParsedRuleDefinition } from './rules/parse-rule-definition.ts';
export type { RuleDefinition } from './rules/rule-definition.ts';
export { PLAIN_TIME, type RuleVersion } from './rules/rule-version.ts';
export type { Problem } from './rules/problem.ts';

export { agreements } from './agreements/agreements.ts';
export type { Agreement } from './agreements/agreement.ts';

export { holidaysOfYear } from './holidays/holidays-of-year.ts';
export type { CompanyCalendar, ExtraHoliday, Holiday } from './holidays/holidays-of-year.ts';

export type { Totals } from './pay/totals.ts';
export { BUCKETS, type Bucket, type BucketMinutes } from './pay/bucket.ts';
export type { TraceReason, TraceStep } from './explain/trace.ts';

export { localDateOf, startOfLocalDate, utcZone, type Zone } from './time/zone.ts';
export { intlZone } from './time/intl-zone.ts';
export type { DateRange, LocalDate } from './time/local-date.ts';

export { absenceBalances } from './entitlements/absence-balances.ts';
export type {
  AbsenceBalance,
  AbsenceBalances,
  AbsenceBalancesInput,
  AbsenceTaken,
  LeaveBalance,
  VacationBalance,
} from './entitlements/absence-balances.ts';
export { findEmploymentProblems, type Employment } from './entitlements/employment.ts';
export { entitlementTerms } from './entitlements/all-entitlement-terms.ts';
export type { EntitlementTerms, LeavePay } from './entitlements/entitlement-terms.ts';
export type { MissingFact } from './entitlements/seniority.ts';
export { withOwnTerms, type OwnTerms } from './entitlements/with-own-terms.ts';
