import { InvalidArgumentError } from 'commander';
import type { WithoutAbsence } from '#features/payroll-runs/without-absences.ts';

const FORM = /^([\da-f-]{36}):(sick|sickChild|vacation):(.{1,300})$/iu;

/** `EMPLOYEE-ID:sick:words`, as often as it is given. */
export function addWithoutAbsence(
  text: string,
  before: readonly WithoutAbsence[] = [],
): readonly WithoutAbsence[] {
  const [, id = '', kind, reason = ''] = FORM.exec(text) ?? [];
  if (reason.trim() === '')
    throw new InvalidArgumentError(
      'It must be an employee id, sick, sickChild or vacation, and why: ID:sick:REASON.',
    );
  const given = { employeeId: id.toLowerCase(), kind: kind as WithoutAbsence['kind'], reason: reason.trim() };
  return [...before, given];
}
