import { InvalidArgumentError, type Command } from 'commander';
import { instantsOf, writeLocalMinute } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import { whoseOf } from '#database/whose.ts';
import { INBOX_STATES, listInbox, type InboxPunch, type InboxState } from '#features/ledger/verdict-store.ts';
import { toInstant } from '#to-instant.ts';
import { companyOf, employeesOf } from '../people/find-people.ts';
import { rangeCommand, rangeOf, type RangeOptions } from '../range-options.ts';
import { type Terminal, printJson, textTable } from '../terminal.ts';
import { withServer } from '../with-server.ts';

type Options = RangeOptions & { readonly verdict?: InboxState };

export function listInboxCommand(terminal: Terminal): Command {
  return rangeCommand(
    'list',
    'List the punches of these days that became no working time, and their outcome.',
  )
    .option('--verdict <verdict>', `only ${INBOX_STATES.join(', ')}`, verdictArgument)
    .addHelpText(
      'after',
      `
Verdicts: stored (not judged yet), waiting (for another punch), review (a manager must decide), conflict (refused, the
code says why), rejected (by a manager), applied (nothing is left to do; listed only when asked for).

Examples:
  stimpill inbox list 6f1c2b9e-… --from 2026-11-16 --to 2026-11-22
  stimpill inbox list 6f1c2b9e-… --from 2026-11-16 --to 2026-11-22 --verdict conflict --json`,
    )
    .action(async (companyId: string, options: Options) => {
      const range = rangeOf(options);
      await withServer(terminal, async ({ database }) => {
        const db = database.knex;
        const { timeZone } = await companyOf(db, companyId);
        const everybody = await employeesOf(db, companyId, undefined);
        const names = new Map(everybody.map(({ id, displayName }) => [id, displayName]));
        const whose =
          options.employee === undefined
            ? 'everybody'
            : whoseOf(await employeesOf(db, companyId, options.employee));
        const { verdict } = options;
        const punches = await listInbox(companyScope(db, companyId), {
          whose,
          ...instantsOf(range, timeZone),
          ...(verdict && { verdict }),
        });
        if (options.json)
          printJson(
            terminal,
            punches.map((punch) => toListed(punch, names)),
          );
        else if (punches.length === 0) terminal.stdout.write('There are no such punches on these days.\n');
        else terminal.stdout.write(textTable(punches.map((punch) => toRow(punch, names, timeZone))));
      });
    });
}

function verdictArgument(text: string): InboxState {
  const verdict = INBOX_STATES.find((each) => each === text);
  if (verdict === undefined) throw new InvalidArgumentError(`It must be one of ${INBOX_STATES.join(', ')}.`);
  return verdict;
}

function toListed(punch: InboxPunch, names: ReadonlyMap<string, string>) {
  const { punchedAt, receivedAt, ...rest } = punch;
  return {
    ...rest,
    name: names.get(punch.employeeId) ?? null,
    punchedAtUtc: toInstant(punchedAt),
    receivedAtUtc: toInstant(receivedAt),
  };
}

function toRow(punch: InboxPunch, names: ReadonlyMap<string, string>, timeZone: string) {
  return {
    punched: writeLocalMinute(punch.punchedAt, timeZone),
    who: names.get(punch.employeeId) ?? `unknown ${punch.employeeId}`,
    action: punch.action,
    door: punch.door,
    verdict: punch.verdict,
    code: punch.code ?? '',
    punch: punch.id,
  };
}
