// Everything that happens in a campaign by chance comes from here: the same seed and the same words give the same number, in
// whatever order they are asked. So a rerun injects the same faults at the same punches.
import { createHash } from 'node:crypto';

export type Chance = {
  /** From 0 up to, but not including, 1. */
  readonly of: (...words: readonly (string | number)[]) => number;
  /** A whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number, ...words: readonly (string | number)[]) => number;
  readonly pick: <Item>(items: readonly Item[], ...words: readonly (string | number)[]) => Item;
  /** A version 4 GUID. */
  readonly guid: (...words: readonly (string | number)[]) => string;
};

const TWO_TO_48 = 2 ** 48;

export function createChance(seed: number): Chance {
  const digest = (words: readonly (string | number)[]) =>
    createHash('sha256')
      .update([seed, ...words].join('|'))
      .digest();
  const of = (...words: readonly (string | number)[]) => digest(words).readUIntBE(0, 6) / TWO_TO_48;
  const between = (low: number, high: number, ...words: readonly (string | number)[]) =>
    low + Math.floor(of(...words) * (high - low + 1));
  return {
    of,
    between,
    pick: (items, ...words) => {
      const item = items[between(0, items.length - 1, ...words)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    guid: (...words) => toGuid(digest(words).toString('hex')),
  };
}

function toGuid(hex: string): string {
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}
