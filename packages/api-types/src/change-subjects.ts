// What the record of changes is about, said once: each table of the server says which of these its rows are.

/** What can be changed, in the words of the company file where that has it. */
export const CHANGE_SUBJECTS = [
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
  'absenceKind',
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

/** What a change is about. */
export type ChangeSubject = (typeof CHANGE_SUBJECTS)[number];
