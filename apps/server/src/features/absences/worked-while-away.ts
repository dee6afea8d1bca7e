// Who worked on a day of absence so that more is paid than the day is worth, unless that is meant. It is read from time and absences as they are.
import { addDays, datesOf, instantAt, localDateOf, startOfLocalDate, type DateRange } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import type { Whose } from '#database/whose.ts';
import { groupBy } from '#group-by.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { listNamedEmployees } from '#features/people/employee-store.ts';
import type { AbsenceRecord } from './absence-record-store.ts';
import { loadWorthBases } from './load-worth-bases.ts';
import { workingDaysOf } from './working-days.ts';
import {
  findFirstUnapproved,
  listWorkBesideAbsence,
  type LocalDay,
  type WorkBesideAbsence,
} from './worked-while-away-store.ts';

export type TakenAbsence = {
  readonly absence: AbsenceRecord;
  /** Whole minutes that it takes of the day. */
  readonly minutes: number;
};

export type WorkedWhileAway = {
  /** The longest of the day: it is the one that is shortened or withdrawn. */
  readonly absence: AbsenceRecord;
  /** All of the day, the longest first. */
  readonly absences: readonly TakenAbsence[];
  /** When the day begins, in epoch milliseconds. */
  readonly dayFrom: number;
  readonly employeeName: string;
  /** All work of the day, by start. */
  readonly entries: readonly TimeEntry[];
  /** Those that are not approved and of which nobody has said that they count beside the absences, as all are now; at least one. */
  readonly asked: readonly TimeEntry[];
  /** What the work and the other absences leave of `absence`, in whole minutes. */
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

/** Work that lasts beyond this minute of the day is no night shift of the day before. */
const NIGHT_ENDS_MINUTE = 600;

/** Half a day of absence and half a day of work seldom fit to the minute. */
const TOLERATED_MINUTES = 15;

/** The days about which there may be a question: since the oldest work that nobody approved, a year back at most; null: none. */
export async function daysToAskAbout(
  scope: CompanyScope,
  { timeZone }: CompanySettings,
  now: number,
): Promise<DateRange | null> {
  const first = await findFirstUnapproved(scope);
  if (first === undefined) return null;
  const today = localDateOf(now, timeZone);
  const [since, oldest] = [localDateOf(first, timeZone), addDays(today, -DAYS_BACK)];
  return { startDate: since > oldest ? since : oldest, endDate: today };
}

/** In order of the day. Approved work raises none, nor do drafts, standby and open time. */
export async function listWorkedWhileAway(
  scope: CompanyScope,
  { company, whose, range }: Asking,
): Promise<readonly WorkedWhileAway[]> {
  const found = await listWorkBesideAbsence(scope, whose, localDays(company, range));
  const byDay = groupBy(found, ({ absence: { employeeId, date } }) => `${date} ${employeeId}`);
  const days = [...byDay.values()].filter((work) => work.some(({ isLeft }) => !isLeft));
  if (days.length === 0) return [];
  const worthOf = await loadWorth(scope, company, days.flat());
  return days.flatMap((work) => toQuestion(work, worthOf));
}

function localDays({ timeZone }: CompanySettings, range: DateRange): LocalDay[] {
  return datesOf(range).map((date) => ({
    date,
    from: startOfLocalDate(date, timeZone),
    nightEnds: instantAt(date, NIGHT_ENDS_MINUTE, timeZone),
    to: startOfLocalDate(addDays(date, 1), timeZone),
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

/** None where the day is worth what is paid for it, and where everything beside the absences was left so. */
function toQuestion(work: readonly WorkBesideAbsence[], worthOf: WorthOf): WorkedWhileAway[] {
  const [first] = work;
  if (first === undefined) return [];
  const { employeeName, dayFrom } = first;
  const worth = worthOf(first.absence);
  const [longest, ...others] = absencesOf(work, worth);
  const worked = sum(entriesOf(work).map(workedMinutes));
  const beside = sum(others.map(({ minutes }) => minutes));
  if (longest === undefined || !isTooMuch(longest.minutes + beside, worked, worth)) return [];
  const leftMinutes = Math.min(longest.minutes, (worth || longest.minutes + beside) - beside - worked);
  return [
    {
      ...{ absence: longest.absence, absences: [longest, ...others], dayFrom, employeeName },
      entries: entriesOf(work),
      asked: entriesOf(work.filter(({ isLeft }) => !isLeft)),
      leftMinutes: Math.max(0, leftMinutes),
    },
  ];
}

/** Beside the whole of a day any work is; beside at least half of it work that brings both over what the day is worth. */
function isTooMuch(absence: number, worked: number, worth: number): boolean {
  if (absence === 0 || worked === 0) return false;
  return absence >= worth || (2 * absence >= worth && absence + worked > worth + TOLERATED_MINUTES);
}

/** The longest first. */
function absencesOf(work: readonly WorkBesideAbsence[], worth: number): TakenAbsence[] {
  const absences = [...new Map(work.map(({ absence }) => [absence.id, absence])).values()];
  return absences
    .map((absence) => ({ absence, minutes: absence.minutes ?? worth }))
    .sort((a, b) => b.minutes - a.minutes || (a.absence.id < b.absence.id ? -1 : 1));
}

/** By start. */
function entriesOf(work: readonly WorkBesideAbsence[]): TimeEntry[] {
  return [...new Map(work.map(({ entry }) => [entry.id, entry])).values()];
}

const sum = (minutes: readonly number[]) => minutes.reduce((all, each) => all + each, 0);

function workedMinutes({ startAt, endAt, breaks }: TimeEntry): number {
  const unpaid = breaks.filter(({ kind }) => kind === 'unpaid');
  const away = unpaid.reduce((sum, pause) => sum + pause.endAt - pause.startAt, 0);
  return Math.floor(((endAt ?? startAt) - startAt - away) / MINUTE_MS);
}
