/** How much more of a bonus can somebody have? Parts of a year share one whole, also under different agreements. */

/** What is asked of a part: the exact amount that all of it is counted for, and what it is called in its unit. */
type Measured = {
  /** Parts with the same name are rounded as one. */
  readonly roundedWith: string;
  /** In exact units; null: not known, and then nothing is the most. */
  readonly fullUnits: number | null;
  /** Exact units that make one whole number of the answer. */
  readonly unitsEach: number;
};

/** Takes amounts in the order of their parts. What is given is rounded over the sum so far, so that halves sum to the whole. */
export const bonusRoom = (): { readonly take: (part: Measured, units: number) => number } => {
  let usedParts = 0;
  const taken = new Map<string, number>();
  return {
    take: ({ roundedWith, fullUnits, unitsEach }, units) => {
      const most = fullUnits === null ? Number.POSITIVE_INFINITY : fullUnits * (1 - usedParts);
      const given = Math.max(0, Math.min(units, most));
      if (fullUnits !== null) usedParts += given / fullUnits;
      const before = taken.get(roundedWith) ?? 0;
      taken.set(roundedWith, before + given);
      return Math.round((before + given) / unitsEach) - Math.round(before / unitsEach);
    },
  };
};
