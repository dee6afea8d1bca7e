// The words of an import: what a column may hold, what can be wrong with a cell, what happens to a row.

export type ImportColumn =
  | 'displayName'
  | 'email'
  | 'kennitala'
  | 'phone'
  | 'language'
  | 'employeeNumber'
  | 'jobTitle'
  | 'departments'
  | 'employmentStartDate'
  | 'employmentEndDate'
  | 'employmentRatio'
  | 'payBasis'
  | 'ruleSet'
  | 'payPeriod'
  | 'birthDate';

export type ImportFault =
  | 'missing'
  | 'notADate'
  | 'notARatio'
  | 'notAnEmail'
  | 'notAKennitala'
  | 'notALine'
  | 'notAName'
  | 'tooLong'
  | 'unknownLanguage'
  | 'unknownPayBasis'
  | 'unknownDepartment'
  | 'unknownRuleSet'
  | 'unknownPayPeriod'
  | 'endBeforeStart'
  | 'birthAfterStart'
  | 'ratioHasChanges'
  | 'samePersonTwice'
  | 'twiceInRows'
  | 'takenByAnother'
  | 'severalPeople'
  | 'lastOwner'
  | 'tooManyCells'
  | 'invalid';

/** What is worth a second look and stops nothing. */
export type ImportWarning = 'zeroPutBack' | 'noCheckDigit' | 'ofCompany' | 'veryOld' | 'nameIsThere';

export type ImportOutcome = 'created' | 'changed' | 'unchanged' | 'faulty';
