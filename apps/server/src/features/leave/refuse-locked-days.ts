// Days around which time was approved: what is paid for them is settled, so absence on them neither comes nor goes.
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { listChangesOf } from '#features/changes/change-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { localDateIn } from '#features/companies/local-date.ts';
import { listPayPeriods } from '#features/companies/pay-period-store.ts';
import { periodsOver, type DateRange } from '#features/companies/pay-period.ts';
import { listEntriesBetween } from '#features/ledger/time-entry-store.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { companyZone, instantsOf } from '#features/timesheets/company-zone.ts';

type About = {
  readonly company: CompanySettings;
  readonly employee: Employee;
  /** yyyy-MM-dd */
  readonly dates: readonly string[];
  readonly now: number;
};

/** Approval goes through a pay period from its beginning. */
const FIRST_OF_MONTH = 1;

/**
 * A day is locked up to the last approved time of its pay period, and in a period that is over and approved to the end.
 * @throws DomainError `absence.locked`, which says who approved the time and when
 */
export async function refuseLockedDays(scope: CompanyScope, about: About): Promise<void> {
  const { company, dates } = about;
  const [first, last] = [dates.at(0), dates.at(-1)];
  if (first === undefined || last === undefined) return;
  for (const period of await periodsOf(scope, about, { startDate: first, endDate: last })) {
    const locked = await lastLocked(scope, about, period);
    if (locked === null) continue;
    const found = dates.find((date) => date >= period.startDate && date <= locked.until);
    if (found === undefined) continue;
    throw new DomainError('absence.locked', {
      message: `${found} lies in time that ${await approvalText(scope, company, locked.entry)}, so nothing was changed. Take the approval back first, or use other days.`,
    });
  }
}

async function periodsOf(
  scope: CompanyScope,
  { company, employee }: About,
  range: DateRange,
): Promise<readonly DateRange[]> {
  const periods = await listPayPeriods(scope);
  const own = periods.find(({ id }) => id === (employee.payPeriodId ?? company.defaultPayPeriodId));
  return periodsOver(own?.startDay ?? FIRST_OF_MONTH, range);
}

type Locked = { readonly entry: TimeEntry; readonly until: string };

async function lastLocked(
  scope: CompanyScope,
  { company, employee, now }: About,
  period: DateRange,
): Promise<Locked | null> {
  const { timeZone } = company;
  const found = await listEntriesBetween(scope, [employee.id], instantsOf(period, companyZone(timeZone)));
  const entries = found.filter(({ isDraft }) => !isDraft);
  const entry = entries.findLast(({ isLocked }) => isLocked);
  if (entry === undefined) return null;
  const isWhole = period.endDate < localDateIn(timeZone, now) && entries.every(({ isLocked }) => isLocked);
  return { entry, until: isWhole ? period.endDate : localDateIn(timeZone, entry.startAt) };
}

async function approvalText(
  scope: CompanyScope,
  { timeZone }: CompanySettings,
  { id }: TimeEntry,
): Promise<string> {
  const change = (await listChangesOf(scope, 'timeEntry', id)).at(-1);
  if (change === undefined) return 'was approved';
  const { userId, operator } = change.by;
  const person = userId === null ? undefined : await findEmployee(scope, userId);
  const who = person?.displayName ?? operator ?? 'somebody';
  return `${who} approved on ${localDateIn(timeZone, change.changedAt)}`;
}
