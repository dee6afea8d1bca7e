// What the record of a company is made of, as far as somebody looks at it. A read says which of these it shows, a change which of these it
// changes: so what a change makes stale follows, and nobody lists it.

/** Every part of the record. */
export const SUBJECTS = [
  /** Who is signed in, and how they prove who they are. */
  'session',
  /** Where people are signed in. */
  'sessions',
  'company',
  'departments',
  'projects',
  'payPeriods',
  'rules',
  'payrollCodes',
  'exportProfiles',
  /** Their records, and how they get in. */
  'people',
  'time',
  /** Which time is approved, and may not be changed. */
  'approvals',
  /** Which approved time was opened again: only by that can approvals change what waits, for whoever has something waiting is not approved. */
  'openedTime',
  /** Time off that is asked for, and days of absence. */
  'leave',
  /** The kinds of absence that the company has made. */
  'absenceKinds',
  'reviews',
  'tablets',
  'pairing',
  'managerCode',
  'serviceAccounts',
  'payrollRuns',
] as const;

/** A part of the record of a company. */
export type Subject = (typeof SUBJECTS)[number];

/** What the hours of somebody, and what they are paid for them, depend on. */
export const PAID_TIME = ['time', 'approvals', 'leave', 'rules', 'people', 'company'] as const;
