import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { readConfig } from '#config.ts';
import { Refused } from '#errors/refused.ts';
import { rotateTokenKeys } from '#rotate-token-keys.ts';
import { secretsPath } from '#secrets.ts';
import { printJson } from '../print-json.ts';
import type { Terminal } from '../terminal.ts';

type Options = { readonly dropOld?: true; readonly json?: true };

export function rotateKeysCommand(terminal: Terminal): Command {
  return new Command('rotate')
    .description('Make a new key that signs tokens. Tokens of the old one are good until they run out.')
    .option('--drop-old', 'the old keys are good no longer: for a key that became known')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
A running server takes the new key up within a second, without a restart, and nobody is signed out: access tokens live a
quarter of an hour and are then refreshed. A punch that comes later still proves itself with the session in which it was made.
With --drop-old tokens must be refreshed at once, and of punches that wait on a tablet a manager is asked who made them.
Passwords, PINs and registered kiosks are not touched.

Examples:
  stimpill keys rotate
  stimpill keys rotate --drop-old`,
    )
    .action(({ dropOld, json }: Options) => {
      const { secretsDir } = readConfig(terminal.env);
      if (!existsSync(secretsPath(secretsDir)))
        throw new Refused(`There are no secrets in ${secretsDir} yet. Nothing was changed.`);
      const rotation = rotateTokenKeys(secretsDir, { now: terminal.clock(), dropOld: dropOld === true });
      if (json) printJson(terminal, rotation);
      else
        terminal.stdout.write(
          `The key ${rotation.signingKid} signs from now on. Older keys kept for what they have signed: ${rotation.retiredKids.length}, dropped: ${rotation.droppedKids.length}.\n`,
        );
    });
}
