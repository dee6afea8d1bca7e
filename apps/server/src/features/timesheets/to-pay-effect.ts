// What a change of time moves in pay -> the answer.
import type { PayEffect as Answer, manageOperations } from '@stimpill/api-types/manage';
import type { LineNamesOf, LineNames } from '#features/rules/pay-lines.ts';
import type { PayEffect } from './pay-effect.ts';
import type { DataOf } from '@stimpill/api-types';
import type { Employee } from '#features/people/employee.ts';
import type { LineDifference } from './paid-lines.ts';
import type { MovedFigures } from './moved-figures.ts';

/** What a correction changes in somebody's pay -> the answer, with what the rule of the person calls each line. */
export function toPayEffect(
  { employee, range, workedMinutes, lines, moved }: PayEffect,
  namesOf: LineNamesOf,
): Answer {
  return {
    employeeId: employee.id,
    ...range,
    workedMinutesBefore: workedMinutes.before,
    workedMinutesAfter: workedMinutes.after,
    lines: toLineEffects(lines, namesOf(employee, range.endDate)),
    moved: toMovedFigures(moved, employee, namesOf),
  };
}

type Moved = Pick<
  DataOf<(typeof manageOperations)['checkPayrollMonth']>['movedFigures'][number],
  'dates' | 'lines'
>;

/** With what the rule of the person calls each line on the last of the days. */
export function toMovedFigures(
  { dates, lines }: MovedFigures,
  employee: Employee,
  namesOf: LineNamesOf,
): Moved {
  return { dates: [...dates], lines: toLineEffects(lines, namesOf(employee, dates.at(-1) ?? '')) };
}

export function toLineEffects(lines: readonly LineDifference[], names: LineNames): Moved['lines'] {
  return lines.map(({ line, beforeMinutes, afterMinutes }) => ({
    ...{ key: line, names: [...(names.get(line) ?? [])] },
    ...{ beforeMinutes, afterMinutes },
  }));
}
