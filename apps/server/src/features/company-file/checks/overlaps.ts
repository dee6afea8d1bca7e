// Which stretches of one person's time overlap and may not? Standby may lie beside work.
export type Stretch = {
  readonly start: number;
  /** Infinity while it is open. */
  readonly end: number;
  readonly isStandby: boolean;
};

type Pair<S> = { readonly later: S; readonly earlier: S };

/**
 * Pairs of stretches of work, then of standby, that overlap: each later one with the longest before it. A stretch of no length
 * overlaps nothing.
 */
export function findOverlaps<S extends Stretch>(stretches: readonly S[]): readonly Pair<S>[] {
  const work = stretches.filter(({ isStandby }) => !isStandby);
  if (work.length === stretches.length) return overlapsOf(work);
  return [...overlapsOf(work), ...overlapsOf(stretches.filter(({ isStandby }) => isStandby))];
}

function overlapsOf<S extends Stretch>(stretches: readonly S[]): readonly Pair<S>[] {
  const lasting = stretches.filter(({ start, end }) => end > start).sort((a, b) => a.start - b.start);
  const pairs: Pair<S>[] = [];
  let longest: S | undefined;
  for (const later of lasting) {
    if (longest !== undefined && later.start < longest.end) pairs.push({ later, earlier: longest });
    if (longest === undefined || later.end > longest.end) longest = later;
  }
  return pairs;
}
