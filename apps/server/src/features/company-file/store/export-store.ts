import type { CompanyScope } from '#database/company-scope.ts';
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
import type { CompanyRows } from '../company-rows.ts';
import { findCompanyRow } from './company-file-store.ts';

/**
 * Everything that a company file holds, ordered by id or by the key that stands for one. Rows are read before the rows they
 * refer to: what is added meanwhile can then be missing, but nothing can refer to what is missing.
 */
export async function readCompanyRows(scope: CompanyScope): Promise<CompanyRows | undefined> {
  const { db, companyId } = scope;
  const ofCompany = { company_id: companyId };
  const worked = {
    balanceBookings: await db<BalanceBookingRow>('balance_bookings').where(ofCompany).orderBy('id'),
    timeEntries: await db<TimeEntryRow>('time_entries').where(ofCompany).orderBy('id'),
    absences: await db<AbsenceRow>('absences').where(ofCompany).orderBy('id'),
    timeOff: await db<TimeOffRow>('time_off').where(ofCompany).orderBy('id'),
    shifts: await db<ShiftRow>('shifts').where(ofCompany).orderBy('id'),
    shiftTypes: await db<ShiftTypeRow>('shift_types').where(ofCompany).orderBy('id'),
  };
  const people = {
    employeeDepartments: await db<EmployeeDepartmentRow>('employee_departments')
      .where(ofCompany)
      .orderBy(['employee_id', 'department_id']),
    employees: await db<EmployeeRow>('employees').where(ofCompany).orderBy('id'),
  };
  const rules = {
    payrollCodes: await db<PayrollCodeRow>('payroll_codes').where(ofCompany),
    ruleVersions: await db<RuleVersionRow>('rule_versions')
      .where(ofCompany)
      .orderBy(['rule_set_id', 'number']),
    ruleSets: await db<RuleSetRow>('rule_sets').where(ofCompany).orderBy('id'),
  };
  const structure = {
    subProjects: await db<SubProjectRow>('sub_projects').where(ofCompany).orderBy('id'),
    projects: await db<ProjectRow>('projects').where(ofCompany).orderBy('id'),
    payPeriods: await db<PayPeriodRow>('pay_periods').where(ofCompany).orderBy('id'),
    departments: await db<DepartmentRow>('departments').where(ofCompany).orderBy('id'),
  };
  const company = await findCompanyRow(db, companyId);
  return company && { ...worked, ...people, ...rules, ...structure, company };
}
