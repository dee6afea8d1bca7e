// Runs the statements of hot-statement.ts. Like every other statement they are told to those who listen for `query`.
//
// Statements that are asked for in one turn of the event loop reach the database in that order, and PostgreSQL is sent all of them
// before it has answered the first. So those that do not need each other's answers belong into one Promise.all. Outside of transactions,
// reads that are under way at the same time share one connection, whichever requests they are for.
import type BetterSqlite3 from 'better-sqlite3';
import { hotStatementEnded } from '#signals.ts';
import type { CompanyScope } from './company-scope.ts';
import {
  inItsTransaction,
  onSharedConnection,
  type Answer,
  type Client,
  type Connection,
} from './hot-connection.ts';
import type { HotRead, HotWrite } from './hot-statement.ts';

type Value = string | number | boolean | null | readonly string[];

/** @param values in the order of their places, the company left out */
export function readHot<Row>(
  { db, companyId }: CompanyScope,
  statement: HotRead<Row>,
  ...values: readonly Value[]
): Promise<readonly Row[]> {
  return onSharedConnection(db, async (client, connection) => {
    if (!isSqlite(client, connection))
      return (await askPostgresql<Row>(client, connection, statement, [companyId, ...values])).rows;
    const given = [companyId, ...values].map(toSqlite);
    return inSqlite(client, connection, { sql: statement.sqlite, bindings: given }, (prepared) =>
      rowsOf<Row>(prepared, statement, given),
    );
  });
}

/** A text of the hot path names its columns one by one, so they stay the same. */
const columnsOf = new WeakMap<HotRead<unknown>, readonly string[]>();

/** The driver looks up the name of each column anew for each row, a third of the time of a read. So it gives the values alone. */
function rowsOf<Row>(
  prepared: BetterSqlite3.Statement,
  statement: HotRead<Row>,
  given: readonly unknown[],
): Row[] {
  const columns = columnsOf.get(statement) ?? prepared.columns().map(({ name }) => name);
  columnsOf.set(statement, columns);
  // A copy of a row with all its names: to add them to each row one by one would take longer than to read it.
  const empty: Record<string, unknown> = Object.fromEntries(columns.map((column) => [column, null]));
  prepared.raw(true);
  try {
    return (prepared.all(given) as unknown[][]).map((values) => {
      const row = { ...empty };
      for (const [place, column] of columns.entries()) row[column] = values[place];
      return row as Row;
    });
  } finally {
    prepared.raw(false);
  }
}

/**
 * Within a transaction.
 * @returns how many rows were written
 */
export async function writeHot<Row extends object>(
  { db, companyId }: CompanyScope,
  statement: HotWrite<Row>,
  rows: readonly Row[],
): Promise<number> {
  if (rows.length === 0) return 0;
  return inItsTransaction(db, async (client, connection) => {
    if (isSqlite(client, connection)) {
      const runs = rows.map((row) =>
        statement.inSqlite.map((column) =>
          toSqlite(column === 'company_id' ? companyId : (row[column] as Value)),
        ),
      );
      return writeEach(client, connection, statement.sqlite, runs);
    }
    const lists = statement.inPostgresql.map((column) => rows.map((row) => row[column]));
    return (await askPostgresql(client, connection, statement, [companyId, ...lists])).rowCount ?? 0;
  });
}

type Sqlite = BetterSqlite3.Database & Connection;

const isSqlite = (client: Client, connection: Connection): connection is Sqlite =>
  client.driverName === 'better-sqlite3' && 'prepare' in connection;

async function askPostgresql<Row>(
  client: Client,
  connection: Connection,
  { name, postgresql }: HotRead<unknown>,
  bindings: readonly unknown[],
): Promise<Answer<Row>> {
  client.emit('query', { __knexUid: connection.__knexUid, sql: postgresql, bindings });
  const begunAt = performance.now();
  try {
    return await connection.query<Row>({ name, text: postgresql, values: bindings });
  } catch (error) {
    throw withStatement(error, postgresql);
  } finally {
    tellTimeSince(begunAt);
  }
}

/** As knex says it: the log shows which statement failed, and never its values. */
function withStatement(error: unknown, sql: string): unknown {
  if (error instanceof Error) error.message = `${sql} - ${error.message}`;
  return error;
}

function tellTimeSince(begunAt: number): void {
  if (hotStatementEnded.isHeard()) hotStatementEnded.send({ seconds: (performance.now() - begunAt) / 1_000 });
}

type Told = {
  readonly sql: string;
  readonly bindings: readonly unknown[];
  readonly runs?: readonly unknown[];
};

function inSqlite<Result>(
  client: Client,
  connection: Sqlite,
  told: Told,
  run: (prepared: BetterSqlite3.Statement) => Result,
): Result {
  client.emit('query', { __knexUid: connection.__knexUid, ...told });
  const begunAt = performance.now();
  try {
    return run(connection.prepare(told.sql));
  } catch (error) {
    throw withStatement(error, told.sql);
  } finally {
    tellTimeSince(begunAt);
  }
}

function writeEach(
  client: Client,
  connection: Sqlite,
  sql: string,
  runs: readonly (readonly (string | number | null)[])[],
): number {
  return inSqlite(client, connection, { sql, bindings: runs[0] ?? [], runs }, (prepared) => {
    let changes = 0;
    for (const values of runs) changes += prepared.run(values).changes;
    return changes;
  });
}

/** It knows neither booleans nor lists. */
function toSqlite(value: Value): string | number | null {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
