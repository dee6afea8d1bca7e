/** How often what happened. */
export type Tally = {
  readonly add: (what: string, times?: number) => void;
  readonly counts: () => Readonly<Record<string, number>>;
};

export function createTally(): Tally {
  const counts = new Map<string, number>();
  return {
    add: (what, times = 1) => counts.set(what, (counts.get(what) ?? 0) + times),
    counts: () => Object.fromEntries([...counts].sort()),
  };
}
