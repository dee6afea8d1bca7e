// A name that no operation has, and what may have been meant.
import { callable } from './callable.ts';

const MOST_NAMES = 3;
/** The part of its pairs of letters that a near name shares. */
const NEAR = 0.4;

/** @param word what stands where the name of an operation is expected */
export function unknownText(word: string): string {
  if (word.startsWith('-')) return `error: unknown option '${word}'`;
  const near = callable
    .map(({ id }) => ({ id, share: shareOf(pairsOf(word), pairsOf(id)) }))
    .filter(({ share }) => share >= NEAR)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_NAMES)
    .map(({ id }) => id);
  const meant = near.length === 0 ? '' : ` Near it: ${near.join(', ')}.`;
  return `There is no operation ${word}.${meant} "stimpill call" lists them. Nothing was changed.`;
}

function pairsOf(word: string): readonly string[] {
  const letters = word.toLowerCase();
  return Array.from({ length: Math.max(letters.length - 1, 0) }, (_, at) => letters.slice(at, at + 2));
}

const shareOf = (some: readonly string[], others: readonly string[]): number =>
  (2 * some.filter((pair) => others.includes(pair)).length) / (some.length + others.length);
