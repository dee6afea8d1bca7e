import type { CompanyScope } from '#database/company-scope.ts';
import { recordCodec } from '#database/record-codec.ts';
import { employees, type EmployeeRow, type ServiceAccount } from '#database/tables/people.ts';
import type { SessionRow } from '#database/tables/sign-in.ts';
import type { Facts } from '#features/changes/change.ts';
import type { Role } from '#features/people/employee.ts';
import { replaceSignInNames } from '#features/people/sign-in-name-store.ts';

export type StoredServiceAccount = ServiceAccount & {
  readonly id: string;
  readonly displayName: string;
  /** The name with which it signs in; null where a company file gave none. */
  readonly email: string | null;
  readonly role: Role;
  /** yyyy-MM-dd; null: it does not end by itself. */
  readonly lastDay: string | null;
  /** Epoch milliseconds, to the minute; null: never yet. */
  readonly usedAt: number | null;
};

const { toRecord, toColumns } = recordCodec(employees, [
  ...(['email', 'display_name', 'role', 'is_active'] as const),
  ...(['employment_start_date', 'employment_end_date', 'service_account'] as const),
]);

type Inserted = {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
  readonly passwordHash: string;
  readonly account: ServiceAccount;
  /** yyyy-MM-dd */
  readonly firstDay: string;
  readonly lastDay: string | null;
};

/** @returns what the record of changes says of it */
export async function insertServiceAccount(
  { db, companyId }: CompanyScope,
  { id, email, displayName, role, passwordHash, account, firstDay, lastDay }: Inserted,
): Promise<Facts> {
  const told = toColumns({
    ...{ email, displayName, role, isActive: true, serviceAccount: account },
    ...{ employmentStartDate: firstDay, employmentEndDate: lastDay },
  });
  const row: EmployeeRow = {
    ...told,
    ...NOBODY,
    company_id: companyId,
    id,
    password_hash: passwordHash,
  };
  await db<EmployeeRow>('employees').insert(row);
  await replaceSignInNames({ db, companyId }, [{ id, email }]);
  return told;
}

/** What only people have. */
const NOBODY = {
  pin_hash: null,
  employee_number: null,
  kennitala: null,
  phone: null,
  language: null,
  job_title: '',
  employment_ratio: 0,
  rule_set_id: null,
  pay_period_id: null,
  requires_project_selection: null,
  require_gps_on_clock_in: null,
  can_edit_own_timesheet: false,
  can_edit_clock_in_out: false,
  entitlements: null,
  pay_basis: 'monthly',
  work_pattern: null,
  birth_date: null,
  trade_start_date: null,
  ratio_changes: null,
  pattern_changes: null,
  limited_to_departments: null,
  stand_ins: null,
} as const;

/** Those that were not ended, by name; also those whose time is over. */
export async function listServiceAccounts({
  db,
  companyId,
}: CompanyScope): Promise<readonly StoredServiceAccount[]> {
  const rows = await db<EmployeeRow>('employees')
    .where({ company_id: companyId, is_active: true })
    .whereNotNull('service_account')
    .orderBy(['display_name', 'id']);
  const ids = rows.map(({ id }) => id);
  const uses = await db<SessionRow>('sessions').where({ company_id: companyId }).whereIn('employee_id', ids);
  return rows.map((row) => {
    const { displayName, email, role, employmentEndDate: lastDay, serviceAccount } = toRecord(row);
    return {
      ...{ id: row.id, displayName, email, role, lastDay },
      allowedAddresses: serviceAccount?.allowedAddresses ?? [],
      usedAt: uses
        .filter(({ employee_id }) => employee_id === row.id)
        .map(({ used_at, created_at }) => used_at ?? created_at)
        .reduce<number | null>((last, at) => Math.max(last ?? at, at), null),
    };
  });
}

/** @returns false where it has ended before */
export async function closeServiceAccount({ db, companyId }: CompanyScope, id: string): Promise<boolean> {
  const closed = await db<EmployeeRow>('employees')
    .where({ company_id: companyId, id, is_active: true })
    .update({ is_active: false, password_hash: null });
  return closed === 1;
}
