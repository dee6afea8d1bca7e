// Who worked on a day that is a whole day of absence: paid twice, unless that is meant. It is read from time and absences as they are.
import type { DateRange } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import type { Whose } from '#database/whose.ts';
import { groupBy } from '#group-by.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { daysAfter, localDateIn } from '#features/companies/local-date.ts';
import { localInstant } from '#features/companies/local-instant.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { listNamedEmployees } from '#features/people/employee-store.ts';
import { datesOf } from '#features/schedules/summarize-schedule.ts';
import type { AbsenceRecord } from './absence-record-store.ts';
import { loadWorthBases } from './load-worth-bases.ts';
import { workingDaysOf } from './working-days.ts';
import {
  findFirstUnapproved,
  listWorkBesideAbsence,
  type LocalDay,
  type WorkBesideAbsence,
} from './worked-while-away-store.ts';

export type WorkedWhileAway = {
  readonly absence: AbsenceRecord;
  readonly employeeName: string;
  /** All work of the day, by start. */
  readonly entries: readonly TimeEntry[];
  /** Those of which nobody has said that they count beside the absence; at least one. */
  readonly asked: readonly TimeEntry[];
  /** Whole minutes that the absence takes of the day. */
  readonly absenceMinutes: number;
  /** What the work leaves of them. */
  readonly leftMinutes: number;
};

type Asking = {
  readonly company: CompanySettings;
  readonly whose: Whose;
  /** yyyy-MM-dd, both inclusive. */
  readonly range: DateRange;
};

/** Days further back are history, approved or not. */
const DAYS_BACK = 366;
const MINUTE_MS = 60_000;

/** The days about which there may be a question: since the oldest work that nobody approved, a year back at most; null: none. */
export async function daysToAskAbout(
  scope: CompanyScope,
  { timeZone }: CompanySettings,
  now: number,
): Promise<DateRange | null> {
  const first = await findFirstUnapproved(scope);
  if (first === undefined) return null;
  const today = localDateIn(timeZone, now);
  const [since, oldest] = [localDateIn(timeZone, first), daysAfter(today, -DAYS_BACK)];
  return { startDate: since > oldest ? since : oldest, endDate: today };
}

/** In order of the day. Approved work raises none, nor do drafts, standby and open time. */
export async function listWorkedWhileAway(
  scope: CompanyScope,
  { company, whose, range }: Asking,
): Promise<readonly WorkedWhileAway[]> {
  const found = await listWorkBesideAbsence(scope, whose, localDays(company, range));
  if (found.every(({ isLeft }) => isLeft)) return [];
  const worthOf = await loadWorth(scope, company, found);
  return [...groupBy(found, ({ absence }) => absence.id).values()].flatMap((work) =>
    toQuestion(work, worthOf),
  );
}

function localDays({ timeZone }: CompanySettings, range: DateRange): LocalDay[] {
  return datesOf(range).map((date) => ({
    date,
    from: localInstant(timeZone, date, 0),
    to: localInstant(timeZone, daysAfter(date, 1), 0),
  }));
}

type WorthOf = (absence: AbsenceRecord) => number;

/** What a whole day of absence is worth to each of these people on that day. */
async function loadWorth(
  scope: CompanyScope,
  company: CompanySettings,
  found: readonly WorkBesideAbsence[],
): Promise<WorthOf> {
  const dates = found.map(({ absence }) => absence.date);
  const range = { startDate: dates[0] ?? '', endDate: dates.at(-1) ?? '' };
  const ids = [...new Set(found.map(({ absence }) => absence.employeeId))];
  const employees = await listNamedEmployees(scope, ids);
  const basisOf = await loadWorthBases(scope, { company, employees, range });
  const byId = new Map(employees.map((employee) => [employee.id, employee]));
  return ({ employeeId, date }) => {
    const employee = byId.get(employeeId);
    if (employee === undefined) return 0;
    const day = { startDate: date, endDate: date };
    const [worth] = workingDaysOf({ company, employee, range: day }, basisOf(employee));
    return worth?.worthMinutes ?? 0;
  };
}

/** None where the absence is a part of the day, takes nothing of it, or everything beside it was left so. */
function toQuestion(work: readonly WorkBesideAbsence[], worthOf: WorthOf): WorkedWhileAway[] {
  const [first] = work;
  const asked = work.filter(({ isLeft }) => !isLeft).map(({ entry }) => entry);
  if (first === undefined || asked.length === 0) return [];
  const { absence, employeeName } = first;
  const worth = worthOf(absence);
  const absenceMinutes = absence.minutes ?? worth;
  if (absenceMinutes === 0 || absenceMinutes < worth) return [];
  const entries = work.map(({ entry }) => entry);
  const worked = entries.reduce((sum, entry) => sum + workedMinutes(entry), 0);
  const leftMinutes = Math.max(0, Math.min(absenceMinutes, worth || absenceMinutes) - worked);
  return [{ absence, employeeName, entries, asked, absenceMinutes, leftMinutes }];
}

function workedMinutes({ startAt, endAt, breaks }: TimeEntry): number {
  const unpaid = breaks.filter(({ kind }) => kind === 'unpaid');
  const away = unpaid.reduce((sum, pause) => sum + pause.endAt - pause.startAt, 0);
  return Math.floor(((endAt ?? startAt) - startAt - away) / MINUTE_MS);
}
