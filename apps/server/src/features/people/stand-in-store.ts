import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import { recordCodec } from '#database/record-codec.ts';
import type { RecordOf } from '#database/table.ts';
import { employees, type EmployeeRow } from '#database/tables/people.ts';

const READ = ['is_active', 'employment_end_date', 'limited_to_departments', 'stand_ins'] as const;

const { toRecord } = recordCodec(employees, READ);

/** Of a manager who named somebody to stand in. */
type StoodInFor = RecordOf<typeof employees, (typeof READ)[number]> & {
  /** IANA zone of the company. */
  readonly timeZone: string;
};

/** Every manager of the company with stand-ins, whenever those stand in. */
export async function listStoodInFor({ db, companyId }: CompanyScope): Promise<readonly StoodInFor[]> {
  const rows: unknown = await db<EmployeeRow>('employees as absent')
    .join('companies as company', 'company.id', 'absent.company_id')
    .where({ 'absent.company_id': companyId, 'absent.role': 'manager' })
    .whereNotNull('absent.stand_ins')
    .select(...READ.map((column) => `absent.${column}`), 'company.time_zone');
  type Row = Pick<EmployeeRow, (typeof READ)[number]> & Pick<CompanyRow, 'time_zone'>;
  return (rows as Row[]).map((row) => ({ ...toRecord(row), timeZone: row.time_zone }));
}
