import { InvalidArgumentError, type Command } from 'commander';
import { instantsOf, writeLocalMinute } from '@stimpill/time';
import { companyScope } from '#database/company-scope.ts';
import { actOf, SUBJECTS, type RecordedChange, type Subject } from '#features/changes/change.ts';
import { listChanges } from '#features/changes/change-store.ts';
import { toInstant } from '#to-instant.ts';
import { companyOf, employeesOf } from '../people/find-people.ts';
import { printJson } from '../print-json.ts';
import { rangeCommand, rangeOf, type RangeOptions } from '../range-options.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { authorJson, authorText } from './author-text.ts';
import { factLines, factsJson } from './fact-text.ts';

const MOST = 1000;

type Options = RangeOptions & { readonly subject?: readonly Subject[]; readonly limit: number };
type Names = ReadonlyMap<string, string>;

export function listChangesCommand(terminal: Terminal): Command {
  return rangeCommand(
    'list',
    'List who changed what on these days, when, through which door and why, the newest first. Punches are in the inbox.',
  )
    .option('--subject <subject...>', `only ${SUBJECTS.join(', ')}`, subjectArgument)
    .option('--limit <number>', 'at most so many', limitArgument, MOST)
    .addHelpText(
      'after',
      `
With --employee: what these people changed, and what was changed about them.

Examples:
  stimpill change list 6f1c2b9e-… --from 2026-11-16 --to 2026-11-22
  stimpill change list 6f1c2b9e-… --from 2026-11-16 --to 2026-11-22 --subject employee device --json`,
    )
    .action(async (companyId: string, options: Options) => {
      const range = rangeOf(options);
      await withServer(terminal, async ({ database: { knex } }) => {
        const { timeZone } = await companyOf(knex, companyId);
        const everybody = await employeesOf(knex, companyId, undefined);
        const people = options.employee && (await employeesOf(knex, companyId, options.employee));
        const names = new Map(everybody.map(({ id, displayName }) => [id, displayName]));
        const changes = await listChanges(companyScope(knex, companyId), {
          ...instantsOf(range, timeZone),
          subjects: options.subject,
          employeeIds: people?.map(({ id }) => id),
          limit: options.limit,
        });
        if (options.json)
          printJson(
            terminal,
            changes.map((change) => toListed(change, names)),
          );
        else terminal.stdout.write(textOf(changes, names, timeZone));
        if (changes.length === options.limit)
          terminal.stderr.write(
            `These are the newest ${changes.length}. Give fewer days or a --subject, or a higher --limit.\n`,
          );
      });
    });
}

function subjectArgument(text: string, before: readonly Subject[] = []): readonly Subject[] {
  const subject = SUBJECTS.find((each) => each === text);
  if (subject === undefined) throw new InvalidArgumentError(`It must be one of ${SUBJECTS.join(', ')}.`);
  return [...before, subject];
}

function limitArgument(text: string): number {
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit === 0) throw new InvalidArgumentError('It must be a number from 1 to 999999.');
  return limit;
}

function toListed(change: RecordedChange, names: Names) {
  const { id, changedAt, by, reason, subject, subjectId, employeeId, before, after } = change;
  return {
    id,
    changedAtUtc: toInstant(changedAt),
    by: authorJson(by, names),
    reason,
    act: actOf(change),
    subject,
    subjectId,
    employeeId,
    before: factsJson(before),
    after: factsJson(after),
  };
}

function textOf(changes: readonly RecordedChange[], names: Names, timeZone: string): string {
  if (changes.length === 0) return 'Nothing was changed on these days.\n';
  return changes
    .map((change) => {
      const { changedAt, by, reason, subject, subjectId, employeeId } = change;
      const who = employeeId === null ? '' : `, ${names.get(employeeId) ?? employeeId}`;
      const why = reason === null ? '' : `: ${reason}`;
      return [
        `${writeLocalMinute(changedAt, timeZone)}  ${authorText(by, names)}${why}`,
        `  ${subject} ${subjectId}${who} ${actOf(change)}`,
        ...factLines(change, timeZone).map((line) => `    ${line}`),
      ]
        .map((line) => `${line}\n`)
        .join('');
    })
    .join('');
}
