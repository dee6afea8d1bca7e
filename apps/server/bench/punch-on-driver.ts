// The baseline in SQL: the recorded statements of a round of punches once more, straight on the database driver.
import Database from 'better-sqlite3';
import pg from 'pg';
import type { RecordedStatement, RecordedUnit } from './recorded-statements.ts';

export type ReplayJob = {
  /** A copy of the database as it was before the round: a file of SQLite or the address of a PostgreSQL database. */
  readonly database: { readonly file: string } | { readonly url: string };
  readonly units: readonly RecordedUnit[];
};

export type Replayed = {
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly cpuMicroseconds: number;
};

type Run = (unit: RecordedUnit) => Promise<void>;

/** As many as the server has connections to PostgreSQL. */
const AT_ONCE = 16;

async function replay({ database, units }: ReplayJob): Promise<Replayed> {
  const { lanes, close } =
    'file' in database ? openSqlite(database.file) : await openPostgresql(database.url);
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  const durations = await runInTurn(lanes, units);
  const seconds = (performance.now() - startedAt) / 1_000;
  const { user, system } = process.cpuUsage(cpuBefore);
  await close();
  const sorted = durations.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { seconds, p50Ms: at(0.5), p99Ms: at(0.99), cpuMicroseconds: user + system };
}

/** Each lane takes the next unit when it is done with its last. @returns how long each transaction took, in milliseconds */
async function runInTurn(lanes: readonly Run[], units: readonly RecordedUnit[]): Promise<number[]> {
  const durations: number[] = [];
  let next = 0;
  const take = async (run: Run) => {
    for (let unit = units[next]; unit !== undefined; unit = units[next]) {
      next += 1;
      const begunAt = performance.now();
      await run(unit);
      if (unit.length > 1) durations.push(performance.now() - begunAt);
    }
  };
  await Promise.all(lanes.map(take));
  return durations;
}

type Opened = { readonly lanes: readonly Run[]; readonly close: () => Promise<unknown> };

function openSqlite(file: string): Opened {
  const connection = new Database(file);
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'recursive_triggers = ON',
  ])
    connection.pragma(pragma);
  const prepared = new Map<string, Database.Statement>();
  const statementOf = (sql: string) => {
    const known = prepared.get(sql) ?? connection.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  const run: Run = (unit) => {
    for (const { sql, bindings } of unit) {
      const statement = statementOf(sql);
      const values = bindings.map(toSqlite);
      if (statement.reader) statement.all(values);
      else statement.run(values);
    }
    return Promise.resolve();
  };
  return { lanes: [run], close: () => Promise.resolve(connection.close()) };
}

const toSqlite = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value);

async function openPostgresql(url: string): Promise<Opened> {
  const clients = Array.from({ length: AT_ONCE }, () => new pg.Client({ connectionString: url }));
  for (const client of clients) await client.connect();
  const names = new Map<string, string>();
  const nameOf = (sql: string) => {
    const name = names.get(sql) ?? `s${names.size}`;
    names.set(sql, name);
    return name;
  };
  const query = (client: pg.Client, { sql, bindings }: RecordedStatement) =>
    client.query({ name: nameOf(sql), text: sql, values: [...bindings] });
  const lanes = clients.map((client): Run => async (unit) => {
    for (const statement of unit) await query(client, statement);
  });
  return { lanes, close: () => Promise.all(clients.map((client) => client.end())) };
}

process.on('message', (job: ReplayJob) => {
  void replay(job).then((replayed) => process.send?.({ answer: replayed }));
});
process.on('disconnect', () => process.exit());
