import { Command } from 'commander';
import type { Config } from '#config.ts';
import { readOwnConfig } from '#read-own-config.ts';
import { openDatabase } from '#database/database.ts';
import { isEmpty } from '#database/migrate.ts';
import { putAside } from '#database/restore.ts';
import { sqlitePath } from '#database/private-files.ts';
import { Refused } from '#errors/refused.ts';
import { PUT_ASIDE_DAYS } from '#features/system/put-aside/put-aside-databases.ts';
import { isFileMissing, openOwnDatabase } from '#open-own-database.ts';
import { loadSecrets } from '#secrets.ts';
import { fetchSharedSecrets } from '#shared-secrets.ts';
import { type Terminal, printJson } from '../terminal.ts';

export function createDatabaseCommand(terminal: Terminal): Command {
  return new Command('create')
    .description('Begin with an empty database, where the secrets had another one that is gone.')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
A first start makes its database by itself. Once the secrets were used with a database, neither the server nor a command
makes another one: one that is gone is more often a disk that is not there. What the lost one held is not in the new one;
where there is a backup, take "stimpill restore" instead. Secrets that were imported on a new machine need this once.

Example:
  stimpill database create`,
    )
    .action(async ({ json }: { json?: true }) => {
      const { env, clock, setClock } = terminal;
      const config = readOwnConfig(env);
      await fetchSharedSecrets(config);
      const secrets = loadSecrets(config.secretsDir);
      await refuseExisting(config);
      // The log of a lost file holds its last punches, and SQLite would delete it.
      const aside = config.databaseUrl === null ? putAside(sqlitePath(config.dataDir), clock()) : null;
      const database = await openOwnDatabase(
        config,
        { secrets, clock },
        { isServer: true, mayBegin: true, setClock },
      );
      await database.close();
      if (json) printJson(terminal, { engine: database.engine, putAside: aside });
      else
        terminal.stdout.write(
          `An empty database stands in ${placeOf(config)}.\n${aside === null ? '' : `What was left of another one is ${aside}; it is erased after ${PUT_ASIDE_DAYS} days.\n`}Import a company, or start the server.\n`,
        );
    });
}

/** @throws Refused */
async function refuseExisting(config: Config): Promise<void> {
  const hasNone = config.databaseUrl === null ? isFileMissing(config) : await isEmptyPostgresql(config);
  if (hasNone) return;
  throw new Refused(
    `There is a database in ${placeOf(config)} already. Move it away first if nothing needs it. Nothing was changed.`,
  );
}

async function isEmptyPostgresql(config: Config): Promise<boolean> {
  const database = await openDatabase({ ...config, isReadOnly: true });
  try {
    return await isEmpty(database.knex);
  } finally {
    await database.close();
  }
}

function placeOf({ databaseUrl, dataDir }: Config): string {
  return databaseUrl === null ? dataDir : 'PostgreSQL';
}
