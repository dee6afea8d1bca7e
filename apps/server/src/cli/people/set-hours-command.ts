import { isLocalTime, WEEKDAYS, type Weekday } from '@stimpill/time';
import { Command, InvalidArgumentError, Option } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import { Refused } from '#errors/refused.ts';
import { readProposal, setWorkPatternsAs } from '#features/company-people/set-work-patterns.ts';
import type { Employee } from '#features/people/employee.ts';
import type { PatternChange, WorkDay, WorkPattern } from '#features/people/work-pattern.ts';
import type { UseCaseDeps } from '../../use-case-deps.ts';
import { dateArgument } from '../date-argument.ts';
import { guidArgument } from '../guid-argument.ts';
import { operator } from '../operator.ts';
import { printJson } from '../print-json.ts';
import { reasonArgument } from '../reason-argument.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { companyOf, employeeOf } from './find-people.ts';
import { datedText } from './pattern-text.ts';
import { withBreaks } from './show-hours-command.ts';

type Options = {
  readonly from: string;
  readonly day?: readonly WorkDay[];
  readonly asProposed?: true;
  readonly none?: true;
  readonly takeBack?: true;
  readonly evenApproved?: true;
  readonly reason: string;
  readonly json?: true;
};

export function setHoursCommand(terminal: Terminal): Command {
  return new Command('set-hours')
    .description('Set the regular hours of somebody from a day on, or take them back.')
    .argument('<company>', 'its id', guidArgument)
    .argument('<person>', 'an id, an e-mail, an employee number or a name')
    .requiredOption('--from <date>', 'the first day on which they hold', dateArgument)
    .addOption(
      new Option('--day <day=from-to/break...>', 'a day of the week, such as monday=08:00-16:00/30')
        .argParser(dayArgument)
        .conflicts(['asProposed', 'none', 'takeBack']),
    )
    .addOption(new Option('--as-proposed', 'those that are proposed now').conflicts(['none', 'takeBack']))
    .addOption(new Option('--none', 'no regular hours from that day on').conflicts(['takeBack']))
    .option('--take-back', 'those that begin on that day are taken back')
    .option('--even-approved', 'even where it changes what approved days pay')
    .requiredOption('--reason <text>', 'why, in the record of changes', reasonArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
What was approved before keeps what it paid, unless --even-approved is given: what was sent is then corrected by sending the differences.

Examples:
  stimpill person set-hours 6f1c2b9e-… anna@example.is --from 2026-12-01 --as-proposed --reason "as agreed"
  stimpill person set-hours 6f1c2b9e-… anna@example.is --from 2026-12-01 --day monday=08:00-16:00/30 friday=08:00-12:00 --reason "as agreed"`,
    )
    .action(async (companyId: string, text: string, options: Options) => {
      await withServer(terminal, (deps) => setHours(terminal, deps, { companyId, text, options }));
    });
}

type Asked = { readonly companyId: string; readonly text: string; readonly options: Options };

async function setHours(
  terminal: Terminal,
  deps: UseCaseDeps,
  { companyId, text, options }: Asked,
): Promise<void> {
  const db = deps.database.knex;
  await companyOf(db, companyId);
  const employee = await employeeOf(db, companyId, text);
  const { from, reason, evenApproved = false } = options;
  const workPattern = options.takeBack ? undefined : await saidPattern(deps, employee, options);
  const become = (stored: readonly PatternChange[]) => withChange(stored, from, workPattern);
  await setWorkPatternsAs(
    operator(),
    { companyId, employeeId: employee.id, reason, evenApproved, become },
    deps,
  );
  const { workPattern: now } = await employeeOf(db, companyId, employee.id);
  if (options.json) printJson(terminal, { employeeId: employee.id, workPattern: now });
  else terminal.stdout.write(`Set.\n${datedText(now)}`);
}

/** @returns null: no regular hours */
async function saidPattern(
  deps: UseCaseDeps,
  employee: Employee,
  { day, asProposed, none }: Options,
): Promise<WorkPattern | null> {
  if (none) return null;
  if (day !== undefined) return day;
  if (!asProposed)
    throw new Refused('Say which hours: --day, --as-proposed, --none or --take-back. Nothing was changed.');
  const scope = companyScope(deps.database.knex, employee.companyId);
  const { pattern, why } = withBreaks(await readProposal(scope, employee, deps));
  if (why === null) return pattern;
  throw new Refused('Nothing is proposed; "stimpill person hours" says why. Nothing was changed.');
}

/** @param workPattern undefined: that of the day is taken back */
function withChange(
  stored: readonly PatternChange[],
  from: string,
  workPattern: WorkPattern | null | undefined,
): PatternChange[] {
  if (workPattern !== undefined)
    return [...stored, { from, workPattern }].sort((a, b) => (a.from < b.from ? -1 : 1));
  const left = stored.filter((each) => each.from !== from);
  if (left.length < stored.length) return left;
  throw new Refused(`No other hours begin on ${from}. Nothing was changed.`);
}

function dayArgument(text: string, before: readonly WorkDay[] = []): WorkDay[] {
  const [, name = '', from = '', to = '', rest = '0'] =
    /^([a-z]+)=(\d\d:\d\d)-(\d\d:\d\d)(?:\/(\d{1,4}))?$/.exec(text) ?? [];
  if (!isWeekday(name) || ![from, to].every(isLocalTime))
    throw new InvalidArgumentError(
      'It must be a day of the week with its hours, such as monday=08:00-16:00/30.',
    );
  return [...before, { day: name, from, to, unpaidBreakMinutes: Number(rest) }];
}

function isWeekday(name: string): name is Weekday {
  return (WEEKDAYS as readonly string[]).includes(name);
}
