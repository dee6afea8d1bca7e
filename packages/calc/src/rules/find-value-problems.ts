/** Can a company give these values to what a rule leaves open? Every reason against it, with its path. */
import { parseRuleDefinition } from './parse-rule-definition.ts';
import { type Problem } from './problem.ts';
import { type RuleDefinition } from './rule-definition.ts';
import { settleRule, whyNotValue, type ParameterValues } from './settle-rule.ts';

/** @example findValueProblems(rule, { callOutMinimum: -1 }) // [{ path: '.callOutMinimum', message: 'must be whole minutes …' }] */
export const findValueProblems = (
  definition: RuleDefinition,
  values: Readonly<Record<string, unknown>>,
): readonly Problem[] => {
  const parameters = definition.open?.parameters ?? [];
  const problems = Object.entries(values).flatMap(([key, value]): Problem[] => {
    const parameter = parameters.find((each) => each.key === key);
    const known = parameters.map((each) => each.key).join(', ');
    const why =
      parameter === undefined
        ? `is nothing that the rule leaves open${known === '' ? '' : `; that is ${known}`}.`
        : whyNotValue(parameter, value);
    return why === null ? [] : [{ path: `.${key}`, message: why }];
  });
  if (problems.length > 0) return problems;
  const settled = parseRuleDefinition(settleRule(definition, values as ParameterValues), '');
  return settled.ok ? [] : settled.problems;
};
