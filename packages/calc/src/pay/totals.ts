/** What do many pieces of paid time come to? Whole minutes in, whole minutes out: nothing is rounded here. */
import { type DayClass } from '#calendars/work-calendar.ts';
import { type AbsenceMinutes } from './absence-minutes.ts';
import { noMinutes, type Bucket, type BucketMinutes } from './bucket.ts';
import { noCredit, type Credit, type CreditMinutes } from './credit.ts';

/** Paid minutes with what they are paid as. */
export type PaidMinutes = {
  readonly minutes: number;
  readonly dayClass: DayClass;
  readonly code: {
    readonly bucket: Bucket;
    readonly payLine: string;
    readonly premiumLines: readonly string[];
    readonly isExcess: boolean;
  };
};

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
  readonly absenceMinutes: AbsenceMinutes;
};

/**
 * The minutes of each bucket.
 * @example sumBuckets([]).daytime // 0
 */
export const sumBuckets = (paid: readonly PaidMinutes[]): BucketMinutes => {
  const buckets = noMinutes();
  for (const { code, minutes } of paid) buckets[code.bucket] += minutes;
  return buckets;
};

type Lines = Map<string, number>;

const add = (lines: Lines, line: string, minutes: number): void => {
  lines.set(line, (lines.get(line) ?? 0) + minutes);
};

const toPayLines = (lines: Lines): PayLines => {
  if (lines.size === 0) return {};
  const ordered = [...lines.keys()].sort();
  return Object.fromEntries(ordered.map((line) => [line, lines.get(line) ?? 0]));
};

const addAll = (...many: readonly Lines[]): Lines => {
  const sum: Lines = new Map();
  for (const lines of many) for (const [line, minutes] of lines) add(sum, line, minutes);
  return sum;
};

const missingRest = ({ account, reason }: Credit): number =>
  account === 'restTimeOff' && reason.kind === 'short-rest' ? reason.missingMinutes : 0;

/** The totals of the pieces, credits and absences given. */
export const sumTotals = (
  paid: readonly PaidMinutes[],
  credits: readonly Credit[],
  absenceMinutes: AbsenceMinutes,
): Totals => {
  const buckets = noMinutes();
  const worked: Lines = new Map();
  const premium: Lines = new Map();
  const credited: Lines = new Map();
  const inDayClass = { ordinary: 0, AF: 0, SH: 0 };
  let totalExcessMinutes = 0;
  for (const { code, minutes, dayClass } of paid) {
    buckets[code.bucket] += minutes;
    inDayClass[dayClass] += minutes;
    add(worked, code.payLine, minutes);
    for (const line of code.premiumLines) add(premium, line, minutes);
    if (code.isExcess) totalExcessMinutes += minutes;
  }
  const accounts = noCredit();
  for (const { account, minutes, payLine } of credits) {
    accounts[account] += minutes;
    if (payLine !== null) add(credited, payLine, minutes);
  }
  return {
    totalMinutes: inDayClass.ordinary + inDayClass.AF + inDayClass.SH,
    buckets,
    payLines: toPayLines(addAll(worked, premium, credited)),
    workedPayLines: toPayLines(worked),
    premiumPayLines: toPayLines(premium),
    creditPayLines: toPayLines(credited),
    credits: accounts,
    afMinutes: inDayClass.AF,
    shMinutes: inDayClass.SH,
    paidPublicHolidayMinutes: accounts.holidayPay,
    totalExcessMinutes,
    missingRestMinutes: credits.reduce((sum, credit) => sum + missingRest(credit), 0),
    absenceMinutes,
  };
};
