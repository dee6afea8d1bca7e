// Whether a database belongs to this program and its secrets. It is asked before anything is written: a start that is refused leaves the
// database as it was, to the byte.
import { statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { DatabaseRefused } from '../errors/refused.ts';
import { allMigrations } from './migrations/all-migrations.ts';

/**
 * @param done the migrations that a database has
 * @throws DatabaseRefused
 */
export function refuseNewer(done: readonly string[]): void {
  const known = new Set(allMigrations.map(({ name }) => name));
  const unknown = done.find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new DatabaseRefused(
    `The database was migrated by a newer version of Stimpill ("${unknown}"). Start that version, or restore an older backup.`,
  );
}

/**
 * @param found fingerprint of the secrets with which the database was made; undefined where it does not say yet
 * @throws DatabaseRefused
 */
export function refuseOtherSecrets(found: string | undefined, secretsId: string): void {
  if (found === undefined || found === secretsId) return;
  throw new DatabaseRefused(
    'This database was made with other secrets: no PIN, token or sealed value in it could be checked. ' +
      'Point SECRETS_DIR at the secrets it was made with, or DATA_DIR or DATABASE_URL at another database.',
  );
}

/**
 * Looks into a file of SQLite without writing, since opening it for work already changes the header of a bare backup.
 * @throws DatabaseRefused where it can be read and is not ours; what cannot be read is left to the opening itself
 */
export function refuseForeignFile(path: string, secretsId: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const facts = size === 0 ? undefined : readFacts(path);
  if (facts === undefined) return;
  refuseNewer(facts.migrations);
  refuseOtherSecrets(facts.secretsId, secretsId);
}

type Facts = { readonly migrations: readonly string[]; readonly secretsId: string | undefined };

function readFacts(path: string): Facts | undefined {
  try {
    const connection = new Sqlite(path, { readonly: true, fileMustExist: true, timeout: 0 });
    try {
      return {
        migrations: listOf(connection, 'select name from knex_migrations order by id'),
        secretsId: listOf(connection, 'select secrets_id from installation')[0],
      };
    } finally {
      connection.close();
    }
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return undefined;
    throw error;
  }
}

function listOf(connection: Sqlite.Database, sql: string): readonly string[] {
  return connection.prepare<[], string>(sql).pluck().all();
}
