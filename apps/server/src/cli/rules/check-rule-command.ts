import { Command } from 'commander';
import { printJson } from '../print-json.ts';
import { readInputFile } from '../read-input-file.ts';
import type { Terminal } from '../terminal.ts';
import { problemText, ruleFromFile } from './rule-from-file.ts';

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
