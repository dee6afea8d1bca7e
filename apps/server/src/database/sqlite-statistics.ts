// How much of what there is, as SQLite's planner is told: the same on every installation. SQLite chooses by such figures how to read a
// table. Without them it takes every table for one of a million rows, and prefers an index that spares it sorting to one that finds the
// few rows. With its own count (ANALYZE) its plans would change from one installation to the next, and with every count. With fixed
// figures, the plans that tests have read are the plans of everybody: https://sqlite.org/queryplanner-ng.html#howtofix
import type { Knex } from 'knex';

/** A larger installation on SQLite, after a year: there plans matter. */
const COMPANIES = 20;
const PEOPLE = 5_000;
const PUNCHES = PEOPLE * 500;

const ROWS: Readonly<Partial<Record<string, number>>> = {
  companies: COMPANIES,
  employees: PEOPLE,
  employee_departments: PEOPLE,
  time_entries: PUNCHES / 2,
  kept_figures: PUNCHES / 2,
  shifts: PUNCHES / 2,
  punch_inbox: PUNCHES,
  punch_envelopes: PUNCHES,
  punch_proofs: PUNCHES,
  punch_details: PUNCHES,
  punch_verdicts: PUNCHES,
  review_items: PUNCHES / 50,
  changes: PUNCHES / 10,
  absences: PEOPLE * 20,
  time_off: PEOPLE * 4,
  sessions: PEOPLE * 2,
  refresh_tokens: PEOPLE * 10,
};
const ROWS_OF_OTHERS = 1_000;

/** Of an index that holds a part of its table only; 1 in 1,000 rows where nothing is said. */
const ROWS_OF_PARTS: Readonly<Partial<Record<string, number>>> = {
  time_entries_one_open: PEOPLE / 2,
  time_entries_standby: PUNCHES / 200,
};

/** How many values a column has within a company; where nothing is said, nearly every row has its own. */
const VALUES: Readonly<Partial<Record<string, number>>> = {
  employee_id: PEOPLE / COMPANIES,
  device_id: 10,
  department_id: 10,
  project_id: 20,
  shift_type_id: 10,
  pay_period_id: 2,
  rule_set_id: 5,
  reason: 10,
  state: 3,
  key_epoch: 1,
  // Nearly all have been settled, each at a moment of its own; the open ones have a part of an index to themselves.
  settled_at: 100,
};

type Index = {
  readonly tableName: string;
  readonly indexName: string;
  readonly isUnique: 0 | 1;
  readonly isPart: 0 | 1;
  /** JSON list of names. */
  readonly columns: string;
};

type Figures = { readonly tbl: string; readonly idx: string; readonly stat: string };

/** Writes only what is not there yet: a command may read while another one writes. */
export async function keepStatistics(knex: Knex): Promise<void> {
  const wanted = (await listIndexes(knex)).map(figuresOf);
  if (JSON.stringify(await readStatistics(knex)) === JSON.stringify(wanted)) return;
  // Makes their table where there is none, and looks at no row.
  await knex.raw('analyze sqlite_schema');
  await knex.transaction(async (tx) => {
    await tx('sqlite_stat1').delete();
    // Samples of real values, which only a count of its own writes.
    if (await tx.schema.hasTable('sqlite_stat4')) await tx('sqlite_stat4').delete();
    for (const figures of wanted) await tx('sqlite_stat1').insert(figures);
  });
  // This connection, too, goes by them from now on.
  await knex.raw('analyze sqlite_schema');
}

async function readStatistics(knex: Knex): Promise<readonly Figures[]> {
  if (!(await knex.schema.hasTable('sqlite_stat1'))) return [];
  return knex<Figures>('sqlite_stat1').select('tbl', 'idx', 'stat').orderBy(['tbl', 'idx']);
}

function listIndexes(knex: Knex): Promise<readonly Index[]> {
  return knex.raw(`
    select t.name as tableName, i.name as indexName, i."unique" as isUnique, i.partial as isPart,
      (select json_group_array(c.name) from pragma_index_info(i.name) c) as columns
    from sqlite_schema t, pragma_index_list(t.name) i
    where t.type = 'table' and t.name not like 'sqlite_%'
    order by t.name, i.name`);
}

/** As SQLite keeps them: how many rows there are, then how many have the same first column, the same first two, and so on. */
function figuresOf({ tableName, indexName, isUnique, isPart, columns }: Index): Figures {
  const all = ROWS[tableName] ?? ROWS_OF_OTHERS;
  const rows = isPart ? (ROWS_OF_PARTS[indexName] ?? all / 1_000) : all;
  const names = JSON.parse(columns) as readonly (string | null)[];
  const alike = names.map((_, index) => {
    if (isUnique && index === names.length - 1) return 1;
    return names.slice(0, index + 1).reduce((left, name) => left / valuesOf(name), rows);
  });
  return {
    tbl: tableName,
    idx: indexName,
    stat: [rows, ...alike].map((each) => Math.max(1, Math.round(each))).join(' '),
  };
}

/** @param column null: what is reckoned from several */
function valuesOf(column: string | null): number {
  return column === 'company_id' ? COMPANIES : (VALUES[column ?? ''] ?? PUNCHES);
}
