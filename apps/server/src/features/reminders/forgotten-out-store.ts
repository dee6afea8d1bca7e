import { LEADING } from '@stimpill/api-types/rights';
import type { CompanyScope } from '#database/company-scope.ts';
import { company, hotRead, value } from '#database/hot-statement.ts';
import { readHot } from '#database/run-hot-statement.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { EmployeeRow } from '#database/tables/people.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';

export type ForgottenOut = {
  readonly employeeId: string;
  readonly displayName: string;
  /** Epoch milliseconds: since then somebody counts as being at work, or the punch before which a clock-out is missing. */
  readonly at: number;
};

/** Somebody who is at work. */
export type StillIn = ForgottenOut & { readonly timeEntryId: string };

/** The moment is part of a sum: SQLite would go by the start, and through all entries. */
const IN_SINCE_BEFORE = hotRead<StillIn>()`
  select entry.id as "timeEntryId", employee.id as "employeeId", employee.display_name as "displayName",
    entry.start_at as "at"
  from time_entries as entry
  join employees as employee on employee.company_id = entry.company_id and employee.id = entry.employee_id
  where entry.company_id = ${company} and entry.end_at is null and entry.start_at + 0 < ${value('bigint')}
  order by entry.start_at, entry.id`;

/** People at work since before a moment, the longest first. */
export function listInSinceBefore(scope: CompanyScope, before: number): Promise<readonly StillIn[]> {
  return readHot(scope, IN_SINCE_BEFORE, before);
}

/** Punches that wait for a manager because there is no clock-out before the next punch. */
export async function listMissingStops({ db, companyId }: CompanyScope): Promise<readonly ForgottenOut[]> {
  const rows: unknown = await db<ReviewItemRow>('review_items as item')
    .join('punch_inbox as punch', {
      'punch.company_id': 'item.company_id',
      'punch.id': 'item.punch_id',
    })
    .join('employees as employee', {
      'employee.company_id': 'item.company_id',
      'employee.id': 'item.employee_id',
    })
    .where({ 'item.company_id': companyId, 'item.reason': 'missing_stop' })
    .whereNull('item.settled_at')
    .orderBy(['punch.punched_at', 'item.id'])
    .select({ employeeId: 'employee.id', displayName: 'employee.display_name', at: 'punch.punched_at' });
  return rows as ForgottenOut[];
}

export type Leader = {
  readonly employeeId: string;
  readonly displayName: string;
  readonly email: string;
  readonly role: (typeof LEADING)[number];
};

/** Owners and managers who sign in with an e-mail address and a password. */
export async function listLeaders({ db, companyId }: CompanyScope): Promise<readonly Leader[]> {
  const rows = await db<EmployeeRow>('employees')
    .where({ company_id: companyId })
    .whereIn('role', [...LEADING])
    .whereNotNull('email')
    .whereNotNull('password_hash')
    .orderBy('id');
  return rows.map(({ id, display_name: displayName, email, role }) => ({
    ...{ employeeId: id, displayName, email: email ?? '' },
    role: role as Leader['role'],
  }));
}

export type MailTime = { readonly companyId: string; readonly timeZone: string; readonly at: string };

/** The companies that want this mail, and when. */
export async function listMailTimes({ db }: Pick<CompanyScope, 'db'>): Promise<readonly MailTime[]> {
  const rows = await db<CompanyRow>('companies').whereNotNull('forgotten_outs_mail_at').orderBy('id');
  return rows.map(({ id, time_zone: timeZone, forgotten_outs_mail_at: at }) => ({
    ...{ companyId: id, timeZone, at: at ?? '' },
  }));
}
