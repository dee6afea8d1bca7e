// What the rules of a company can pay or give, and what they call it.
import { lineNamesOf, nameOfOurs, payLinesOf, toldIn, type NamedPayLine } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import type { GoodRule } from './rule-file.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { listRuleVersions } from './rule-store.ts';

/** What agreements say, and the language in which they say it to somebody. */
export { toldIn, type Words } from '@stimpill/calc';
export type { NamedPayLine };

/** By the key of a line, at most two. */
export type LineNames = ReadonlyMap<string, NamedPayLine['names']>;

/** What a draft calls its lines, and the rules of the company those that it does not have. */
export async function loadLineNames(
  scope: CompanyScope,
  draft: Pick<GoodRule, 'definition'>,
): Promise<LineNames> {
  const ofCompany = await loadCompanyLineNames(scope);
  return new Map([...ofCompany, ...lineNamesOf([draft.definition])]);
}

/** What all rules of the company call their lines, where people of several rules stand in one table. */
export async function loadCompanyLineNames(scope: CompanyScope): Promise<LineNames> {
  const versions = [...(await listRuleVersions(scope)).values()].flat();
  return lineNamesOf(versions.map(({ definition }) => definition));
}

/** What the lines of somebody are called on a date (yyyy-MM-dd). */
export type LineNamesOf = (employee: Pick<Employee, 'ruleSetId'>, date: string) => LineNames;

/** By the person's own rule; what that does not have, such as a line of an earlier rule, by the other rules of the company. */
export async function loadLineNamesOf(
  scope: CompanyScope,
  { defaultRuleSetId }: Pick<CompanySettings, 'defaultRuleSetId'>,
): Promise<LineNamesOf> {
  const all = await listRuleVersions(scope);
  const ofCompany = lineNamesOf([...all.values()].flat().map(({ definition }) => definition));
  return ({ ruleSetId }, date) => {
    const own = all.get(ruleSetId ?? defaultRuleSetId ?? '') ?? [];
    const inForce = own.filter(({ validFrom }) => validFrom <= date);
    return new Map([...ofCompany, ...inForce.flatMap(({ definition }) => [...lineNamesOf([definition])])]);
  };
}

/** By every version, also those that hold no longer: time that is paid late is paid by them. */
export async function listPayLines(scope: CompanyScope): Promise<readonly NamedPayLine[]> {
  const versions = [...(await listRuleVersions(scope)).values()].flat();
  return payLinesOf(versions.map(({ definition }) => definition));
}

/** Under a key that no rule of the company has. */
export function namesWithoutRule(key: string): NamedPayLine['names'] {
  const name = nameOfOurs(key);
  return name ? [name] : [];
}

/** What a credit or an absence is called; a pay line is called by its key. */
export const lineNameIn = (key: string, language: string): string =>
  nameOfOurs(key)?.[toldIn(language)] ?? key;
