// Rows of one company by the thousand: read by id, add, change. Written once for every table of a company file.
import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanyRow } from '#database/tables/companies.ts';
import type { DepartmentRow } from '#database/tables/people.ts';
import { payrollCodes, type PayrollCodeRow } from '#database/tables/payroll.ts';
import type { RuleVersionRow } from '#database/tables/rules.ts';
import type { Row } from '../compare-rows.ts';

export type IdentifiedRow = Pick<DepartmentRow, 'company_id' | 'id'>;

/** Few enough for the parameter limits of both databases, many enough that the cost of a statement does not matter. */
const IDS_AT_A_TIME = 1000;
const ROWS_AT_A_TIME = 500;
const IDS_IN_A_PAGE = 20_000;

/** The stored rows among these ids. */
export async function readRowsById<R extends Row>(
  { db, companyId }: CompanyScope,
  table: string,
  ids: readonly string[],
): Promise<Map<string, R>> {
  const found = new Map<string, R>();
  for (const some of inChunks(ids, IDS_AT_A_TIME)) {
    const rows = await db<IdentifiedRow>(table).where({ company_id: companyId }).whereIn('id', some);
    for (const row of rows) found.set(row.id, row as IdentifiedRow & R);
  }
  return found;
}

/** Every row of a table that is small for any company. */
export async function readAllRows<R extends Row>(
  { db, companyId }: CompanyScope,
  table: string,
): Promise<R[]> {
  return (await db<IdentifiedRow>(table).where({ company_id: companyId })) as (IdentifiedRow & R)[];
}

export async function insertRows(
  { db }: CompanyScope,
  table: string,
  rows: readonly Row[],
  onWritten: (count: number) => void = () => undefined,
): Promise<void> {
  for (const some of inChunks(rows, ROWS_AT_A_TIME)) {
    await db(table).insert(some);
    onWritten(some.length);
  }
}

/** An upsert: rows that are there already become what is given. */
export async function updateRows(
  { db }: CompanyScope,
  table: string,
  rows: readonly Row[],
  onWritten: (count: number) => void = () => undefined,
): Promise<void> {
  for (const some of inChunks(rows, ROWS_AT_A_TIME)) {
    await db(table)
      .insert(some)
      .onConflict([...KEY])
      .merge(columnsBesideKey(some));
    onWritten(some.length);
  }
}

const KEY = ['company_id', 'id'] as const;

/** SQLite would look for rows that point to a key that is written, be it to the same value: through all time entries of a company for a project. */
function columnsBesideKey(rows: readonly Row[]): string[] {
  const columns = new Set(rows.flatMap((row) => Object.keys(row)));
  for (const column of KEY) columns.delete(column);
  return [...columns];
}

/** Payroll codes are known by target and pay line, not by an id. */
export async function writeCodes({ db }: CompanyScope, rows: readonly PayrollCodeRow[]): Promise<void> {
  for (const some of inChunks(rows, ROWS_AT_A_TIME)) {
    await db<PayrollCodeRow>('payroll_codes')
      .insert(some)
      .onConflict([...payrollCodes.key])
      .merge();
  }
}

/** The only rows of a company file that may go. */
export async function deleteVersions(
  { db, companyId }: CompanyScope,
  versions: readonly RuleVersionRow[],
): Promise<void> {
  for (const { rule_set_id, number } of versions)
    await db<RuleVersionRow>('rule_versions').where({ company_id: companyId, rule_set_id, number }).delete();
}

/** Which of these ids belong to rows of other companies? A few ids are looked up; for many, all ids of the others are read once. */
export async function findForeignIds(
  { db, companyId }: CompanyScope,
  table: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  if (ids.length <= IDS_AT_A_TIME) {
    const rows = await db<IdentifiedRow>(table)
      .select('id')
      .whereIn('id', ids)
      .whereNot({ company_id: companyId });
    return new Set(rows.map(({ id }) => id));
  }
  const wanted = new Set(ids);
  const companies = await db<CompanyRow>('companies').select('id').whereNot({ id: companyId });
  const foreign = new Set<string>();
  for (const other of companies) {
    for await (const id of idsOf({ db, companyId: other.id }, table)) if (wanted.has(id)) foreign.add(id);
  }
  return foreign;
}

async function* idsOf({ db, companyId }: CompanyScope, table: string): AsyncGenerator<string> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (let isFirst = true; ; isFirst = false) {
    const rows = await db<IdentifiedRow>(table)
      .select('id')
      .where({ company_id: companyId })
      .where('id', isFirst ? '>=' : '>', last)
      .orderBy('id')
      .limit(IDS_IN_A_PAGE);
    for (const { id } of rows) yield id;
    if (rows.length < IDS_IN_A_PAGE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

export function* inChunks<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
