import { Command } from 'commander';
import { ruleFileText, shippedRule } from '#features/rules/rule-file.ts';
import { printJson } from '../print-json.ts';
import type { Terminal } from '../terminal.ts';
import { writeNewFile } from '../write-new-file.ts';

type Options = { readonly json?: true; readonly output?: string };

export function showRuleCommand(terminal: Terminal): Command {
  return new Command('show')
    .description('Show a pay rule that ships, as a file to copy and change.')
    .argument('<agreement>', 'see "stimpill rule list"')
    .option('--output <file>', 'a new file instead of the screen')
    .option('--json', 'for machines, with its sources')
    .addHelpText('after', '\nExample:\n  stimpill rule show vr-shop --output shop.yaml')
    .action(async (key: string, { json, output }: Options) => {
      const rule = shippedRule(key);
      if (output !== undefined) await writeNewFile(output, [ruleFileText(rule)]);
      else if (json) printJson(terminal, rule);
      else terminal.stdout.write(ruleFileText(rule));
    });
}
