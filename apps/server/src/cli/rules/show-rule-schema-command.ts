import { Command } from 'commander';
import { ruleSchemaText } from '#features/rules/rule-file.ts';
import type { Terminal } from '../terminal.ts';
import { writeNewFile } from '../write-new-file.ts';

export function showRuleSchemaCommand(terminal: Terminal): Command {
  return new Command('schema')
    .description('Show the JSON Schema of pay rules: with it an editor completes and checks a rule.')
    .option('--output <file>', 'a new file instead of the screen; "rule show" names rule.schema.json')
    .option('--json', 'for machines; it is JSON anyway')
    .addHelpText('after', '\nExample:\n  stimpill rule schema --output rule.schema.json')
    .action(async ({ output }: { readonly output?: string }) => {
      if (output === undefined) terminal.stdout.write(ruleSchemaText());
      else await writeNewFile(output, [ruleSchemaText()]);
    });
}
