import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { Refused } from '#errors/refused.ts';
import { importOutbox, type ImportedOutbox } from '#features/tablets/wire/import-outbox.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { whose } from '#whose-file.ts';

export function importInboxCommand(terminal: Terminal): Command {
  return new Command('import')
    .description(
      'Take in the punches that a manager took out of a tablet in a file. The same file twice changes nothing.',
    )
    .argument('<file>', 'stimpill-outbox-….json')
    .option('--json', 'for machines')
    .addHelpText('after', '\nExample:\n  stimpill inbox import stimpill-outbox-20261121-1504-3.json')
    .action(async (path: string, { json }: { json?: true }) => {
      const content = await contentOf(path);
      const imported = await withServer(terminal, (deps) => importOutbox(deps, content));
      if (json) printJson(terminal, imported);
      else terminal.stdout.write(textOf(imported));
    });
}

async function contentOf(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new Refused(`${path} cannot be read (${code}).${whose(path)} Check the name and the rights.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused(`${path} is no JSON. Nothing was taken.`);
  }
}

function textOf({ taken, known, unreadable, asked }: ImportedOutbox): string {
  const rest =
    unreadable === 0 ? '' : ` ${unreadable} are not what they should be: see "stimpill device unreadable".`;
  const open =
    asked === 0 ? 'None of them has to be decided.' : `To decide: ${asked}, see "stimpill call listReviews".`;
  return `Punches taken in: ${taken}. Known already: ${known}.${rest} ${open}\n`;
}
