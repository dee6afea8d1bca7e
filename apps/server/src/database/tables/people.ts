// The people of a company.
import type { Language } from '@stimpill/api-types/languages';
import type { Role } from '@stimpill/api-types/rights';
import type { Weekday } from '@stimpill/time';
import {
  day,
  emptied,
  flag,
  guid,
  jsonOf,
  kept,
  listOf,
  moment,
  named,
  orNull,
  real,
  text,
  withheld,
  wordOf,
} from '../columns.ts';
import { goes, nobody, time } from '../erasing.ts';
import { ofCompany, type RowOf } from '../table.ts';

/** What the company grants somebody; everything not given here follows from the agreement. */
export type Entitlements = {
  /** Working days a year. */
  readonly vacationDays?: number;
  /** The agreement, by its short name. */
  readonly sickLadder?: string;
  readonly sickChildDays?: number;
  /** MM-dd */
  readonly vacationYearStart?: string;
};

export type PayBasis = 'hourly' | 'monthly';

/** A ratio and the first day on which it holds, yyyy-MM-dd. */
export type RatioChange = { readonly from: string; readonly ratio: number };

/** Local times, HH:mm. An end that is not after the start lies on the next day. */
export type WorkDay = {
  readonly day: Weekday;
  readonly from: string;
  readonly to: string;
  /** Whole minutes of the day that are neither worked nor paid. */
  readonly unpaidBreakMinutes: number;
};

/** At most one row a day, in the order of the week. */
export type WorkPattern = readonly WorkDay[];

/** Other regular hours from a day on, yyyy-MM-dd; null: none from then on. */
export type PatternChange = { readonly from: string; readonly workPattern: WorkPattern | null };

/** The account of another system: it is no person, and no list of people shows it. It works until its last day of employment. */
export type ServiceAccount = {
  /** CIDR ranges from which it may sign in and call; none: from everywhere. */
  readonly allowedAddresses: readonly string[];
};

/** Who has the departments of a manager too, while that manager is away. */
export type StandIn = {
  readonly employeeId: string;
  /** First and last day, yyyy-MM-dd on the calendar of the company. */
  readonly from: string;
  readonly to: string;
};

const entitlements = jsonOf<Entitlements>(
  ({ vacationDays, sickLadder, sickChildDays, vacationYearStart }) => ({
    vacationDays,
    sickLadder,
    sickChildDays,
    vacationYearStart,
  }),
);

const serviceAccount = jsonOf<ServiceAccount>(({ allowedAddresses }) => ({
  allowedAddresses: [...allowedAddresses].sort(),
}));

const orderOf = ({ from, to, employeeId }: StandIn) => `${from} ${to} ${employeeId}`;
const standIns = listOf<StandIn>((all) =>
  all
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
    .map(({ employeeId, from, to }) => ({ employeeId, from, to })),
);

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
    role: emptied(wordOf<Role>(), 'employee'),
    is_active: emptied(flag, false),
    display_name: text,
    /** Ten digits. */
    kennitala: withheld(emptied(orNull(text), null), 'kennitala'),
    phone: withheld(emptied(orNull(text), null), 'phone'),
    /** is, en or pl; null: that of the company. */
    language: emptied(orNull(wordOf<Language>()), null),
    job_title: emptied(text, ''),
    employment_start_date: kept(day),
    employment_end_date: kept(orNull(day)),
    /** That of the first day; 1 is full time. */
    employment_ratio: kept(real),
    rule_set_id: kept(orNull(guid)),
    pay_period_id: kept(orNull(guid)),
    requires_project_selection: kept(orNull(flag)),
    require_gps_on_clock_in: kept(orNull(flag)),
    can_edit_own_timesheet: kept(flag),
    can_edit_clock_in_out: kept(flag),
    entitlements: kept(orNull(entitlements)),
    /** Paid by the hour, or a salary by the month that has the holidays in it. */
    pay_basis: kept(wordOf<PayBasis>()),
    /** Null: no regular hours. The first ones, until the first of `pattern_changes`. */
    work_pattern: kept(orNull(jsonOf<WorkPattern>())),
    /** Personal: no answer of the API has it. */
    birth_date: withheld(emptied(orNull(day), null), 'birth_date'),
    /** First day in the trade, with whatever employer; null: that of the employment. */
    trade_start_date: emptied(orNull(day), null),
    /** Those after the first, in the order of their days. */
    ratio_changes: kept(listOf<RatioChange>()),
    /** Those after the first, in the order of their days. */
    pattern_changes: named(kept(listOf<PatternChange>()), 'workPatternChanges'),
    /** Null: a person. */
    service_account: kept(orNull(serviceAccount)),
    /** The departments to which a manager is limited; null: all of the company. */
    limited_to_departments: named(
      emptied(orNull(jsonOf<readonly string[]>((ids) => ids.toSorted())), null),
      'limitedToDepartmentIds',
    ),
    stand_ins: emptied(standIns, null),
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

/** Somebody was called because they had not come: the last time. */
export const personCalls = ofCompany('person_calls', {
  key: ['employee_id'],
  erasing: goes('details'),
  columns: {
    employee_id: guid,
    called_at: moment,
    /** Null: nobody of the company. */
    called_by: orNull(guid),
  },
});
export type PersonCallRow = RowOf<typeof personCalls>;

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
