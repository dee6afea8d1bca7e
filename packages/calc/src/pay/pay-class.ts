import { type Words } from '#words/words.ts';
import { type Bucket } from './bucket.ts';

/**
 * A class of a rule, made ready: what people call it, and what its minutes are paid as. `index` is its place among the classes of the rule,
 * `bucketIndex` that of its bucket among the buckets. `isExcess`: its minutes are past an overtime cap.
 */
export type PayClass = {
  readonly name: string;
  readonly names: Words;
  readonly index: number;
  readonly bucket: Bucket;
  readonly bucketIndex: number;
  readonly payLine: string;
  readonly premiumLines: readonly string[];
  readonly isExcess: boolean;
};
