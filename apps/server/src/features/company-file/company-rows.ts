// A company as rows, table by table: what an import writes and an export reads.
import type { RowOf } from '#database/table.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import { payPeriods, projects, subProjects } from '#database/tables/company.ts';
import { payrollCodes } from '#database/tables/payroll.ts';
import { departments, employeeDepartments, employees } from '#database/tables/people.ts';
import { absences, balanceBookings, shifts, shiftTypes, timeOff } from '#database/tables/plans.ts';
import { ruleSets, ruleVersions } from '#database/tables/rules.ts';
import { timeEntries } from '#database/tables/time.ts';

/** The tables of a company file by the names of its lists, in the order in which they can be written. */
export const TABLE_OF = {
  ...{ departments, payPeriods, projects, subProjects, ruleSets, ruleVersions, payrollCodes },
  ...{ employees, employeeDepartments, shiftTypes, shifts, timeOff, absences, timeEntries, balanceBookings },
};

export type FileTable = keyof typeof TABLE_OF;

export type CompanyRows = {
  readonly [List in FileTable]: readonly RowOf<(typeof TABLE_OF)[List]>[];
} & { readonly company: CompanyRow };

/** Those that an import counts: departments of people count with the people. */
export type WrittenList = Exclude<FileTable, 'employeeDepartments'>;

export const FILE_TABLES = Object.keys(TABLE_OF) as readonly FileTable[];

export const WRITTEN_LISTS = FILE_TABLES.filter(
  (list): list is WrittenList => list !== 'employeeDepartments',
);

/** Those whose rows are known by an id of their own. */
export type IdentifiedList = Exclude<WrittenList, 'ruleVersions' | 'payrollCodes'>;
