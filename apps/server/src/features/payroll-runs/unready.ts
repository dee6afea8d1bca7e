// What keeps somebody from being paid, as codes of the preview, and `absence.gone`, `identity.missing`.
import type { PayrollIssue } from '#features/payroll/payroll-issue.ts';
import type { CountedPerson } from './count-payroll.ts';
import { errorsLeft, type LeftAbsence } from './without-absences.ts';

/**
 * @param left absences of which it is said why nothing pays them
 * @param isPaid there is something to send, or was
 */
export function unreadyCodes(person: CountedPerson, left: readonly LeftAbsence[], isPaid: boolean): string[] {
  const codes = errorsLeft(person, left).map(codeOf);
  return [...new Set(isPaid && person.identity === null ? [...codes, 'identity.missing'] : codes)];
}

/** Absence that is gone has no minutes that a code could pay. */
function codeOf({ code, minutes }: PayrollIssue): string {
  return code === 'absence.unmapped' && minutes === 0 ? 'absence.gone' : code;
}
