// The row type of every table: the schema on one page. Instants are epoch milliseconds, dates yyyy-MM-dd, JSON is text.
import type { DbBoolean } from './db-boolean.ts';

export type InstallationRow = {
  readonly id: number;
  readonly secrets_id: string;
  readonly created_at: number;
  readonly newest_moment_at: number | null;
  readonly clock_set_back_from: number | null;
  readonly clock_set_back_to: number | null;
  /** Counted up by each trial whether the database accepts a write. */
  readonly trial_writes: number;
  /** Since `log_lost_since`; none were lost while that is null. */
  readonly log_lines_lost: number;
  readonly log_lost_since: number | null;
  readonly log_lost_last_at: number | null;
  /** What is wrong with what proxies tell; null while nothing is. */
  readonly forwarded_trouble: 'not_believed' | 'no_address' | 'too_wide' | null;
  /** Only where it is no address of the open internet. */
  readonly forwarded_peer: string | null;
  readonly forwarded_trouble_at: number | null;
  /** The name of the machine whose clock was found to differ from the database's; null while none was. */
  readonly clock_trouble_server: string | null;
  /** Above zero: it was ahead. */
  readonly clock_trouble_offset_ms: number | null;
  readonly clock_trouble_at: number | null;
};

/** Its columns are the settings of a company, each said once in their list. */
export type { CompanyRow } from '#features/companies/company-settings.ts';

export type DepartmentRow = { readonly company_id: string; readonly id: string; readonly name: string };

export type EmployeeRow = {
  readonly company_id: string;
  readonly id: string;
  /** Null for somebody who only punches. */
  readonly email: string | null;
  readonly password_hash: string | null;
  readonly pin_hash: string | null;
  readonly employee_number: string | null;
  readonly role: string;
  readonly is_active: DbBoolean;
  readonly display_name: string;
  /** Ten digits. */
  readonly kennitala: string | null;
  readonly phone: string | null;
  /** is, en or pl; null: that of the company. */
  readonly language: string | null;
  readonly job_title: string;
  readonly employment_start_date: string;
  readonly employment_end_date: string | null;
  /** That of the first day. */
  readonly employment_ratio: number;
  readonly rule_set_id: string | null;
  readonly pay_period_id: string | null;
  readonly requires_project_selection: DbBoolean | null;
  readonly require_gps_on_clock_in: DbBoolean | null;
  readonly can_edit_own_timesheet: DbBoolean;
  readonly can_edit_clock_in_out: DbBoolean;
  readonly entitlements: string | null;
  readonly pay_basis: string;
  /** JSON; null: no regular hours. The first ones, until the first of `pattern_changes`. */
  readonly work_pattern: string | null;
  readonly birth_date: string | null;
  readonly trade_start_date: string | null;
  /** JSON list of the ratios after the first; null: it never changes. */
  readonly ratio_changes: string | null;
  /** JSON list of the regular hours after the first, each with its first day; null: they never change. */
  readonly pattern_changes: string | null;
  /** JSON; null: a person. */
  readonly service_account: string | null;
  /** JSON list of department ids, to which a manager is limited; null: all of the company. */
  readonly limited_to_departments: string | null;
  /** JSON list of who stands in for a manager on which days; null: nobody. */
  readonly stand_ins: string | null;
};

export type EmployeeDepartmentRow = {
  readonly company_id: string;
  readonly employee_id: string;
  readonly department_id: string;
};

export type SessionRow = {
  readonly company_id: string;
  readonly id: string;
  readonly employee_id: string;
  /** `token`: renewed by refresh tokens; `desk`: known by a cookie. */
  readonly kind: string;
  readonly created_at: number;
  /** A session ends then, however much it is used. */
  readonly ends_at: number;
  readonly revoked_at: number | null;
  /** A `SessionEnd`; null while it goes on, and where that was not kept. */
  readonly ended_because: string | null;
  /** SHA-256 of the cookie; null for sessions of tokens, as are the rest. */
  readonly digest: string | null;
  /** The last request, to the minute. */
  readonly used_at: number | null;
  /** When somebody last showed that it is still them. */
  readonly confirmed_at: number | null;
  /** What the browser calls itself. */
  readonly program: string | null;
  /** With which it began; null: with a password, beside whatever else it takes. */
  readonly passkey_id: string | null;
};

export type RefreshTokenRow = {
  readonly company_id: string;
  /** SHA-256 of the token; the token itself is stored nowhere. */
  readonly digest: string;
  readonly session_id: string;
  readonly expires_at: number;
  readonly used_at: number | null;
};

export type DeviceRow = {
  readonly company_id: string;
  readonly id: string;
  readonly token_digest: string;
  readonly name: string;
  readonly registered_by: string;
  readonly registered_at: number;
  readonly revoked_at: number | null;
  /** Written at most once a minute. */
  readonly last_seen_at: number;
};

export type AttemptCounterRow = {
  readonly scope: string;
  readonly key: string;
  /** JSON array of epoch milliseconds, the recent failures, oldest first. */
  readonly failed_at: string;
  readonly failures_in_a_row: number;
  readonly locked_until: number;
  /** Of the wrong PINs of an employee in a row: the device of each, with commas between. */
  readonly tried_from: string | null;
  /** From then on it does not count, and the row may be removed; null: it does not end by itself. */
  readonly forgotten_at: number | null;
};

export type ProjectRow = {
  readonly company_id: string;
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly is_active: DbBoolean;
  readonly start_date: string | null;
  readonly end_date: string | null;
};

export type SubProjectRow = {
  readonly company_id: string;
  readonly id: string;
  readonly project_id: string;
  readonly name: string;
  readonly code: string | null;
  readonly is_active: DbBoolean;
};

export type TimeEntryRow = {
  readonly company_id: string;
  readonly id: string;
  readonly employee_id: string;
  readonly kind: string;
  readonly start_at: number;
  readonly end_at: number | null;
  /** JSON; null where there are none. */
  readonly breaks: string | null;
  readonly project_id: string | null;
  readonly sub_project_id: string | null;
  readonly is_draft: DbBoolean;
  readonly is_locked: DbBoolean;
};

/** What people changed, apart from punches. Rows are only added. */
export type ChangeRow = {
  readonly company_id: string;
  readonly id: string;
  readonly changed_at: number;
  readonly door: string;
  readonly user_id: string | null;
  /** At the command line, the user of the operating system. */
  readonly operator: string | null;
  readonly reason: string | null;
  readonly subject: string;
  readonly subject_id: string;
  /** Not a reference: whose record or time it is about. */
  readonly employee_id: string | null;
  /** JSON; null before an addition and after a removal, both null where somebody only looked. */
  readonly before: string | null;
  readonly after: string | null;
};

export type KeptFiguresRow = {
  readonly company_id: string;
  readonly time_entry_id: string;
  readonly kept_at: number;
  /** JSON of what the entry came to when it was locked, with the rule version. */
  readonly figures: string;
  /** The rule set of that version; null where there was no rule, and in rows from before it was kept. */
  readonly rule_set_id: string | null;
  /** JSON of what this row had before an approval renewed its figures; null: they are those of the lock. */
  readonly replaced: string | null;
};

export type PunchInboxRow = {
  readonly company_id: string;
  readonly id: string;
  readonly received_at: number;
  readonly door: string;
  /** As the door named them; not a reference, because a punch for somebody unknown is a fact too. */
  readonly employee_id: string;
  readonly action: string;
  readonly punched_at: number;
  readonly project_id: string | null;
  readonly sub_project_id: string | null;
  readonly device_id: string | null;
  /** The user whose token brought it, at the partner door. */
  readonly sent_by: string | null;
  /** Salted hash of the row in punch_details; the salt is erased with that row. */
  readonly details_hash: string | null;
};

export type PunchVerdictRow = {
  readonly company_id: string;
  readonly id: string;
  readonly punch_id: string;
  readonly decided_at: number;
  readonly verdict: string;
  readonly code: string | null;
  readonly time_entry_id: string | null;
};

export type PunchDetailsRow = {
  readonly company_id: string;
  readonly punch_id: string;
  readonly recorded_at: number;
  readonly salt: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly client_address: string | null;
};

/** Punches that were handed over and are in no time entry yet: not judged, waiting for other tablets, or with a manager. */
export type OpenPunchRow = {
  readonly company_id: string;
  readonly punch_id: string;
  readonly employee_id: string;
  readonly device_id: string;
  readonly sequence: number;
  readonly action: string;
  readonly punched_at: number;
  readonly received_at: number;
  readonly project_id: string | null;
  readonly sub_project_id: string | null;
  readonly is_draft: DbBoolean;
  readonly state: string;
  /** Why it is with a manager. */
  readonly reason: string | null;
};

export type ReviewItemRow = {
  readonly company_id: string;
  readonly id: string;
  /** Null where a punch names nobody of the company, and where it is about a tablet. */
  readonly employee_id: string | null;
  /** Of an item about a tablet, which names no punch and no entry. */
  readonly device_id: string | null;
  readonly reason: string;
  readonly time_entry_id: string | null;
  readonly punch_id: string | null;
  readonly opened_at: number;
  readonly settled_at: number | null;
  /** What was decided, or how the item settled itself. Who decided, and why, stands in `changes`. */
  readonly decision: string | null;
  /** JSON: further facts, beside the person, the punch and the entry. */
  readonly details: string | null;
};

export type RuleSetRow = { readonly company_id: string; readonly id: string; readonly name: string };

export type RuleVersionRow = {
  readonly company_id: string;
  readonly rule_set_id: string;
  readonly number: number;
  readonly valid_from: string;
  /** JSON of a rule definition; null where `agreement` names one that is shipped. */
  readonly definition: string | null;
  readonly agreement: string | null;
  /** JSON by key: what the company gives where the rule leaves a value open; null: nothing. */
  readonly parameter_values: string | null;
};

export type ShiftTypeRow = {
  readonly company_id: string;
  readonly id: string;
  readonly name: string;
  readonly color_hex: string;
};

export type ShiftRow = {
  readonly company_id: string;
  readonly id: string;
  readonly employee_id: string | null;
  readonly shift_type_id: string;
  readonly project_id: string | null;
  readonly start_at: number;
  readonly end_at: number;
  readonly is_advertised: DbBoolean;
};

export type TimeOffRow = {
  readonly company_id: string;
  readonly id: string;
  readonly employee_id: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly status: string;
  readonly note: string;
};

/** An approved request whose days stand as absences. */
export type WrittenLeaveRow = {
  readonly company_id: string;
  readonly time_off_id: string;
  readonly type: string;
  /** JSON: the ids of the absences that the approval wrote. */
  readonly absence_ids: string;
};

export type AbsenceRow = {
  readonly company_id: string;
  readonly id: string;
  readonly employee_id: string;
  readonly date: string;
  readonly type: string;
  /** Null: the norm of the day. */
  readonly minutes: number | null;
  readonly note: string;
};

export type PayPeriodRow = {
  readonly company_id: string;
  readonly id: string;
  readonly name: string;
  readonly start_day: number;
};

export type PayrollCodeRow = {
  readonly company_id: string;
  readonly target: string;
  readonly pay_line_key: string;
  readonly payroll_code: string;
};

/** Work that the server does later by itself. */
export type JobRow = {
  readonly id: string;
  readonly kind: string;
  /** JSON; empty once it has ended. */
  readonly details: string;
  readonly due_at: number;
  readonly give_up_at: number;
  readonly tries: number;
  /** Somebody is at it until then. */
  readonly leased_until: number | null;
  readonly ended_at: number | null;
  readonly outcome: string | null;
  /** A code, nothing personal. */
  readonly last_fault: string | null;
};

/** E-mails to people of the company. */
export type MailRow = {
  readonly company_id: string;
  readonly id: string;
  readonly employee_id: string;
  readonly purpose: string;
  /** Address and content under a key of the secrets; null once it was sent or given up. */
  readonly sealed: string | null;
  readonly queued_at: number;
  readonly ended_at: number | null;
  readonly outcome: string | null;
  /** What the mail server said, as a code. */
  readonly fault: string | null;
};
