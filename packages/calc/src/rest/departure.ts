/** What was not kept of the rest that the law asks for? */
import { type Instant, type LocalDate } from '@stimpill/time';
import { type Sourced } from './rest-law.ts';

/** The rights to rest, in the order in which they are listed. */
export const REST_RIGHTS = [
  'dailyRest',
  'break',
  'longDay',
  'dayOff',
  'weeklyRest',
  'longestWeek',
  'weeklyAverage',
  'night',
] as const;

/** One of the rights. */
export type RestRight = (typeof REST_RIGHTS)[number];

/**
 * A departure from one right. `localDate` is the day on which the day of work began, or the Monday of the week; `at` is the
 * moment at which the rest ended too early or the work passed its limit, of a week its end. There were `minutes` of rest, or of
 * work, where `limitMinutes` are the least, or the most, as the page `source` says: the difference is `byMinutes`. `entryId` is the work that did it, null
 * where it was a whole week.
 */
export type Departure = {
  readonly right: RestRight;
  readonly localDate: LocalDate;
  readonly at: Instant;
  readonly minutes: number;
  readonly limitMinutes: number;
  readonly byMinutes: number;
  readonly source: string;
  readonly entryId: string | null;
};

type Found = Omit<Departure, 'limitMinutes' | 'byMinutes' | 'source'> & { readonly limit: Sourced };

/** A departure from a limit, by how much it is. */
export const departure = (found: Found): Departure => ({
  right: found.right,
  localDate: found.localDate,
  at: found.at,
  minutes: found.minutes,
  limitMinutes: found.limit.is,
  byMinutes: Math.abs(found.limit.is - found.minutes),
  source: found.limit.source,
  entryId: found.entryId,
});
