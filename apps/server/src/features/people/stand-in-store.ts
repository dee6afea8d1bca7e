import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import { parseDepartmentLimit } from './department-limit.ts';
import { parseStandIns, type StandIn } from './stand-in.ts';

/** Of a manager who named somebody to stand in. */
type StoodInFor = {
  readonly isActive: boolean;
  /** yyyy-MM-dd; null while the employment lasts. */
  readonly employmentEndDate: string | null;
  /** Null: all of the company. */
  readonly departmentIds: readonly string[] | null;
  readonly standIns: readonly StandIn[];
  /** IANA zone of the company. */
  readonly timeZone: string;
};

/** Every manager of the company with stand-ins, whenever those stand in. */
export async function listStoodInFor({ db, companyId }: CompanyScope): Promise<readonly StoodInFor[]> {
  const rows: unknown = await db<EmployeeRow>('employees as absent')
    .join('companies as company', 'company.id', 'absent.company_id')
    .where({ 'absent.company_id': companyId, 'absent.role': 'manager' })
    .whereNotNull('absent.stand_ins')
    .select(
      ...['absent.is_active', 'absent.employment_end_date'],
      ...['absent.limited_to_departments', 'absent.stand_ins', 'company.time_zone'],
    );
  type Row = Pick<EmployeeRow, 'is_active' | 'employment_end_date' | 'limited_to_departments' | 'stand_ins'> &
    Pick<CompanyRow, 'time_zone'>;
  return (rows as Row[]).map((row) => ({
    isActive: Boolean(row.is_active),
    employmentEndDate: row.employment_end_date,
    departmentIds: parseDepartmentLimit(row.limited_to_departments),
    standIns: parseStandIns(row.stand_ins),
    timeZone: row.time_zone,
  }));
}
