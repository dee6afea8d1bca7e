// What keeps somebody from being paid, as codes of the preview.
import type { CountedPerson } from './count-payroll.ts';
import { errorsLeft, leftAbsencesOf, type WithoutAbsence } from './without-absences.ts';

/** @param isPaid there is something to send, or was */
export function unreadyCodes(
  person: CountedPerson,
  withoutAbsences: readonly WithoutAbsence[],
  isPaid: boolean,
): string[] {
  const codes = errorsLeft(person, leftAbsencesOf(person, withoutAbsences)).map(({ code }): string => code);
  return [...new Set(isPaid && person.identity === null ? [...codes, 'identity.missing'] : codes)];
}
