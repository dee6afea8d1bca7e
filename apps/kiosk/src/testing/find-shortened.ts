// Where a tablet has told of a shorter chain, or of another one, than before: as the contract describes it, whatever overtook what.
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
