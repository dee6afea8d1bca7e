// A plan -> what the caller is told of it.
import type { ImportReport } from '@stimpill/api-types/manage';
import { outcomeOf, type ImportPlan, type PlannedLine } from './plan-import.ts';
import type { ImportFault, ImportWarning } from './import-terms.ts';

/** What is wrong with a cell, as a sentence. The desk says it in the language of its page, by the code. */
const FAULT_SENTENCES: Readonly<Record<ImportFault, string>> = {
  missing: 'A new person needs it.',
  notADate: 'It must be an existing date such as 2026-03-01 or 1.3.2026.',
  notARatio: 'It must be a ratio from 0 to 2, such as 0.5 or 50 %.',
  notAnEmail: 'It must be an e-mail address.',
  notAKennitala: 'It must be ten digits with a day that exists, such as 120174-3399.',
  notALine: 'It must be one line without control characters or marks that turn the direction of text.',
  notAName: 'It must have a letter or a digit.',
  tooLong: 'It is too long.',
  unknownLanguage: 'It must be Icelandic, English or Polish.',
  unknownPayBasis: 'It must be hourly or monthly.',
  unknownDepartment: 'There is no such department.',
  unknownRuleSet: 'There is no such pay rule.',
  unknownPayPeriod: 'There is no such pay period.',
  endBeforeStart: 'The last day lies before the first one.',
  birthAfterStart: 'The date of birth lies after the first day.',
  ratioHasChanges: 'The ratio of this person changes later, so it is changed on their page.',
  samePersonTwice:
    'Another row is about the same person. If they are two, give a number, a kennitala or an e-mail.',
  twiceInRows: 'Another row has the same.',
  takenByAnother: 'It belongs to somebody else.',
  severalPeople: 'Several people have this name. Give a number, a kennitala or an e-mail.',
  lastOwner: 'The company would have no owner left who may sign in.',
  tooManyCells: 'The row has more cells than there are columns.',
  invalid: 'It is not valid.',
};

const WARNING_SENTENCES: Readonly<Record<ImportWarning, string>> = {
  zeroPutBack: 'It had lost the zero at its front, which was put back.',
  noCheckDigit: 'It has no check digit: right for numbers given out since 18 February 2026.',
  ofCompany: 'It is the number of a company, not of a person.',
  veryOld: 'Somebody born that day is more than 110 years old.',
  nameIsThere: 'Somebody of this name is there already, with another number, kennitala or e-mail.',
};

/** @param isWritten whether new people have their ids */
export function toImportReport({ lines, newDepartments }: ImportPlan, isWritten: boolean): ImportReport {
  const told = lines.map((line) => toLine(line, isWritten));
  const count = (outcome: string) => told.filter((line) => line.outcome === outcome).length;
  return {
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    faulty: count('faulty'),
    newDepartments: newDepartments.map(({ name }) => name),
    lines: told,
  };
}

function toLine(planned: PlannedLine, isWritten: boolean): ImportReport['lines'][number] {
  const { line, values, isNew, person, changedColumns, faults, warnings } = planned;
  return {
    line,
    outcome: outcomeOf(planned),
    employeeId: isNew && !isWritten ? null : (person?.id ?? null),
    displayName: String(values.get('displayName') ?? (isNew ? '' : (person?.displayName ?? ''))),
    changedColumns: [...changedColumns],
    faults: faults.map(({ column, code }) => ({ column, code, message: FAULT_SENTENCES[code] })),
    warnings: warnings.map(({ column, code }) => ({ column, code, message: WARNING_SENTENCES[code] })),
  };
}
