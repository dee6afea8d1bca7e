// Which stretches of one person's time overlap?
export type Stretch = {
  readonly start: number;
  /** Infinity while it is open. */
  readonly end: number;
};

/** Pairs of stretches that overlap, each later one with the longest before it. A stretch of no length overlaps nothing. */
export function findOverlaps<S extends Stretch>(
  stretches: readonly S[],
): readonly { later: S; earlier: S }[] {
  const lasting = stretches.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start);
  const pairs: { later: S; earlier: S }[] = [];
  let longest: S | undefined;
  for (const later of lasting) {
    if (longest !== undefined && later.start < longest.end) pairs.push({ later, earlier: longest });
    if (longest === undefined || later.end > longest.end) longest = later;
  }
  return pairs;
}
