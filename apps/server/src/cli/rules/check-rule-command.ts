import { Command } from 'commander';
import { readInputFile } from '../read-input-file.ts';
import { type Terminal, printJson } from '../terminal.ts';
import { Refused } from '#errors/refused.ts';
import { CompanyFileRefused, faultSentence } from '#features/company-file/file-fault.ts';
import { readCompanyFile } from '#features/company-file/read-company-file.ts';
import { unseenTexts } from '#features/company-file/unseen-texts.ts';
import { readRule, type GoodRule } from '#features/rules/rule-file.ts';

export function checkRuleCommand(terminal: Terminal): Command {
  return new Command('check')
    .description('Check a pay rule: list every problem it has, and what may be a slip. Nothing is stored.')
    .argument('<file>', 'YAML or JSON, as "stimpill rule show" writes it; "-" reads from the pipe')
    .option('--json', 'for machines')
    .addHelpText(
      'after',
      `
It ends with 1 when the rule has a problem. What a rule would have paid: "stimpill rule replay --help".

Example:
  stimpill rule check shop.yaml`,
    )
    .action(async (file: string, { json }: { readonly json?: true }) => {
      const { warnings } = ruleFromFile(await readInputFile(file, terminal), file);
      if (json) printJson(terminal, { warnings });
      else
        terminal.stdout.write(
          [
            `${file} is a pay rule${warnings.length === 0 ? ' without a fault' : ', with warnings'}.\n`,
            ...warnings.map((warning) => `  ${problemText(warning)}\n`),
          ].join(''),
        );
    });
}

/** A pay rule in a file, or every problem that it has. */
const problemText = ({ path, message }: GoodRule['warnings'][number]) =>
  `${path.replace(/^\./, '')} ${message}`;

/** @throws Refused with every problem */
export function ruleFromFile(bytes: Uint8Array, file: string): GoodRule {
  const content = contentOf(bytes, file);
  const parsed = readRule(content);
  if (parsed.ok) return { ...parsed, warnings: [...parsed.warnings, ...unseenTexts(content)] };
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
