/** When did somebody rest? The time between stretches of work, in 24 hours and on from them. Law and pay look at the same. */
import { type Interval } from '#intervals/interval.ts';

/** A rest, and the work that ended it; without one it has no end yet. */
export type Rest<Work extends Interval = Interval> = Interval & { readonly endedBy: Work | null };

/**
 * Every rest of 24 hours in which somebody worked: the first from their start, if it began before; the last may begin when
 * they end. `first` is the index of the first stretch that ends after `from`.
 */
export const restsIn = <Work extends Interval>(
  worked: readonly Work[],
  first: number,
  from: number,
  until: number,
): readonly Rest<Work>[] => {
  const opening = worked[first];
  if (opening === undefined || opening.start >= until) return [];
  const rests: Rest<Work>[] = [{ start: from, end: Math.max(from, opening.start), endedBy: opening }];
  let restFrom = opening.end;
  for (let index = first + 1; restFrom <= until; index += 1) {
    const endedBy = worked[index] ?? null;
    rests.push({ start: restFrom, end: endedBy?.start ?? Infinity, endedBy });
    if (endedBy === null) break;
    restFrom = endedBy.end;
  }
  return rests;
};

/** A rest and its length, which may be without end. */
export type LongestRest<Work extends Interval = Interval> = Rest<Work> & { readonly minutes: number };

/**
 * The longest of the rests that begin before a minute, the first of equal ones. What counts of each ends at `countsUntil`
 * at the latest.
 */
export const longestOf = <Work extends Interval>(
  rests: readonly Rest<Work>[],
  beginsBefore = Infinity,
  countsUntil = Infinity,
): LongestRest<Work> | null => {
  let best: Rest<Work> | null = null;
  let minutes = 0;
  for (const rest of rests) {
    if (rest.start >= beginsBefore) continue;
    const length = Math.min(rest.end, countsUntil) - rest.start;
    if (best !== null && length <= minutes) continue;
    best = rest;
    minutes = length;
  }
  return best === null ? null : { start: best.start, end: best.end, endedBy: best.endedBy, minutes };
};
