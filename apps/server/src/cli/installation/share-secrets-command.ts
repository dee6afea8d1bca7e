import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { readOwnConfig } from '#read-own-config.ts';
import { Refused } from '#errors/refused.ts';
import { openOwnDatabase } from '#open-own-database.ts';
import { loadSecrets, secretsPath } from '#secrets.ts';
import { shareSecretsAnew } from '#shared-secrets.ts';
import { type Terminal, printJson } from '../terminal.ts';

export function shareSecretsCommand(terminal: Terminal): Command {
  return new Command('share')
    .description(
      'Seal the secrets of SECRETS_DIR under SECRETS_KEY for all servers, in place of what they had.',
    )
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
The first server that starts with SECRETS_KEY does this by itself. The command is for another SECRETS_KEY, or for one that was
lost: run it where SECRETS_DIR holds the secrets, then set the new key on every server and start each again.

Example:
  stimpill secrets share`,
    )
    .action(async ({ json }: { json?: true }) => {
      const config = readOwnConfig(terminal.env);
      const { secretsDir, secretsKey } = config;
      if (secretsKey === null) throw new Refused('SECRETS_KEY is not set. Nothing was changed.');
      if (!existsSync(secretsPath(secretsDir)))
        throw new Refused(`There are no secrets in ${secretsDir} to share. Nothing was changed.`);
      const secrets = loadSecrets(secretsDir);
      const database = await openOwnDatabase(
        config,
        { secrets, clock: terminal.clock },
        { isServer: false, setClock: terminal.setClock },
      );
      try {
        await shareSecretsAnew(config, database);
      } finally {
        await database.close();
      }
      if (json) printJson(terminal, { secretsId: secrets.id });
      else terminal.stdout.write('The secrets stand in the database, sealed under SECRETS_KEY.\n');
    });
}
