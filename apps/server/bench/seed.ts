// One company with 500 employees who worked a month, and 2,000 more who only punch; or many companies whose people punch.
import { randomUUID } from 'node:crypto';
import type { Database } from '#database/database.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { createRecordPunch } from '#features/ledger/record-punches.ts';
import { given, type Given } from '../test/given.ts';
import type { UseCaseDeps } from '../src/use-case-deps.ts';

const PAID = 500;
/** After the month that is paid. */
const HIRED_LATER = { employment_start_date: '2026-04-01' };
const PUNCHING = 2_000;
export const WORKDAYS = 22;
const DAY_MS = 86_400_000;
const MONTH_MS = 31 * DAY_MS;
const HOUR_MS = 3_600_000;
const ROWS_AT_ONCE = 500;

export const MONTH = { startDate: '2026-03-01', endDate: '2026-03-31' };

export type Puncher = { readonly companyId: string; readonly employeeId: string; readonly token: string };

export type Seeded = {
  readonly companyId: string;
  /** One for each who punches: an employee and the token of a session that punches for them. */
  readonly punchers: readonly Puncher[];
  readonly accountantToken: string;
  /** Each of them has a month of entries. */
  readonly workedEmployeeIds: readonly string[];
};

export async function seed(deps: UseCaseDeps): Promise<Seeded> {
  const make = given(deps);
  const company = await make.aCompany();
  await make.aRule(company);
  const accountant = await make.anEmployee(company, { role: 'accountant', ...HIRED_LATER });
  const session = await make.aSession(accountant);
  const punchers = [];
  for (let count = 0; count < PUNCHING; count += 1) punchers.push(await aPuncher(make, company));
  const worked: string[] = [];
  for (let count = 0; count < PAID; count += 1) worked.push((await make.anEmployee(company)).id);
  const entries = worked.flatMap((employeeId, index) => monthOf(company.id, employeeId, index));
  for (let from = 0; from < entries.length; from += ROWS_AT_ONCE) {
    await deps.database.knex('time_entries').insert(entries.slice(from, from + ROWS_AT_ONCE));
  }
  await punchedBefore(deps, punchers);
  return {
    companyId: company.id,
    punchers,
    accountantToken: session.token,
    workedEmployeeIds: worked,
  };
}

async function aPuncher(make: Given, company: CompanyRow): Promise<Puncher> {
  const manager = await make.anEmployee(company, { role: 'manager', ...HIRED_LATER });
  return { companyId: company.id, employeeId: manager.id, token: (await make.aSession(manager)).token };
}

/** In and out once, so that no table is empty: PostgreSQL goes other ways through a table of which it knows that it has no rows. */
async function punchedBefore(deps: UseCaseDeps, punchers: readonly Puncher[]): Promise<void> {
  const record = createRecordPunch(deps);
  const nothingElse = {
    projectId: undefined,
    subProjectId: undefined,
    location: undefined,
    deviceId: undefined,
  };
  for (const action of ['start', 'stop'] as const) {
    await Promise.all(
      punchers.map(({ companyId, employeeId }) =>
        record({
          ...{ door: 'partner', companyId, employeeId, action, sentBy: employeeId },
          ...{ clientAddress: '127.0.0.1', ...nothingElse },
        }),
      ),
    );
  }
}

const [COMPANIES, PUNCHING_IN_EACH] = [24, 40];

/** Many companies, whose people only punch: on a cluster they are on different machines, and one company is on one. */
export async function seedCompanies(deps: UseCaseDeps): Promise<Seeded> {
  const make = given(deps);
  const companies = [];
  for (let count = 0; count < COMPANIES; count += 1) companies.push(await make.aCompany());
  const punchers = [];
  for (let count = 0; count < PUNCHING_IN_EACH; count += 1)
    for (const company of companies) punchers.push(await aPuncher(make, company));
  return { companyId: companies[0]?.id ?? '', punchers, accountantToken: '', workedEmployeeIds: [] };
}

/** A shift a day: some work early, some late, some at night. */
export function monthOf(companyId: string, employeeId: string, index: number): TimeEntryRow[] {
  const startHour = [7, 15, 23][index % 3] ?? 7;
  return Array.from({ length: WORKDAYS }, (_, day) => {
    const date = Date.parse(MONTH.startDate) + day * DAY_MS;
    const start = date + startHour * HOUR_MS;
    return {
      company_id: companyId,
      id: randomUUID(),
      employee_id: employeeId,
      kind: 'work',
      breaks: null,
      start_at: start,
      end_at: start + 8 * HOUR_MS + (index % 4) * 900_000,
      project_id: null,
      sub_project_id: null,
      is_draft: false,
      is_locked: true,
    };
  });
}

/** The same shifts in the months before, so that the database has a size. SQLite. */
export async function addEarlierMonths({ knex }: Database, months: number): Promise<void> {
  if (months === 0) return;
  await knex.raw(
    `with recursive earlier(n) as (select 1 union all select n + 1 from earlier where n < ?)
     insert into time_entries (company_id, id, employee_id, kind, start_at, end_at, is_draft, is_locked)
     select company_id, printf('%08x', n) || substr(id, 9), employee_id, kind,
       start_at - n * ${MONTH_MS}, end_at - n * ${MONTH_MS}, is_draft, is_locked
     from time_entries cross join earlier`,
    [months],
  );
}
