// What a replay comes to, summed up.
import type { LineDifference, LineNames, ReplayedPerson } from './rule-lab-queries.ts';

export const isChanged = ({ beforeMinutes, afterMinutes }: LineDifference) => beforeMinutes !== afterMinutes;

/** Each line over everybody, in order of its key. */
export function sumLines(people: readonly Pick<ReplayedPerson, 'lines'>[]): LineDifference[] {
  const sums = new Map<string, LineDifference>();
  for (const { key, beforeMinutes, afterMinutes } of people.flatMap(({ lines }) => lines)) {
    const sum = sums.get(key) ?? { key, beforeMinutes: 0, afterMinutes: 0 };
    sums.set(key, {
      key,
      beforeMinutes: sum.beforeMinutes + beforeMinutes,
      afterMinutes: sum.afterMinutes + afterMinutes,
    });
  }
  return [...sums.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** How many minutes are paid on another line, or more, or not at all. */
export function changedMinutes({ lines }: Pick<ReplayedPerson, 'lines'>): number {
  let more = 0;
  let less = 0;
  for (const { beforeMinutes, afterMinutes } of lines) {
    more += Math.max(0, afterMinutes - beforeMinutes);
    less += Math.max(0, beforeMinutes - afterMinutes);
  }
  return Math.max(more, less);
}

/** The names of both, each line once. */
export function mergeNames(known: LineNames, more: LineNames): LineNames {
  return [...new Map([...known, ...more].map((line) => [line.key, line])).values()];
}
