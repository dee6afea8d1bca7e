// Is everything as a server needs it? Looks at settings, secrets, database, clock and disk, and changes nothing.
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readConfig, type Config } from '../config.ts';
import { openDatabase, type Database } from '../database/database.ts';
import { findMissing } from '../database/migrate.ts';
import { openFilesOf, openModeOf, whyRefused } from '../database/private-files.ts';
import { sqlitePath } from '../database/sqlite-path.ts';
import { eraseExpired } from '../features/system/erase-expired.ts';
import { LOSS_REMEMBERED_MS } from '../features/system/keep-log-losses.ts';
import { findLogLoss } from '../features/system/log-loss-store.ts';
import { findLastReceived, findSecretsId } from '../features/system/installation-store.ts';
import { readSecretsFile, secretsIdOf, secretsPath } from '../secrets.ts';
import { toInstant } from '../to-instant.ts';
import { explainFailure } from './explain-failure.ts';
import { fault, ok, warning, type Finding } from './findings.ts';
import type { Terminal } from './terminal.ts';

const GIB = 1024 ** 3;
const LEAST_FREE = GIB / 2;
const FEW_FREE = 5 * GIB;
/** Later than the present by more than this, a stored punch shows that the clock was set back. */
const CLOCK_SLACK_MS = 60_000;

export async function examineInstallation({ env, clock }: Terminal): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    return [fault('configuration', reasonOf(error))];
  }
  const secrets = examineSecrets(config);
  return [
    ok('configuration', 'every setting is valid'),
    secrets.finding,
    ...(await examineDatabase(config, secrets.id, clock)),
    ...examineRights(config),
    ...(await examineDisk(config)),
  ];
}

function examineSecrets({ secretsDir }: Config): { finding: Finding; id: string | null } {
  const path = secretsPath(secretsDir);
  if (!existsSync(path)) {
    const message = `there are none in ${secretsDir}; the first start makes them. If a database exists, import its own first`;
    return { finding: warning('secrets', message), id: null };
  }
  try {
    const file = readSecretsFile(path);
    const id = secretsIdOf(file);
    return { finding: ok('secrets', `${id.slice(0, 12)}…, token keys: ${file.tokenKeys.length}`), id };
  } catch (error) {
    return { finding: fault('secrets', reasonOf(error)), id: null };
  }
}

async function examineDatabase(
  config: Config,
  secretsId: string | null,
  clock: Terminal['clock'],
): Promise<Finding[]> {
  if (config.databaseUrl === null && !existsSync(sqlitePath(config.dataDir)))
    return [warning('database', `there is none in ${config.dataDir}; the first start makes it`)];
  try {
    const database = await openDatabase({ ...config, isReadOnly: true });
    try {
      return await examineOpen(database, secretsId, clock);
    } finally {
      await database.close();
    }
  } catch (error) {
    return [fault('database', reasonOf(error))];
  }
}

async function examineOpen(
  database: Database,
  secretsId: string | null,
  clock: Terminal['clock'],
): Promise<Finding[]> {
  const missing = await findMissing(database.knex);
  if (missing.length > 0) {
    const message = `${missing.length} are missing, from ${missing[0] ?? ''}. Make a backup, then start the server: it runs them`;
    return [ok('database', `${database.engine} answers`), warning('migrations', message)];
  }
  return [
    ok('database', `${database.engine} answers`),
    ok('migrations', 'the schema is that of this version'),
    await examineBinding(database, secretsId),
    await examineClock(database, clock),
    await examineRetention(database, clock),
    await examineLog(database, clock),
  ];
}

async function examineBinding({ knex }: Database, secretsId: string | null): Promise<Finding> {
  const boundTo = await findSecretsId(knex);
  if (boundTo === undefined || boundTo === secretsId)
    return ok('secrets of the database', 'they are those in SECRETS_DIR');
  return fault(
    'secrets of the database',
    'they are others than those in SECRETS_DIR, so no PIN could be checked. Import them with "stimpill secrets import"',
  );
}

async function examineClock({ knex }: Database, clock: Terminal['clock']): Promise<Finding> {
  const now = clock();
  const last = await findLastReceived(knex);
  if (last === null || last <= now + CLOCK_SLACK_MS) return ok('clock', toInstant(now));
  return fault(
    'clock',
    `it says ${toInstant(now)}, but a punch came in at ${toInstant(last)}. Set it, and keep it by NTP`,
  );
}

async function examineRetention(database: Database, clock: Terminal['clock']): Promise<Finding> {
  const expired = await eraseExpired({ database, clock }, { dryRun: true });
  const items = Object.values(expired).reduce((sum, count) => sum + count, 0);
  if (items === 0) return ok('retention', 'no personal data is over its time');
  return warning(
    'retention',
    `${items} personal items are over their time. Run "stimpill erase-expired" every night`,
  );
}

async function examineLog({ knex }: Database, clock: Terminal['clock']): Promise<Finding> {
  const loss = await findLogLoss(knex);
  if (loss === null || loss.lastAt < clock() - LOSS_REMEMBERED_MS)
    return ok('log', 'no line was lost in the last seven days');
  const { lines, since, lastAt } = loss;
  return warning(
    'log',
    `${lines} lines could not be written from ${toInstant(since)} to ${toInstant(lastAt)}. Make room where the log is kept, and see that its reader runs; the server needs no restart`,
  );
}

function examineRights({ databaseUrl, dataDir }: Config): Finding[] {
  if (databaseUrl !== null) return [];
  const folderMode = openModeOf(dataDir);
  if (folderMode !== null) return [fault('rights', whyRefused(dataDir, folderMode))];
  const open = openFilesOf(sqlitePath(dataDir)).map(
    ({ file, mode }) => `${file} can be read by others (mode ${mode})`,
  );
  if (open.length === 0) return [ok('rights', 'only the owner can use the files of the database')];
  return [warning('rights', `${open.join(', ')}. The next start of the server closes what is open`)];
}

async function examineDisk({ databaseUrl, dataDir, secretsDir }: Config): Promise<Finding[]> {
  const folder = databaseUrl === null ? dataDir : secretsDir;
  const { bavail, bsize } = await statfs(existing(folder));
  const free = bavail * bsize;
  const message = `${(free / GIB).toFixed(1)} GiB are free where ${folder} is`;
  if (free < LEAST_FREE) return [fault('disk', `${message}. Make room: a full disk stops every punch`)];
  return [free < FEW_FREE ? warning('disk', `${message}. Make room soon`) : ok('disk', message)];
}

function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}

function reasonOf(error: unknown): string {
  return explainFailure(error).text.trim();
}
