import { Command } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import { emptyLog, rewriteFileIfFree } from '#database/overwrite-erased.ts';
import { Refused } from '#errors/refused.ts';
import { eraseAgain } from '#features/system/erasing/person/erase-again.ts';
import { erasePerson, type ErasedPerson } from '#features/system/erasing/person/erase-person.ts';
import {
  previewErasure,
  type ErasurePreview,
  inBackupsUntil,
} from '#features/system/erasing/person/preview-erasure.ts';
import type { ErasureSubject } from '#database/erasing.ts';
import { readConfig } from '#config.ts';
import { keptIn } from '../../kept-in.ts';
import type { UseCaseDeps } from '../../use-case-deps.ts';
import { dateArgument, guidArgument } from '../arguments.ts';
import { operator } from '../operator.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { companyOf, employeeOf } from './find-people.ts';

type Options = {
  readonly timeUntil: string;
  readonly yes?: true;
  readonly dryRun?: true;
  readonly json?: true;
};

const WHAT: Readonly<Record<ErasureSubject, string>> = {
  record: 'name, address and numbers',
  signIn: 'ways to sign in',
  details: 'photos and places of punches',
  texts: 'e-mails',
  log: 'rows of the log',
  payroll: 'payroll runs',
  time: 'working time',
};

export function erasePersonCommand(terminal: Terminal): Command {
  return new Command('erase')
    .description('Erase what is personal about somebody who has left, for good. Who did what stays, by id.')
    .argument('<company>', 'its id', guidArgument)
    .argument('<person>', 'an id, an e-mail, an employee number or a name')
    .requiredOption(
      '--time-until <date>',
      'the last day on which the company must keep working time; then it goes too',
      dateArgument,
    )
    .option('--dry-run', 'only say what goes and what stays')
    .option('--yes', 'do it; nothing brings it back')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
How long working time must be kept the law on bookkeeping and agreements say; no day is assumed. The employment must have ended, and
nothing about the person may wait for a decision. docs/operations.md says what becomes of every table, and of backups.

Examples:
  stimpill person erase 6f1c2b9e-… anna@example.is --time-until 2033-12-31 --dry-run
  stimpill person erase 6f1c2b9e-… anna@example.is --time-until 2033-12-31 --yes`,
    )
    .action(async (companyId: string, person: string, options: Options) => {
      await withServer(terminal, (deps) => preview(terminal, deps, { companyId, person, options }));
    });
}

type Asked = { readonly companyId: string; readonly person: string; readonly options: Options };

async function preview(terminal: Terminal, deps: UseCaseDeps, asked: Asked): Promise<void> {
  const { companyId, options } = asked;
  await companyOf(deps.database.knex, companyId);
  const { id: employeeId } = await employeeOf(deps.database.knex, companyId, asked.person);
  const found = await previewErasure({ companyId, employeeId }, deps);
  if (found.refused !== null) throw found.refused;
  const backups = await inBackupsUntil(companyScope(deps.database.knex, companyId), deps.clock());
  const text = whatHappens(found, options.timeUntil, backups);
  if (options.dryRun) {
    const { subjects, standIn, unlockedEntries } = found;
    if (options.json) printJson(terminal, { subjects, standIn, unlockedEntries, inBackupsUntil: backups });
    else terminal.stdout.write(text);
    return;
  }
  if (!options.yes)
    throw new Refused(`${text}Nothing was erased. Say it again with --yes; nothing brings it back.`);
  const erased = await eraseNow(terminal, deps, { companyId, employeeId, keepsTimeUntil: options.timeUntil });
  if (options.json) printJson(terminal, { ...erased, inBackupsUntil: backups });
  else terminal.stdout.write(`${text}Erased: ${erased.standIn}.\n`);
}

async function eraseNow(
  { env }: Terminal,
  deps: UseCaseDeps,
  request: Parameters<typeof erasePerson>[0],
): Promise<ErasedPerson> {
  const erased = await erasePerson(request, operator(), deps);
  await eraseAgain(deps, keptIn(readConfig(env)));
  await rewriteFileIfFree(deps.database);
  await emptyLog(deps.database);
  return erased;
}

function whatHappens(
  { displayName, standIn, subjects, unlockedEntries }: ErasurePreview,
  until: string,
  backups: string,
) {
  const lines = subjects.map(({ subject, erased, kept }) => {
    const what = WHAT[subject].padEnd(30);
    const says =
      kept > 0
        ? `${kept} ${kept === 1 ? 'stays' : 'stay'} until ${until}`
        : `${erased} ${erased === 1 ? 'goes' : 'go'}`;
    return `  ${what} ${says}\n`;
  });
  return [
    `${displayName} becomes ${standIn}:\n`,
    ...lines,
    unlockedEntries === 0
      ? ''
      : `${unlockedEntries} time entries are not approved; no payroll file can name the person afterwards.\n`,
    `Backups that the server made by itself are written anew without the person, some with each new backup; those of an earlier version are gone by ${backups}. Anyone who restores one erases the person again by it. Those that you made are yours to delete.\n`,
  ].join('');
}
