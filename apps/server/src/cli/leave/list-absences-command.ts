import type { Command } from 'commander';
import { companyScope } from '#database/company-scope.ts';
import { inDateOrder } from '#features/absences/in-date-order.ts';
import { listValuedAbsences } from '#features/absences/list-valued-absences.ts';
import { companyOf, employeesOf } from '../people/find-people.ts';
import { printJson } from '../print-json.ts';
import { rangeCommand, rangeOf, type RangeOptions } from '../range-options.ts';
import type { Terminal } from '../terminal.ts';
import { textTable } from '../text-table.ts';
import { withServer } from '../with-server.ts';

export function listAbsencesCommand(terminal: Terminal): Command {
  return rangeCommand('list', 'List days on which people are away, with their ids.')
    .addHelpText('after', '\nExample:\n  stimpill absence list 6f1c2b9e-… --from 2026-11-01 --to 2026-11-30')
    .action(async (companyId: string, options: RangeOptions) => {
      await withServer(terminal, async ({ database }) => {
        await companyOf(database.knex, companyId);
        const employees = await employeesOf(database.knex, companyId, options.employee);
        const request = { employees, range: rangeOf(options) };
        const found = await listValuedAbsences(companyScope(database.knex, companyId), request);
        const absences = inDateOrder(found, ({ date }) => date);
        if (options.json) printJson(terminal, absences);
        else if (absences.length === 0) terminal.stdout.write('Nobody is away on these days.\n');
        else
          terminal.stdout.write(
            textTable(
              absences.map(({ id, date, employeeDisplayName, type, minutes, note }) => ({
                ...{ ABSENCE: id, DATE: date, EMPLOYEE: employeeDisplayName },
                ...{ KIND: type, MINUTES: String(minutes), NOTE: note },
              })),
            ),
          );
      });
    });
}
