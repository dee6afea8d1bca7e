// What counts as closed of the time before this version: pay periods up to their last approved time, whole where they are over and all of
// it is approved; and the days of each payroll run for the people in it. It is a part of its migration, and changes as little.
import type { Knex } from 'knex';

type ClosedRow = {
  readonly company_id: string;
  readonly employee_id: string;
  readonly from_at: number;
  readonly until_at: number;
  readonly closed_at: number;
  readonly user_id: string | null;
  readonly operator: string | null;
};

type Company = {
  readonly id: string;
  readonly timeZone: string;
  /** By employee id, the day of the month on which their pay period begins. */
  readonly startDayOf: ReadonlyMap<string, number>;
};

type CompanyFacts = { readonly time_zone: string; readonly default_pay_period_id: string | null };

type Entry = {
  readonly id: string;
  readonly employee_id: string;
  readonly start_at: number;
  readonly is_locked: unknown;
};

type Who = Pick<ClosedRow, 'closed_at' | 'user_id' | 'operator'>;

/** One row for each person and beginning: where both say something, the one that reaches further. */
export async function closedBefore(knex: Knex, companyId: string, now: number): Promise<ClosedRow[]> {
  const company = await readCompany(knex, companyId);
  const found = [...(await byApproval(knex, company, now)), ...(await byRuns(knex, company))];
  const furthest = new Map<string, ClosedRow>();
  for (const row of found) {
    const key = `${row.employee_id} ${row.from_at}`;
    if (row.until_at > (furthest.get(key)?.until_at ?? row.from_at)) furthest.set(key, row);
  }
  return [...furthest.values()];
}

async function readCompany(knex: Knex, id: string): Promise<Company> {
  const settings = await knex('companies')
    .where({ id })
    .first<CompanyFacts>('time_zone', 'default_pay_period_id');
  const periods: readonly { readonly id: string; readonly start_day: number }[] = await knex('pay_periods')
    .where({ company_id: id })
    .select('id', 'start_day');
  const startDays = new Map(periods.map((period) => [period.id, period.start_day]));
  const people: readonly { readonly id: string; readonly pay_period_id: string | null }[] = await knex(
    'employees',
  )
    .where({ company_id: id })
    .select('id', 'pay_period_id');
  const startDayOf = (own: string | null) => startDays.get(own ?? settings.default_pay_period_id ?? '') ?? 1;
  return {
    id,
    timeZone: settings.time_zone,
    startDayOf: new Map(people.map((person) => [person.id, startDayOf(person.pay_period_id)])),
  };
}

async function byApproval(knex: Knex, company: Company, now: number): Promise<ClosedRow[]> {
  const locked = knex('time_entries').where({ company_id: company.id, is_locked: true });
  const span = (await locked.min('start_at as first').max('start_at as last').first()) as {
    readonly first: number | string | null;
    readonly last: number | string | null;
  };
  if (span.first === null || span.last === null) return [];
  const rows: ClosedRow[] = [];
  for (const startDay of new Set(company.startDayOf.values()))
    for (const { from, to } of periodsBetween(company, startDay, Number(span.first), Number(span.last)))
      rows.push(...(await ofPeriod(knex, company, { startDay, from, to, now })));
  return rows;
}

type Period = {
  readonly startDay: number;
  readonly from: number;
  readonly to: number;
  readonly now: number;
};

async function ofPeriod(
  knex: Knex,
  { id: company_id, timeZone, startDayOf }: Company,
  { startDay, from, to, now }: Period,
): Promise<ClosedRow[]> {
  const entries: readonly Entry[] = await knex('time_entries')
    .where({ company_id, is_draft: false })
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    .orderBy('start_at')
    .select('id', 'employee_id', 'start_at', 'is_locked');
  const ofTheirs = entries.filter(({ employee_id }) => startDayOf.get(employee_id) === startDay);
  const isUnlocked = new Set(ofTheirs.filter((entry) => !entry.is_locked).map((entry) => entry.employee_id));
  const lastLocked = new Map(
    ofTheirs.filter((entry) => entry.is_locked).map((entry) => [entry.employee_id, entry]),
  );
  const whoOf = await readApprovers(knex, company_id, [...lastLocked.values()]);
  return [...lastLocked.values()].map(({ id, employee_id, start_at }) => {
    const isWhole = to <= now && !isUnlocked.has(employee_id);
    const until_at = isWhole ? to : dayAfter(timeZone, start_at);
    const unknown = { closed_at: start_at, user_id: null, operator: null };
    return { company_id, employee_id, from_at: from, until_at, ...(whoOf.get(id) ?? unknown) };
  });
}

const AT_A_TIME = 500;

/** By the id of a time entry, who changed it last: nobody changes what is approved. */
async function readApprovers(
  knex: Knex,
  company_id: string,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, Who>> {
  const whoOf = new Map<string, Who>();
  for (let from = 0; from < entries.length; from += AT_A_TIME) {
    const ids = entries.slice(from, from + AT_A_TIME).map(({ id }) => id);
    const changes: readonly (Omit<Who, 'closed_at'> & {
      readonly subject_id: string;
      readonly changed_at: number | string;
    })[] = await knex('changes')
      .where({ company_id, subject: 'timeEntry' })
      .whereIn('subject_id', ids)
      .orderBy(['changed_at', 'id'])
      .select('subject_id', 'changed_at', 'user_id', 'operator');
    for (const { subject_id, changed_at, user_id, operator } of changes)
      whoOf.set(subject_id, { closed_at: Number(changed_at), user_id, operator });
  }
  return whoOf;
}

/** A run that was made before its days were over closes them through the day on which it was made. */
async function byRuns(knex: Knex, { id: company_id, timeZone }: Company): Promise<ClosedRow[]> {
  const people: readonly {
    readonly employee_id: string;
    readonly start_date: string;
    readonly end_date: string;
    readonly made_at: number | string;
    readonly user_id: string | null;
    readonly operator: string | null;
  }[] = await knex('payroll_run_people as person')
    .join('payroll_runs as run', { 'run.company_id': 'person.company_id', 'run.id': 'person.run_id' })
    .where({ 'person.company_id': company_id })
    .orderBy('run.number')
    .select(
      ...['person.employee_id', 'run.start_date', 'run.end_date', 'run.made_at'],
      ...['run.user_id', 'run.operator'],
    );
  return people.map(({ employee_id, start_date, end_date, made_at, user_id, operator }) => ({
    ...{ company_id, employee_id, closed_at: Number(made_at), user_id, operator },
    from_at: startOf(timeZone, start_date),
    until_at: Math.min(
      startOf(timeZone, daysAfter(end_date, 1)),
      Math.max(startOf(timeZone, start_date), dayAfter(timeZone, Number(made_at))),
    ),
  }));
}

function* periodsBetween({ timeZone }: Company, startDay: number, first: number, last: number) {
  const [year = 0, month = 0] = dateOf(timeZone, first).split('-').map(Number);
  for (let at = month - 1; ; at += 1) {
    const from = startOf(timeZone, beginning(year, at, startDay));
    if (from > last) return;
    yield { from, to: startOf(timeZone, beginning(year, at + 1, startDay)) };
  }
}

/** Months out of bounds run over, and a shorter month has its last day. */
function beginning(year: number, month: number, startDay: number): string {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(startDay, lastDay))).toISOString().slice(0, 10);
}

const DAY_MS = 86_400_000;

function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function dayAfter(timeZone: string, instant: number): number {
  return startOf(timeZone, daysAfter(dateOf(timeZone, instant), 1));
}

/** Swedish writes dates as ISO 8601 does. */
function dateOf(timeZone: string, instant: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant);
}

/** The instant at which a local day begins. */
function startOf(timeZone: string, date: string): number {
  const midnight = Date.parse(date);
  const first = midnight - offsetAt(timeZone, midnight);
  return midnight - offsetAt(timeZone, first);
}

/** How far ahead of UTC the clocks of the zone are, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${local.format(instant).replace(' ', 'T')}Z`) - instant;
}
