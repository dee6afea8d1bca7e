/** How many times does a minute count? Hours of the week with a weight, in whole hundredths until the end. */
import { described, type Read } from './json-schema.ts';
import { readWindows } from './read-windows.ts';
import { type Hours, type WindowPiece } from './window.ts';

/** Hours whose minutes count `weight` times: from 1 to 5, with at most two decimals. */
export type WeightWindow = Hours & { readonly weight: number };

const readTimes = (what: string): Read<number> =>
  described(
    (json, path, report) => {
      const isExact = typeof json === 'number' && Math.abs(json * 100 - Math.round(json * 100)) < 1e-6;
      if (isExact && json >= 1 && json <= 5) return json;
      report(path, `must be a ${what} from 1 to 5, with at most two decimals.`);
      return null;
    },
    { type: 'number', minimum: 1, maximum: 5 },
  );

/** Reads how many minutes one minute gives: from 1 to 5, with at most two decimals. */
export const readFactor = readTimes('factor');

/** Reads windows that give a weight. */
export const readWeightWindows = readWindows('weight', readTimes('weight'));

/** Gives what a minute of a piece counts beyond itself, in hundredths of a minute; none where no window holds it. */
export const extraByPiece = (
  windows: readonly WeightWindow[],
): ((piece: Pick<WindowPiece, 'winner'>) => number) => {
  const extras = windows.map(({ weight }) => Math.round(weight * 100) - 100);
  return ({ winner }) => (winner === null ? 0 : (extras[winner] ?? 0));
};
