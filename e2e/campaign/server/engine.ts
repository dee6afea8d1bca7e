// The database under the server: a file of SQLite, or a PostgreSQL of the campaign's own.
import { onServer, startPostgresqlServer } from '../../../apps/server/test/postgresql-server.ts';
import { prepareForCluster } from '../../../apps/server/test/cluster-databases.ts';
import { startCitusCluster } from '../../../apps/server/test/citus-cluster.ts';
import type { CampaignEngine } from '../campaign-options.ts';
import { createTurns } from '../create-turns.ts';
import { openPostgresqlReader, openSqliteReader, type TableReader } from '../facts/read-tables.ts';

export type Engine = {
  /** Undefined for SQLite. */
  readonly url: string | undefined;
  /** How its tables say no. */
  readonly no: false | 0;
  readonly yes: true | 1;
  /** Lends a reader, to one after the other. */
  readonly read: <Result>(
    databaseFile: string,
    work: (reader: TableReader) => Promise<Result>,
  ) => Promise<Result>;
  /** Closes the file, before a server starts or something happens to its disk: each must find it as if nobody else had ever had it open. */
  readonly letGo: () => Promise<void>;
  /** SIGKILL to PostgreSQL, and it has started again. SQLite has no process of its own. */
  readonly crash: (() => Promise<void>) | undefined;
  readonly stop: () => Promise<void>;
};

const DATABASE = 'campaign';
/**
 * The machine does not lose its power, nor what a killed process has written, so nothing has to wait for a disk. A commit that waited for
 * nothing is written so late that a kill loses it.
 */
export const FLAGS = ['-c', 'fsync=off', '-c', 'wal_writer_delay=10s'];

export async function prepareEngine(engine: CampaignEngine): Promise<Engine> {
  if (engine === 'sqlite') return prepareFile();
  if (engine === 'citus') return prepareCluster();
  const server = await startPostgresqlServer(FLAGS);
  await onServer(server.url, `create database ${DATABASE}`);
  const url = new URL(DATABASE, server.url).href;
  let reader = await openPostgresqlReader(url);
  // Nobody reads from a database that is just being killed.
  const inTurn = createTurns();
  return {
    url,
    no: false,
    yes: true,
    read: (_, work) => inTurn(() => work(reader)),
    letGo: () => Promise.resolve(),
    crash: () =>
      inTurn(async () => {
        await reader.close();
        await server.crash();
        reader = await openPostgresqlReader(url);
      }),
    stop: async () => {
      await reader.close();
      await server.stop();
    },
  };
}

/** The reader stays open between two reads: to open the file, and to learn its hundred tables, takes fifty times as long as to read. */
function prepareFile(): Engine {
  let reader: TableReader | undefined;
  const inTurn = createTurns();
  const letGo = () =>
    inTurn(async () => {
      await reader?.close();
      reader = undefined;
    });
  return {
    url: undefined,
    no: 0,
    yes: 1,
    read: (file, work) => inTurn(() => work((reader ??= openSqliteReader(file)))),
    letGo,
    crash: undefined,
    stop: letGo,
  };
}

/** Nothing of it is killed: that is for the tests of PostgreSQL alone. */
async function prepareCluster(): Promise<Engine> {
  const cluster = await startCitusCluster(['fsync=off', 'citus.shard_count=4']);
  const url = await prepareForCluster(cluster.urls, DATABASE);
  const reader = await openPostgresqlReader(url);
  return {
    url,
    no: false,
    yes: true,
    read: (_, work) => work(reader),
    letGo: () => Promise.resolve(),
    crash: undefined,
    stop: async () => {
      await reader.close();
      await cluster.stop();
    },
  };
}
