// "stimpill call": every operation of the API that is about a company, by the operator of the installation.
import { namesVersion, type Operation } from '@stimpill/api-types';
import { Command } from 'commander';
import { DomainError } from '#errors/domain-error.ts';
import { Refused } from '#errors/refused.ts';
import { helpingCommand } from '../explain-failure.ts';
import { type Terminal, printJson, textTable } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { callOperation, type Answered } from './call-operation.ts';
import { asksForYes, callable, notCallable, readOf, whyNotCallable } from './callable.ts';
import { helpFor } from './describe-operation.ts';
import { completed, readBody, saidArgument, type Said } from './read-call.ts';

/** A name that no operation has, and what may have been meant. */
const MOST_NAMES = 3;
/** The part of its pairs of letters that a near name shares. */
const NEAR = 0.4;

/** @param word what stands where the name of an operation is expected */
function unknownText(word: string): string {
  if (word.startsWith('-')) return `error: unknown option '${word}'`;
  const near = callable
    .map(({ id }) => ({ id, share: shareOf(pairsOf(word), pairsOf(id)) }))
    .filter(({ share }) => share >= NEAR)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_NAMES)
    .map(({ id }) => id);
  const meant = near.length === 0 ? '' : ` Near it: ${near.join(', ')}.`;
  return `There is no operation ${word}.${meant} "stimpill call" lists them. Nothing was changed.`;
}

function pairsOf(word: string): readonly string[] {
  const letters = word.toLowerCase();
  return Array.from({ length: Math.max(letters.length - 1, 0) }, (_, at) => letters.slice(at, at + 2));
}

const shareOf = (some: readonly string[], others: readonly string[]): number =>
  (2 * some.filter((pair) => others.includes(pair)).length) / (some.length + others.length);

type Options = { readonly version?: string; readonly yes?: true; readonly json?: true };

export function callCommand(terminal: Terminal): Command {
  const command = new Command('call')
    .description('Call an operation of the API as the operator; alone, list the operations.')
    .usage('[options] [operation] [name=value...]')
    .helpCommand(false)
    .enablePositionalOptions()
    .option('--json', 'for machines')
    .configureHelp({ visibleCommands: () => [] })
    .addHelpText(
      'after',
      `
The body of an operation comes through the pipe as JSON, and its answer is printed as JSON. "stimpill call OPERATION --help" shows what one takes.
companyId may be left out where there is one company. Where an employeeId is asked for, an e-mail, a number or a name will do.

Examples:
  stimpill call
  stimpill call listTablets
  echo '{"name":"Eldhús"}' | stimpill call addDepartment companyId=6f1c2b9e-…`,
    )
    .allowExcessArguments()
    .allowUnknownOption()
    .action(({ json }: Options) => {
      const [unknown] = command.args;
      if (unknown !== undefined) command.error(unknownText(unknown));
      const listed = callable.map(({ id, summary }) => ({ operation: id, summary }));
      if (json) printJson(terminal, listed);
      else terminal.stdout.write(textTable(listed));
    });
  for (const operation of callable) command.addCommand(operationCommand(operation, terminal));
  for (const operation of notCallable) command.addCommand(refusedCommand(operation));
  return command;
}

function operationCommand(operation: Operation, terminal: Terminal): Command {
  const command = new Command(operation.id)
    .description(operation.summary)
    .argument('[name=value...]', 'what stands in the address, and what may be added', saidArgument(operation))
    .option('--json', 'for machines: the whole answer, with the version of the record or the errors')
    .addHelpText('after', () => helpFor(operation));
  if (namesVersion(operation)) command.option('--version <version>', 'of the record that you have read');
  if (asksForYes(operation)) command.option('--yes', 'do it; nothing puts it back');
  return command.action((said: Said | undefined, options: Options) =>
    call(operation, said ?? {}, options, terminal),
  );
}

function refusedCommand(operation: Operation): Command {
  return new Command(operation.id)
    .argument('[anything...]')
    .allowUnknownOption()
    .action(() => {
      throw new Refused(`${operation.id} ${whyNotCallable(operation)} Nothing was changed.`);
    });
}

async function call(operation: Operation, said: Said, options: Options, terminal: Terminal): Promise<void> {
  const { version, json } = options;
  if (asksForYes(operation) && !options.yes)
    throw new Refused(
      `${operation.id}: ${operation.summary}. ${operation.description} Nothing was changed. Say it again with --yes.`,
    );
  try {
    const body = await readBody(operation, terminal);
    const answered = await withServer(terminal, async (deps) =>
      callOperation({ operation, said: await completed(deps.database.knex, said), body, version }, deps),
    );
    print(answered, json, terminal);
  } catch (error) {
    if (!(error instanceof DomainError) || error.answerStatus >= 500) throw error;
    if (json) printJson(terminal, { success: false, data: null, errors: error.faults });
    throw new Refused(faultsOf(error, operation));
  }
}

/** The version stands beside the answer, so that a pipe gets the record alone. */
function print({ data, version }: Answered, json: true | undefined, terminal: Terminal): void {
  if (json) printJson(terminal, { success: true, data, errors: null, ...(version !== null && { version }) });
  else printJson(terminal, data);
  if (!json && version !== null) terminal.stderr.write(`Version: ${version}\n`);
}

function faultsOf(error: DomainError, operation: Operation): string {
  const lines = error.faults.map(
    ({ code, field, message }) => `${code}${field ? ` at ${field}` : ''}: ${message}`,
  );
  return [...lines, `Nothing was changed. ${whatToDo(error, operation)}`].join('\n');
}

function whatToDo({ code }: DomainError, operation: Operation): string {
  if (OF_VERSIONS.includes(code))
    return `Read it with "stimpill call ${readOf(operation)?.id ?? ''}" and give the version that it prints with --version.`;
  return `See "${helpingCommand(code) ?? `stimpill call ${operation.id} --help`}".`;
}

const OF_VERSIONS: readonly string[] = ['request.version_missing', 'record.changed_meanwhile'];
