import type { CompanyScope } from '#database/company-scope.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';

export type TimeOfPeriod = {
  /** The default of the company: it also pays those who have none of their own. */
  readonly payPeriodId: string;
  /** Entries that begin in [from, to). */
  readonly from: number;
  readonly to: number;
};

/** Whether there is time to pay, and all of it is locked. Drafts do not count, an open entry is never locked. */
export async function isTimeLocked(
  { db, companyId }: CompanyScope,
  { payPeriodId, from, to }: TimeOfPeriod,
): Promise<boolean> {
  const states = await db('time_entries as entry')
    .join('employees as employee', function () {
      this.on('employee.company_id', 'entry.company_id').andOn('employee.id', 'entry.employee_id');
    })
    .where({ 'entry.company_id': companyId, 'entry.is_draft': false })
    .where('entry.start_at', '>=', from)
    .where('entry.start_at', '<', to)
    .where((paid) => {
      void paid.where('employee.pay_period_id', payPeriodId).orWhereNull('employee.pay_period_id');
    })
    .distinct<Pick<TimeEntryRow, 'is_locked'>[]>('entry.is_locked');
  return states.length > 0 && states.every((state) => Boolean(state.is_locked));
}
