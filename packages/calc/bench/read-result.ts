/** Reads every field of a result, as somebody does who prints it. The sum keeps the work from being optimised away. */
import {
  ABSENCE_TYPES,
  CREDIT_ACCOUNTS,
  type BucketMinutes,
  type Credit,
  type PayLines,
  type Timesheet,
  type Totals,
  type TraceStep,
} from '@stimpill/calc';
import { type MonthTotals } from './shift-rule.ts';

const readNames = (names: readonly string[], minutes: Readonly<Record<string, number>>): number => {
  let sum = 0;
  for (const name of names) sum += minutes[name] ?? 0;
  return sum;
};

const readLines = (lines: PayLines): number => {
  let sum = 0;
  for (const line in lines) sum += line.length + (lines[line] ?? 0);
  return sum;
};

const readBuckets = (buckets: BucketMinutes): number =>
  buckets.daytime +
  buckets.evening +
  buckets.nightTime +
  buckets.weekend +
  buckets.overtime +
  buckets.holiday +
  buckets.majorHoliday;

/** Every field of the totals. */
const readTotals = (totals: Totals): number =>
  totals.totalMinutes +
  readBuckets(totals.buckets) +
  readLines(totals.payLines) +
  readLines(totals.workedPayLines) +
  readLines(totals.premiumPayLines) +
  readLines(totals.creditPayLines) +
  readNames(CREDIT_ACCOUNTS, totals.credits) +
  totals.afMinutes +
  totals.shMinutes +
  totals.paidPublicHolidayMinutes +
  totals.totalExcessMinutes +
  totals.missingRestMinutes +
  readNames(ABSENCE_TYPES, totals.absenceMinutes);

const readCredit = (credit: Credit): number =>
  credit.account.length +
  credit.localDate.length +
  (credit.entryId?.length ?? 0) +
  credit.minutes +
  (credit.payLine?.length ?? 0) +
  credit.reason.kind.length +
  (credit.citation?.source.length ?? 0) +
  credit.mechanism.length +
  credit.ruleName.length +
  credit.versionNumber;

const readStep = (step: TraceStep): number =>
  step.entryId.length +
  step.mechanism.length +
  (step.endAt - step.startAt) +
  step.minutes +
  step.localDate.length +
  step.minuteOfDay +
  step.dayClass.length +
  (step.class?.length ?? 0) +
  (step.bucket?.length ?? 0) +
  (step.payLine?.length ?? 0) +
  step.premiumLines.length +
  step.reason.kind.length +
  (step.citation?.source.length ?? 0) +
  step.ruleName.length +
  step.versionNumber;

/** Every field of a timesheet. */
export const readTimesheet = ({
  entries,
  totals,
  credits,
  appliedRule,
  differingEntryIds,
  movedEntryIds,
  issues,
  trace,
}: Timesheet): number => {
  let sum = readTotals(totals) + appliedRule.name.length + appliedRule.versionNumber;
  sum += differingEntryIds.length + movedEntryIds.length + issues.length;
  for (const entry of entries) {
    sum += entry.id.length + entry.localDate.length + readBuckets(entry.buckets);
    sum += entry.workedMinutes + entry.unpaidBreakMinutes + entry.roundedMinutes;
  }
  for (const credit of credits) sum += readCredit(credit);
  for (const step of trace) sum += readStep(step);
  return sum;
};

/** Every field of what the implementations beside the engine give. */
export const readMonthTotals = ({ payLines, buckets, afMinutes, shMinutes }: MonthTotals): number =>
  readLines(payLines) + readLines(buckets) + afMinutes + shMinutes;
