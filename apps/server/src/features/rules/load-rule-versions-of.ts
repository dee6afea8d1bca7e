import type { RuleVersion } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { listRuleVersions } from './rule-store.ts';

/** The rule by which somebody is paid, the person's own or the company's: its versions, oldest first; none where there is no rule. */
export async function loadRuleVersionsOf(
  scope: CompanyScope,
  { defaultRuleSetId }: Pick<CompanySettings, 'defaultRuleSetId'>,
): Promise<(employee: Pick<Employee, 'ruleSetId'>) => readonly RuleVersion[]> {
  const versions = await listRuleVersions(scope);
  return ({ ruleSetId }) => versions.get(ruleSetId ?? defaultRuleSetId ?? '') ?? [];
}
