import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { readOwnConfig } from '#read-own-config.ts';
import { Refused } from '#errors/refused.ts';
import { sealSecrets } from '#sealed-secrets.ts';
import { readSecretsFile, secretsIdOf, secretsPath } from '#secrets.ts';
import { fetchSharedSecrets } from '#shared-secrets.ts';
import { readSecret } from '../read-secret.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { writeNewFile } from '../write-new-file.ts';

const SHORTEST = 12;

export function exportSecretsCommand(terminal: Terminal): Command {
  return new Command('export')
    .description(
      'Write the secrets to a file that opens only with a passphrase, to be kept apart from the database.',
    )
    .argument('<file>', 'a new file, readable by you alone')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Without the secrets no PIN of a restored database can be checked. The passphrase is typed unseen or comes through a pipe;
nobody can open the file without it.

Examples:
  stimpill secrets export stimpill-secrets.json
  pass show stimpill | stimpill secrets export stimpill-secrets.json`,
    )
    .action(async (path: string, { json }: { json?: true }) => {
      const config = readOwnConfig(terminal.env);
      const { secretsDir } = config;
      await fetchSharedSecrets(config);
      if (!existsSync(secretsPath(secretsDir)))
        throw new Refused(`There are no secrets in ${secretsDir} yet. Nothing was written.`);
      // When the secrets are imported, nobody knows whether a database was made with them in the meantime.
      const { isUnused: _, ...file } = readSecretsFile(secretsPath(secretsDir));
      const passphrase = await readSecret(terminal, 'passphrase');
      if (passphrase.length < SHORTEST)
        throw new Refused(`A passphrase has at least ${SHORTEST} characters. Nothing was written.`);
      await writeNewFile(path, [sealSecrets(file, passphrase)]);
      if (json) printJson(terminal, { file: path, secretsId: secretsIdOf(file) });
      else
        terminal.stdout.write(
          `The secrets stand in ${path}. Keep it and the passphrase in different places.\n`,
        );
    });
}
