// Pay rules and example weeks, as the contract has them.
import type { RuleSet } from '@stimpill/api-types/manage';
import { describeRule, type Agreement, type ExplanationLanguage, type RuleDescription } from '@stimpill/calc';
import { toInstant } from '#to-instant.ts';
import type { ExampleWeek } from './example-week.ts';
import type { RuleSetWithVersions } from './rule-sets.ts';

export function toAgreement(
  { key, lastCheckedOn, sources, definition }: Agreement,
  language: ExplanationLanguage,
) {
  return {
    key,
    lastCheckedOn,
    sources: sources.map(({ url }) => url),
    description: toRuleInWords(describeRule(definition, language)),
  };
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
    versions: versions.map(({ definition, ...version }) => ({
      ...version,
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
