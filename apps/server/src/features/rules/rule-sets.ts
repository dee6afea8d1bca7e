// The pay rules of a company with their versions, as people look at them.
import type { RuleDefinition } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import { listAgreementsOfVersions, listRuleSets, listRuleVersions } from './rule-store.ts';
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
  const agreementOf = await listAgreementsOfVersions(scope);
  const ruleSets: RuleSetWithVersions[] = [];
  for (const { id, name } of await listRuleSets(scope)) {
    const ofSet: RuleSetWithVersions['versions'][number][] = [];
    for (const { number, validFrom, definition } of versions.get(id) ?? []) {
      const fixed = await whyFixed(scope, company, { ruleSetId: id, validFrom }, now);
      const agreement = agreementOf.get(`${id}/${number}`) ?? null;
      ofSet.push({ number, validFrom, agreement, definition, mayChange: fixed === null });
    }
    ruleSets.push({ id, name, versions: ofSet });
  }
  return ruleSets;
}
