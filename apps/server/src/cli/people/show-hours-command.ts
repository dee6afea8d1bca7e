import { Command } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import { readProposal } from '#features/company-people/set-work-patterns.ts';
import type { WorkPattern } from '#features/people/work-pattern.ts';
import { guidArgument } from '../guid-argument.ts';
import { printJson } from '../print-json.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { companyOf, employeeOf } from './find-people.ts';
import { datedText, proposalText } from './pattern-text.ts';

export function showHoursCommand(terminal: Terminal): Command {
  return new Command('hours')
    .description('The regular hours of somebody, and those that are proposed from the last 13 weeks.')
    .argument('<company>', 'its id', guidArgument)
    .argument('<person>', 'an id, an e-mail, an employee number or a name')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
A proposal counts for nothing until somebody sets it: see "stimpill person set-hours".

Examples:
  stimpill person hours 6f1c2b9e-… anna@example.is`,
    )
    .action(async (companyId: string, text: string, { json }: { readonly json?: true }) => {
      await withServer(terminal, async (deps) => {
        const db = deps.database.knex;
        await companyOf(db, companyId);
        const employee = await employeeOf(db, companyId, text);
        const proposal = await readProposal(companyScope(db, companyId), employee, deps);
        const { workPattern } = employee;
        if (json) printJson(terminal, { employeeId: employee.id, workPattern, proposal });
        else terminal.stdout.write(datedText(workPattern) + proposalText(withBreaks(proposal)));
      });
    });
}

type Proposal = Awaited<ReturnType<typeof readProposal>>;

/** Every day with its break written out. */
export function withBreaks(
  proposal: Proposal,
): Omit<Proposal, 'pattern'> & { readonly pattern: WorkPattern } {
  const pattern = proposal.pattern.map((day) => ({
    ...day,
    unpaidBreakMinutes: day.unpaidBreakMinutes ?? 0,
  }));
  return { ...proposal, pattern };
}
