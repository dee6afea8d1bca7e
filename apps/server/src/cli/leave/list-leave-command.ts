import { Command } from 'commander';
import { writeLocalMinute } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import { listLeaveRequests, type LeaveRequest } from '#features/leave/list-leave-requests.ts';
import { toInstant } from '#to-instant.ts';
import { guidArgument } from '../guid-argument.ts';
import { companyOf } from '../people/find-people.ts';
import { printJson } from '../print-json.ts';
import type { Terminal } from '../terminal.ts';
import { textTable } from '../text-table.ts';
import { withServer } from '../with-server.ts';

type Options = { readonly all?: true; readonly json?: true };

export function listLeaveCommand(terminal: Terminal): Command {
  return new Command('list')
    .description('List requests for time off that wait for a decision, with their ids.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .option('--all', 'also those that were decided, with the word to the person')
    .option('--json', 'for machines')
    .addHelpText('after', '\nExample:\n  stimpill leave list 6f1c2b9e-…')
    .action(async (companyId: string, { all, json }: Options) => {
      await withServer(terminal, async ({ database }) => {
        const { timeZone } = await companyOf(database.knex, companyId);
        const scope = companyScope(database.knex, companyId);
        const status = all ? undefined : 'Pending';
        const requests = await listLeaveRequests(scope, { whose: 'everybody', status, decidedFrom: null });
        if (json) printJson(terminal, requests.map(toListed));
        else if (requests.length === 0) terminal.stdout.write('No request waits.\n');
        else terminal.stdout.write(textTable(requests.map((request) => toRow(request, timeZone))));
      });
    });
}

function toListed({ decision, ...request }: LeaveRequest) {
  return { ...request, decision: decision && { ...decision, at: undefined, atUtc: toInstant(decision.at) } };
}

function toRow(request: LeaveRequest, timeZone: string) {
  const { id, employeeDisplayName, startDate, endDate, status, note, decision } = request;
  return {
    REQUEST: id,
    EMPLOYEE: employeeDisplayName,
    FROM: startDate,
    TO: endDate,
    STATUS: status.toLowerCase(),
    NOTE: note,
    DECIDED: decision === null ? '' : `${writeLocalMinute(decision.at, timeZone)} ${decision.byName ?? ''}`,
    ANSWER: decision?.answer ?? '',
  };
}
