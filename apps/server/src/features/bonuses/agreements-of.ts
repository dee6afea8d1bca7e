// From which day on somebody works under which agreement, as far as bonuses ask: by the rules that pay them, or by what their record names.
import { bonusesOf, type BonusFacts, type PublicEmployer, type RuleVersion } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { loadRuleVersionsOf } from '#features/rules/load-rule-versions-of.ts';
import { listVersionSources } from '#features/rules/rule-store.ts';
import type { EmploymentHistory } from './employment-history.ts';

type Agreements = BonusFacts['agreements'];

export async function loadAgreementsOf(
  scope: CompanyScope,
  company: CompanySettings,
): Promise<(employee: Employee, history: EmploymentHistory) => Agreements> {
  const versionsOf = await loadRuleVersionsOf(scope, company);
  const sources = await listVersionSources(scope);
  return ({ entitlements }, { ruleSets }) =>
    ruleSets.flatMap(({ from, ruleSetId }, index) => {
      const until = ruleSets[index + 1]?.from ?? '9999-12-31';
      const keyOf = ({ number }: RuleVersion) =>
        sources.get(`${ruleSetId ?? company.defaultRuleSetId ?? ''}/${number}`)?.agreement ?? null;
      return versionsWithin(versionsOf({ ruleSetId }), from, until).map(({ validFrom, version }) => ({
        validFrom,
        bonuses: bonusesOfVersion(
          version,
          version && keyOf(version),
          entitlements,
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

/** What the record of somebody names comes first; an agreement that is another one than that of the rule has no shop or office. */
function bonusesOfVersion(
  version: RuleVersion | null,
  agreement: string | null,
  own: Employee['entitlements'],
  publicEmployer: PublicEmployer | null,
): Agreements[number]['bonuses'] {
  const ofRule = version?.definition.entitlements ?? null;
  const entitlements = own?.sickLadder ?? ofRule;
  return bonusesOf({ agreement: entitlements === ofRule ? agreement : null, entitlements }, publicEmployer);
}
