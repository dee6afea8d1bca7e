import { PLAIN_TIME, type RuleVersion } from '@stimpill/calc';
import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { listRuleVersions } from './rule-store.ts';

type Person = Pick<Employee, 'ruleSetId'>;

/** The version under which something was approved. */
type KeptVersion = {
  /** Null where it was not kept. */
  readonly ruleSetId: string | null;
  readonly name: string;
  readonly number: number;
};

export type Rules = {
  /** The rule by which somebody is paid, the person's own or the company's: its versions, oldest first; none where there is no rule. */
  readonly versionsOf: (employee: Person) => readonly RuleVersion[];
  /** Where the rule set was not kept: the person's own if the version has its name, else the one of that name. */
  readonly keptVersion: (employee: Person, kept: KeptVersion) => RuleVersion | undefined;
  /** Null of plain time. */
  readonly ruleSetIdOf: (version: RuleVersion) => string | null;
};

type Company = Pick<CompanySettings, 'defaultRuleSetId'>;

export async function loadRules(scope: CompanyScope, { defaultRuleSetId }: Company): Promise<Rules> {
  const all = await listRuleVersions(scope);
  const ownOf = ({ ruleSetId }: Person) => ruleSetId ?? defaultRuleSetId ?? '';
  const findSet = (employee: Person, { name, number }: Omit<KeptVersion, 'ruleSetId'>) => {
    const ids = [ownOf(employee), ...all.keys()];
    return ids.find((id) => all.get(id)?.some((each) => each.name === name && each.number === number));
  };
  return {
    versionsOf: (employee) => all.get(ownOf(employee)) ?? [],
    keptVersion: (employee, kept) => {
      const id = kept.ruleSetId ?? findSet(employee, kept);
      if (id === undefined && kept.name === PLAIN_TIME.name) return PLAIN_TIME;
      return all.get(id ?? '')?.find(({ number }) => number === kept.number);
    },
    ruleSetIdOf: (version) => [...all].find(([, versions]) => versions.includes(version))?.[0] ?? null,
  };
}

export async function loadRuleVersionsOf(
  scope: CompanyScope,
  company: Company,
): Promise<Rules['versionsOf']> {
  return (await loadRules(scope, company)).versionsOf;
}
