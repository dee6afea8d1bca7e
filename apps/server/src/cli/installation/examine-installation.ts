// Does the server have everything that it needs? Checks settings, secrets, database, clock and disk, and changes nothing.
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readConfig, type Config } from '#config.ts';
import { openDatabase, type Database } from '#database/database.ts';
import { isDamage } from '#database/find-damage.ts';
import { findMissing, isEmpty } from '#database/migrate.ts';
import { findSecretsId } from '#features/system/installation-store.ts';
import { isFileMissing, whatIsGone } from '#open-own-database.ts';
import { openFilesOf, openModeOf, whyRefused, sqlitePath } from '#database/private-files.ts';
import { countExpired } from '#features/system/erasing/erase-expired.ts';
import { findForwardedTrouble } from '#features/system/forwarded-store.ts';
import { forwardedText, TROUBLE_REMEMBERED_MS } from '#features/system/forwarded-troubles.ts';
import { listTimeOver } from '#features/system/erasing/person/erase-time.ts';
import { LOSS_REMEMBERED_MS } from '#features/system/keep-log-losses.ts';
import { findLogLoss } from '#features/system/log-loss-store.ts';
import { readSecretsFile, secretsIdOf, secretsPath } from '#secrets.ts';
import { toInstant } from '#to-instant.ts';
import { explainFailure } from '../explain-failure.ts';
import { examineCertificate } from './examine-certificate.ts';
import { examineClock, examineOffset } from './examine-clock.ts';
import { examineBackups } from './examine-backups.ts';
import { examineCluster } from './examine-cluster.ts';
import { examineIntegrity, RESTORE_STEPS } from './examine-integrity.ts';
import { examineJobs, examineMail, examineMailServer } from './examine-mail.ts';
import { examinePostgresqlIntegrity } from './examine-postgresql-integrity.ts';
import { examinePutAside } from './examine-put-aside.ts';
import { examineTablets } from './examine-tablets.ts';
import { fault, ok, warning, type Finding } from './findings.ts';
import type { Terminal } from '../terminal.ts';
import { notOurs } from '#read-own-config.ts';
import { listRefusedRules } from '#features/rules/rule-store.ts';

const GIB = 1024 ** 3;
const LEAST_FREE = GIB / 2;
const FEW_FREE = 5 * GIB;

/** @param isDeep checks every page of the database now */
export async function examineInstallation(
  { env, clock, setClock }: Terminal,
  { isDeep }: { readonly isDeep: boolean },
): Promise<Finding[]> {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    return [fault('configuration', reasonOf(error))];
  }
  const foreign = notOurs(config);
  if (foreign !== null)
    return [
      ok('configuration', 'every setting is valid'),
      fault('rights', `${foreign} Nothing else was looked at.`),
    ];
  const secrets = examineSecrets(config);
  return [
    ok('configuration', 'every setting is valid'),
    secrets.finding,
    ...(await examineDatabase(config, secrets, { clock, setClock, isDeep })),
    examineCertificate(config, clock()),
    ...examineBackups(config, clock()),
    ...examinePutAside(config, clock()),
    await examineMailServer(config),
    ...examineRights(config),
    ...(await examineDisk(config)),
  ];
}

/** `isUnused`: no database was made with them yet, so a new one may be made. */
type SecretsFacts = { readonly id: string | null; readonly isUnused: boolean };

function examineSecrets({ secretsDir }: Config): SecretsFacts & { readonly finding: Finding } {
  const path = secretsPath(secretsDir);
  if (!existsSync(path)) {
    const message = `there are none in ${secretsDir}; the first start makes them. If a database exists, import its own first`;
    return { finding: warning('secrets', message), id: null, isUnused: true };
  }
  try {
    const file = readSecretsFile(path);
    const id = secretsIdOf(file);
    const finding = ok('secrets', `${id.slice(0, 12)}…, token keys: ${file.tokenKeys.length}`);
    return { finding, id, isUnused: file.isUnused === true };
  } catch (error) {
    return { finding: fault('secrets', reasonOf(error)), id: null, isUnused: false };
  }
}

type Look = {
  readonly clock: Terminal['clock'];
  readonly setClock: Terminal['setClock'];
  readonly isDeep: boolean;
};

async function examineDatabase(config: Config, secrets: SecretsFacts, look: Look): Promise<Finding[]> {
  const none = secrets.isUnused
    ? warning('database', 'there is none yet; the first start makes it')
    : fault('database', whatIsGone(config));
  if (isFileMissing(config)) return [none];
  const pages = config.databaseUrl === null ? [await examineIntegrity(config, look)] : [];
  try {
    const database = await openDatabase({ ...config, isReadOnly: true });
    try {
      if (await isEmpty(database.knex)) return [none];
      return [...(await examineOpen(database, secrets, look)), ...pages];
    } finally {
      await database.close();
    }
  } catch (error) {
    const reason = isDamage(error) ? `the file is damaged. ${RESTORE_STEPS}` : reasonOf(error);
    return [fault('database', reason), ...pages];
  }
}

async function examineOpen(
  database: Database,
  secrets: SecretsFacts,
  { clock, setClock, isDeep }: Look,
): Promise<Finding[]> {
  const standing = (await setClock?.(database)) ?? null;
  const missing = await findMissing(database.knex);
  if (missing.length > 0) {
    const message = `${missing.length} are missing, from ${missing[0] ?? ''}. Make a backup, then start the server: it runs them`;
    return [ok('database', `${database.engine} answers`), warning('migrations', message)];
  }
  return [
    ok('database', `${database.engine} answers`),
    ok('migrations', 'the schema is that of this version'),
    await examineBinding(database, secrets),
    await examineClock(database, clock),
    ...(await examineOffset(database, standing, clock)),
    await examineRetention(database, clock),
    ...(database.engine === 'postgresql'
      ? [...(await examinePostgresqlIntegrity(database, isDeep)), ...(await examineCluster(database))]
      : []),
    ...(await examineTablets(database, clock())),
    ...(await examineRules(database)),
    await examineMail(database, clock()),
    await examineJobs(database, clock()),
    await examineLog(database, clock),
    await examineProxies(database, clock),
  ];
}

async function examineBinding({ knex }: Database, { id, isUnused }: SecretsFacts): Promise<Finding> {
  const boundTo = await findSecretsId(knex);
  if (boundTo === id && isUnused)
    return warning(
      'secrets of the database',
      'they are those in SECRETS_DIR, which could not be written to say so: a database that is lost would be made anew. Let the server write there, and start it again',
    );
  if (boundTo === undefined || boundTo === id)
    return ok('secrets of the database', 'they are those in SECRETS_DIR');
  return fault(
    'secrets of the database',
    'they are others than those in SECRETS_DIR, so no PIN could be checked. Import them with "stimpill secrets import"',
  );
}

async function examineRetention(database: Database, clock: Terminal['clock']): Promise<Finding> {
  const expired = await countExpired({ database, clock });
  const items = Object.values(expired).reduce((sum, count) => sum + count, 0);
  const people = (await listTimeOver({ database, clock })).length;
  if (people > 0)
    return warning(
      'retention',
      `the working time of ${people} people who were erased is over its time. Run "stimpill erase-expired" every night`,
    );
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

async function examineProxies({ knex }: Database, clock: Terminal['clock']): Promise<Finding> {
  const trouble = await findForwardedTrouble(knex, clock() - TROUBLE_REMEMBERED_MS);
  if (trouble !== null) return warning('proxies', forwardedText(trouble));
  return ok('proxies', 'nothing that they told was wrong within a day');
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

/** What the doctor says of pay rules: those that were imported before this version of Stimpill began to refuse something in them. */
async function examineRules({ knex }: Database): Promise<Finding[]> {
  const refused = await listRefusedRules(knex);
  if (refused.length === 0) return [ok('pay rules', 'all that are stored could be imported today')];
  return refused.map(({ companyId, name, number, reason }) =>
    warning(
      'pay rules',
      `“${name}”, version ${number} (company ${companyId}) pays as it always has, but would be refused today: ${reason} Give the rule a new version.`,
    ),
  );
}
