export { calculateTimesheet } from './calculate-timesheet.ts';
export { calculateFigures, calculateFiguresUnder, type FiguresUnder } from './entry-figures.ts';
export type {
  Break,
  CalculatedEntry,
  EmploymentTerms,
  Entry,
  EntryFigures,
  Issue,
  PlannedShift,
  Timesheet,
  TimesheetHoliday,
  TimesheetInput,
} from './timesheet.ts';
export { TimesheetInputError } from './timesheet-input-error.ts';

export { findValueProblems } from './rules/find-value-problems.ts';
export type { OpenParameter } from './rules/open-part.ts';
export { missingParameters, settleRule, type ParameterValues } from './rules/settle-rule.ts';
export { parseRuleDefinition, type ParsedRuleDefinition } from './rules/parse-rule-definition.ts';
export { ruleDefinitionSchema } from './rules/rule-definition-schema.ts';
export type {
  MechanismName,
  MechanismParameters,
  MechanismStep,
  PayCode,
  RuleDefinition,
} from './rules/rule-definition.ts';
export type { Citation } from './holidays/citation.ts';
export { absenceRange, accountingRange } from './rules/accounting-range.ts';
export { dependencies, dependentRange, type Dependency } from './rules/dependent-days.ts';
export { PLAIN_TIME, type RuleVersion } from './rules/rule-version.ts';
export type { Problem } from './rules/problem.ts';

export { agreements } from './agreements/agreements.ts';
export type { Agreement } from './agreements/agreement.ts';

export { findDepartures, type RestFindings, type RestInput } from './rest/find-departures.ts';
export { REST_RIGHTS, type Departure, type RestRight } from './rest/departure.ts';
export {
  ageOn,
  REST_LAWS,
  termsByAge,
  type RestLaw,
  type RestTerms,
  type Sourced,
  type TermsOn,
} from './rest/rest-law.ts';
export {
  LEAST_RECORD_DAYS,
  referencePeriod,
  weeklyAverage,
  type WorkedInPeriod,
} from './rest/weekly-average.ts';

export { holidaysOfYear, markableDaysOfYear, namesOfHoliday } from './holidays/holidays-of-year.ts';
export type { CompanyCalendar, ExtraHoliday, Holiday } from './holidays/holidays-of-year.ts';

export type { PayLines, Totals } from './pay/totals.ts';
export {
  ABSENCE_TYPES,
  type Absence,
  type AbsenceMinutes,
  type AbsenceType,
  type OwnKind,
} from './pay/absence-minutes.ts';
export {
  CREDIT_ACCOUNTS,
  type Credit,
  type CreditAccount,
  type CreditMinutes,
  type CreditReason,
} from './pay/credit.ts';
export type { PatternDay, PatternFrom, PayBasis } from './pay/person.ts';
export { proposalRange, proposePattern } from './patterns/propose-pattern.ts';
export type {
  NoPattern,
  PatternProposal,
  ProposalDay,
  ProposalWeek,
  WeekdayUse,
} from './patterns/pattern-proposal.ts';
export { BREAK_KINDS, ENTRY_KINDS, type BreakKind, type EntryKind } from './pay/stint.ts';
export { BUCKETS, type Bucket, type BucketMinutes } from './pay/bucket.ts';
export type { TraceLoser, TraceReason, TraceStep } from './explain/trace.ts';

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
export { agreementBonuses, bonusesOf, type NoBonuses, type PublicEmployer } from './bonuses/bonuses-of.ts';
export { bonusShares, type BonusShare, type BonusState } from './bonuses/bonus-shares.ts';
export type { BonusFacts, BonusQuestion, EmploymentSpan, TimeAway } from './bonuses/bonus-facts.ts';
export {
  BONUS_KINDS,
  BONUS_LINES,
  type AgreementBonuses,
  type BonusKind,
  type BonusTermsKey,
  type WindowKey,
} from './bonuses/bonus-terms.ts';
export { withOwnTerms, type OwnTerms } from './entitlements/with-own-terms.ts';

export {
  explainCredit,
  explainEntry,
  explainMinute,
  withSource,
  type EntryExplanation,
  type ExplainedReason,
  type ExplainedSource,
  type ExplanationOfCredit,
  type ExplanationOfStretch,
} from './explain/explain-entry.ts';
export {
  explainDay,
  type DayExplanation,
  type ExplanationOfEntry,
  type ExplanationOfHoliday,
  type ExplanationOfIssue,
} from './explain-day.ts';
export { EXPLANATION_LANGUAGES, toldIn, type ExplanationLanguage, type Words } from './words/words.ts';
export type { Explainable, ExplainedStretch } from './explain/explanation.ts';
export { describeRule, type RuleDescription } from './explain/describe-rule.ts';
export { lineNamesOf } from './explain/line-names-of.ts';
export { nameOfOurs, payLinesOf, type NamedPayLine } from './explain/pay-lines-of.ts';
export { PARAMETER_UNITS, ruleParameters, type RuleParameter } from './explain/rule-parameters.ts';
