// A pay rule as a file: the agreements that ship, to copy and change, and what a person wrote, checked.
import {
  agreements,
  describeRule,
  parseRuleDefinition,
  ruleDefinitionSchema,
  type Agreement,
  type ExplanationLanguage,
  type ParsedRuleDefinition,
} from '@stimpill/calc';
import { stringify } from 'yaml';
import { Refused } from '#errors/refused.ts';
import { takenPayLines } from './taken-pay-lines.ts';

export function listShippedRules(): readonly Agreement[] {
  return [...agreements.values()];
}

export function findShippedRule(key: string): Agreement | undefined {
  return agreements.get(key);
}

/** What people call it. */
export function nameOfShippedRule({ definition, name }: Agreement, language: ExplanationLanguage): string {
  return describeRule(definition, language).name ?? name;
}

/** @throws Refused when none of that key ships */
export function shippedRule(key: string): Agreement {
  const agreement = agreements.get(key);
  if (agreement !== undefined) return agreement;
  throw new Refused(`No rule "${key}" ships. There are: ${[...agreements.keys()].join(', ')}.`);
}

/** The definition as YAML, with its sources above it, as `stimpill rule check` and a company file take it. */
export function ruleFileText({ key, name, lastCheckedOn, sources, definition }: Agreement): string {
  const heading = [
    `${name} (${key}), as it ships. Read on ${lastCheckedOn}:`,
    ...sources.map(({ url, says }) => `- ${says} ${url}`),
    'Copy it, change it, and try it: stimpill rule check FILE. A company takes it as the definition of a rule version.',
    'yaml-language-server: $schema=rule.schema.json',
  ];
  const comment = heading.map((line) => `# ${line}\n`).join('');
  return comment + stringify(definition, { version: '1.2', schema: 'core', lineWidth: 0 });
}

/** A rule without a fault, and what may be a slip in it. */
export type GoodRule = Extract<ParsedRuleDefinition, { readonly ok: true }>;

/** What somebody wrote, as a rule or with every problem it has, by any door. Paths begin at the rule. */
export function readRule(json: unknown): ParsedRuleDefinition {
  const parsed = parseRuleDefinition(json, '');
  const problems = parsed.ok ? takenPayLines(parsed.definition) : [];
  return problems.length === 0 ? parsed : { ok: false, problems };
}

/** The JSON Schema of a rule, with which an editor completes and checks one while it is written. */
export function ruleSchemaText(): string {
  return `${JSON.stringify(ruleDefinitionSchema, null, 2)}\n`;
}
