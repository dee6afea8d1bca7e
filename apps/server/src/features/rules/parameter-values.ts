// What a company gives where a pay rule leaves a value open, as it is stored, sent and checked.
import {
  agreements,
  findValueProblems,
  PLAIN_TIME,
  settleRule,
  type ParameterValues,
  type RuleDefinition,
} from '@stimpill/calc';
import { domainErrorOf, type Fault } from '#errors/domain-error.ts';
import { readRule } from './rule-file.ts';

export type { ParameterValues };

export type ParameterValue = { readonly key: string; readonly value: number | string };

export function readParameterValues(text: string | null): ParameterValues {
  return text === null ? {} : (JSON.parse(text) as ParameterValues);
}

/** @returns null where none is given, so that a version without values is as it always was */
export function writeParameterValues(values: ParameterValues): string | null {
  const given = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return given.length === 0 ? null : JSON.stringify(Object.fromEntries(given));
}

/** @throws DomainError `request.invalid` with each value that the rule does not take */
export function requireParameterValues(
  definition: RuleDefinition,
  given: readonly ParameterValue[],
): ParameterValues {
  const values = Object.fromEntries(given.map(({ key, value }) => [key, value]));
  const [first, ...rest] = findValueProblems(definition, values).map(({ path, message }): Fault => {
    const field = `parameters${path}`;
    return { code: 'request.invalid', message: `${field} ${message}`, field };
  });
  if (first !== undefined) throw domainErrorOf([first, ...rest]);
  return values;
}

/**
 * What holds in a version: each value that is given, and of what is not named that of the version before.
 * @throws DomainError `request.invalid` with each value that the rule does not take
 */
export function valuesFor(
  definition: RuleDefinition,
  given: readonly ParameterValue[],
  before: ParameterValues,
): ParameterValues {
  return { ...inheritedValues(definition, before), ...requireParameterValues(definition, given) };
}

/** The values of the version before, as far as the rule leaves them open and takes them: nobody loses one by a new version. */
function inheritedValues(definition: RuleDefinition, before: ParameterValues): ParameterValues {
  const known = Object.entries(before).filter(
    ([key, value]) => findValueProblems(definition, { [key]: value }).length === 0,
  );
  return Object.fromEntries(known);
}

/** Where a version takes its rule from. Of what is no rule nothing is left open; that it is none is said where it is read. */
export function ruleFrom({
  agreement,
  definition,
}: {
  readonly agreement: string | null;
  readonly definition: unknown;
}): RuleDefinition {
  const read = readRule(definition);
  if (read.ok) return read.definition;
  return agreements.get(agreement ?? '')?.definition ?? PLAIN_TIME.definition;
}

/** The rule with those of the values in it that it takes. */
export function settledWith(definition: RuleDefinition, values: ParameterValues): RuleDefinition {
  return settleRule(definition, inheritedValues(definition, values));
}
