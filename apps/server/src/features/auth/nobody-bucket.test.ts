import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createNobodyBuckets, NOBODY_BUCKETS } from './nobody-bucket.ts';

const names = Array.from({ length: 100_000 }, (_, n) => `nobody.${n}@example.is`);

it('Names that belong to nobody share a bounded number of counts, however many there are', () => {
  const bucketOf = createNobodyBuckets(randomBytes(32));

  const buckets = new Set(names.map(bucketOf));

  expect(buckets.size).toBe(NOBODY_BUCKETS);
});

it('Which names share a count cannot be told without the secrets of the installation', () => {
  const [ours, theirs] = [createNobodyBuckets(randomBytes(32)), createNobodyBuckets(randomBytes(32))];

  const alike = names.filter((name) => ours(name) === theirs(name));

  // By chance one in 4,096 is: 24 of these.
  expect(alike.length).toBeLessThan(100);
});

it('The same name always has the same count', () => {
  const bucketOf = createNobodyBuckets(randomBytes(32));

  expect(names.slice(0, 1000).map(bucketOf)).toEqual(names.slice(0, 1000).map(bucketOf));
});
