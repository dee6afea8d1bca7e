// The database under the server: a file of SQLite, or a PostgreSQL of the campaign's own.
import { onServer, startPostgresqlServer } from '../../../apps/server/test/postgresql-server.ts';
import { openPostgresqlReader, openSqliteReader, type TableReader } from '../facts/read-tables.ts';

export type Engine = {
  /** Undefined for SQLite. */
  readonly url: string | undefined;
  /** How its tables say no. */
  readonly no: false | 0;
  /** Lends a reader; a file that was put in another's place is another file. */
  readonly read: <Result>(
    databaseFile: string,
    work: (reader: TableReader) => Promise<Result>,
  ) => Promise<Result>;
  readonly stop: () => Promise<void>;
};

const DATABASE = 'campaign';

export async function prepareEngine(engine: 'sqlite' | 'postgresql'): Promise<Engine> {
  if (engine === 'sqlite') {
    return {
      url: undefined,
      no: 0,
      read: (file, work) => lend(openSqliteReader(file), work),
      stop: () => Promise.resolve(),
    };
  }
  // The machine keeps its power here, and what a killed process has written: nothing has to be waited for.
  const server = await startPostgresqlServer(['-c', 'fsync=off']);
  await onServer(server.url, `create database ${DATABASE}`);
  const url = new URL(DATABASE, server.url).href;
  const reader = await openPostgresqlReader(url);
  return {
    url,
    no: false,
    read: (_, work) => work(reader),
    stop: async () => {
      await reader.close();
      await server.stop();
    },
  };
}

async function lend<Result>(
  reader: TableReader,
  work: (reader: TableReader) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(reader);
  } finally {
    await reader.close();
  }
}
