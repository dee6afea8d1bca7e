// Several servers have the same secrets: the database holds them, sealed under SECRETS_KEY, and SECRETS_DIR of each server is a working
// copy. Whatever changes them changes the database first, one change after the other; the running servers look every second.
import { existsSync } from 'node:fs';
import type { Config } from './config.ts';
import { openDatabase, type Database } from './database/database.ts';
import { inTransaction } from './database/in-transaction.ts';
import {
  findNewerSecrets,
  findSharedSecrets,
  insertSharedSecrets,
  lockSharedSecrets,
  replaceSharedSecrets,
  type SharedSecrets,
} from './database/shared-secrets-store.ts';
import { keepSecretsFile, replaceSecretsFile } from './replace-secrets-file.ts';
import { readSecretsFile, secretsPath, SecretsError, type SecretsFile } from './secrets.ts';
import { openUnderKey, sealUnderKey } from './secrets-under-key.ts';

const LOOK_EVERY_MS = 1000;

/** What a change needs to know of the settings. */
export type SecretsPlace = Pick<
  Config,
  'secretsDir' | 'secretsKey' | 'databaseUrl' | 'dataDir' | 'databasePoolSize'
>;

/**
 * Brings the secrets of the database into SECRETS_DIR, before anything reads them there. Does nothing where none are shared.
 * @throws SecretsError where SECRETS_KEY does not open them, or SECRETS_DIR holds those of another installation
 */
export async function fetchSharedSecrets(place: SecretsPlace): Promise<void> {
  const { secretsKey } = place;
  if (secretsKey === null) return;
  const shared = await onDatabase(place, ({ knex }) => findSharedSecrets(knex));
  if (shared !== undefined) keepCopy(place.secretsDir, openUnderKey(shared.sealed, secretsKey));
}

/** The first server puts its secrets where the others find them. The database is known to belong to them by now. */
export async function shareSecrets(
  { secretsDir, secretsKey }: SecretsPlace,
  { knex }: Database,
): Promise<void> {
  if (secretsKey === null) return;
  const file = readSecretsFile(secretsPath(secretsDir));
  await insertSharedSecrets(knex, sealUnderKey(file, secretsKey));
}

/** As `shareSecrets`, in place of what other servers had: for another SECRETS_KEY. */
export async function shareSecretsAnew(place: SecretsPlace, database: Database): Promise<void> {
  await shareSecrets(place, database);
  const { secretsDir, secretsKey } = place;
  if (secretsKey === null) return;
  const file = readSecretsFile(secretsPath(secretsDir));
  await replaceSharedSecrets(database.knex, sealUnderKey(file, secretsKey));
}

/**
 * Changes the secrets for all servers, or, where none are shared, in SECRETS_DIR.
 * @param change gives the same object where nothing is to change
 * @returns whether they were changed
 * @throws SecretsError when they cannot be
 */
export async function changeSecrets(
  place: SecretsPlace,
  change: (file: SecretsFile) => SecretsFile,
): Promise<boolean> {
  const { secretsKey, secretsDir } = place;
  const path = secretsPath(secretsDir);
  const write = (before: SecretsFile) => {
    const after = change(before);
    if (after !== before) replaceSecretsFile(path, after);
    return after !== before;
  };
  if (secretsKey === null) return write(readSecretsFile(path));
  return onDatabase(place, async (database) => {
    if ((await findSharedSecrets(database.knex)) === undefined) return write(readSecretsFile(path));
    const { before, after } = await changeShared(database, secretsKey, change);
    keepCopy(secretsDir, after);
    return after !== before;
  });
}

function changeShared(database: Database, key: Buffer, change: (file: SecretsFile) => SecretsFile) {
  return inTransaction(database, async (tx) => {
    const before = openUnderKey((await lockSharedSecrets(tx))?.sealed ?? '', key);
    const after = change(before);
    if (after !== before) await replaceSharedSecrets(tx, sealUnderKey(after, key));
    return { before, after };
  });
}

/**
 * Takes up within a second what another server or a command has changed.
 * @returns a function that stops it
 */
export function followSharedSecrets(
  { secretsDir, secretsKey }: SecretsPlace,
  { knex }: Database,
  onFailure: (failure: unknown) => void,
): () => Promise<void> {
  if (secretsKey === null) return () => Promise.resolve();
  let version = 0;
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    const shared: SharedSecrets | undefined = await findNewerSecrets(knex, version);
    if (shared === undefined) return;
    keepCopy(secretsDir, openUnderKey(shared.sealed, secretsKey));
    version = shared.version;
  };
  const timer = setInterval(() => {
    looking = looking.then(look).catch(onFailure);
  }, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    return looking;
  };
}

/** Secrets that no database was made with protect nothing, and give way. */
function keepCopy(secretsDir: string, file: SecretsFile): void {
  const path = secretsPath(secretsDir);
  const known = existsSync(path) ? readSecretsFile(path) : undefined;
  if (known !== undefined && known.id !== file.id && known.isUnused !== true)
    throw new SecretsError(
      `${path} holds the secrets of another installation than the database. Move it away if nothing needs it, or check DATABASE_URL.`,
    );
  if (JSON.stringify(known) !== JSON.stringify(file)) keepSecretsFile(path, file);
}

async function onDatabase<Result>(
  place: SecretsPlace,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ ...place, databasePoolSize: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
