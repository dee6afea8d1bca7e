// Whose approved time of a month would have other figures, since when, and who may approve it again.
import { may } from '@stimpill/api-types/rights';
import type { CompanyScope } from '#database/company-scope.ts';
import { listChangesSince } from '#features/changes/change-store.ts';
import type { RecordedChange } from '#features/changes/change.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { isEmployed, type Employee } from '#features/people/employee.ts';
import { listEmployees } from '#features/people/employee-store.ts';
import type { Seer } from '#features/people/seen-people.ts';
import type { EmployeeTimesheet } from '#features/timesheets/calculate-timesheets.ts';
import { listKeptAtOf } from '#features/timesheets/kept-figures-store.ts';
import type { MovedFigures } from '#features/timesheets/moved-figures.ts';

export type MovedPerson = {
  readonly employee: Employee;
  readonly moved: MovedFigures;
  /** Epoch milliseconds. */
  readonly since: number;
  readonly mayApprove: boolean;
  /** By name; empty where the caller may. */
  readonly owners: readonly string[];
};

type About = {
  readonly company: CompanySettings;
  readonly seer: Seer;
  /** yyyy-MM-dd */
  readonly today: string;
};

export async function listMovedPeople(
  scope: CompanyScope,
  timesheets: readonly Pick<EmployeeTimesheet, 'employee' | 'moved'>[],
  about: About,
): Promise<readonly MovedPerson[]> {
  const found = timesheets.filter(({ moved }) => moved.entryIds.length > 0);
  if (found.length === 0) return [];
  const keptAt = await listKeptAtOf(
    scope,
    found.flatMap(({ moved }) => moved.entryIds),
  );
  const approvedAt = ({ entryIds }: MovedFigures) =>
    Math.min(...entryIds.flatMap((id) => keptAt.get(id) ?? []));
  const first = Math.min(...found.map(({ moved }) => approvedAt(moved)));
  const ids = found.map(({ employee }) => employee.id);
  const changes = (await listChangesSince(scope, ids, first)).filter(isOfTime);
  const owners = await listOwners(scope, about.today);
  return found.map(({ employee, moved }) => {
    const since = changes.find(
      (change) => change.employeeId === employee.id && change.changedAt > approvedAt(moved),
    );
    const mayApprove = mayApproveNow(about, employee);
    const others = owners.filter(({ id }) => about.company.decidesOwnTime || id !== employee.id);
    return {
      ...{ employee, moved, mayApprove },
      since: since?.changedAt ?? approvedAt(moved),
      owners: mayApprove ? [] : others.map(({ displayName }) => displayName),
    };
  });
}

/** Absence, and time but for being locked or opened. */
export function isOfTime({ subject, before, after }: RecordedChange): boolean {
  if (subject === 'absence') return true;
  if (subject !== 'timeEntry') return false;
  return before === null || after === null || before['is_locked'] === after['is_locked'];
}

function mayApproveNow({ company, seer }: About, { id }: Employee): boolean {
  return may(seer, 'time.decide') === null && (company.decidesOwnTime || id !== seer.userId);
}

async function listOwners(scope: CompanyScope, today: string): Promise<readonly Employee[]> {
  const everybody = await listEmployees(scope);
  return everybody.filter((each) => each.role === 'owner' && each.isActive && isEmployed(each, today));
}
