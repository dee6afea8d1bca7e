/** What do many pieces of paid time come to? Whole minutes in, whole minutes out: nothing is rounded here. */
import { type AbsenceMinutes, type AbsencePay } from './absence-minutes.ts';
import { noMinutes, type BucketMinutes } from './bucket.ts';
import { noCredit, type Credit, type CreditMinutes } from './credit.ts';
import { type WorkedSums } from './worked-sums.ts';

/** Whole minutes by pay line; a line without minutes is absent. Ordered by code. */
export type PayLines = Readonly<Record<string, number>>;

/** The sums of a range over its closed, non-draft entries, its credits and its absences, in whole minutes. */
export type Totals = {
  /** All worked minutes: the sum of the buckets, and the sum of the worked pay lines. */
  readonly totalMinutes: number;
  readonly buckets: BucketMinutes;
  /** Minutes by pay line of the rule: the worked lines, the premium lines and the credit lines, added up by code. */
  readonly payLines: PayLines;
  /** The line of each worked minute: these add up to `totalMinutes`. */
  readonly workedPayLines: PayLines;
  /** What is paid beside them for the same minutes. */
  readonly premiumPayLines: PayLines;
  /** What is paid without being worked. */
  readonly creditPayLines: PayLines;
  /** Credits by account, also those that are time off and stand on no pay line. */
  readonly credits: CreditMinutes;
  /** Minutes worked inside AF time, whatever bucket they are in. */
  readonly afMinutes: number;
  /** Minutes worked inside SH time, whatever bucket they are in. */
  readonly shMinutes: number;
  /** Minutes paid for public holidays that were not worked: the account `holidayPay`. */
  readonly paidPublicHolidayMinutes: number;
  /** Worked minutes past an overtime cap. They lie inside `totalMinutes`. */
  readonly totalExcessMinutes: number;
  /** Minutes that were missing from the daily rest. */
  readonly missingRestMinutes: number;
  /** All of it: an own kind of the company counts among the kind that it is counted as. */
  readonly absenceMinutes: AbsenceMinutes;
  /** What pays it. */
  readonly absencePay: AbsencePay;
};

/** What stands on one line. */
type LineMinutes = { worked: number; premium: number; credited: number };

type Lines = Map<string, LineMinutes>;

const lineIn = (lines: Lines, name: string): LineMinutes => {
  const known = lines.get(name);
  if (known !== undefined) return known;
  const line = { worked: 0, premium: 0, credited: 0 };
  lines.set(name, line);
  return line;
};

/** Everything that is paid, by line and in order of the lines' codes. */
const sumLines = ({ byClass }: WorkedSums, credits: readonly Credit[]): readonly [string, LineMinutes][] => {
  const lines: Lines = new Map();
  for (const { payClass, minutes } of byClass) {
    lineIn(lines, payClass.payLine).worked += minutes;
    for (const name of payClass.premiumLines) lineIn(lines, name).premium += minutes;
  }
  for (const { payLine, minutes } of credits) {
    if (payLine !== null) lineIn(lines, payLine).credited += minutes;
  }
  return [...lines].sort(([a], [b]) => (a < b ? -1 : 1));
};

type LineTotals = Pick<Totals, 'payLines' | 'workedPayLines' | 'premiumPayLines' | 'creditPayLines'>;

const toLineTotals = (lines: readonly [string, LineMinutes][]): LineTotals => {
  const payLines: Record<string, number> = {};
  const workedPayLines: Record<string, number> = {};
  const premiumPayLines: Record<string, number> = {};
  const creditPayLines: Record<string, number> = {};
  for (const [name, { worked, premium, credited }] of lines) {
    payLines[name] = worked + premium + credited;
    if (worked > 0) workedPayLines[name] = worked;
    if (premium > 0) premiumPayLines[name] = premium;
    if (credited > 0) creditPayLines[name] = credited;
  }
  return { payLines, workedPayLines, premiumPayLines, creditPayLines };
};

const sumCredits = (credits: readonly Credit[]): CreditMinutes => {
  const accounts = noCredit();
  for (const { account, minutes } of credits) accounts[account] += minutes;
  return accounts;
};

const missingRest = ({ account, reason }: Credit): number =>
  account === 'restTimeOff' && reason.kind === 'short-rest' ? reason.missingMinutes : 0;

/** The totals of what was worked, credited and absent. */
export const sumTotals = (
  worked: WorkedSums,
  credits: readonly Credit[],
  absence: { readonly minutes: AbsenceMinutes; readonly pay: AbsencePay },
): Totals => {
  const buckets = noMinutes();
  let totalMinutes = 0;
  let totalExcessMinutes = 0;
  for (const { payClass, minutes } of worked.byClass) {
    totalMinutes += minutes;
    buckets[payClass.bucket] += minutes;
    if (payClass.isExcess) totalExcessMinutes += minutes;
  }
  const accounts = sumCredits(credits);
  const { payLines, workedPayLines, premiumPayLines, creditPayLines } = toLineTotals(
    sumLines(worked, credits),
  );
  return {
    totalMinutes,
    buckets,
    payLines,
    workedPayLines,
    premiumPayLines,
    creditPayLines,
    credits: accounts,
    afMinutes: worked.afMinutes,
    shMinutes: worked.shMinutes,
    paidPublicHolidayMinutes: accounts.holidayPay,
    totalExcessMinutes,
    missingRestMinutes: credits.reduce((sum, credit) => sum + missingRest(credit), 0),
    absenceMinutes: absence.minutes,
    absencePay: absence.pay,
  };
};
