import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanyRow, EmployeeRow } from '#database/tables.ts';
import { parseDepartmentLimit } from './department-limit.ts';
import { parseStandIns, type StandIn } from './stand-in.ts';

/** Of a manager who named somebody to stand in. */
type StoodInFor = {
  /** Null: all of the company. */
  readonly departmentIds: readonly string[] | null;
  readonly standIns: readonly StandIn[];
  /** IANA zone of the company. */
  readonly timeZone: string;
};

/** Every manager of the company, active and with stand-ins, whenever those stand in. */
export async function listStoodInFor({ db, companyId }: CompanyScope): Promise<readonly StoodInFor[]> {
  const rows: unknown = await db<EmployeeRow>('employees as absent')
    .join('companies as company', 'company.id', 'absent.company_id')
    .where({ 'absent.company_id': companyId, 'absent.role': 'manager', 'absent.is_active': true })
    .whereNotNull('absent.stand_ins')
    .select('absent.limited_to_departments', 'absent.stand_ins', 'company.time_zone');
  type Row = Pick<EmployeeRow, 'limited_to_departments' | 'stand_ins'> & Pick<CompanyRow, 'time_zone'>;
  return (rows as Row[]).map((row) => ({
    departmentIds: parseDepartmentLimit(row.limited_to_departments),
    standIns: parseStandIns(row.stand_ins),
    timeZone: row.time_zone,
  }));
}
