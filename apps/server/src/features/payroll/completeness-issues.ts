// How far the figures can be complete: which kiosks have not reported since when, as punches may still be on them, on which ones
// punches were erased, and which shifts nobody clocked in for.
import { companyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { whoseOf } from '#database/whose.ts';
import { listAbsenceRecords } from '#features/absences/absence-record-store.ts';
import { listTimeOff } from '#features/absences/time-off-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { localDateIn } from '#features/companies/local-date.ts';
import { localMinuteIn } from '#features/companies/local-minute.ts';
import { listDevices } from '#features/tablets/devices/device-store.ts';
import type { Employee } from '#features/people/employee.ts';
import { CHAIN_SHORTENED, listOpenIncidents } from '#features/tablets/health/device-incident-store.ts';
import { companyZone, instantsOf } from '#features/timesheets/company-zone.ts';
import { payrollIssue, type PayrollIssue } from './payroll-issue.ts';
import { listUnworkedShifts } from './unworked-shift-store.ts';

/** A kiosk calls every few minutes; one that nobody uses at night is no news before so long. */
const QUIET_MS = 60 * 60_000;

export type Asked = {
  readonly company: CompanySettings;
  readonly employees: readonly Employee[];
  /** yyyy-MM-dd, both inclusive, on the calendar of the company. */
  readonly range: { readonly startDate: string; readonly endDate: string };
};

export async function completenessIssues(db: Queryable, asked: Asked, now: number): Promise<PayrollIssue[]> {
  return [
    ...(await silentKiosks(db, asked, now)),
    ...(await shortenedKiosks(db, asked)),
    ...(await unworkedShifts(db, asked, now)),
  ];
}

async function silentKiosks(db: Queryable, { company, range }: Asked, now: number): Promise<PayrollIssue[]> {
  const { to } = instantsOf(range, companyZone(company.timeZone));
  const due = Math.min(to, now - QUIET_MS);
  const devices = await listDevices(db, company.id);
  return devices
    .filter(({ revokedAt, lastSeenAt }) => revokedAt === null && lastSeenAt < due)
    .map(({ name, lastSeenAt }) => {
      const since = localMinuteIn(company.timeZone, lastSeenAt);
      return payrollIssue('device.not_reported', {
        message: `The kiosk “${name}” has not reported since ${since}. Punches may still be on it: connect it first.`,
      });
    });
}

/** Nobody can tell from when the erased punches were: they are named until a person has looked into it. */
async function shortenedKiosks(db: Queryable, { company }: Asked): Promise<PayrollIssue[]> {
  const incidents = await listOpenIncidents(db, company.id);
  const shortened = incidents.filter(({ kind }) => kind === CHAIN_SHORTENED);
  if (shortened.length === 0) return [];
  const names = new Map((await listDevices(db, company.id)).map(({ id, name }) => [id, name]));
  return shortened.map(({ deviceId, openedAt }) => {
    const since = localMinuteIn(company.timeZone, openedAt);
    return payrollIssue('device.chain_shortened', {
      message: `Punches that the kiosk “${names.get(deviceId) ?? deviceId}” had taken were erased on it, as was seen on ${since}. Ask who was there, add what is missing, then close the incident with "stimpill device close-incident".`,
    });
  });
}

/** A shift on a day of absence or approved time off is explained. */
async function unworkedShifts(db: Queryable, asked: Asked, now: number): Promise<PayrollIssue[]> {
  const { company, employees, range } = asked;
  const scope = companyScope(db, company.id);
  const { from, to } = instantsOf(range, companyZone(company.timeZone));
  const whose = whoseOf(employees);
  const shifts = await listUnworkedShifts(scope, { whose, from, to: Math.min(to, now) });
  const absences = await listAbsenceRecords(scope, whose, range);
  const requests = await listTimeOff(scope, { from: range.startDate, to: range.endDate, whose });

  const absentOn = new Set(absences.map(({ employeeId, date }) => `${employeeId} ${date}`));
  const isAway = (employeeId: string, date: string) =>
    absentOn.has(`${employeeId} ${date}`) ||
    requests.some(
      (request) =>
        request.employeeId === employeeId &&
        request.status === 'Approved' &&
        request.startDate <= date &&
        request.endDate >= date,
    );

  const counts = new Map<string, number>();
  for (const { employeeId, startAt } of shifts) {
    if (isAway(employeeId, localDateIn(company.timeZone, startAt))) continue;
    counts.set(employeeId, (counts.get(employeeId) ?? 0) + 1);
  }
  return employees.flatMap(({ id }) => {
    const shiftCount = counts.get(id);
    return shiftCount === undefined
      ? []
      : [payrollIssue('shift.without_entry', { employeeId: id, entryCount: shiftCount })];
  });
}
