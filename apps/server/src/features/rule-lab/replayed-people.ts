// Who is replayed under a draft, some people at a time: a replay of a whole company is never in the way of anybody for longer than that.
import { companyScope, type CompanyScope } from '#database/company-scope.ts';
import type { Queryable } from '#database/database.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { listDepartments } from '#features/people/department-store.ts';
import { listMemberships } from '#features/people/employee-store.ts';
import { isServiceAccount, type Employee } from '#features/people/employee.ts';
import { listSeenEmployees, type Seer } from '#features/people/seen-people.ts';
import type { GoodRule } from '#features/rules/rule-file.ts';
import { listRuleSets, listRuleVersions } from '#features/rules/rule-store.ts';
import { replayDraft, type ReplayedPerson, type ReplayRequest } from '#features/timesheets/replay-draft.ts';

/** So many people take a fraction of a second, a year of each of them included. */
const PEOPLE_AT_ONCE = 25;

export type ReplayOf = {
  readonly company: CompanySettings;
  readonly seer: Seer;
  readonly ruleSetId: string;
  /** yyyy-MM-dd, both inclusive. */
  readonly range: { readonly startDate: string; readonly endDate: string };
  readonly draft: GoodRule;
  /** Null: only those who are paid by the rule set; otherwise everybody. */
  readonly isForEverybody: boolean;
  readonly departmentId: string | null;
  /** The last person of the part before; null: from the first on. */
  readonly after: string | null;
};

export type ReplayedPart = {
  readonly peopleCount: number;
  readonly people: readonly ReplayedPerson[];
  /** The last person of this part; null where nobody is left. */
  readonly next: string | null;
};

/** @throws DomainError `rule_set.not_found`, `department.not_found`, `employee.not_found` */
export async function replayPeople(db: Queryable, request: ReplayOf): Promise<ReplayedPart> {
  const { company, range, after } = request;
  const scope = companyScope(db, company.id);
  const draft = await asVersion(scope, request.ruleSetId, request.draft, range.startDate);
  const people = await listReplayed(scope, request);
  const left = people.slice(placeAfter(people, after));
  const employees = left.slice(0, PEOPLE_AT_ONCE);
  return {
    peopleCount: people.length,
    people: await replayDraft(db, { company, employees, range, draft }),
    next: left.length > employees.length ? (employees.at(-1)?.id ?? null) : null,
  };
}

/** Where a part begins. Who is no longer among the people cannot say where the part before ended. */
function placeAfter(people: readonly Employee[], after: string | null): number {
  if (after === null) return 0;
  const place = people.findIndex(({ id }) => id === after);
  if (place === -1) throw new DomainError('employee.not_found', { field: 'after' });
  return place + 1;
}

/**
 * The draft as the next version of the rule set.
 * @throws DomainError `rule_set.not_found`
 */
export async function asVersion(
  scope: CompanyScope,
  ruleSetId: string,
  { definition }: GoodRule,
  validFrom: string,
): Promise<ReplayRequest['draft']> {
  const ruleSet = (await listRuleSets(scope)).find(({ id }) => id === ruleSetId);
  if (ruleSet === undefined) throw new DomainError('rule_set.not_found', { field: 'ruleSetId' });
  const versions = (await listRuleVersions(scope)).get(ruleSetId) ?? [];
  const number = Math.max(0, ...versions.map((version) => version.number)) + 1;
  return { name: ruleSet.name, number, validFrom, definition };
}

/** By id, so that each part goes on where the one before ended. */
async function listReplayed(
  scope: CompanyScope,
  { company, seer, ruleSetId, isForEverybody, departmentId }: ReplayOf,
): Promise<Employee[]> {
  const isMember = await membersOf(scope, departmentId);
  const isPaidByIt = (employee: Employee) =>
    isForEverybody || (employee.ruleSetId ?? company.defaultRuleSetId) === ruleSetId;
  return (await listSeenEmployees(scope, seer))
    .filter((employee) => !isServiceAccount(employee) && isPaidByIt(employee) && isMember(employee.id))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

async function membersOf(scope: CompanyScope, departmentId: string | null): Promise<(id: string) => boolean> {
  if (departmentId === null) return () => true;
  const isKnown = (await listDepartments(scope)).some(({ id }) => id === departmentId);
  if (!isKnown) throw new DomainError('department.not_found', { field: 'departmentId' });
  const memberships = await listMemberships(scope);
  return (id) => memberships.get(id)?.includes(departmentId) === true;
}
