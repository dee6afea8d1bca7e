// What keeps somebody from being paid, as codes of the preview.
import type { CountedPerson } from './count-payroll.ts';
import { errorsLeft, type LeftAbsence } from './without-absences.ts';

/**
 * @param left absences of which it is said why nothing pays them
 * @param isPaid there is something to send, or was
 */
export function unreadyCodes(person: CountedPerson, left: readonly LeftAbsence[], isPaid: boolean): string[] {
  const codes = errorsLeft(person, left).map(({ code }): string => code);
  return [...new Set(isPaid && person.identity === null ? [...codes, 'identity.missing'] : codes)];
}
