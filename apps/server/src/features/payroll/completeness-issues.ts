// What may be missing in the figures: tablets that have not reported, and since when (punches may still be on them), tablets that say
// they hold punches, tablets on which punches were erased, and shifts for which nobody clocked in.
import { instantsOf, localDateOf, writeLocalMinute } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { whoseOf } from '#database/whose.ts';
import { listAbsenceRecords } from '#features/absences/absence-record-store.ts';
import { listTimeOff } from '#features/absences/time-off-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { CHAIN_SHORTENED, listOpenIncidents } from '#features/tablets/health/device-incident-store.ts';
import { isInUse, SILENT_MS } from '#features/tablets/health/tablet-concerns.ts';
import { listTablets, type Tablet } from '#features/tablets/health/tablet-store.ts';
import { groupBy } from '#group-by.ts';
import { payrollIssue, type PayrollIssue } from './payroll-issue.ts';
import { listUnworkedShifts } from './unworked-shift-store.ts';

export type Asked = {
  readonly company: CompanySettings;
  readonly employees: readonly Employee[];
  /** yyyy-MM-dd, both inclusive, on the calendar of the company. */
  readonly range: { readonly startDate: string; readonly endDate: string };
};

export async function completenessIssues(db: Queryable, asked: Asked, now: number): Promise<PayrollIssue[]> {
  const tablets = await listTablets(db, asked.company.id);
  return [
    ...silentTablets(tablets, asked, now),
    ...tablets.flatMap((tablet) => heldPunches(tablet, asked)),
    ...(await shortenedTablets(db, tablets, asked)),
    ...(await unworkedShifts(db, asked, now)),
  ];
}

/** The tablets that have been silent since before the range ended: each may hold punches of it. */
export function tabletsSilentOver(
  tablets: readonly Tablet[],
  { company, range }: Pick<Asked, 'company' | 'range'>,
  now: number,
): readonly Tablet[] {
  const { to } = instantsOf(range, company.timeZone);
  if (now < to) return [];
  return tablets.filter((tablet) => isInUse(tablet) && isSilent(tablet, to, now));
}

/** Whether its last sign of life was before that moment, and so long ago that it cannot be chance. */
function isSilent({ lastSeenAt }: Tablet, since: number, now: number): boolean {
  return lastSeenAt < Math.min(since, now - SILENT_MS);
}

function silentTablets(tablets: readonly Tablet[], asked: Asked, now: number): PayrollIssue[] {
  const { company, range } = asked;
  const { to } = instantsOf(range, company.timeZone);
  const overTheEnd = new Set(tabletsSilentOver(tablets, asked, now));
  return tablets
    .filter((tablet) => tablet.revokedAt === null && isSilent(tablet, to, now))
    .map((tablet) => {
      const { name, lastSeenAt } = tablet;
      const since = writeLocalMinute(lastSeenAt, company.timeZone);
      return overTheEnd.has(tablet)
        ? payrollIssue('device.silent', {
            message: `The tablet “${name}” has been silent since ${since}, before the range ended. It may hold punches of it: connect it. If it is gone for good, take it out of use with "stimpill device revoke".`,
          })
        : payrollIssue('device.not_reported', {
            message: `The kiosk “${name}” has not reported since ${since}. Punches may still be on it: connect it first.`,
          });
    });
}

/** How many punches it says it holds, unless all were made before the range began or after it ended. */
function heldPunches(tablet: Tablet, { company, range }: Asked): PayrollIssue[] {
  const { name, waitingPunches, reportedAt, heardThrough } = tablet;
  if (!isInUse(tablet) || waitingPunches === null || waitingPunches === 0 || reportedAt === null) return [];
  const { from, to } = instantsOf(range, company.timeZone);
  if (reportedAt < from || (heardThrough ?? 0) >= to) return [];
  const saidAt = writeLocalMinute(reportedAt, company.timeZone);
  return [
    payrollIssue('device.holds_punches', {
      entryCount: waitingPunches,
      message: `The tablet “${name}” held ${waitingPunches} punches when it last reported, on ${saidAt}. They are not in these figures yet: connect it first.`,
    }),
  ];
}

/** Nobody knows when the erased punches were made, so they are reported until a person has looked into it. */
async function shortenedTablets(
  db: Queryable,
  tablets: readonly Tablet[],
  { company }: Asked,
): Promise<PayrollIssue[]> {
  const incidents = await listOpenIncidents(db, company.id);
  const names = new Map(tablets.map(({ id, name }) => [id, name]));
  return incidents
    .filter(({ kind }) => kind === CHAIN_SHORTENED)
    .map(({ deviceId, openedAt }) => {
      const since = writeLocalMinute(openedAt, company.timeZone);
      return payrollIssue('device.chain_shortened', {
        message: `Punches that the kiosk “${names.get(deviceId) ?? deviceId}” had taken were erased on it, as was seen on ${since}. Ask who was there, add what is missing, then say at the desk, beside the tablet, what was found.`,
      });
    });
}

/** A shift on a day of absence or approved time off is explained. */
async function unworkedShifts(db: Queryable, asked: Asked, now: number): Promise<PayrollIssue[]> {
  const { company, employees, range } = asked;
  const scope = companyScope(db, company.id);
  const { from, to } = instantsOf(range, company.timeZone);
  const whose = whoseOf(employees);
  const shifts = await listUnworkedShifts(scope, { whose, from, to: Math.min(to, now) });
  const absences = await listAbsenceRecords(scope, whose, range);
  const requests = await listTimeOff(scope, { from: range.startDate, to: range.endDate, whose });

  const absentOn = new Set(absences.map(({ employeeId, date }) => `${employeeId} ${date}`));
  const requestsOf = groupBy(requests, ({ employeeId }) => employeeId);
  const isAway = (employeeId: string, date: string) =>
    absentOn.has(`${employeeId} ${date}`) ||
    (requestsOf.get(employeeId) ?? []).some(
      ({ status, startDate, endDate }) => status === 'Approved' && startDate <= date && endDate >= date,
    );

  const counts = new Map<string, number>();
  for (const { employeeId, startAt } of shifts) {
    if (isAway(employeeId, localDateOf(startAt, company.timeZone))) continue;
    counts.set(employeeId, (counts.get(employeeId) ?? 0) + 1);
  }
  return employees.flatMap(({ id }) => {
    const shiftCount = counts.get(id);
    return shiftCount === undefined
      ? []
      : [payrollIssue('shift.without_entry', { employeeId: id, entryCount: shiftCount })];
  });
}
