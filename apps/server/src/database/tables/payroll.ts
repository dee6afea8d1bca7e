// What was sent to payroll systems.
import { bytes, day, guid, json, jsonOf, moment, orNull, text, whole, word } from '../columns.ts';
import { nobody } from '../erasing.ts';
import { ofCompany, type RowOf } from '../table.ts';

export const payrollCodes = ofCompany('payroll_codes', {
  subject: 'payrollCode',
  key: ['target', 'pay_line_key'],
  erasing: nobody('settings'),
  columns: {
    target: word,
    pay_line_key: word,
    payroll_code: text,
  },
});
export type PayrollCodeRow = RowOf<typeof payrollCodes>;

/** How a company has set the file of a payroll system. */
export const exportProfiles = ofCompany('export_profiles', {
  subject: 'exportProfile',
  key: ['profile_key'],
  erasing: nobody('how files look'),
  columns: {
    profile_key: word,
    settings: json,
  },
});
export type ExportProfileRow = RowOf<typeof exportProfiles>;

/** What was sent to a payroll system; it never changes. */
export const payrollRuns = ofCompany('payroll_runs', {
  subject: 'payrollRun',
  erasing: nobody('its file is rewritten with the people of the run; who made it is an id'),
  columns: {
    id: guid,
    number: whole,
    profile_key: word,
    target: word,
    start_date: day,
    end_date: day,
    kind: word,
    made_at: moment,
    user_id: orNull(guid),
    operator: orNull(text),
    /** The settings of the profile. */
    settings: jsonOf<unknown>(),
    rule_versions: jsonOf<unknown>(),
    file_name: text,
    sha256: text,
    /** Why it was sent as approved although figures would change; null: none would have. */
    as_approved_reason: orNull(text),
    file: bytes,
    /** Which yearly bonus it pays; null: time. */
    bonus: orNull(jsonOf<unknown>()),
    /** First day of the oldest earlier period of which it has lines; null: it has none. */
    older_from: orNull(day),
  },
});
export type PayrollRunRow = RowOf<typeof payrollRuns>;

export const payrollRunPeople = ofCompany('payroll_run_people', {
  key: ['run_id', 'employee_id'],
  // The minutes of a code stay under the stand-in, so that the sums of a run are those that were sent; words about an absence go at once.
  erasing: {
    ...{ column: 'employee_id', subject: 'payroll', now: 'byHand' },
    then: { becomes: { entries: '[]' } },
  },
  columns: {
    run_id: guid,
    employee_id: guid,
    display_name: text,
    /** Minutes by payroll code. */
    lines: json,
    /** What the file says, by payroll code, as text with a point; null in runs from before it was kept. */
    amounts: orNull(json),
    /** The approved time entries with their minutes. */
    entries: json,
    /** `employeeNumber`: by that where the others are known by a kennitala; null: as the settings of the run say. */
    known_by: orNull(text),
    /** Absences that have no code, and why the run was made without their lines; null: none. */
    without_absences: orNull(json),
    /** What shares of the bonus; null in a run of time. */
    bonuses: orNull(json),
    /** Lines of earlier periods, each with its period and days; null: none. */
    older: orNull(json),
  },
});
export type PayrollRunPersonRow = RowOf<typeof payrollRunPeople>;
