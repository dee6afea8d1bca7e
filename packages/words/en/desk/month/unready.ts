/** Why somebody is not ready to be paid, by the code of the server. */
export const unreadyWords = {
  'entry.open': 'not clocked out',
  'entry.not_locked': 'not approved',
  'review.open': 'open question',
  'absence.unmapped': 'absence without a wage code',
  'absence.gone': 'absence that the last file was made without is gone',
  'identity.missing': 'nothing by which the file knows them',
  'employee.works_before_start': 'worked before the first day',
  'employee.works_after_end': 'worked after the last day',
  'rule.not_in_force': 'no pay rule holds then',
  'rule.parameter_missing': 'a value that the pay rule leaves to you is missing',
  'entry.kind_not_paid': 'the pay rule does not know this kind of time',
  'pay_line.unmapped': 'a pay line without a wage code',
  'figures.moved': 'approved figures would change',
  other: 'not ready',
} as const;
