import { Command } from 'commander';
import { backUp } from '#database/backup.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function backupCommand(terminal: Terminal): Command {
  return new Command('backup')
    .description('Copy the database while the server runs: one moment of it, whole and checked.')
    .argument('<file>', 'a new file, readable by you alone')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
It holds all that is in the database, and nothing erases it there: anyone who keeps it deletes it in time. Those that the server makes by
itself (BACKUP_DIR) hold photos, places and former PINs for a day at most.

Keep it on another machine, apart from the secrets ("stimpill secrets export"). PostgreSQL is backed up with pg_dump.

Example:
  stimpill backup /mnt/backups/stimpill-2026-11-20.sqlite`,
    )
    .action(async (path: string, { json }: { json?: true }) => {
      await withServer(terminal, async ({ database }) => {
        const facts = await backUp(database, path);
        if (json) printJson(terminal, { file: path, ...facts });
        else
          terminal.stdout.write(
            `${path} is whole: ${facts.companies} companies, ${facts.employees} employees, ${facts.timeEntries} time entries, ${facts.punches} punches.\n`,
          );
      });
    });
}
