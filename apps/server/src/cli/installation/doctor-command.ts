import { Command } from 'commander';
import { Refused } from '#errors/refused.ts';
import { examineInstallation } from './examine-installation.ts';
import { type Terminal, printJson } from '../terminal.ts';

export function doctorCommand(terminal: Terminal): Command {
  return new Command('doctor')
    .description('Look at settings, secrets, database, clock and disk, and say what to do. Changes nothing.')
    .option('--deep', 'look at every page of the database too, and keep what is found; it may take minutes')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Each line is ok, warning or fault. It ends with 1 when there is a fault. The server looks at the pages of SQLite itself, after
each start and every week; --deep does so now, beside it, and keeps no punch waiting.

Examples:
  stimpill doctor
  stimpill doctor --deep`,
    )
    .action(async ({ deep, json }: { deep?: true; json?: true }) => {
      const findings = await examineInstallation(terminal, { isDeep: deep === true });
      if (json) printJson(terminal, findings);
      for (const { check, state, message } of json ? [] : findings)
        terminal.stdout.write(`${state.padEnd(8)} ${check}: ${message}\n`);
      const faults = findings.filter(({ state }) => state === 'fault').length;
      if (faults > 0) throw new Refused(`Faults: ${faults}. The server cannot work like this.`);
    });
}
