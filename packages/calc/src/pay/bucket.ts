/**
 * The buckets of a time entry, in the order of the contract. They partition its worked minutes: each minute is in
 * exactly one. The contract's field is the name plus `Minutes`: `daytimeMinutes`.
 */
export const BUCKETS = [
  'daytime',
  'evening',
  'nightTime',
  'weekend',
  'overtime',
  'holiday',
  'majorHoliday',
] as const;

/** One of the buckets. */
export type Bucket = (typeof BUCKETS)[number];

/** The place of each bucket in `BUCKETS`. */
export const BUCKET_INDEX: Readonly<Record<Bucket, number>> = {
  daytime: 0,
  evening: 1,
  nightTime: 2,
  weekend: 3,
  overtime: 4,
  holiday: 5,
  majorHoliday: 6,
};

/** Whole minutes in every bucket. */
export type BucketMinutes = Readonly<Record<Bucket, number>>;

/**
 * A row of zeros, to be filled.
 * @example noMinutes().overtime // 0
 */
export const noMinutes = (): Record<Bucket, number> => ({
  daytime: 0,
  evening: 0,
  nightTime: 0,
  weekend: 0,
  overtime: 0,
  holiday: 0,
  majorHoliday: 0,
});
