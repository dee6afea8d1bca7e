// What the record of changes is about. Each table says which of these its rows are.

/** What can be changed, in the words of the company file where that has it. */
export const SUBJECTS = [
  'company',
  'department',
  'payPeriod',
  'project',
  'subProject',
  'ruleSet',
  'ruleVersion',
  'payrollCode',
  'employee',
  'shiftType',
  'shift',
  'timeOff',
  'absence',
  'timeEntry',
  'closedTime',
  'balanceBooking',
  'reviewItem',
  'device',
  'deviceIncident',
  'photo',
  'exportProfile',
  'payrollRun',
] as const;

export type Subject = (typeof SUBJECTS)[number];
