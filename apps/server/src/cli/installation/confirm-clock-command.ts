import { Command } from 'commander';
import { confirmClock } from '#features/system/server-clock.ts';
import { toInstant } from '#to-instant.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';

export function confirmClockCommand(terminal: Terminal): Command {
  return new Command('confirm')
    .description('Say that the clock is right again, after it was set back. Ends the alarm about it.')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Mend the clock first, and keep it by NTP. Punches of the time between are in "stimpill inbox list".

Example:
  stimpill clock confirm`,
    )
    .action(async ({ json }: { json?: true }) => {
      await withServer(terminal, async (deps) => {
        const setBack = await confirmClock(deps);
        const jump = setBack && { fromUtc: toInstant(setBack.fromAt), toUtc: toInstant(setBack.toAt) };
        const confirmedUtc = toInstant(deps.clock());
        const was = jump === null ? '' : ` It was set back from ${jump.fromUtc} to ${jump.toUtc}.`;
        if (json) printJson(terminal, { confirmedUtc, setBack: jump });
        else terminal.stdout.write(`The clock is right: ${confirmedUtc}.${was}\n`);
      });
    });
}
