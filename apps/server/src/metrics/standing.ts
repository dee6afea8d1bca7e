// How the server stands at the moment of a scrape: what is counted in the database, and what the process and its disk tell.
import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { X509Certificate } from 'node:crypto';
import type { ClockStanding } from '#clock-looks.ts';
import type { Clock } from '#clock.ts';
import type { Config } from '#config.ts';
import type { Database } from '#database/database.ts';
import { readIntegrity, type IntegrityRecord } from '#database/integrity-record.ts';
import { listBackups, type Backup } from '#features/system/backups/backup-folder.ts';
import type { Counts } from '#features/system/counts-store.ts';

export type StandingDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'tls' | 'dataDir' | 'secretsDir' | 'backups'>;
  /** In a thread of its own, so that no punch waits. */
  readonly countAll: () => Promise<Counts>;
  /** Lines that could not be written to the log since the start. */
  readonly droppedLines: () => number;
  readonly clockStanding: () => ClockStanding | null;
};

export type Standing = {
  /** Epoch milliseconds. */
  readonly now: number;
  /** How the machine's clock stands to the database's; null on SQLite, where there is one. */
  readonly clock: ClockStanding | null;
  /** Null when the database did not answer in time. */
  readonly counts: Counts | null;
  readonly connections: Connections;
  /** Epoch milliseconds; null without TLS of our own, or when the file cannot be read. */
  readonly certificateEndsAt: number | null;
  /** Bytes where the database is, on PostgreSQL where the secrets are; null when the disk does not answer. */
  readonly diskFree: number | null;
  readonly droppedLines: number;
  /** Of the last look for damaged pages; null on PostgreSQL and before the first look. */
  readonly integrity: IntegrityRecord | null;
  /** Those in BACKUP_DIR, the newest first; null where the server makes none. */
  readonly backups: readonly Backup[] | null;
  /** Between two of them; null where the server makes none. */
  readonly backupEveryMinutes: number | null;
};

type Connections = Readonly<Record<'used' | 'free' | 'awaited' | 'most', number>>;

/** However often somebody scrapes, everything is read once in this time. */
const GOOD_FOR_MS = 5_000;
const LONGEST_COUNT_MS = 4_000;

/** @returns a function that reads it, or gives what was read a moment ago */
export function standingReader(deps: StandingDeps): () => Promise<Standing> {
  let goodUntil = 0;
  let reading: Promise<Standing> | undefined;
  return () => {
    if (reading === undefined || performance.now() >= goodUntil) {
      goodUntil = performance.now() + GOOD_FOR_MS;
      reading = readStanding(deps);
    }
    return reading;
  };
}

async function readStanding(deps: StandingDeps): Promise<Standing> {
  const { database, clock, config, droppedLines, clockStanding } = deps;
  const { dataDir, secretsDir } = config;
  const isSqlite = database.engine === 'sqlite';
  return {
    now: clock(),
    clock: clockStanding(),
    counts: await inTime(deps.countAll()).catch(() => null),
    connections: connectionsOf(database),
    certificateEndsAt: certificateEnd(config.tls),
    diskFree: await freeOn(isSqlite ? dataDir : secretsDir),
    droppedLines: droppedLines(),
    integrity: isSqlite ? readIntegrity(dataDir) : null,
    backups: config.backups === null ? null : listBackups(config.backups.folder),
    backupEveryMinutes: config.backups?.everyMinutes ?? null,
  };
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(
      () => reject(new Error('The database did not answer in time.')),
      LONGEST_COUNT_MS,
    );
    work.then(resolve, reject).finally(() => clearTimeout(giveUp));
  });
}

type Pool = Readonly<Record<'numUsed' | 'numFree' | 'numPendingAcquires', () => number>> & {
  readonly max: number;
};

function connectionsOf({ knex }: Database): Connections {
  const { pool } = knex.client as { readonly pool: Pool };
  return {
    used: pool.numUsed(),
    free: pool.numFree(),
    awaited: pool.numPendingAcquires(),
    most: pool.max,
  };
}

function certificateEnd(tls: Config['tls']): number | null {
  if (tls === null) return null;
  try {
    return Date.parse(new X509Certificate(readFileSync(tls.certFile)).validTo);
  } catch {
    return null;
  }
}

async function freeOn(folder: string): Promise<number | null> {
  const facts = await statfs(folder).catch(() => null);
  return facts === null ? null : facts.bavail * facts.bsize;
}
