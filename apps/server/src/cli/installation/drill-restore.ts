// Could this backup take the place of the database? It is restored into a folder of its own and examined there; the database of the server
// is read for its counts and nothing else.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '#config.ts';
import { readOwnConfig } from '#read-own-config.ts';
import { openDatabase } from '#database/database.ts';
import { restore } from '#database/restore.ts';
import type { FileFacts } from '#database/sqlite-file.ts';
import { Refused } from '#errors/refused.ts';
import { listBackups } from '#features/system/backups/backup-folder.ts';
import { countFacts } from '#features/system/counts-store.ts';
import { isFileMissing } from '#open-own-database.ts';
import { readSecretsFile, secretsIdOf, secretsPath } from '#secrets.ts';
import { toInstant } from '#to-instant.ts';
import type { Terminal } from '../terminal.ts';
import { examineInstallation } from './examine-installation.ts';
import type { Finding } from './findings.ts';

type Facts = Omit<FileFacts, 'secretsId'>;

export type Drill = {
  readonly backup: string;
  /** An instant; null where the name of the file does not tell it. */
  readonly madeAt: string | null;
  readonly megabytes: number;
  /** From the copy to the last check. */
  readonly seconds: number;
  /** `now`: null where there is no database. */
  readonly counts: { readonly backup: Facts; readonly now: Facts | null };
  readonly findings: readonly Finding[];
};

/** Settings that are about the server and not about what is restored. */
const LEFT_OUT = { BACKUP_DIR: '', BACKUP_EVERY_MINUTES: '', TLS_CERT_FILE: '', TLS_KEY_FILE: '' };
const NO_MAIL = { SMTP_URL: '', MAIL_FROM: '' };
/** What is found about these says nothing about the backup. */
const NOT_OF_A_BACKUP = new Set(['backups', 'mail server', 'certificate', 'disk']);
const MEGABYTE = 1_000_000;

/** @throws Refused where there is no backup, it is damaged, or made with other secrets */
export async function drillRestore({ env, clock, ...streams }: Terminal, file?: string): Promise<Drill> {
  const config = readOwnConfig(env);
  if (config.databaseUrl !== null)
    throw new Refused(
      'DATABASE_URL names a PostgreSQL database: docs/operations.md says how to try its backups. Nothing was changed.',
    );
  const backup = file ?? newestIn(config);
  const folder = mkdtempSync(join(tmpdir(), 'stimpill-drill-'));
  const startedAt = performance.now();
  try {
    const secretsId = secretsIdOf(readSecretsFile(secretsPath(config.secretsDir)));
    const dataDir = join(folder, 'data');
    const { facts } = restore({ backup, dataDir, secretsId, replace: false, now: clock() });
    const restored = { ...env, ...LEFT_OUT, ...NO_MAIL, DATA_DIR: dataDir };
    const found = await examineInstallation({ ...streams, clock, env: restored }, { isDeep: true });
    const { secretsId: _, ...counted } = facts;
    return {
      backup,
      madeAt: madeAtOf(backup, config),
      megabytes: statSync(backup).size / MEGABYTE,
      seconds: (performance.now() - startedAt) / 1_000,
      counts: { backup: counted, now: await countNow(config) },
      findings: found.filter(({ check }) => !NOT_OF_A_BACKUP.has(check)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function newestIn({ backups }: Config): string {
  if (backups === null) throw new Refused('BACKUP_DIR is not set: name a backup. Nothing was changed.');
  const [newest] = listBackups(backups.folder);
  if (newest === undefined)
    throw new Refused(`There is no backup in ${backups.folder}. Nothing was changed.`);
  return newest.path;
}

function madeAtOf(backup: string, { backups }: Config): string | null {
  const known = backups === null ? [] : listBackups(backups.folder);
  const madeAt = known.find(({ path }) => path === backup)?.madeAt;
  return madeAt === undefined ? null : toInstant(madeAt);
}

async function countNow(config: Config): Promise<Facts | null> {
  if (isFileMissing(config)) return null;
  const database = await openDatabase({ ...config, isReadOnly: true });
  try {
    return await countFacts(database.knex);
  } finally {
    await database.close();
  }
}
