// Finds where a tablet told of a shorter or another chain than before, as the contract describes it, in whatever order the answers came.
import type { ModelServer } from './model-server.ts';

type Heads = ModelServer['toldHeads'];

/** Pairs of numbers: what was told first, and what was told after an answer that is newer than that. */
export function findShortened(told: Heads): readonly (readonly [number, number])[] {
  return told.flatMap((later) =>
    told
      .filter((earlier) => isShortened(earlier, later))
      .map((earlier) => [earlier.sequence, later.sequence] as const),
  );
}

function isShortened(earlier: Heads[number], later: Heads[number]): boolean {
  const isOther = earlier.sequence === later.sequence && earlier.hash !== later.hash;
  const isShorter = later.sequence < earlier.sequence && (later.after ?? 0) > earlier.heardAt;
  return isOther || isShorter;
}
