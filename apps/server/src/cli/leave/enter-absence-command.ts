import { Argument, Command, InvalidArgumentError } from 'commander';
import type { AbsenceRecord } from '#features/absences/absence-record-store.ts';
import type { AbsenceType } from '#features/absences/absence-store.ts';
import { enterAbsence } from '#features/leave/edit-absences.ts';
import { guidArgument } from '../guid-argument.ts';
import { operator } from '../operator.ts';
import { companyOf, employeeOf } from '../people/find-people.ts';
import { printJson } from '../print-json.ts';
import { rangeOf } from '../range-options.ts';
import { reasonArgument } from '../reason-argument.ts';
import { dateArgument } from '../date-argument.ts';
import type { Terminal } from '../terminal.ts';
import { textTable } from '../text-table.ts';
import { withServer } from '../with-server.ts';

type Options = {
  readonly from: string;
  readonly to: string;
  readonly percent?: number;
  readonly note?: string;
  readonly json?: true;
};

const KINDS: readonly AbsenceType[] = ['sick', 'sickChild', 'vacation', 'unpaidLeave'];
const WHOLE = 100;

export function enterAbsenceCommand(terminal: Terminal): Command {
  return new Command('add')
    .description('Enter the working days of a range on which somebody is away.')
    .argument('<company-id>', 'see "stimpill company list"', guidArgument)
    .argument('<employee>', 'id, e-mail, employee number or name')
    .addArgument(new Argument('<kind>', 'why').choices(KINDS))
    .requiredOption('--from <date>', 'first day', dateArgument)
    .requiredOption('--to <date>', 'last day, itself included', dateArgument)
    .option('--percent <number>', 'the part of each day, 1 to 100', percentArgument)
    .option('--note <text>', 'what stands beside the days', reasonArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      '\nExample:\n  stimpill absence add 6f1c2b9e-… anna@example.is sick --from 2026-11-16 --to 2026-11-18',
    )
    .action(async (companyId: string, text: string, type: AbsenceType, options: Options) => {
      await withServer(terminal, async (deps) => {
        const company = await companyOf(deps.database.knex, companyId);
        const employee = await employeeOf(deps.database.knex, companyId, text);
        const absence = {
          ...{ type, range: rangeOf(options), minutes: null },
          ...{ percent: options.percent ?? WHOLE, note: options.note ?? '' },
        };
        const author = { company, by: operator(), reason: null };
        const records = await enterAbsence(deps, author, employee, absence);
        if (options.json) printJson(terminal, records);
        else terminal.stdout.write(textTable(records.map(toRow)));
      });
    });
}

function toRow({ id, date, type, minutes }: AbsenceRecord) {
  return { ABSENCE: id, DATE: date, KIND: type, MINUTES: minutes === null ? 'whole day' : String(minutes) };
}

function percentArgument(text: string): number {
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (percent < 1 || percent > WHOLE) throw new InvalidArgumentError('It must be a number from 1 to 100.');
  return percent;
}
