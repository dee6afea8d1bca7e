import type { Knex } from 'knex';
import type { CompanyScope } from '#database/company-scope.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { ofPeople, type Whose } from '#database/whose.ts';
import { parseBreaks } from '#database/tables/time.ts';

type Between = { readonly from: number; readonly to: number };

type RowWithBreaks = Pick<TimeEntryRow, 'employee_id' | 'breaks'>;

type SumRow = {
  readonly employee_id: string;
  readonly minutes: number | string;
  readonly with_breaks: number | string;
};

const MINUTE_MS = 60_000;

/**
 * The whole clock minutes, less unpaid breaks, of closed entries of work that are no drafts and begin in [from, to), by employee id.
 * Added up in the database, because months of entries of a whole company are many; of those with breaks the breaks are read.
 */
export async function sumWorkedMinutes(
  scope: CompanyScope,
  whose: Whose,
  between: Between,
): Promise<ReadonlyMap<string, number>> {
  const { db } = scope;
  const rows: unknown = await workOf(scope, whose, between)
    .groupBy('employee_id')
    // Instants are whole numbers, and division of whole numbers drops the seconds.
    .select(
      'employee_id',
      db.raw(`sum(end_at / ${MINUTE_MS} - start_at / ${MINUTE_MS}) as minutes, count(breaks) as with_breaks`),
    );
  const sums = rows as readonly SumRow[];
  const worked = new Map(sums.map(({ employee_id, minutes }) => [employee_id, Number(minutes)]));
  if (sums.every(({ with_breaks }) => Number(with_breaks) === 0)) return worked;

  const withBreaks: unknown = await workOf(scope, whose, between)
    .whereNotNull('breaks')
    .select('employee_id', 'breaks');
  for (const { employee_id, breaks } of withBreaks as readonly RowWithBreaks[]) {
    worked.set(employee_id, (worked.get(employee_id) ?? 0) - unpaidMinutes(breaks));
  }
  return worked;
}

/** When the first work of each in [from, to) began, by employee id; epoch milliseconds. */
export async function firstWorkOf(
  scope: CompanyScope,
  whose: Whose,
  between: Between,
): Promise<ReadonlyMap<string, number>> {
  const rows: unknown = await workOf(scope, whose, between)
    .groupBy('employee_id')
    .select('employee_id')
    .min({ start_at: 'start_at' });
  const begins = rows as readonly { employee_id: string; start_at: number | string }[];
  return new Map(begins.map(({ employee_id, start_at }) => [employee_id, Number(start_at)]));
}

function workOf({ db, companyId }: CompanyScope, whose: Whose, { from, to }: Between): Knex.QueryBuilder {
  return db('time_entries')
    .where({ company_id: companyId, is_draft: false })
    .whereNot({ kind: 'standby' })
    .where(ofPeople(whose))
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    .whereNotNull('end_at');
}

function unpaidMinutes(breaks: string | null): number {
  return parseBreaks(breaks)
    .filter(({ kind }) => kind === 'unpaid')
    .reduce(
      (sum, { startAt, endAt }) => sum + Math.floor(endAt / MINUTE_MS) - Math.floor(startAt / MINUTE_MS),
      0,
    );
}
