import { Command } from 'commander';
import { Refused } from '#errors/refused.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { drillRestore, type Drill } from './drill-restore.ts';

export function restoreDrillCommand(terminal: Terminal): Command {
  return new Command('restore-drill')
    .description('Restore a backup beside the database and examine it. The database itself is only read.')
    .argument('[file]', 'a backup; the newest in BACKUP_DIR where none is named')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
It restores into a folder of its own, which it removes again, looks at every page, runs the checks of doctor on it, and compares its
counts with those of now. It ends with 1 when the backup could not take the place of the database.

Examples:
  stimpill restore-drill
  stimpill restore-drill /mnt/backups/stimpill-2026-11-20T14-15-00Z.sqlite`,
    )
    .action(async (file: string | undefined, { json }: { json?: true }) => {
      const drill = await drillRestore(terminal, file);
      if (json) printJson(terminal, drill);
      else terminal.stdout.write(reportOf(drill));
      const faults = drill.findings.filter(({ state }) => state === 'fault').length;
      if (faults > 0)
        throw new Refused(`Faults: ${faults}. This backup cannot take the place of the database.`);
    });
}

const WHAT = {
  companies: 'companies',
  employees: 'employees',
  timeEntries: 'time entries',
  punches: 'punches',
} as const;
const NAME_WIDTH = 14;
const NUMBER_WIDTH = 12;

function reportOf({ backup, madeAt, megabytes, seconds, counts, findings }: Drill): string {
  const row = (name: string, ...cells: readonly (string | number)[]) =>
    `  ${name.padEnd(NAME_WIDTH)}${cells.map((cell) => String(cell).padStart(NUMBER_WIDTH)).join('')}`;
  const names = Object.keys(WHAT) as (keyof typeof WHAT)[];
  const lines = [
    `Restore drill of ${backup}`,
    `  made ${madeAt ?? 'at a time that its name does not tell'}, ${megabytes.toFixed(1)} MB, restored and examined in ${seconds.toFixed(1)} s`,
    '',
    row('', 'backup', 'now', 'since'),
    ...names.map((name) => {
      const [then, now] = [counts.backup[name], counts.now?.[name]];
      return row(WHAT[name], then, now ?? '-', now === undefined ? '-' : now - then);
    }),
    '',
    ...findings.map(({ check, state, message }) => `${state.padEnd(8)} ${check}: ${message}`),
  ];
  return `${lines.join('\n')}\n`;
}
