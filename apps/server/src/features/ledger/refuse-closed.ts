// Nothing new comes by hand into time that is closed: its approval is taken back first.
import { localDateOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { listClosedTime } from './closed-time-store.ts';
import { closedOver, type ClosedTime } from './closed-time.ts';
import type { TimeEntry } from './time-entry.ts';

/**
 * What stands in closed time already may be corrected: it was named when the time was approved, or let in by a decision.
 * @throws DomainError `entry.closed`, which says who approved the time and when
 */
export async function refuseClosed(
  scope: CompanyScope,
  company: CompanySettings,
  before: TimeEntry | null,
  after: TimeEntry,
): Promise<void> {
  const { employeeId, startAt } = after;
  const closed = (await listClosedTime(scope, [employeeId], startAt)).get(employeeId) ?? [];
  const over = closed.filter((each) => closedOver([each], startAt));
  const [found] = over;
  if (found === undefined || (before?.employeeId === employeeId && closedOver(over, before.startAt))) return;
  throw new DomainError('entry.closed', {
    field: 'startAtUtc',
    message: `${localDateOf(startAt, company.timeZone)} lies in time that ${await approvalText(scope, company, found)}. Take the approval back first, or use other days. Nothing was changed.`,
  });
}

/** Who approved it and on which day, after "time that". */
export async function approvalText(
  scope: CompanyScope,
  { timeZone }: CompanySettings,
  { by, closedAt }: ClosedTime,
): Promise<string> {
  return `${await closerOf(scope, by)} approved on ${localDateOf(closedAt, timeZone)}`;
}

/** The name of the person who closed it. */
export async function closerOf(scope: CompanyScope, { userId, operator }: ClosedTime['by']): Promise<string> {
  const person = userId === null ? undefined : await findEmployee(scope, userId);
  return person?.displayName ?? operator ?? 'somebody';
}
