/** What do the classed segments of a run come to, entry by entry and class by class? */
import { BUCKET_INDEX, BUCKETS, type BucketMinutes } from './bucket.ts';
import { type PayClass } from './pay-class.ts';
import { type Segment } from './segment.ts';

/** Segments whose classes are settled, and all classes of their rule. */
export type ClassedSegments = {
  readonly segments: readonly Segment[];
  readonly classes: readonly PayClass[];
};

/** The minutes of one class that the totals count. */
type PaidClass = { readonly payClass: PayClass; readonly minutes: number };

/** Sums in whole minutes. Only `byEntry` holds the entries that the totals do not count. */
export type WorkedSums = {
  /** Each entry's minutes in every bucket: rows in order of the entries' index, columns in order of `BUCKETS`. */
  readonly byEntry: readonly number[];
  readonly byClass: readonly PaidClass[];
  readonly afMinutes: number;
  readonly shMinutes: number;
};

const COLUMNS = BUCKETS.length;

type Sums = {
  readonly byEntry: number[];
  readonly byClass: PaidClass[];
  afMinutes: number;
  shMinutes: number;
};

const addSegments = (sums: Sums, { segments, classes }: ClassedSegments): void => {
  const byClass = new Array<number>(classes.length).fill(0);
  for (const { entry, start, end, dayClass, class: payClass } of segments) {
    const minutes = end - start;
    const cell = entry.index * COLUMNS + payClass.bucketIndex;
    sums.byEntry[cell] = (sums.byEntry[cell] ?? 0) + minutes;
    if (!entry.isCounted) continue;
    byClass[payClass.index] = (byClass[payClass.index] ?? 0) + minutes;
    if (dayClass === 'AF') sums.afMinutes += minutes;
    else if (dayClass === 'SH') sums.shMinutes += minutes;
  }
  for (const payClass of classes) {
    const minutes = byClass[payClass.index] ?? 0;
    if (minutes > 0) sums.byClass.push({ payClass, minutes });
  }
};

/** Adds up what was worked in this many entries. */
export const sumWorked = (classed: readonly ClassedSegments[], entryCount: number): WorkedSums => {
  const byEntry = new Array<number>(entryCount * COLUMNS).fill(0);
  const sums: Sums = { byEntry, byClass: [], afMinutes: 0, shMinutes: 0 };
  for (const part of classed) addSegments(sums, part);
  return sums;
};

/** The minutes of an entry in every bucket. */
export const bucketsOfEntry = ({ byEntry }: WorkedSums, index: number): BucketMinutes => {
  const row = index * COLUMNS;
  return {
    daytime: byEntry[row + BUCKET_INDEX.daytime] ?? 0,
    evening: byEntry[row + BUCKET_INDEX.evening] ?? 0,
    nightTime: byEntry[row + BUCKET_INDEX.nightTime] ?? 0,
    weekend: byEntry[row + BUCKET_INDEX.weekend] ?? 0,
    overtime: byEntry[row + BUCKET_INDEX.overtime] ?? 0,
    holiday: byEntry[row + BUCKET_INDEX.holiday] ?? 0,
    majorHoliday: byEntry[row + BUCKET_INDEX.majorHoliday] ?? 0,
  };
};

/** The worked minutes of an entry. */
export const workedInEntry = ({ byEntry }: WorkedSums, index: number): number => {
  let sum = 0;
  for (let cell = index * COLUMNS; cell < (index + 1) * COLUMNS; cell += 1) sum += byEntry[cell] ?? 0;
  return sum;
};
