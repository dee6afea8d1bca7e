// Reads the tables of the server as they stand, past the server, on a connection that cannot write.
import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';

// Whole numbers of 64 bits are instants here, which a double holds exactly.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type TableReader = {
  readonly all: <Row>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;
  readonly tables: () => Promise<string[]>;
  /** All that `work` reads is as it was at one moment, whatever the server writes meanwhile. */
  readonly atOneMoment: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly close: () => Promise<void>;
};

export function openSqliteReader(file: string): TableReader {
  const database = new BetterSqlite3(file, { readonly: true });
  const all = <Row>(sql: string, values: readonly unknown[] = []) =>
    Promise.resolve(database.prepare(sql).all(...values) as Row[]);
  return {
    all,
    tables: async () =>
      (await all<{ name: string }>("select name from sqlite_master where type = 'table'")).map(
        ({ name }) => name,
      ),
    atOneMoment: async (work) => {
      database.exec('begin');
      try {
        return await work();
      } finally {
        database.exec('rollback');
      }
    },
    close: () => Promise.resolve(void database.close()),
  };
}

export async function openPostgresqlReader(url: string): Promise<TableReader> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('set default_transaction_read_only = on');
  const all = async <Row>(sql: string, values: readonly unknown[] = []) => {
    let place = 0;
    const text = sql.replaceAll('?', () => `$${(place += 1)}`);
    return (await client.query(text, [...values])).rows as Row[];
  };
  return {
    all,
    tables: async () =>
      (
        await all<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'")
      ).map(({ name }) => name),
    atOneMoment: async (work) => {
      await client.query('begin isolation level repeatable read');
      try {
        return await work();
      } finally {
        await client.query('rollback');
      }
    },
    close: () => client.end(),
  };
}
