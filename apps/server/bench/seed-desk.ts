// A company as a desk has it at the end of a month: 1,250 people who were approved and are sent, 500 who are to be approved, and questions.
import { randomUUID } from 'node:crypto';
import type { ReviewItemRow, TimeEntryRow } from '#database/tables/time.ts';
import { given } from '../test/given.ts';
import { aKennitala } from '../test/given-payroll.ts';
import type { UseCaseDeps } from '../src/use-case-deps.ts';
import { MONTH, type Seeded } from './seed.ts';

const SENT = 1_250;
const TO_APPROVE = 500;
const PUNCHING = 2_000;
const QUESTIONS = 200;
const WORKDAYS = 22;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const ROWS_AT_ONCE = 500;
/** After the months that are paid. */
const HIRED_LATER = { employment_start_date: '2026-05-01' };
/** The month whose people are to be approved. */
export const OPEN_MONTH = { startDate: '2026-02-01', endDate: '2026-02-28' };

export type SeededDesk = Seeded & { readonly toApprove: readonly string[] };

export async function seedDesk(deps: UseCaseDeps): Promise<SeededDesk> {
  const make = given(deps);
  const company = await make.aCompany();
  await make.aRule(company, { agreement: 'hotel-restaurant-shifts' });
  const exporter = await make.aServiceAccount(company, { role: 'accountant', ...HIRED_LATER });
  const punchers = [];
  for (let count = 0; count < PUNCHING; count += 1) {
    const manager = await make.anEmployee(company, { role: 'manager', ...HIRED_LATER });
    punchers.push({
      companyId: company.id,
      employeeId: manager.id,
      token: (await make.aSession(manager)).token,
    });
  }
  const people: string[] = [];
  for (const kennitala of kennitalas(SENT)) people.push((await make.anEmployee(company, { kennitala })).id);
  const toApprove = people.slice(0, TO_APPROVE);
  const entries = [
    ...people.flatMap((id, index) =>
      monthOf(company.id, id, { index, from: MONTH.startDate, isLocked: true }),
    ),
    ...toApprove.flatMap((id, index) =>
      monthOf(company.id, id, { index, from: OPEN_MONTH.startDate, isLocked: false }),
    ),
  ];
  const doubtful = people.slice(0, QUESTIONS).map((id) => questionAbout(company.id, id));
  await insertAll(deps, 'time_entries', [...entries, ...doubtful.map(({ entry }) => entry)]);
  await insertAll(
    deps,
    'review_items',
    doubtful.map(({ item }) => item),
  );
  return {
    companyId: company.id,
    punchers,
    accountantToken: (await make.aSession(exporter)).token,
    workedEmployeeIds: people,
    toApprove,
  };
}

function kennitalas(count: number): ReadonlySet<string> {
  const made = new Set<string>();
  while (made.size < count) made.add(aKennitala());
  return made;
}

async function insertAll({ database }: UseCaseDeps, table: string, rows: readonly object[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await database.knex(table).insert(rows.slice(from, from + ROWS_AT_ONCE));
}

type Month = { readonly index: number; readonly from: string; readonly isLocked: boolean };

/** A shift a day, seven days in a row and in turn early, late and at night, so that everybody has several pay lines. */
function monthOf(companyId: string, employeeId: string, { index, from, isLocked }: Month): TimeEntryRow[] {
  return Array.from({ length: WORKDAYS }, (_, day) => {
    const startHour = [7, 15, 23][(index + day) % 3] ?? 7;
    const start = Date.parse(from) + day * DAY_MS + startHour * HOUR_MS;
    return anEntry(
      { companyId, employeeId, start, end: start + 7 * HOUR_MS + (index % 4) * 900_000 },
      isLocked,
    );
  });
}

type Worked = {
  readonly companyId: string;
  readonly employeeId: string;
  readonly start: number;
  readonly end: number | null;
};

function anEntry({ companyId, employeeId, start, end }: Worked, isLocked: boolean): TimeEntryRow {
  return {
    ...{ company_id: companyId, id: randomUUID(), employee_id: employeeId, kind: 'work', breaks: null },
    ...{ start_at: start, end_at: end, project_id: null, sub_project_id: null },
    ...{ is_draft: false, is_locked: isLocked },
  };
}

/** Somebody told at the tablet in April that they forgot to clock out. */
function questionAbout(companyId: string, employeeId: string) {
  const start = Date.parse('2026-04-13T08:00:00Z');
  const entry = anEntry({ companyId, employeeId, start, end: start + 17 * HOUR_MS }, false);
  const item: ReviewItemRow = {
    ...{ company_id: companyId, id: randomUUID(), employee_id: employeeId, device_id: null },
    ...{ reason: 'break_missed', time_entry_id: entry.id, punch_id: null },
    ...{ opened_at: start + 18 * HOUR_MS, settled_at: null, decision: null },
    details: JSON.stringify([{ startAt: start + 4 * HOUR_MS, endAt: start + 4.5 * HOUR_MS }]),
  };
  return { entry, item };
}
