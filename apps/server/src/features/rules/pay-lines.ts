// What the rules of a company can pay or give, and what they call it.
import { payLinesOf, type NamedPayLine } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import type { GoodRule } from './rule-file.ts';
import { listRuleVersions } from './rule-store.ts';

export type { NamedPayLine };

/** By the key of a line. */
export type LineNames = ReadonlyMap<string, NamedPayLine['names']>;

/** What the rules of the company call their lines, and the lines of a draft that none of them has. */
export async function loadLineNames(
  scope: CompanyScope,
  draft: Pick<GoodRule, 'definition'>,
): Promise<LineNames> {
  const named = [...payLinesOf([draft.definition]), ...(await listPayLines(scope))];
  return new Map(named.map(({ key, names }) => [key, names]));
}

/** By every version, also those that hold no longer: time that is paid late is paid by them. */
export async function listPayLines(scope: CompanyScope): Promise<readonly NamedPayLine[]> {
  const versions = [...(await listRuleVersions(scope)).values()].flat();
  return payLinesOf(versions.map(({ definition }) => definition));
}
