// What erasing somebody does with each table: at once, and when the time for which working time is kept is over. Beside personal-kinds.ts, which
// is about time that passes by itself. A test fails where a table is not here; docs/operations.md tells it in words.

/** How the rows of somebody are found. */
export type FoundBy =
  /** A column with their id. */
  | { readonly column: 'employee_id' | 'id' }
  /** Through another table: rows with the id of one of theirs. */
  | { readonly column: string; readonly of: 'punch_inbox' | 'sessions' | 'time_entries' | 'time_off' }
  /** The id is a part of a text. */
  | { readonly within: string };

/** What a page and the command say of it. */
export type ErasureSubject = 'record' | 'signIn' | 'details' | 'texts' | 'log' | 'payroll' | 'time';

type OfPerson = FoundBy & {
  readonly subject: ErasureSubject;
  /**
   * At once: the rows go, columns become this, a file of its own does it (`byHand`, in the order of erase-person.ts), or nothing happens.
   */
  readonly now: 'go' | 'stay' | 'byHand' | { readonly becomes: Readonly<Record<string, string | null>> };
  /** Once the time is over. */
  readonly then: 'go' | 'stay' | { readonly becomes: Readonly<Record<string, string | null>> };
};

/** Tables with nothing about a person, and why a column that looks so is none. */
export type OfNobody = { readonly nobody: string };

const goes = (subject: ErasureSubject, by: FoundBy = { column: 'employee_id' }): OfPerson => ({
  ...by,
  ...{ subject, now: 'go', then: 'go' },
});
const time = (by: FoundBy = { column: 'employee_id' }): OfPerson => ({
  ...by,
  ...{ subject: 'time', now: 'stay', then: 'go' },
});
const timeWith = (text: string, empty: '' | null): OfPerson => ({
  ...time(),
  now: { becomes: { [text]: empty } },
});
const ofPunch = { column: 'punch_id', of: 'punch_inbox' } as const;
const nobody = (why: string): OfNobody => ({ nobody: why });

/**
 * By the name of the table. The order is that in which rows go: those that refer to others come first.
 */
export const PERSON_TABLES = {
  // How somebody signs in.
  passkey_challenges: goes('signIn'),
  passkeys: goes('signIn'),
  totp_factors: goes('signIn'),
  recovery_codes: goes('signIn'),
  pairing_words: goes('signIn'),
  password_links: goes('signIn'),
  address_changes: goes('signIn'),
  former_pins: goes('signIn'),
  refresh_tokens: goes('signIn', { column: 'session_id', of: 'sessions' }),
  sessions: goes('signIn'),
  sign_in_names: goes('signIn'),
  presses: goes('signIn'),
  attempt_counters: goes('signIn', { within: 'key' }),
  // Letters that wait are not sent; the job that would send one finds nothing.
  mails: goes('texts'),
  pin_seals: goes('details', ofPunch),
  punch_details: goes('details', ofPunch),
  punch_photos: goes('details', ofPunch),
  // Working time, with what others said about it.
  review_items: time(),
  correction_requests: timeWith('note', null),
  kept_figures: time({ column: 'time_entry_id', of: 'time_entries' }),
  time_entries: time(),
  closed_time: time(),
  open_punches: time(),
  punch_verdicts: time(ofPunch),
  punch_proofs: time(ofPunch),
  // The last punch of a tablet stays: the next one is chained to it. Its bytes have ids and clocks, no text.
  punch_envelopes: time(ofPunch),
  punch_inbox: time(),
  absences: timeWith('note', ''),
  written_leave: time({ column: 'time_off_id', of: 'time_off' }),
  time_off: timeWith('note', ''),
  shifts: time(),
  balance_bookings: timeWith('reason', ''),
  employee_departments: time(),
  changes: { column: 'employee_id', subject: 'log', now: 'byHand', then: 'stay' },
  // The minutes of a code stay under the stand-in, so that the sums of a run are those that were sent; words about an absence go at once.
  payroll_run_people: {
    ...{ column: 'employee_id', subject: 'payroll', now: 'byHand' },
    then: { becomes: { entries: '[]' } },
  },
  payroll_runs: nobody('its file is rewritten with the people of the run; who made it is an id'),
  employees: { column: 'id', subject: 'record', now: 'byHand', then: 'stay' },
  erasures: nobody('that somebody was erased, by id: it must outlive them'),
  // The company and its house.
  companies: nobody('settings'),
  departments: nobody('names of departments'),
  devices: nobody('tablets; who registered one is an id'),
  device_heads: nobody('chains of tablets'),
  device_health: nobody('what a tablet says of itself, in its own words'),
  device_incidents: nobody('tablets'),
  device_keys: nobody('tablets'),
  stray_envelopes: nobody('bytes that could not be read, by tablet'),
  export_profiles: nobody('how files look'),
  pay_periods: nobody('settings'),
  payroll_codes: nobody('settings'),
  projects: nobody('names of projects'),
  sub_projects: nobody('names of projects'),
  rule_sets: nobody('pay rules'),
  rule_versions: nobody('pay rules'),
  shift_types: nobody('kinds of shifts'),
  // The installation.
  first_run_links: nobody('before there is a company'),
  installation: nobody('the installation'),
  jobs: nobody('ids alone; what is personal stands in the mail'),
  knex_migrations: nobody('the schema'),
  knex_migrations_lock: nobody('the schema'),
  request_limits: nobody('callers of the last two minutes'),
  shared_secrets: nobody('keys'),
} as const satisfies Readonly<Record<string, OfPerson | OfNobody>>;

export type PersonTable = OfPerson & { readonly table: string };

/** Those with something about a person, in the order in which rows go. */
export const TABLES_OF_PERSON: readonly PersonTable[] = Object.entries(
  PERSON_TABLES as Readonly<Record<string, OfPerson | OfNobody>>,
).flatMap(([table, rule]) => ('nobody' in rule ? [] : [{ table, ...rule }]));

/** What becomes of the columns of `employees`. Those that say how the time that stays is counted stay with it. */
export const EMPTY_RECORD = {
  email: null,
  password_hash: null,
  pin_hash: null,
  employee_number: null,
  kennitala: null,
  phone: null,
  language: null,
  job_title: '',
  birth_date: null,
  trade_start_date: null,
  limited_to_departments: null,
  stand_ins: null,
  role: 'employee',
  is_active: false,
} as const;

/** Columns of `employees` that stay: ids, and what the calculation of the time that is kept needs. A test compares it with the table. */
export const KEPT_OF_RECORD: readonly string[] = [
  ...[
    'company_id',
    'id',
    'employment_start_date',
    'employment_end_date',
    'employment_ratio',
    'ratio_changes',
  ],
  ...['rule_set_id', 'pay_period_id', 'requires_project_selection', 'require_gps_on_clock_in'],
  ...['can_edit_own_timesheet', 'can_edit_clock_in_out', 'entitlements', 'pay_basis', 'work_pattern'],
  ...['pattern_changes', 'service_account'],
];
