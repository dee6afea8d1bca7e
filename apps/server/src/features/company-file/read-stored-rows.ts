// The rows that an import may meet, before it decides what is new, what changes and what stays.
import type { CompanyScope } from '#database/company-scope.ts';
import type { PayrollCodeRow } from '#database/tables/payroll.ts';
import type { RuleVersionRow } from '#database/tables/rules.ts';
import type { CompanyFile } from './company-file.ts';
import {
  TABLE_OF,
  type CompanyRows,
  type IdentifiedList,
  type WrittenList,
  versionKey,
} from './company-rows.ts';
import { readAllRows, readRowsById } from './store/row-store.ts';

export type StoredRows = {
  readonly [List in WrittenList]: ReadonlyMap<string, CompanyRows[List][number]>;
};

export function codeKey({ target, pay_line_key }: PayrollCodeRow): string {
  return `${target}/${pay_line_key}`;
}

export async function readStoredRows(scope: CompanyScope, file: CompanyFile): Promise<StoredRows> {
  const byId = <List extends IdentifiedList>(list: List, items: readonly { readonly id: string }[]) =>
    readRowsById<CompanyRows[List][number]>(
      scope,
      TABLE_OF[list].name,
      items.map(({ id }) => id),
    );
  const versions = await readAllRows<RuleVersionRow>(scope, TABLE_OF.ruleVersions.name);
  const codes = await readAllRows<PayrollCodeRow>(scope, TABLE_OF.payrollCodes.name);
  return {
    departments: await byId('departments', file.departments),
    payPeriods: await byId('payPeriods', file.payPeriods),
    projects: await byId('projects', file.projects),
    subProjects: await byId(
      'subProjects',
      file.projects.flatMap(({ subProjects }) => subProjects),
    ),
    ruleSets: await byId('ruleSets', file.ruleSets),
    ruleVersions: new Map(versions.map((row) => [versionKey(row), row])),
    payrollCodes: new Map(codes.map((row) => [codeKey(row), row])),
    employees: await byId('employees', file.employees),
    shiftTypes: await byId('shiftTypes', file.shiftTypes),
    absenceKinds: await byId('absenceKinds', file.absenceKinds),
    shifts: await byId('shifts', file.shifts),
    timeOff: await byId('timeOff', file.timeOff),
    absences: await byId('absences', file.absences),
    timeEntries: await byId('timeEntries', file.timeEntries),
    balanceBookings: await byId('balanceBookings', file.balanceBookings),
  };
}
