// What a correction changes in somebody's pay -> the answer, with what the rules of the company call each line.
import type { PayEffect as Answer } from '@stimpill/api-types/manage';
import type { NamedPayLine } from '#features/rules/pay-lines.ts';
import { toLineEffects, toMovedFigures } from '#features/timesheets/to-moved-figures.ts';
import type { PayEffect } from '#features/timesheets/pay-effect.ts';

export function toPayEffect(
  { employee, range, workedMinutes, lines, moved }: PayEffect,
  named: readonly NamedPayLine[],
): Answer {
  const namesOf = new Map(named.map(({ key, names }) => [key, names]));
  return {
    employeeId: employee.id,
    ...range,
    workedMinutesBefore: workedMinutes.before,
    workedMinutesAfter: workedMinutes.after,
    lines: toLineEffects(lines, namesOf),
    moved: toMovedFigures(moved, namesOf),
  };
}
