import { Command } from 'commander';
import { emptyLog, rewriteFileIfFree } from '#database/overwrite-erased.ts';
import { countExpired, eraseExpired } from '#features/system/erasing/erase-expired.ts';
import { PERSONAL, PERSONAL_KINDS, type PersonalCounts } from '#features/system/erasing/personal-kinds.ts';
import {
  erasePutAside,
  listPutAside,
  type PutAside,
} from '#features/system/put-aside/put-aside-databases.ts';
import { eraseTimeOver, listTimeOver } from '#features/system/erasing/person/erase-time.ts';
import type { UseCaseDeps } from '../../use-case-deps.ts';
import { type Terminal, printJson } from '../terminal.ts';
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
7 days, former PINs and databases that were put aside 35. A server erases by itself, every minute. Its own backups (BACKUP_DIR) hold
them for a day at most; copies that you made keep what they hold until you delete them.

Examples:
  stimpill erase-expired --dry-run
  stimpill erase-expired`,
    )
    .action(async ({ dryRun, json }: Options) => {
      await withServer(terminal, async (deps) => {
        const counts = dryRun ? await countExpired(deps) : await eraseNow(deps);
        const putAside = (dryRun ? countPutAside(deps) : erasePutAside(deps.database.options, deps.clock))
          .length;
        const peoplesTime = dryRun ? (await listTimeOver(deps)).length : await eraseTimeOver(deps);
        if (json) printJson(terminal, { erased: dryRun !== true, ...counts, putAside, peoplesTime });
        else
          terminal.stdout.write(
            `${dryRun ? 'Would be erased' : 'Erased'}: ${inWords(counts)}, databases put aside ${putAside}, working time of erased people ${peoplesTime}.\n`,
          );
      });
    });
}

function countPutAside({ database, clock }: UseCaseDeps): readonly PutAside[] {
  return listPutAside(database.options).filter(({ erasedFrom }) => erasedFrom <= clock());
}

/** On SQLite this removes the erased bytes from the files; it waits for readers. */
async function eraseNow(deps: UseCaseDeps): Promise<PersonalCounts> {
  const erased = await eraseExpired(deps);
  await rewriteFileIfFree(deps.database);
  await emptyLog(deps.database);
  return erased;
}

function inWords(counts: PersonalCounts): string {
  return PERSONAL_KINDS.map((kind) => `${PERSONAL[kind].name} ${counts[kind]}`).join(', ');
}
