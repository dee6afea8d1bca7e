import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Command } from 'commander';
import { importCompany, type ImportResult } from '../features/company-file/import-company.ts';
import { COUNTED_LISTS, hasWritten } from '../features/company-file/import-counts.ts';
import { readCompanyFile } from '../features/company-file/read-company-file.ts';
import { Refused } from '../errors/refused.ts';
import { importProgressBar } from './import-progress.ts';
import { printJson } from './print-json.ts';
import { refuseLargeImport } from './refuse-large-import.ts';
import type { Terminal } from './terminal.ts';
import { withServer } from './with-server.ts';

type Options = { readonly progress?: true; readonly json?: true };

export function importCompanyCommand(terminal: Terminal): Command {
  return new Command('import')
    .description(
      'Add and change a company from its file. Its faults are listed; nothing is written unless all is good.',
    )
    .argument('<file>', 'YAML or JSON; "-" reads from the pipe')
    .option('--progress', 'show how far it is, on a terminal')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Nothing is ever deleted, and the same file twice changes nothing.

Examples:
  stimpill company import cafe.yaml
  stimpill company import --progress big-company.json
  stimpill company export 6f1c2b9e-… | ssh other stimpill company import -`,
    )
    .action(async (file: string, { progress, json }: Options) => {
      const content = readCompanyFile(await readBytes(file, terminal), file);
      refuseLargeImport(terminal, content);
      const bar = progress === true && terminal.stderr.isTTY ? importProgressBar(terminal.stderr) : null;
      try {
        const result = await withServer(terminal, (deps) =>
          importCompany({ content, changedBy: 'command line', ...(bar && { onProgress: bar.show }) }, deps),
        );
        bar?.end();
        if (json) printJson(terminal, result);
        else terminal.stdout.write(resultText(result));
      } finally {
        bar?.end();
      }
    });
}

async function readBytes(file: string, terminal: Terminal): Promise<Uint8Array> {
  if (file === '-') return await buffer(terminal.stdin);
  try {
    return await readFile(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new Refused(`${file} cannot be read (${code}). Check the name and the rights.`);
  }
}

function resultText({ companyId, companyName, counts, reviewItemsOpened }: ImportResult): string {
  if (!hasWritten(counts))
    return `${companyName} (${companyId}) is as the file says already. Nothing was changed.\n`;
  const lines = COUNTED_LISTS.filter((list) => counts[list].added + counts[list].changed > 0).map((list) => {
    const { added, changed, unchanged } = counts[list];
    return `  ${list}: ${added} added, ${changed} changed, ${unchanged} unchanged\n`;
  });
  const reviews =
    reviewItemsOpened === 0
      ? ''
      : `${reviewItemsOpened} open time entries belong to people who are no longer active. A manager must decide when they ended.\n`;
  return `${companyName} (${companyId}) was imported.\n${lines.join('')}${reviews}`;
}
