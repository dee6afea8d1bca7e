/** Absence for which the payroll system has no code, before a file is made and in one that was. */
export const absenceWords = {
  kinds: {
    sick: 'sick leave',
    sickChild: 'leave with a sick child',
    vacation: 'vacation',
  },
  lead: 'This absence of people who are paid by the hour has no wage code, so nobody would pay it. Give it a code, or say why the file goes on without it. The next file asks again.',
  toCodes: 'To the wage codes',
  reasonFor: '{who}, {kind}, {time}: why without it',
  goneFor: '{who}, {kind}: not in the last file, and gone since. What becomes of what was paid',
  goOn: 'Go on without these',
  left: 'Absence that is in no line, and why',
} as const;
