import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { readOwnConfig } from '#read-own-config.ts';
import { Refused } from '#errors/refused.ts';
import { rotateTokenKeys, SIGNS_AFTER_MS } from '#rotate-token-keys.ts';
import { secretsPath } from '#secrets.ts';
import { fetchSharedSecrets } from '#shared-secrets.ts';
import { type Terminal, printJson } from '../terminal.ts';

type Options = { readonly dropOld?: true; readonly json?: true };

export function rotateKeysCommand(terminal: Terminal): Command {
  return new Command('rotate')
    .description('Make a new key that signs tokens. Tokens of the old one are good until they run out.')
    .option('--drop-old', 'the old keys are good no longer: for a key that became known')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
A running server takes the new key up within two seconds, without a restart, and so do all servers that share their secrets
by SECRETS_KEY. It signs after five seconds, when all of them know it, and nobody is signed out: access tokens live a quarter
of an hour and are then refreshed. A punch that comes later still proves itself with the session in which it was made.
With --drop-old tokens must be refreshed at once, and of punches that wait on a tablet a manager is asked who made them.
Passwords, PINs and registered kiosks are not touched.

Examples:
  stimpill keys rotate
  stimpill keys rotate --drop-old`,
    )
    .action(async ({ dropOld, json }: Options) => {
      const config = readOwnConfig(terminal.env);
      const { secretsDir } = config;
      await fetchSharedSecrets(config);
      if (!existsSync(secretsPath(secretsDir)))
        throw new Refused(`There are no secrets in ${secretsDir} yet. Nothing was changed.`);
      const isForced = dropOld === true;
      const rotation = await rotateTokenKeys(config, { now: terminal.clock(), dropOld: isForced });
      const when = isForced
        ? 'from now on'
        : `in ${SIGNS_AFTER_MS / 1000} seconds, when every server knows it`;
      if (json) printJson(terminal, rotation);
      else
        terminal.stdout.write(
          `The key ${rotation.signingKid} signs ${when}. Older keys kept for what they have signed: ${rotation.retiredKids.length}, dropped: ${rotation.droppedKids.length}.\n`,
        );
    });
}
