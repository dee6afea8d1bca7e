import { Command } from 'commander';
import type { Queryable } from '#database/database.ts';
import { replayPeople, type ReplayOf, type ReplayedPart } from '#features/rule-lab/replayed-people.ts';
import { dateArgument, guidArgument } from '../arguments.ts';
import { readInputFile } from '../read-input-file.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { differenceJson, differenceText } from './difference-text.ts';
import { ruleFromFile } from './check-rule-command.ts';
import { whomToReplay, type ReplayOptions } from './whom-to-replay.ts';

export function replayRuleCommand(terminal: Terminal): Command {
  return new Command('replay')
    .description('What a draft of a pay rule would have paid: past days under it, beside what was paid.')
    .argument('<file>', 'YAML or JSON, as "stimpill rule show" writes it; "-" reads from the pipe')
    .requiredOption('--company <company-id>', 'whose time', guidArgument)
    .option(
      '--rule-set <name-or-id>',
      'the rule set of which it would be a version; without it, the default one',
    )
    .option('--everybody', 'everybody, not only the people of that rule set')
    .option('--from <date>', 'first day; without it, the whole of last month', dateArgument)
    .option('--to <date>', 'last day, itself included', dateArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Nothing is stored. The draft holds from the first day on. Approved time has the minutes of its approval before, and those of the draft
after. It ends with 1 when the draft is no rule.

Example:
  stimpill rule replay shop.yaml --company 6f1c2b9e-… --rule-set "VR" --from 2026-10-01 --to 2026-10-31`,
    )
    .action(async (file: string, options: ReplayOptions) => {
      const draft = ruleFromFile(await readInputFile(file, terminal), file);
      await withServer(terminal, async ({ database: { knex }, clock }) => {
        const replayed = await whomToReplay(knex, options, clock());
        const { company, ruleSet, range, isForEverybody } = replayed;
        const seer = { companyId: company.id, userId: '', role: 'owner', departmentIds: null } as const;
        const request = {
          company,
          seer,
          ruleSetId: ruleSet.id,
          range,
          draft,
          isForEverybody,
          departmentId: null,
        };
        const replay = { ...replayed, people: await replayAll(knex, request) };
        if (options.json) printJson(terminal, differenceJson(replay));
        else terminal.stdout.write(differenceText(replay));
      });
    });
}

async function replayAll(db: Queryable, request: Omit<ReplayOf, 'after'>): Promise<ReplayedPart['people']> {
  const people: ReplayedPart['people'][number][] = [];
  for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
    const part: ReplayedPart = await replayPeople(db, { ...request, after });
    people.push(...part.people);
    after = part.next;
  }
  return people;
}
