// Builders of shifts, leave and pay periods.
import { randomUUID } from 'node:crypto';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { PayPeriodRow } from '#database/tables/company.ts';
import type { PayrollCodeRow } from '#database/tables/payroll.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type {
  AbsenceKindRow,
  AbsenceRow,
  ShiftRow,
  ShiftTypeRow,
  TimeOffRow,
} from '#database/tables/plans.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';

export type Insert = <Row extends object>(table: string, row: Row) => Promise<Row>;

export function shifts(insert: Insert) {
  return {
    aShiftType: (company: CompanyRow, overrides: Partial<ShiftTypeRow> = {}) =>
      insert<ShiftTypeRow>('shift_types', {
        company_id: company.id,
        id: randomUUID(),
        name: 'Morgunvakt',
        color_hex: '#2f7d4f',
        ...overrides,
      }),

    /** An open shift, unless the overrides name an employee. */
    aShift: (type: ShiftTypeRow, start: string, end: string, overrides: Partial<ShiftRow> = {}) =>
      insert<ShiftRow>('shifts', {
        company_id: type.company_id,
        id: randomUUID(),
        employee_id: null,
        shift_type_id: type.id,
        project_id: null,
        start_at: Date.parse(start),
        end_at: Date.parse(end),
        is_advertised: false,
        ...overrides,
      }),
  };
}

export function leave(insert: Insert) {
  return {
    /** Work accident, which counts as sick leave and is paid as it. */
    anAbsenceKind: (company: CompanyRow, overrides: Partial<AbsenceKindRow> = {}) =>
      insert<AbsenceKindRow>('absence_kinds', {
        company_id: company.id,
        id: randomUUID(),
        name: 'Vinnuslys',
        counts_as: 'sick',
        pays: 'asCounted',
        pay_line: null,
        colour: 'red',
        is_active: true,
        may_be_asked: false,
        ...overrides,
      }),

    anAbsence: (employee: EmployeeRow, overrides: Partial<AbsenceRow> = {}) =>
      insert<AbsenceRow>('absences', {
        company_id: employee.company_id,
        id: randomUUID(),
        employee_id: employee.id,
        date: '2026-03-02',
        type: 'sick',
        kind_id: null,
        minutes: null,
        note: '',
        ...overrides,
      }),

    aTimeOff: (employee: EmployeeRow, overrides: Partial<TimeOffRow> = {}) =>
      insert<TimeOffRow>('time_off', {
        company_id: employee.company_id,
        id: randomUUID(),
        employee_id: employee.id,
        start_date: '2026-07-01',
        end_date: '2026-07-10',
        status: 'Pending',
        note: '',
        minutes: null,
        percent: null,
        kind_id: null,
        ...overrides,
      }),
  };
}

export function payPeriods(insert: Insert) {
  return {
    aPayPeriod: (company: CompanyRow, overrides: Partial<PayPeriodRow> = {}) =>
      insert<PayPeriodRow>('pay_periods', {
        company_id: company.id,
        id: randomUUID(),
        name: 'Mánuður',
        start_day: 1,
        ...overrides,
      }),

    aPayrollCode: (company: CompanyRow, target: string, payLineKey: string, code: string) =>
      insert<PayrollCodeRow>('payroll_codes', {
        company_id: company.id,
        target,
        pay_line_key: payLineKey,
        payroll_code: code,
      }),

    aReviewItem: (employee: EmployeeRow, overrides: Partial<ReviewItemRow> = {}) =>
      insert<ReviewItemRow>('review_items', {
        company_id: employee.company_id,
        id: randomUUID(),
        employee_id: employee.id,
        device_id: null,
        reason: 'deactivated_while_clocked_in',
        time_entry_id: null,
        punch_id: null,
        opened_at: 0,
        settled_at: null,
        decision: null,
        details: null,
        ...overrides,
      }),
  };
}
