import { Command } from 'commander';
import { listShippedRules } from '#features/rules/rule-file.ts';
import { printJson } from '../print-json.ts';
import type { Terminal } from '../terminal.ts';
import { textTable } from '../text-table.ts';

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
