// From which day on somebody works under which agreement, as far as bonuses ask: by the rules that pay them. Sick leave of a better ladder is no other agreement.
import { bonusesOf, type BonusFacts, type RuleVersion } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { loadRuleVersionsOf } from '#features/rules/load-rule-versions-of.ts';
import { listVersionSources } from '#features/rules/rule-store.ts';
import type { EmploymentHistory } from './employment-history.ts';

type Agreements = BonusFacts['agreements'];

export async function loadAgreementsOf(
  scope: CompanyScope,
  company: CompanySettings,
): Promise<(history: EmploymentHistory) => Agreements> {
  const versionsOf = await loadRuleVersionsOf(scope, company);
  const sources = await listVersionSources(scope);
  return ({ ruleSets }) =>
    ruleSets.flatMap(({ from, ruleSetId }, index) => {
      const until = ruleSets[index + 1]?.from ?? '9999-12-31';
      const keyOf = ({ number }: RuleVersion) =>
        sources.get(`${ruleSetId ?? company.defaultRuleSetId ?? ''}/${number}`)?.agreement ?? null;
      return versionsWithin(versionsOf({ ruleSetId }), from, until).map(({ validFrom, version }) => ({
        validFrom,
        bonuses: bonusesOf(
          {
            agreement: version && keyOf(version),
            entitlements: version?.definition.entitlements ?? null,
          },
          company.bonuses.publicEmployer,
        ),
      }));
    });
}

/** The version that holds on the first of these days, and those that begin later; null: none holds. */
function versionsWithin(versions: readonly RuleVersion[], from: string, until: string) {
  const holding = versions.findLast(({ validFrom }) => validFrom <= from) ?? versions[0] ?? null;
  const later = versions.filter(
    (each) => each !== holding && each.validFrom > from && each.validFrom < until,
  );
  return [
    { validFrom: from, version: holding },
    ...later.map((version) => ({ validFrom: version.validFrom, version })),
  ];
}
