import { Command, Option } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import { approveLeave, refuseLeave, takeBackLeaveDecision } from '#features/leave/decide-leave.ts';
import type { LeaveAuthor } from '#features/leave/leave-author.ts';
import { requireLeaveRequest } from '#features/leave/list-leave-requests.ts';
import { guidArgument } from '../guid-argument.ts';
import { operator } from '../operator.ts';
import { companyOf } from '../people/find-people.ts';
import { printJson } from '../print-json.ts';
import { reasonArgument } from '../reason-argument.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import type { UseCaseDeps } from '../../use-case-deps.ts';

type Options = { readonly as?: 'vacation' | 'unpaidLeave'; readonly answer?: string; readonly json?: true };
type Decide = (deps: UseCaseDeps, author: LeaveAuthor, id: string, options: Options) => Promise<unknown>;

export function approveLeaveCommand(terminal: Terminal): Command {
  return decideCommand(
    terminal,
    ['approve', 'Approve a request for time off, and write its working days as absences.', 'Approved.'],
    (deps, author, id, { as = 'vacation' }) => approveLeave(deps, author, { id, type: as }),
  )
    .addOption(new Option('--as <kind>', 'as what its days count').choices(['vacation', 'unpaidLeave']))
    .option('--answer <text>', 'a word to the person', reasonArgument)
    .addHelpText('after', '\nExample:\n  stimpill leave approve 6f1c2b9e-… 0192f7c4-…');
}

export function refuseLeaveCommand(terminal: Terminal): Command {
  return decideCommand(
    terminal,
    ['refuse', 'Refuse a request for time off, with a word to the person.', 'Refused.'],
    (deps, author, id) => refuseLeave(deps, author, id),
  )
    .requiredOption('--answer <text>', 'why, to the person', reasonArgument)
    .addHelpText(
      'after',
      '\nExample:\n  stimpill leave refuse 6f1c2b9e-… 0192f7c4-… --answer "two others are away"',
    );
}

export function takeBackLeaveCommand(terminal: Terminal): Command {
  return decideCommand(
    terminal,
    [
      'take-back',
      'Let a decided request wait again; absences that its approval wrote are removed.',
      'It waits again.',
    ],
    (deps, author, id) => takeBackLeaveDecision(deps, author, id),
  ).addHelpText('after', '\nExample:\n  stimpill leave take-back 6f1c2b9e-… 0192f7c4-…');
}

function decideCommand(
  terminal: Terminal,
  [name, description, done]: readonly [name: string, description: string, done: string],
  decide: Decide,
): Command {
  return new Command(name)
    .description(description)
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<request-id>', 'see "stimpill leave list"', guidArgument)
    .option('--json', 'for machines')
    .action(async (companyId: string, id: string, options: Options) => {
      await withServer(terminal, async (deps) => {
        const company = await companyOf(deps.database.knex, companyId);
        await decide(deps, { company, by: operator(), reason: options.answer ?? null }, id, options);
        const scope = companyScope(deps.database.knex, companyId);
        if (options.json) printJson(terminal, await requireLeaveRequest(scope, 'everybody', id));
        else terminal.stdout.write(`${done}\n`);
      });
    });
}
