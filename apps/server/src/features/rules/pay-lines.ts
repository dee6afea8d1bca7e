// What the rules of a company can pay or give, and what they call it.
import { payLinesOf, type NamedPayLine } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import { listRuleVersions } from './rule-store.ts';

export type { NamedPayLine };

/** By every version, also those that hold no longer: time that is paid late is paid by them. */
export async function listPayLines(scope: CompanyScope): Promise<readonly NamedPayLine[]> {
  const versions = [...(await listRuleVersions(scope)).values()].flat();
  return payLinesOf(versions.map(({ definition }) => definition));
}
