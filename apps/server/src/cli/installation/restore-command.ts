import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Command } from 'commander';
import { readOwnConfig } from '#read-own-config.ts';
import { restore } from '#database/restore.ts';
import { Refused } from '#errors/refused.ts';
import { keepErasures, readKeptErasures } from '#features/system/erasing/person/kept-erasures.ts';
import { PUT_ASIDE_DAYS } from '#features/system/put-aside/put-aside-databases.ts';
import { readSecretsFile, secretsIdOf, secretsPath } from '#secrets.ts';
import { type Terminal, printJson } from '../terminal.ts';

type Options = { readonly replace?: true; readonly json?: true };

function erasedText(people: number): string {
  if (people === 0) return '';
  return `${people === 1 ? '1 person was' : `${people} people were`} erased; the start erases whom the backup has brought back.\n`;
}

export function restoreCommand(terminal: Terminal): Command {
  return new Command('restore')
    .description('Make a backup the database again. The server must be stopped; every page is checked first.')
    .argument('<file>', 'written by "stimpill backup"')
    .option(
      '--replace',
      `put the database that stands there aside for ${PUT_ASIDE_DAYS} days, under another name`,
    )
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
The secrets of the backup must stand in SECRETS_DIR ("stimpill secrets import"). A PostgreSQL database is brought back with
pg_restore.

Examples:
  stimpill restore /mnt/backups/stimpill-2026-11-20.sqlite
  stimpill restore /mnt/backups/stimpill-2026-11-20.sqlite --replace`,
    )
    .action((backup: string, { replace, json }: Options) => {
      const { databaseUrl, dataDir, secretsDir } = readOwnConfig(terminal.env);
      if (databaseUrl !== null)
        throw new Refused('DATABASE_URL names a PostgreSQL database: use pg_restore. Nothing was changed.');
      if (!existsSync(secretsPath(secretsDir)))
        throw new Refused(
          `There are no secrets in ${secretsDir}. Import them first with "stimpill secrets import". Nothing was changed.`,
        );
      const secretsId = secretsIdOf(readSecretsFile(secretsPath(secretsDir)));
      const restored = restore({
        backup,
        dataDir,
        secretsId,
        replace: replace === true,
        now: terminal.clock(),
      });
      const { facts, putAside } = restored;
      const erased = keepErasures(secretsDir, readKeptErasures(dirname(resolve(backup)))).length;
      if (json) printJson(terminal, { putAside, ...facts, erasedPeople: erased });
      else
        terminal.stdout.write(
          `Restored: ${facts.companies} companies, ${facts.employees} employees, ${facts.timeEntries} time entries, ${facts.punches} punches.\n${putAside === null ? '' : `The database that stood there is ${putAside}. It is erased after ${PUT_ASIDE_DAYS} days: read before then what the backup lacks ("stimpill put-aside list").\n`}${erasedText(erased)}Start the server.\n`,
        );
    });
}
