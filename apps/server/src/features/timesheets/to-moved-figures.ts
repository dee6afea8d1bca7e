import type { DataOf } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';
import type { LineNames } from '#features/rules/pay-lines.ts';
import type { LineDifference } from './paid-lines.ts';
import type { MovedFigures } from './moved-figures.ts';

type Answer = Pick<
  DataOf<(typeof manageOperations)['checkPayrollMonth']>['movedFigures'][number],
  'dates' | 'lines'
>;

/** With what the rules of the company call each line. */
export function toMovedFigures({ dates, lines }: MovedFigures, names: LineNames): Answer {
  return { dates: [...dates], lines: toLineEffects(lines, names) };
}

export function toLineEffects(lines: readonly LineDifference[], names: LineNames): Answer['lines'] {
  return lines.map(({ line, beforeMinutes, afterMinutes }) => ({
    ...{ key: line, names: [...(names.get(line) ?? [])] },
    ...{ beforeMinutes, afterMinutes },
  }));
}
