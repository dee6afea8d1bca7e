// What keeps a pay run from being right. An error blocks it; a warning is for a person to look at.

const ISSUES = {
  'entry.open': {
    severity: 'error',
    message: 'Somebody is still clocked in. Close the time entry, then approve it.',
  },
  'entry.not_locked': {
    severity: 'error',
    message: 'Time entries are not approved and locked, so they are not paid. Approve them first.',
  },
  'review.open': {
    severity: 'error',
    message: 'Punches, or questions about time, wait for the decision of a manager. Settle them first.',
  },
  'pay_line.unmapped': {
    severity: 'error',
    message: 'This pay line has no code in the payroll system, so its minutes are left out. Name its code.',
  },
  'absence.unmapped': {
    severity: 'error',
    message: 'Paid absence has no code in the payroll system, so its minutes are left out. Name its code.',
  },
  'entry.draft': {
    severity: 'warning',
    message: 'Drafts are not paid. Finish or remove them.',
  },
  'device.silent': {
    severity: 'error',
    message:
      'A tablet has been silent since before the range ended. It may hold punches of it: connect it, or take it out of use.',
  },
  'device.holds_punches': {
    severity: 'warning',
    message: 'A tablet holds punches that it has not handed over. Connect it first.',
  },
  'device.not_reported': {
    severity: 'warning',
    message: 'A kiosk has not reported. Punches may still be on it: connect it first.',
  },
  'device.chain_shortened': {
    severity: 'warning',
    message:
      'Punches that a kiosk had taken have been erased on it. Ask who was there, and add what is missing.',
  },
  'shift.without_entry': {
    severity: 'warning',
    message: 'Shifts have passed for which nobody clocked in. Ask whether they were worked.',
  },
  'entry.differs': {
    severity: 'warning',
    message:
      'Time was approved with other minutes than the rules give now. What was approved is paid. To pay by the rules of now, unlock it and approve it again.',
  },
  'rest.weekly_day_off': {
    severity: 'warning',
    message: 'There was no day off in a week. Give it later, if that was agreed.',
  },
  'rest.weekly_rest': {
    severity: 'warning',
    message: 'The day off and the daily rest beside it were shorter than 35 hours in a week.',
  },
  'rest.long_day': {
    severity: 'warning',
    message: 'There was a day of more than 13 hours of work.',
  },
  'rest.weekly_average': {
    severity: 'warning',
    message: 'On average there were more than 48 hours of work in a week.',
  },
  'employee.works_before_start': {
    severity: 'error',
    message:
      'There is time from before the employment begins. It is in the lines. Correct the first day of employment, or the time.',
  },
  'employee.works_after_end': {
    severity: 'error',
    message:
      'There is time from after the employment ended. It is in the lines. Correct the last day of employment, or the time.',
  },
  'rule.not_in_force': {
    severity: 'error',
    message: 'Give the pay rule a version that begins earlier.',
  },
  'rule.parameter_missing': {
    severity: 'error',
    message: 'Give the value where the pay rule leaves it to the company, then approve the time again.',
  },
  'entry.kind_not_paid': {
    severity: 'error',
    message: 'Correct the pay rule, or the time.',
  },
  'credit.unmapped': {
    severity: 'warning',
    message: 'Minutes that were earned without work have no code in the payroll system.',
  },
  'holiday_pay.hours_unknown': {
    severity: 'warning',
    message:
      'A holiday pays this person nothing, because nobody has said when they work. Enter their regular hours, or plan that week.',
  },
  'entitlement.incomplete': {
    severity: 'warning',
    message:
      'The leave of this person may be higher: a fact on which it depends is not known. Enter the date of birth.',
  },
} as const;

export type PayrollIssueCode = keyof typeof ISSUES;

export type PayrollIssue = {
  readonly severity: 'error' | 'warning';
  readonly code: PayrollIssueCode;
  readonly message: string;
  readonly employeeId?: string;
  /** The pay line, the account of credits, or the kind of absence. */
  readonly payLineKey?: string;
  /** The minutes that it is about. */
  readonly minutes?: number;
  /** How many time entries, review items, shifts, punches, days or weeks it is about. */
  readonly entryCount?: number;
};

export function payrollIssue(
  code: PayrollIssueCode,
  about: Pick<PayrollIssue, 'employeeId' | 'payLineKey' | 'minutes' | 'entryCount'> & {
    readonly message?: string;
    /** Where it depends on whom it is about. */
    readonly severity?: PayrollIssue['severity'];
  },
): PayrollIssue {
  return { ...ISSUES[code], code, ...about };
}
