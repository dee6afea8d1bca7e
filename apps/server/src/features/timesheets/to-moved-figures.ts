import type { DataOf } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';
import type { Employee } from '#features/people/employee.ts';
import type { LineNames, LineNamesOf } from '#features/rules/pay-lines.ts';
import type { LineDifference } from './paid-lines.ts';
import type { MovedFigures } from './moved-figures.ts';

type Answer = Pick<
  DataOf<(typeof manageOperations)['checkPayrollMonth']>['movedFigures'][number],
  'dates' | 'lines'
>;

/** With what the rule of the person calls each line on the last of the days. */
export function toMovedFigures(
  { dates, lines }: MovedFigures,
  employee: Employee,
  namesOf: LineNamesOf,
): Answer {
  return { dates: [...dates], lines: toLineEffects(lines, namesOf(employee, dates.at(-1) ?? '')) };
}

export function toLineEffects(lines: readonly LineDifference[], names: LineNames): Answer['lines'] {
  return lines.map(({ line, beforeMinutes, afterMinutes }) => ({
    ...{ key: line, names: [...(names.get(line) ?? [])] },
    ...{ beforeMinutes, afterMinutes },
  }));
}
