// How a database would execute a statement, step by step. The database of a test is nearly empty, so PostgreSQL is told that its tables are large,
// and that it must take an index where there is one.
import type { Knex } from 'knex';
import pg from 'pg';
import type { TestApi } from './api.ts';

/** One access to a table. */
export type Step = {
  readonly table: string;
  /** Empty: it goes through the table. */
  readonly index: string;
  /** What is looked up in the index, such as `company_id=? AND start_at>?`. */
  readonly narrowedBy: string;
};

export type Plans = {
  readonly stepsOf: (sql: string) => Promise<readonly Step[]>;
  readonly close: () => Promise<unknown>;
};

/** @param large tables that grow with every day; PostgreSQL takes one without any row for small all the same */
export function openPlans({ database }: TestApi, large: readonly string[]): Promise<Plans> {
  const address = database.env['DATABASE_URL'];
  return address === undefined ? plansOfSqlite(database.database.knex) : plansOfPostgresql(address, large);
}

function plansOfSqlite(knex: Knex): Promise<Plans> {
  const stepsOf = async (sql: string) => {
    const values = Array<number>(sql.split('?').length - 1).fill(1);
    const plan: readonly { readonly detail: string }[] = await knex.raw(`explain query plan ${sql}`, values);
    const tables = tableNames(sql);
    return plan.flatMap(({ detail }) => stepOf(detail, tables));
  };
  return Promise.resolve({ stepsOf, close: () => Promise.resolve() });
}

/** By the name that a statement gives each of its tables; a word that follows without being a name does no harm. */
function tableNames(sql: string): ReadonlyMap<string, string> {
  const named = sql
    .replaceAll('`', '')
    .matchAll(/\b(?:from|join|update|into)\s+(\w+)(?:\s+(?:as\s+)?(?!join\b)(\w+))?/g);
  return new Map([...named].map(([, table = '', alias]) => [alias ?? table, table]));
}

const STEP = /^(?:SCAN|SEARCH) (\w+)(?: EXISTS)?(?: USING (?:COVERING )?INDEX (\w+))?(?: \((.*)\))?/;

function stepOf(detail: string, tables: ReadonlyMap<string, string>): readonly Step[] {
  const found = STEP.exec(detail);
  if (found === null) return [];
  const [, name = '', index = '', narrowedBy = ''] = found;
  return [{ table: tables.get(name) ?? name, index, narrowedBy }];
}

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Node[];
};

/** Ways around an index that pay for a small table. */
const WAYS_AROUND = ['seqscan', 'hashjoin', 'mergejoin', 'material'];

/** What it is told lies in a transaction that is never committed, so that the next test finds the tables as small as they are. */
async function plansOfPostgresql(connectionString: string, large: readonly string[]): Promise<Plans> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  // Rows of earlier tests that are gone still take their space, which is a part of every cost.
  await client.query('vacuum full');
  await client.query('begin');
  for (const way of WAYS_AROUND) await client.query(`set local enable_${way} = off`);
  const stepsOf = async (sql: string) => {
    await client.query(PRETEND, [large]);
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Node }[] }>(
      `explain (generic_plan, format json) ${sql}`,
    );
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => stepsIn(Plan)));
  };
  return { stepsOf, close: () => client.end() };
}

/** The planner counts the pages of a table itself, and takes the rows of a page from the statistics. */
const PRETEND = `
  select pg_restore_relation_stats(
    'schemaname', 'public', 'relname', relname::text, 'relpages', pages,
    'reltuples', (case when relname = any($1::text[]) then 5000000 else 1000 end)::real
  )
  from (
    select relname, (pg_relation_size(oid) / 8192)::integer as pages
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  ) as sized
  where pages > 0`;

function stepsIn(node: Node, ofBitmap = ''): readonly Step[] {
  const { 'Node Type': type, 'Relation Name': relation = ofBitmap, 'Index Name': index = '' } = node;
  const isStep = type.endsWith('Scan') && relation !== '' && type !== 'Bitmap Heap Scan';
  const own = isStep ? [{ table: relation, index, narrowedBy: narrowedBy(node['Index Cond'] ?? '') }] : [];
  // An index that is read for a bitmap does not name its table.
  const below = type.startsWith('Bitmap') ? relation : '';
  return [...own, ...(node.Plans ?? []).flatMap((plan) => stepsIn(plan, below))];
}

const CONDITION = /\((?:(\w+)|\((\w+)\)::text) (?:(=|[<>]=?) |IS NULL)/g;

function narrowedBy(condition: string): string {
  const parts = [...condition.matchAll(CONDITION)];
  return parts.map(([, name, cast, sign = '=']) => `${name ?? cast}${sign[0]}?`).join(' AND ');
}
