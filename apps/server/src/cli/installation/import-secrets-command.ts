import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { readOwnConfig } from '#read-own-config.ts';
import { Refused } from '#errors/refused.ts';
import { replaceSecretsFile } from '#replace-secrets-file.ts';
import { openSecrets, SealBroken } from '#sealed-secrets.ts';
import { readSecretsFile, secretsIdOf, secretsPath, type SecretsFile } from '#secrets.ts';
import { askSecret } from '../read-secret.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { whose } from '#whose-file.ts';

export function importSecretsCommand(terminal: Terminal): Command {
  return new Command('import')
    .description('Put exported secrets into SECRETS_DIR, on a new machine or after a lost disk.')
    .argument('<file>', 'written by "stimpill secrets export"')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Other secrets that stand there are never replaced. The same ones with older or newer token keys are.

Example:
  stimpill secrets import stimpill-secrets.json`,
    )
    .action(async (path: string, { json }: { json?: true }) => {
      const { secretsDir } = readOwnConfig(terminal.env);
      const target = secretsPath(secretsDir);
      const sealed = textOf(path);
      const file = opened(sealed, await askSecret(terminal, 'passphrase'));
      refuseOthers(target, file);
      mkdirSync(secretsDir, { recursive: true, mode: 0o700 });
      replaceSecretsFile(target, file);
      if (json) printJson(terminal, { secretsId: secretsIdOf(file) });
      else terminal.stdout.write(`The secrets stand in ${secretsDir}.\n`);
    });
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new Refused(`${path} cannot be read (${code}).${whose(path)} Nothing was changed.`);
  }
}

function opened(sealed: string, passphrase: string): SecretsFile {
  try {
    return openSecrets(sealed, passphrase);
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw new Refused(`${error.message} Nothing was changed.`);
  }
}

function refuseOthers(target: string, file: SecretsFile): void {
  if (!existsSync(target) || readSecretsFile(target).id === file.id) return;
  throw new Refused(
    `${target} holds the secrets of another installation. Move it away first if nothing needs it. Nothing was changed.`,
  );
}
