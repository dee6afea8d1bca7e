export const wageCodesWords = {
  title: 'Wage codes',
  lead: 'What a payroll system calls what your pay rules pay. Without a code, a line cannot be handed over.',
  target: 'Payroll system',
  otherSystem: 'Any other system',
  unmapped: 'Without a code: {count}',
  unmappedLead: 'They come first. Give each one the code that the payroll system has for it.',
  allMapped: 'Everything that can be paid has its code.',
  code: 'Code: {line}',
  notGiven: 'No rule gives it any more',
  saved: 'The codes are saved.',
  keepsCode: 'A code can be changed, and not taken away.',
  emptyTitle: 'Nothing can be paid yet',
  emptyLead: 'Add a pay rule first. What it pays is then listed here, line by line.',
  salary: 'What the monthly salary pays',
  salaryLead:
    'Of people who are paid by the month this absence needs no code: without one it is in no file, and nobody is warned. Of people who are paid by the hour it always needs one.',
  salaryKinds: {
    sick: 'Sick leave',
    sickChild: 'Leave with a sick child',
    vacation: 'Vacation',
  },
  salarySaved: 'Saved.',
} as const;
