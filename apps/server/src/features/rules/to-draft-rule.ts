// A draft of a pay rule, as the contract has it.
import type { DataOf } from '@stimpill/api-types';
import type { manageOperations } from '@stimpill/api-types/manage';
import { describeRule, ruleParameters, type ExplanationLanguage } from '@stimpill/calc';
import type { GoodRule } from './rule-file.ts';
import { toRuleInWords } from './to-pay-rules.ts';

export function toDraftRule(
  text: string,
  { definition, warnings }: GoodRule,
  language: ExplanationLanguage,
): DataOf<typeof manageOperations.prepareDraftRule> {
  return {
    definition: text,
    description: toRuleInWords(describeRule(definition, language)),
    parameters: ruleParameters(definition, language).map((parameter) => ({
      ...parameter,
      choices: [...parameter.choices],
    })),
    warnings: warnings.map(({ path, message }) => ({ path: path.replace(/^\./, ''), message })),
  };
}
