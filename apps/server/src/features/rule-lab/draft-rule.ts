// A draft of a pay rule: where it begins, what is changed in it, and whether it is a rule at all. By every door the same check.
import { isDeepStrictEqual } from 'node:util';
import { isScalar, parseDocument, stringify } from 'yaml';
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError, domainErrorOf, type Fault } from '#errors/domain-error.ts';
import { readDefinition } from '#features/company-records/read-definition.ts';
import {
  findShippedRule,
  listShippedRules,
  readRule,
  ruleFileText,
  type GoodRule,
} from '#features/rules/rule-file.ts';
import { settledWith, type ParameterValues } from '#features/rules/parameter-values.ts';
import { listRuleVersions } from '#features/rules/rule-store.ts';

/** Exactly one of the first three is given. */
export type DraftSource = {
  /** The text of a rule file, YAML or JSON. */
  readonly definition: string | null;
  /** Key of a shipped agreement. */
  readonly agreement: string | null;
  readonly ruleSetId: string | null;
  /** Of the rule set; null: the last one. */
  readonly versionNumber: number | null;
};

/** A value that is to be another. */
export type DraftChange = {
  /** Such as `mechanisms[2].limitMinutes`. */
  readonly path: string;
  readonly value: string | number | boolean;
};

const YAML = { version: '1.2', schema: 'core' } as const;

/**
 * The text of a draft, changed, with its comments.
 * @throws DomainError `rule_set.not_found`, `agreement.not_found`, `request.invalid`
 */
export async function draftText(
  scope: CompanyScope,
  source: DraftSource,
  changes: readonly DraftChange[],
): Promise<string> {
  const text = await sourceText(scope, source);
  return changes.length === 0 ? text : changed(text, changes);
}

async function sourceText(
  scope: CompanyScope,
  { definition, agreement: key, ruleSetId, versionNumber }: DraftSource,
): Promise<string> {
  if (definition !== null) return definition;
  if (key !== null) {
    const agreement = findShippedRule(key);
    if (agreement === undefined) throw new DomainError('agreement.not_found', { field: 'agreement' });
    return ruleFileText(agreement);
  }
  const versions = (await listRuleVersions(scope)).get(ruleSetId ?? '');
  if (versions === undefined) throw new DomainError('rule_set.not_found', { field: 'ruleSetId' });
  const version =
    versionNumber === null ? versions.at(-1) : versions.find(({ number }) => number === versionNumber);
  if (version === undefined) throw new DomainError('rule_set.not_found', { field: 'versionNumber' });
  return stringify(version.definition, { ...YAML, lineWidth: 0 });
}

function changed(text: string, changes: readonly DraftChange[]): string {
  // What is no YAML is told as such, and not as a value that is not there.
  readDefinition(text);
  const document = parseDocument(text, { ...YAML, stringKeys: true });
  const faults = changes.flatMap(({ path, value }, index): Fault[] => {
    const place = placeOf(path);
    if (!isScalar(document.getIn(place, true))) {
      const field = `changes[${index}].path`;
      return [{ code: 'request.invalid', message: `${field} names no value of the draft.`, field }];
    }
    document.setIn(place, value);
    return [];
  });
  const [first, ...rest] = faults;
  if (first !== undefined) throw domainErrorOf([first, ...rest]);
  return document.toString({ lineWidth: 0 });
}

/** `a[2].b` is `a`, 2, `b`. */
function placeOf(path: string): (string | number)[] {
  return path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** @throws DomainError `request.invalid` with every problem and its place: `definition.mechanisms[0].limitMinutes` */
export function readDraft(text: string): GoodRule {
  const parsed = readRule(readDefinition(text));
  if (parsed.ok) return parsed;
  const [first, ...rest] = parsed.problems.map(({ path, message }): Fault => {
    const field = `definition${path}`;
    return { code: 'request.invalid', message: `${field} ${message}`, field };
  });
  throw first === undefined
    ? new DomainError('request.invalid', { field: 'definition' })
    : domainErrorOf([first, ...rest]);
}

/**
 * A draft in which nothing of a shipped agreement was changed is that agreement, and goes on following it; so is one that has
 * in it what the company gives where the agreement leaves a value open.
 * @param values what the version before has
 * @returns its key; null: it is a rule of the company's own
 */
export function agreementOf({ definition }: GoodRule, values: ParameterValues): string | null {
  const asRead: unknown = JSON.parse(JSON.stringify(definition));
  const isDraft = (rule: unknown) => isDeepStrictEqual(JSON.parse(JSON.stringify(rule)), asRead);
  const found = listShippedRules().find(
    (agreement) => isDraft(agreement.definition) || isDraft(settledWith(agreement.definition, values)),
  );
  return found?.key ?? null;
}
