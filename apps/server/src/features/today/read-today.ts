// How today stands in a company, as far as the caller may see it; one statement for each kind of fact.
import { addDays, localDateOf, startOfLocalDate } from '@stimpill/time';
import type { Clock } from '#clock.ts';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { listAbsencesOf, type AbsenceType } from '#features/absences/absence-store.ts';
import { listTimeOff } from '#features/absences/time-off-store.ts';
import { isOnlyCompany } from '#features/companies/company-store.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { holidaysIn } from '#features/holidays/company-calendar.ts';
import { listEntriesAround } from '#features/ledger/time-entry-store.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { workNow } from '#features/ledger/work-now.ts';
import { listDepartments, type Department } from '#features/people/department-store.ts';
import { listMemberships } from '#features/people/employee-store.ts';
import { isEmployed, isServiceAccount, type Employee } from '#features/people/employee.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import { patternOn } from '#features/people/work-pattern.ts';
import { listSeenEmployees, seenBy, type Seer } from '#features/people/seen-people.ts';
import { forgottenOutsOf } from '#features/reminders/mail-forgotten-outs.ts';
import { proposeOuts } from '#features/reminders/propose-outs.ts';
import type { ProposedOut } from '#features/reminders/proposed-out.ts';
import { listRuleSlots } from '#features/schedules/list-rule-slots.ts';
import { listPlannedTimeOf, type PlannedTime } from '#features/schedules/shift-store.ts';
import { isInUse, listConcerns, type ConcernedTablet } from '#features/tablets/health/tablet-concerns.ts';
import { groupBy } from '#group-by.ts';
import type { ForwardedTrouble } from '#http/watch-forwarded.ts';
import { listCallsSince, type PersonCall } from './person-call-store.ts';
import { stateOfDay, type StateOfDay } from './state-of-day.ts';
import { listWhereIn, type WhereIn } from './where-in-store.ts';

export type TodayDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly version: string;
  readonly findMissingBackups: () => MissingBackups | null;
  readonly findForwardedTrouble: () => ForwardedTrouble | null;
  readonly findClockTrouble: () => Promise<ClockTrouble | null>;
};

/** Backups that were due are missing. */
export type MissingBackups = {
  /** When the newest was made, epoch milliseconds; null: there is none. */
  readonly newestAt: number | null;
};

/** A server whose own clock is not that of the database. */
export type ClockTrouble = {
  /** The name of its machine. */
  readonly server: string;
  /** Milliseconds; above zero: it is ahead. */
  readonly offsetMs: number;
};

export type PersonOfDay = StateOfDay & {
  readonly employee: Employee;
  /** By name. */
  readonly departments: readonly Department[];
  readonly where: WhereIn | undefined;
  /** Today or last night. */
  readonly isPlanned: boolean;
  readonly absence: AwayToday | null;
  /** The time entry at which they are; undefined: they are at none. */
  readonly open: TimeEntry | undefined;
  /** The last one of today; undefined: none. */
  readonly call: PersonCall | undefined;
  /** Epoch milliseconds; null: nothing is forgotten. */
  readonly forgottenSince: number | null;
  /** Of somebody who forgot to clock out of it; undefined: nothing says when they went. */
  readonly proposedOut: ProposedOut | undefined;
};

export type DayOfCompany = {
  /** yyyy-MM-dd */
  readonly date: string;
  /** By name. */
  readonly people: readonly PersonOfDay[];
  /** Those in use. */
  readonly tablets: readonly ConcernedTablet[];
  /** Up to which day a holiday may pay somebody nothing, yyyy-MM-dd; null: nobody can miss one that is near. */
  readonly holidaysMissedUntil: string | null;
} & AboutServer;

/** What the person who looks after the server must mend. */
type AboutServer = {
  readonly missingBackups: MissingBackups | null;
  readonly proxyTrouble: ForwardedTrouble | null;
  /** A server whose clock differs from the database's. */
  readonly clockTrouble: ClockTrouble | null;
};

type Day = {
  /** yyyy-MM-dd */
  readonly date: string;
  readonly now: number;
  readonly dayStart: number;
  readonly dayEnd: number;
};

const DAY_MS = 86_400_000;

export async function readToday(deps: TodayDeps, seer: Seer): Promise<DayOfCompany> {
  const { database, clock, version: serverVersion } = deps;
  const scope = companyScope(database.knex, seer.companyId);
  const company = await requireCompany(database.knex, seer.companyId);
  const now = clock();
  const date = localDateOf(now, company.timeZone);
  const dayStart = startOfLocalDate(date, company.timeZone);
  const dayEnd = startOfLocalDate(addDays(date, 1), company.timeZone);
  const day = { date, now, dayStart, dayEnd };
  const people = await peopleOn(deps, seer, { scope, company, day });
  const tablets = await listConcerns(database.knex, { now, serverVersion }, seer.companyId);
  const inUse = tablets.filter(({ tablet }) => isInUse(tablet));
  const holidaysMissedUntil = missedUntil(company, people, date);
  return { date, people, tablets: inUse, holidaysMissedUntil, ...(await aboutServerFor(deps, seer)) };
}

const LOOK_AHEAD_DAYS = 34;

/** Whoever is on hourly pay, and has neither regular hours nor planned time, may be paid nothing for a holiday. */
function missedUntil(company: CompanySettings, people: readonly PersonOfDay[], date: string): string | null {
  const ahead = { startDate: date, endDate: addDays(date, LOOK_AHEAD_DAYS) };
  const isAny = people.some((person) => hasNoHours(person, date)) && holidaysIn(company, ahead).length > 0;
  return isAny ? ahead.endDate : null;
}

function hasNoHours({ employee, isPlanned }: PersonOfDay, date: string): boolean {
  const { payBasis, workPattern } = employee;
  return payBasis === 'hourly' && !isPlanned && patternOn(workPattern, date) === null;
}

/** Anyone who owns the only company of a server sees to it that somebody looks after it. Of several companies none does. */
async function aboutServerFor(deps: TodayDeps, { role }: Seer): Promise<AboutServer> {
  const { knex } = deps.database;
  const nothing = { missingBackups: null, proxyTrouble: null, clockTrouble: null };
  if (role !== 'owner') return nothing;
  const found = {
    missingBackups: deps.findMissingBackups(),
    proxyTrouble: deps.findForwardedTrouble(),
    clockTrouble: await deps.findClockTrouble(),
  };
  const isAnything = Object.values(found).some((trouble) => trouble !== null);
  return isAnything && (await isOnlyCompany(knex)) ? found : nothing;
}

type Where = { readonly scope: CompanyScope; readonly company: CompanySettings; readonly day: Day };

async function peopleOn(deps: TodayDeps, seer: Seer, { scope, company, day }: Where): Promise<PersonOfDay[]> {
  const { date, now, dayStart, dayEnd } = day;
  const whose = seenBy(seer);
  const entries = await listEntriesAround(scope, whose, { from: dayStart - DAY_MS, to: now + 1 });
  const openOf = (employee: Employee) => workNow(employee, entries.get(employee.id) ?? [], date);
  const employees = (await listSeenEmployees(scope, seer)).filter((each) => isHere(each, openOf(each), date));
  const departments = inNameOrder(await listDepartments(scope), ({ name }) => name);
  const memberships = await listMemberships(scope);
  const where = await listWhereIn(scope, whose);
  const planned = await plannedOf(deps, seer, { scope, company, day, employees });
  const absences = await absencesOn(scope, seer, date);
  const calls = await listCallsSince(scope, dayStart);
  const forgotten = await forgottenSince(scope, now);
  const forgetful = employees.flatMap((employee) => {
    const [open, since] = [openOf(employee), forgotten.get(employee.id)];
    return open === undefined || since === undefined
      ? []
      : [{ employee, open, until: since > open.startAt ? since : now }];
  });
  const proposed = await proposeOuts(scope, company.timeZone, forgetful);
  return inNameOrder(employees, ({ displayName }) => displayName).map((employee) => {
    const { id } = employee;
    const worked = (entries.get(id) ?? []).filter(({ kind }) => kind !== 'standby');
    const absence = absences.get(id) ?? null;
    const known = { entries: worked, open: openOf(employee), planned: planned.get(id) ?? [] };
    return {
      ...stateOfDay({ now, dayStart, dayEnd, ...known, absence: absence?.type ?? null }),
      employee,
      departments: departments.filter((each) => memberships.get(id)?.includes(each.id)),
      where: where.get(id),
      isPlanned: known.planned.length > 0,
      absence,
      open: known.open,
      call: calls.get(id),
      forgottenSince: forgotten.get(id) ?? null,
      proposedOut: proposed.get(id),
    };
  });
}

/** Somebody who came before their first day is here too. */
function isHere(employee: Employee, open: TimeEntry | undefined, date: string): boolean {
  const hasBegun = employee.employmentStartDate <= date || open !== undefined;
  return isEmployed(employee, date) && hasBegun && !isServiceAccount(employee);
}

/** Shifts, and of people with regular hours these, in weeks without shifts, where the company shows them. */
async function plannedOf(
  { database }: TodayDeps,
  seer: Seer,
  { scope, company, day, employees }: Where & { readonly employees: readonly Employee[] },
): Promise<ReadonlyMap<string, readonly PlannedTime[]>> {
  const { date, dayStart, dayEnd } = day;
  const span = { from: dayStart - DAY_MS, to: dayEnd };
  const shifts = company.features.enableShifts
    ? await listPlannedTimeOf(scope, seenBy(seer), span)
    : new Map<string, readonly PlannedTime[]>();
  if (!company.features.enableRuleSlots) return shifts;
  const range = { startDate: addDays(date, -1), endDate: date };
  const slots = await listRuleSlots({ database }, { companyId: seer.companyId, caller: seer, range });
  const withHours = employees.filter(({ workPattern }) => patternOn(workPattern, date) !== null);
  const regular = new Set(withHours.map(({ id }) => id));
  const ofPerson = groupBy(slots, ({ employeeId }) => employeeId ?? '');
  const hours = [...ofPerson].filter(([id]) => regular.has(id) && !shifts.has(id));
  return new Map<string, readonly PlannedTime[]>([...shifts, ...hours]);
}

type AwayToday = {
  readonly type: AbsenceType;
  /** A kind that the company has made; null: none. */
  readonly kindId: string | null;
};

/** A record of the day says more than the request that may have led to it. */
async function absencesOn(
  scope: CompanyScope,
  seer: Seer,
  date: string,
): Promise<ReadonlyMap<string, AwayToday>> {
  const whose = seenBy(seer);
  const asked = await listTimeOff(scope, { from: date, to: date, whose });
  const approved = asked.filter(({ status }) => status === 'Approved');
  const records = await listAbsencesOf(scope, whose, { startDate: date, endDate: date });
  return new Map<string, AwayToday>([
    ...approved.map(({ employeeId, countsAs, kindId }) => [employeeId, { type: countsAs, kindId }] as const),
    ...[...records].flatMap(([id, [first]]) =>
      first ? [[id, { type: first.type, kindId: first.ownKind?.id ?? null }] as const] : [],
    ),
  ]);
}

/** The same people as in the mail of the morning. */
async function forgottenSince(scope: CompanyScope, now: number): Promise<ReadonlyMap<string, number>> {
  const { stillIn, missingStops } = await forgottenOutsOf(scope, now);
  return new Map([...missingStops, ...stillIn].map(({ employeeId, at }) => [employeeId, at]));
}
