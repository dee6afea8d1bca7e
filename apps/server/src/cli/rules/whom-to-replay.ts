// Whose pay is replayed, over which days: the people of one rule set, and last month, unless somebody says otherwise.
import { addDays, localDateOf, periodAround } from '@stimpill/time';
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { Refused } from '#errors/refused.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { listRuleSets } from '#features/rules/rule-store.ts';
import { companyOf } from '../people/find-people.ts';
import { rangeOf } from '../range-options.ts';

export type ReplayOptions = {
  readonly company: string;
  /** Its name or its id. */
  readonly ruleSet?: string;
  readonly everybody?: true;
  readonly from?: string;
  readonly to?: string;
  readonly json?: true;
};

export type Replayed = {
  readonly company: CompanySettings;
  readonly ruleSet: { readonly id: string; readonly name: string };
  readonly range: { readonly startDate: string; readonly endDate: string };
  readonly isForEverybody: boolean;
};

/** @throws Refused when the company, the rule set or the days are none */
export async function whomToReplay(db: Queryable, options: ReplayOptions, now: number): Promise<Replayed> {
  const company = await companyOf(db, options.company);
  const ruleSet = await ruleSetOf(companyScope(db, company.id), company, options.ruleSet);
  const isForEverybody = options.everybody ?? false;
  return { company, ruleSet, range: daysOf(company, options, now), isForEverybody };
}

async function ruleSetOf(
  scope: CompanyScope,
  { defaultRuleSetId }: CompanySettings,
  text: string | undefined,
): Promise<Replayed['ruleSet']> {
  const ruleSets = await listRuleSets(scope);
  const wanted = text ?? defaultRuleSetId ?? '';
  const found = ruleSets.filter(({ id, name }) => id === wanted.toLowerCase() || name === wanted);
  const [only, ...more] = found;
  if (only !== undefined && more.length === 0) return only;
  const known = ruleSets.map(({ id, name }) => `“${name}” (${id})`).join(', ');
  const what =
    text === undefined ? 'The company has no default rule set' : `It must be one rule set: “${text}” is not`;
  throw new Refused(`${what}. Name it with --rule-set${known === '' ? '' : `: ${known}`}.`);
}

function daysOf({ timeZone }: CompanySettings, { from, to }: ReplayOptions, now: number): Replayed['range'] {
  const thisMonth = periodAround(1, localDateOf(now, timeZone));
  const lastMonth = periodAround(1, addDays(thisMonth.startDate, -1));
  if (from === undefined && to === undefined) return lastMonth;
  if (from === undefined || to === undefined) throw new Refused('Give both --from and --to, or neither.');
  return rangeOf({ from, to });
}
