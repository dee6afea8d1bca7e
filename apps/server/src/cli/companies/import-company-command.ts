import { Command } from 'commander';
import {
  importCompany,
  type ImportResult,
  type ImportProgress,
} from '#features/company-file/import-company.ts';
import { COUNTED_LISTS, hasWritten } from '#features/company-file/import-counts.ts';
import { faultSentence } from '#features/company-file/file-fault.ts';
import { readCompanyFile } from '#features/company-file/read-company-file.ts';
import { readReadiness } from '#features/company-file/store/readiness-store.ts';
import { nextSteps, nextStepsText } from './next-steps.ts';
import { readInputFile } from '../read-input-file.ts';
import { operator } from '../operator.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { writeBackIds, type WrittenBack } from './write-back-ids.ts';
import { existsSync } from 'node:fs';
import { readOwnConfig } from '#read-own-config.ts';
import { isInUse } from '#database/sqlite-file.ts';
import { sqlitePath } from '#database/private-files.ts';
import { Refused } from '#errors/refused.ts';
import type { Writable } from 'node:stream';
import { SingleBar } from 'cli-progress';

/** A progress bar for a long import, shown only at a terminal. */
type ProgressBar = { readonly show: (progress: ImportProgress) => void; readonly end: () => void };

const STEPS = { hashing: 'Passwords and PINs', writing: 'Writing' } as const;

function importProgressBar(stream: Writable): ProgressBar {
  let bar: SingleBar | null = null;
  let step: ImportProgress['step'] | null = null;
  const end = () => {
    bar?.stop();
    bar = null;
  };
  return {
    end,
    show: (progress) => {
      if (progress.step !== step) {
        end();
        step = progress.step;
        bar = new SingleBar({
          format: `${STEPS[step].padEnd(18)} {bar} {value} of {total}`,
          stream,
          hideCursor: true,
        });
        bar.start(progress.total, 0);
      }
      bar?.update(progress.done);
    },
  };
}

/** This many are written in about two seconds on a small machine; a punch waits up to five. */
const MOST_ROWS = 20_000;

/** @throws Refused when the server is running and would have to wait too long */
function refuseLargeImport({ env }: Terminal, content: unknown): void {
  const rows = rowsIn(content);
  if (rows <= MOST_ROWS) return;
  const { databaseUrl, dataDir } = readOwnConfig(env);
  const path = sqlitePath(dataDir);
  if (databaseUrl !== null || !existsSync(path) || !isInUse(path)) return;
  throw new Refused(
    `This file has ${rows} rows. Writing them would keep the running server from taking punches. Stop the server, import, and start it again. Nothing was imported.`,
  );
}

function rowsIn(content: unknown): number {
  const lists = Object.values(content ?? {}).filter((part) => Array.isArray(part));
  return lists.reduce((sum, list) => sum + list.length, 0);
}

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
Nothing is ever deleted, and the same file twice changes nothing. Ids that are missing are made and written into the file.

Examples:
  stimpill company import cafe.yaml
  stimpill company import --progress big-company.json
  stimpill company export 6f1c2b9e-… | ssh other stimpill company import -`,
    )
    .action(async (file: string, { progress, json }: Options) => {
      const bytes = await readInputFile(file, terminal);
      const content = readCompanyFile(bytes, file);
      refuseLargeImport(terminal, content);
      const bar = progress === true && terminal.stderr.isTTY ? importProgressBar(terminal.stderr) : null;
      try {
        const input = { content, by: operator(), ...(bar && { onProgress: bar.show }) };
        const { result, steps } = await withServer(terminal, async (deps) => {
          const result = await importCompany(input, deps);
          const readiness = await readReadiness(deps.database.knex, result.companyId, deps.clock());
          return { result, steps: nextSteps(result.companyId, readiness) };
        });
        bar?.end();
        const { filledIds, ...outcome } = result;
        const back = filledIds.length === 0 ? null : await writeBackIds(file, bytes, filledIds);
        const ids = { filled: filledIds.length, written: back?.written === true };
        if (json) printJson(terminal, { ...outcome, ids, nextSteps: steps });
        else {
          terminal.stdout.write(
            `${resultText(result)}${warningsText(result)}${idsText(file, result, back)}${nextStepsText(steps)}`,
          );
        }
      } finally {
        bar?.end();
      }
    });
}

function idsText(file: string, { companyId, filledIds }: ImportResult, back: WrittenBack | null): string {
  if (back === null) return '';
  const ids = filledIds.length === 1 ? '1 id was' : `${filledIds.length} ids were`;
  if (back.written)
    return `${ids} written into ${file}. Leave them there: they tell the next import who is who.\n`;
  return `${ids} missing in the file and could not be written into it: ${back.reason}. Everything was imported.
Names tell the next import who is who, so change no name before the ids are in the file. A file with them:
  stimpill company export ${companyId} --output company-with-ids.yaml
`;
}

/** Such texts and numbers came in as they are: a file from before they were refused must be good for what it holds. */
function warningsText({ warnings }: ImportResult): string {
  const lines = warnings.map((warning) => `  warning: ${faultSentence(warning)}\n`);
  return lines.length === 0
    ? ''
    : `${lines.join('')}They stay as they are. Write them anew at the desk, which shows each unseen character by its number.\n`;
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
