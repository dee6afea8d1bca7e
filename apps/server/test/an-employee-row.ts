// The row of somebody who works here.
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';

/** Somebody who signs in; people without an address come by a company file. */
export type SignedUpRow = EmployeeRow & { readonly email: string };

export function anEmployeeRow(
  company: CompanyRow,
  id: string,
  { email = `${id}@example.is` }: Partial<SignedUpRow>,
): SignedUpRow {
  return {
    company_id: company.id,
    id,
    email,
    password_hash: null,
    pin_hash: null,
    employee_number: null,
    role: 'employee',
    is_active: true,
    display_name: 'Þórunn Ósk Ægisdóttir',
    kennitala: null,
    phone: null,
    language: null,
    job_title: 'Bakari',
    employment_start_date: '2024-03-01',
    employment_end_date: null,
    employment_ratio: 1,
    rule_set_id: null,
    pay_period_id: null,
    requires_project_selection: null,
    require_gps_on_clock_in: null,
    can_edit_own_timesheet: false,
    can_edit_clock_in_out: false,
    entitlements: null,
    pay_basis: 'monthly',
    work_pattern: null,
    birth_date: '1985-06-01',
    trade_start_date: null,
    ratio_changes: null,
    pattern_changes: null,
    service_account: null,
    limited_to_departments: null,
    stand_ins: null,
  };
}
