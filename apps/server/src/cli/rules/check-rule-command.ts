import { Command } from 'commander';
import { Refused } from '#errors/refused.ts';
import { CompanyFileRefused, faultSentence } from '#features/company-file/file-fault.ts';
import { readCompanyFile } from '#features/company-file/read-company-file.ts';
import { readRule } from '#features/rules/rule-file.ts';
import { compareRules, type CompareRequest } from '#features/timesheets/compare-rules.ts';
import { dateArgument } from '../date-argument.ts';
import { guidArgument } from '../guid-argument.ts';
import { printJson } from '../print-json.ts';
import { readInputFile } from '../read-input-file.ts';
import type { Terminal } from '../terminal.ts';
import { withServer } from '../with-server.ts';
import { differenceJson, differenceText, type Comparison } from './difference-text.ts';
import { whomToCompare, type CheckOptions } from './whom-to-compare.ts';

type Definition = CompareRequest['definition'];
type Rule = Extract<ReturnType<typeof readRule>, { readonly ok: true }>;

const problemText = ({ path, message }: Rule['warnings'][number]) => `${path.replace(/^\./, '')} ${message}`;

export function checkRuleCommand(terminal: Terminal): Command {
  return new Command('check')
    .description('Try a pay rule: list every problem, then what it would have paid. Nothing is stored.')
    .argument('<file>', 'YAML or JSON, as "stimpill rule show" writes it; "-" reads from the pipe')
    .option(
      '--company <company-id>',
      'compare it with what the people of this company were paid',
      guidArgument,
    )
    .option('--rule-set <name-or-id>', 'the rule set whose people are compared; without it, the default one')
    .option('--from <date>', 'first day; without it, the whole of last month', dateArgument)
    .option('--to <date>', 'last day, itself included', dateArgument)
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
Both sides are calculated now from the same time; what was kept at an approval plays no part. It ends with 1 when the rule has a problem.

Examples:
  stimpill rule check shop.yaml
  stimpill rule check shop.yaml --company 6f1c2b9e-… --rule-set "VR" --from 2026-10-01 --to 2026-10-31`,
    )
    .action(async (file: string, options: CheckOptions) => {
      const { definition, warnings } = ruleOf(await readInputFile(file, terminal), file);
      const comparison = await compare(terminal, definition, options);
      if (options.json)
        printJson(terminal, {
          warnings,
          comparison: comparison === null ? null : differenceJson(comparison),
        });
      else
        terminal.stdout.write(
          [
            `${file} is a pay rule${warnings.length === 0 ? ' without a fault' : ', with something to look at'}.\n`,
            ...warnings.map((warning) => `  ${problemText(warning)}\n`),
            comparison === null ? '' : differenceText(comparison),
          ].join(''),
        );
    });
}

/** @throws Refused with every problem */
function ruleOf(bytes: Uint8Array, file: string): Rule {
  const parsed = readRule(contentOf(bytes, file));
  if (parsed.ok) return parsed;
  throw refusal(file, parsed.problems.map(problemText));
}

function contentOf(bytes: Uint8Array, file: string): unknown {
  try {
    return readCompanyFile(bytes, file);
  } catch (error) {
    if (error instanceof CompanyFileRefused) throw refusal(file, error.faults.map(faultSentence));
    throw error;
  }
}

const refusal = (file: string, faults: readonly string[]) =>
  new Refused([`${file} is no pay rule:`, ...faults.map((fault) => `  ${fault}`)].join('\n'));

async function compare(
  terminal: Terminal,
  definition: Definition,
  options: CheckOptions,
): Promise<Comparison | null> {
  const { company, ruleSet, from, to } = options;
  if (company === undefined) {
    if (ruleSet !== undefined || from !== undefined || to !== undefined)
      throw new Refused('To compare, name the company with --company.');
    return null;
  }
  return await withServer(terminal, async ({ database: { knex }, clock }) => {
    const compared = await whomToCompare(knex, company, options, clock());
    return { ...compared, people: await compareRules(knex, { ...compared, definition }) };
  });
}
