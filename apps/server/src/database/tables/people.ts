// The people of a company.
import {
  day,
  emptied,
  flag,
  guid,
  json,
  kept,
  moment,
  orNull,
  real,
  text,
  withheld,
  word,
} from '../columns.ts';
import { nobody, time } from '../erasing.ts';
import { ofCompany, type RowOf } from '../table.ts';

export const departments = ofCompany('departments', {
  subject: 'department',
  erasing: nobody('names of departments'),
  columns: { id: guid, name: text },
});
export type DepartmentRow = RowOf<typeof departments>;

export const employees = ofCompany('employees', {
  subject: 'employee',
  erasing: { column: 'id', subject: 'record', now: 'byHand', then: 'stay' },
  columns: {
    id: kept(guid),
    /** Null for somebody who only punches. */
    email: emptied(orNull(text), null),
    password_hash: withheld(emptied(orNull(text), null), 'password'),
    pin_hash: withheld(emptied(orNull(text), null), 'pin'),
    employee_number: emptied(orNull(text), null),
    role: emptied(word, 'employee'),
    is_active: emptied(flag, false),
    display_name: text,
    /** Ten digits. */
    kennitala: withheld(emptied(orNull(text), null), 'kennitala'),
    phone: withheld(emptied(orNull(text), null), 'phone'),
    /** is, en or pl; null: that of the company. */
    language: emptied(orNull(word), null),
    job_title: emptied(text, ''),
    employment_start_date: kept(day),
    employment_end_date: kept(orNull(day)),
    /** That of the first day. */
    employment_ratio: kept(real),
    rule_set_id: kept(orNull(guid)),
    pay_period_id: kept(orNull(guid)),
    requires_project_selection: kept(orNull(flag)),
    require_gps_on_clock_in: kept(orNull(flag)),
    can_edit_own_timesheet: kept(flag),
    can_edit_clock_in_out: kept(flag),
    entitlements: kept(orNull(json)),
    pay_basis: kept(word),
    /** Null: no regular hours. The first ones, until the first of `pattern_changes`. */
    work_pattern: kept(orNull(json)),
    birth_date: withheld(emptied(orNull(day), null), 'birth_date'),
    trade_start_date: emptied(orNull(day), null),
    /** A list of the ratios after the first; null: it never changes. */
    ratio_changes: kept(orNull(json)),
    /** A list of the regular hours after the first, each with its first day; null: they never change. */
    pattern_changes: kept(orNull(json)),
    /** Null: a person. */
    service_account: kept(orNull(json)),
    /** A list of department ids, to which a manager is limited; null: all of the company. */
    limited_to_departments: emptied(orNull(json), null),
    /** A list of who stands in for a manager on which days; null: nobody. */
    stand_ins: emptied(orNull(json), null),
  },
});
export type EmployeeRow = RowOf<typeof employees>;

export const employeeDepartments = ofCompany('employee_departments', {
  key: ['employee_id', 'department_id'],
  erasing: time(),
  columns: {
    employee_id: guid,
    department_id: guid,
  },
});
export type EmployeeDepartmentRow = RowOf<typeof employeeDepartments>;

/** Somebody who was erased: name, numbers and texts at once, working time when the day that the company gave is over. */
export const erasures = ofCompany('erasures', {
  key: ['employee_id'],
  erasing: nobody('that somebody was erased, by id: it must outlive them'),
  columns: {
    employee_id: guid,
    erased_at: moment,
    /** yyyy-MM-dd, the last day on which it is kept. */
    keeps_time_until: day,
    /** Null: it is still kept. */
    time_erased_at: orNull(moment),
  },
});
export type ErasureRow = RowOf<typeof erasures>;
