// What was sent to payroll systems, as tests find it.
import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { PayrollRunPersonRow, PayrollRunRow } from '#database/tables/payroll.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { SHIPPED_PROFILES } from '#features/payroll-runs/shipped-profiles.ts';

/** Without a check digit; no two are the same. */
export function aKennitala(): string {
  const born = String(1 + (countedPeople % 28)).padStart(2, '0');
  const serial = String(1000 + Math.floor(countedPeople / 28));
  countedPeople += 1;
  return `${born}01${serial}09`;
}

let countedPeople = 0;

type Insert = <Row extends object>(table: string, row: Row) => Promise<Row>;

export function payrollRuns(insert: Insert) {
  return {
    aPayrollRun: (company: CompanyRow, overrides: Partial<PayrollRunRow> = {}) => {
      const file = Buffer.from('Kennitala;Launaliður\r\n');
      return insert<PayrollRunRow>('payroll_runs', {
        company_id: company.id,
        id: randomUUID(),
        // After those that a server numbers.
        number: randomInt(1_000_000, 2_000_000_000),
        profile_key: 'generic',
        target: 'generic',
        start_date: '2025-01-01',
        end_date: '2025-01-31',
        kind: 'whole',
        made_at: 0,
        user_id: null,
        operator: 'root',
        settings: JSON.stringify(SHIPPED_PROFILES[0]?.settings),
        rule_versions: '[]',
        file_name: 'laun-2025-01-01-2025-01-31.csv',
        sha256: createHash('sha256').update(file).digest('hex'),
        as_approved_reason: null,
        file,
        bonus: null,
        older_from: null,
        ...overrides,
      });
    },

    aPersonInRun: (run: PayrollRunRow, { id, display_name }: EmployeeRow) =>
      insert<PayrollRunPersonRow>('payroll_run_people', {
        ...{ company_id: run.company_id, run_id: run.id, employee_id: id, display_name },
        ...{
          lines: '{}',
          entries: '[]',
          amounts: null,
          known_by: null,
          without_absences: null,
          bonuses: null,
          older: null,
        },
      }),
  };
}
