// The pay rules of a company with their versions, as people look at them.
import type { RuleDefinition } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import { listAgreementsOfVersions, listRuleSets, listRuleVersions } from './rule-store.ts';

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
  }[];
};

/** In order of name. */
export async function listRuleSetsWithVersions(scope: CompanyScope): Promise<RuleSetWithVersions[]> {
  const versions = await listRuleVersions(scope);
  const agreementOf = await listAgreementsOfVersions(scope);
  const ruleSets = await listRuleSets(scope);
  return ruleSets.map(({ id, name }) => ({
    id,
    name,
    versions: (versions.get(id) ?? []).map(({ number, validFrom, definition }) => ({
      number,
      validFrom,
      agreement: agreementOf.get(`${id}/${number}`) ?? null,
      definition,
    })),
  }));
}
