/** What do many pieces of paid time come to? Whole minutes in, whole minutes out: nothing is rounded here. */
import { type DayClass } from '#calendars/work-calendar.ts';
import { noMinutes, type Bucket, type BucketMinutes } from './bucket.ts';

/** Paid minutes with what they are paid as. */
export type PaidMinutes = {
  readonly minutes: number;
  readonly dayClass: DayClass;
  readonly code: { readonly bucket: Bucket; readonly payLine: string };
};

/** The sums of a range over its closed, non-draft entries, in whole minutes. */
export type Totals = {
  /** All worked minutes: the sum of the buckets, and the sum of the pay lines. */
  readonly totalMinutes: number;
  readonly buckets: BucketMinutes;
  /** Minutes by pay line of the rule; a pay line without minutes is absent. Ordered by code. */
  readonly payLines: Readonly<Record<string, number>>;
  /** Minutes worked inside AF time, whatever bucket they are in. */
  readonly afMinutes: number;
  /** Minutes worked inside SH time, whatever bucket they are in. */
  readonly shMinutes: number;
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

const sumPayLines = (paid: readonly PaidMinutes[]): Readonly<Record<string, number>> => {
  const lines = new Map<string, number>();
  for (const { code, minutes } of paid) lines.set(code.payLine, (lines.get(code.payLine) ?? 0) + minutes);
  return Object.fromEntries([...lines].sort(([a], [b]) => (a < b ? -1 : 1)));
};

const sumOf = (paid: readonly PaidMinutes[], dayClass?: DayClass): number =>
  paid.reduce(
    (sum, piece) => (dayClass === undefined || piece.dayClass === dayClass ? sum + piece.minutes : sum),
    0,
  );

/** The totals of the pieces given. */
export const sumTotals = (paid: readonly PaidMinutes[]): Totals => ({
  totalMinutes: sumOf(paid),
  buckets: sumBuckets(paid),
  payLines: sumPayLines(paid),
  afMinutes: sumOf(paid, 'AF'),
  shMinutes: sumOf(paid, 'SH'),
});
