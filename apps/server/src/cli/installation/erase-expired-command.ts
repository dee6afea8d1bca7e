import { Command } from 'commander';
import { eraseExpired } from '#features/system/erase-expired.ts';
import { printJson } from '../print-json.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';

type Options = { readonly dryRun?: true; readonly json?: true };

export function eraseExpiredCommand(terminal: Terminal): Command {
  return new Command('erase-expired')
    .description('Erase personal data whose time is over. Punches and working time stay.')
    .option('--dry-run', 'only count')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Coordinates, addresses and photos of punches are kept as long as the company says (retentionDays in its file); sealed PINs
7 days, former PINs 35. Let it run every night. Backups keep what they hold until you delete them.

Examples:
  stimpill erase-expired --dry-run
  stimpill erase-expired`,
    )
    .action(async ({ dryRun, json }: Options) => {
      await withServer(terminal, async (deps) => {
        const expired = await eraseExpired(deps, { dryRun: dryRun === true });
        if (json) {
          printJson(terminal, { erased: dryRun !== true, ...expired });
          return;
        }
        const { coordinates, photos, pinSeals, formerPins } = expired;
        terminal.stdout.write(
          `${dryRun === true ? 'Would be erased' : 'Erased'}: coordinates and addresses ${coordinates}, photos ${photos}, sealed PINs ${pinSeals}, former PINs ${formerPins}.\n`,
        );
      });
    });
}
