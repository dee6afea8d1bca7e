// Pay rules and example weeks, as the contract has them.
import type { RuleSet } from '@stimpill/api-types/manage';
import {
  describeRule,
  type Agreement,
  type ExplanationLanguage,
  type OpenParameter,
  type ParameterValues,
  type RuleDescription,
} from '@stimpill/calc';
import { toInstant } from '#to-instant.ts';
import type { ExampleWeek } from './example-week.ts';
import type { RuleSetWithVersions } from './rule-sets.ts';
import { stateOfVersions } from './state-of-versions.ts';

export function toAgreement(
  { key, lastCheckedOn, sources, definition }: Agreement,
  language: ExplanationLanguage,
) {
  return {
    key,
    lastCheckedOn,
    sources: sources.map(({ url }) => url),
    description: toRuleInWords(describeRule(definition, language)),
    parameters: toOpenParameters(definition.open?.parameters ?? [], {}, language),
  };
}

function toOpenParameters(
  parameters: readonly OpenParameter[],
  values: ParameterValues,
  language: ExplanationLanguage,
): RuleSet['versions'][number]['parameters'] {
  return parameters.map(({ key, unit, names, decides, noDefault, least = 0, most = 1440, ...more }) => ({
    key,
    unit,
    name: names[language],
    decides: decides[language],
    noDefault: noDefault[language],
    least: unit === 'minutes' ? least : null,
    most: unit === 'minutes' ? most : null,
    readings: (more.readings ?? []).map(({ value, says, source }) => ({
      value,
      says: says[language],
      source,
    })),
    taken: more.taken ?? null,
    value: values[key] ?? null,
  }));
}

export function toRuleSet(
  { id, name, versions }: RuleSetWithVersions,
  { defaultRuleSetId }: { readonly defaultRuleSetId: string | null },
  language: ExplanationLanguage,
): RuleSet {
  return {
    id,
    name,
    isDefault: id === defaultRuleSetId,
    state: stateOfVersions(versions),
    versions: versions.map(({ definition, open, values, ...version }) => ({
      ...version,
      parameters: toOpenParameters(open, values, language),
      description: toRuleInWords(describeRule(definition, language)),
    })),
  };
}

export function toRuleInWords({ name, classes, beside, holidays }: RuleDescription) {
  return {
    name,
    classes: classes.map((each) => ({
      ...each,
      when: [...each.when],
      premiumLines: [...each.premiumLines],
    })),
    beside: [...beside],
    holidays: holidays.map(({ dayClass, names }) => ({ dayClass, names: [...names] })),
  };
}

export function toExampleWeek({ work, lines, beside }: ExampleWeek) {
  return {
    work: work.map(({ startAt, endAt, stretches }) => ({
      startAtUtc: toInstant(startAt),
      endAtUtc: toInstant(endAt),
      classes: stretches.map((stretch) => ({
        name: stretch.name,
        payLine: stretch.payLine,
        startAtUtc: toInstant(stretch.startAt),
        minutes: stretch.minutes,
      })),
    })),
    lines: [...lines],
    beside: [...beside],
  };
}
