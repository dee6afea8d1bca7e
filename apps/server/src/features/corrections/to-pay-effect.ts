// What a correction changes in somebody's pay -> the answer, with what the rule of the person calls each line.
import type { PayEffect as Answer } from '@stimpill/api-types/manage';
import type { LineNamesOf } from '#features/rules/pay-lines.ts';
import { toLineEffects, toMovedFigures } from '#features/timesheets/to-moved-figures.ts';
import type { PayEffect } from '#features/timesheets/pay-effect.ts';

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
