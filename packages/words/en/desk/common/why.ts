/** Beside the reasons of a day. */
export const whyWords = {
  nothing: 'Nothing is paid for this day.',
  source: 'Where this is written',
  voice: 'How it is told',
  forPayroll: 'For payroll',
  forWorker: 'As the employee reads it',
} as const;
