// The pay rules that ship, shown: which there are, one of them, and how a rule is written.
import { Command } from 'commander';
import { listShippedRules, ruleFileText, shippedRule, ruleSchemaText } from '#features/rules/rule-file.ts';
import { type Terminal, printJson, textTable } from '../terminal.ts';
import { writeNewFile } from '../write-new-file.ts';

export function listRulesCommand(terminal: Terminal): Command {
  return new Command('list')
    .description('List the collective agreements that ship as pay rules.')
    .option('--json', 'for machines')
    .addHelpText('after', '\nExample:\n  stimpill rule list')
    .action(({ json }: { readonly json?: true }) => {
      const rules = listShippedRules().map(({ key, name, lastCheckedOn }) => ({ key, name, lastCheckedOn }));
      if (json) printJson(terminal, rules);
      else
        terminal.stdout.write(
          textTable(rules.map(({ key, name, lastCheckedOn }) => ({ key, name, 'read on': lastCheckedOn }))),
        );
    });
}

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
