// What happens to a tablet at which of its visits: every mishap once before any comes again, in an order that the seed gives, with a
// visit or two in between on which nothing is done to it.
import type { Chance } from '../chance.ts';

export const MISHAPS = [
  'browser killed after the tap',
  'browser killed after the receipt',
  'reloaded after the tap, with an update looked for',
  'reloaded after the receipt',
  'tap in a second tab',
  'wrong PIN',
  'cut off for a while',
  'cut off for a while and reloaded',
  'server killed before, inside or after a batch',
  'power cut of the server',
] as const;

export type Mishap = (typeof MISHAPS)[number];

/** By number of the visit, counted from 0. */
export function planMishaps(
  chance: Chance,
  tablet: string,
  visits: number,
  kinds: readonly Mishap[],
): ReadonlyMap<number, Mishap> {
  const plan = new Map<number, Mishap>();
  let left: readonly Mishap[] = [];
  for (let visit = 1; visit < visits; visit += chance.between(1, 3, tablet, 'pause', visit)) {
    if (left.length === 0) left = kinds;
    const mishap = chance.pick(left, tablet, 'mishap', visit);
    left = left.filter((kind) => kind !== mishap);
    plan.set(visit, mishap);
  }
  return plan;
}
