// The pay rules of a company with their versions, as people look at them.
import type { OpenParameter, ParameterValues, RuleDefinition } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import { listRuleSets, listRuleVersions, listVersionSources } from './rule-store.ts';
import { whyFixed, type Paying } from './why-fixed.ts';

export type RuleSetWithVersions = {
  readonly id: string;
  readonly name: string;
  /** Oldest first. */
  readonly versions: readonly {
    readonly number: number;
    readonly validFrom: string;
    /** Key of the shipped agreement; null for a rule of the company's own. */
    readonly agreement: string | null;
    readonly definition: RuleDefinition;
    /** What the rule leaves to the company, and what it has given. */
    readonly open: readonly OpenParameter[];
    readonly values: ParameterValues;
    readonly mayChange: boolean;
  }[];
};

/** In order of name. */
export async function listRuleSetsWithVersions(
  scope: CompanyScope,
  company: Paying,
  now: number,
): Promise<RuleSetWithVersions[]> {
  const versions = await listRuleVersions(scope);
  const sources = await listVersionSources(scope);
  const ruleSets: RuleSetWithVersions[] = [];
  for (const { id, name } of await listRuleSets(scope)) {
    const ofSet: RuleSetWithVersions['versions'][number][] = [];
    for (const { number, validFrom, definition } of versions.get(id) ?? []) {
      const fixed = await whyFixed(scope, company, { ruleSetId: id, validFrom }, now);
      const source = sources.get(`${id}/${number}`);
      ofSet.push({
        ...{ number, validFrom, definition, mayChange: fixed === null },
        agreement: source?.agreement ?? null,
        open: source?.definition.open?.parameters ?? [],
        values: source?.values ?? {},
      });
    }
    ruleSets.push({ id, name, versions: ofSet });
  }
  return ruleSets;
}
