// A company as rows, table by table in the order in which they can be written: what an import writes and an export reads.
import type { CompanyRow } from '#database/tables/companies.ts';
import type { PayPeriodRow, ProjectRow, SubProjectRow } from '#database/tables/company.ts';
import type { PayrollCodeRow } from '#database/tables/payroll.ts';
import type { DepartmentRow, EmployeeDepartmentRow, EmployeeRow } from '#database/tables/people.ts';
import type {
  AbsenceRow,
  BalanceBookingRow,
  ShiftRow,
  ShiftTypeRow,
  TimeOffRow,
} from '#database/tables/plans.ts';
import type { RuleSetRow, RuleVersionRow } from '#database/tables/rules.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';

export type CompanyRows = {
  readonly departments: readonly DepartmentRow[];
  readonly payPeriods: readonly PayPeriodRow[];
  readonly projects: readonly ProjectRow[];
  readonly subProjects: readonly SubProjectRow[];
  readonly ruleSets: readonly RuleSetRow[];
  readonly ruleVersions: readonly RuleVersionRow[];
  readonly payrollCodes: readonly PayrollCodeRow[];
  readonly employees: readonly EmployeeRow[];
  readonly employeeDepartments: readonly EmployeeDepartmentRow[];
  readonly shiftTypes: readonly ShiftTypeRow[];
  readonly shifts: readonly ShiftRow[];
  readonly timeOff: readonly TimeOffRow[];
  readonly absences: readonly AbsenceRow[];
  readonly timeEntries: readonly TimeEntryRow[];
  readonly balanceBookings: readonly BalanceBookingRow[];
  readonly company: CompanyRow;
};

/** The lists that an import counts, in the order in which they are written. */
export const WRITTEN_LISTS = [
  'departments',
  'payPeriods',
  'projects',
  'subProjects',
  'ruleSets',
  'ruleVersions',
  'payrollCodes',
  'employees',
  'shiftTypes',
  'shifts',
  'timeOff',
  'absences',
  'timeEntries',
  'balanceBookings',
] as const;

export type WrittenList = (typeof WRITTEN_LISTS)[number];

/** Those whose rows are known by an id of their own. */
export type IdentifiedList = Exclude<WrittenList, 'ruleVersions' | 'payrollCodes'>;

export const TABLE_OF = {
  departments: 'departments',
  payPeriods: 'pay_periods',
  projects: 'projects',
  subProjects: 'sub_projects',
  ruleSets: 'rule_sets',
  ruleVersions: 'rule_versions',
  payrollCodes: 'payroll_codes',
  employees: 'employees',
  shiftTypes: 'shift_types',
  shifts: 'shifts',
  timeOff: 'time_off',
  absences: 'absences',
  timeEntries: 'time_entries',
  balanceBookings: 'balance_bookings',
} as const satisfies Record<WrittenList, string>;
