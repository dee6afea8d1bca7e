// The rows about what was sent to payroll systems.

/** How a company has set the file of a payroll system. */
export type ExportProfileRow = {
  readonly company_id: string;
  readonly profile_key: string;
  /** JSON. */
  readonly settings: string;
};

/** Time of somebody that was approved for payroll, with the days on which there was none. */
export type ClosedTimeRow = {
  readonly company_id: string;
  readonly employee_id: string;
  readonly id: string;
  /** [from, until): the beginning of the first day, and that of the day after the last. */
  readonly from_at: number;
  readonly until_at: number;
  readonly closed_at: number;
  readonly user_id: string | null;
  readonly operator: string | null;
};

/** What was sent to a payroll system; it never changes. */
export type PayrollRunRow = {
  readonly company_id: string;
  readonly id: string;
  readonly number: number;
  readonly profile_key: string;
  readonly target: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly kind: string;
  readonly made_at: number;
  readonly user_id: string | null;
  readonly operator: string | null;
  /** JSON: the settings of the profile. */
  readonly settings: string;
  /** JSON. */
  readonly rule_versions: string;
  readonly file_name: string;
  readonly sha256: string;
  /** Why it was sent as approved although figures would change; null: none would have. */
  readonly as_approved_reason: string | null;
  readonly file: Buffer;
  /** JSON: which yearly bonus it pays; null: time. */
  readonly bonus: string | null;
  /** First day of the oldest earlier period of which it has lines; null: it has none. */
  readonly older_from: string | null;
};

export type PayrollRunPersonRow = {
  readonly company_id: string;
  readonly run_id: string;
  readonly employee_id: string;
  readonly display_name: string;
  /** JSON: minutes by payroll code. */
  readonly lines: string;
  /** JSON: what the file says, by payroll code, as text with a point; null in runs from before it was kept. */
  readonly amounts: string | null;
  /** JSON: the approved time entries with their minutes. */
  readonly entries: string;
  /** `employeeNumber`: by that where the others are known by a kennitala; null: as the settings of the run say. */
  readonly known_by: string | null;
  /** JSON: absences that have no code, and why the run was made without their lines; null: none. */
  readonly without_absences: string | null;
  /** JSON: what shares of the bonus; null in a run of time. */
  readonly bonuses: string | null;
  /** JSON: lines of earlier periods, each with its period and days; null: none. */
  readonly older: string | null;
};
