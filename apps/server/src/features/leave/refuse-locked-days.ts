// Days that are closed: what is paid for them is settled, so absence on them neither comes nor goes.
import { instantsOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { listClosedTime } from '#features/ledger/closed-time-store.ts';
import { closedOver } from '#features/ledger/closed-time.ts';
import { approvalText } from '#features/ledger/refuse-closed.ts';
import type { Employee } from '#features/people/employee.ts';

type About = {
  readonly company: CompanySettings;
  readonly employee: Employee;
  /** yyyy-MM-dd */
  readonly dates: readonly string[];
};

/** @throws DomainError `absence.locked`, which says who approved the time and when */
export async function refuseLockedDays(
  scope: CompanyScope,
  { company, employee, dates }: About,
): Promise<void> {
  const zone = company.timeZone;
  const days = dates.map((date) => ({ date, ...instantsOf({ startDate: date, endDate: date }, zone) }));
  const first = Math.min(...days.map(({ from }) => from));
  if (days.length === 0) return;
  const closed = (await listClosedTime(scope, [employee.id], first)).get(employee.id) ?? [];
  for (const { date, from } of days) {
    const found = closedOver(closed, from);
    if (found === undefined) continue;
    throw new DomainError('absence.locked', {
      message: `${date} lies in time that ${await approvalText(scope, company, found)}, so nothing was changed. Take the approval back first, or use other days.`,
    });
  }
}
