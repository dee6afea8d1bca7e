import type { DataOf } from '@stimpill/api-types';
import type { stationOperations, StationPerson, StationReview } from '@stimpill/api-types/station';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { inNameOrder } from '#features/people/in-name-order.ts';
import type { Project } from '#features/projects/project-store.ts';
import type { PunchListPerson } from '#features/doors/list-punch-users.ts';
import { toPunchListUser } from '#features/doors/to-punch-list.ts';
import { toInstant } from '#to-instant.ts';
import type { ReviewItemOnTablet } from '#features/ledger/review-list-store.ts';

type Pickable = DataOf<typeof stationOperations.listStationProjects>['projects'];

export function toStationPerson(company: CompanySettings, person: PunchListPerson): StationPerson {
  return { ...toPunchListUser(company, person), employeeNumber: person.employee.employeeNumber };
}

/** Projects that are active, have begun and have not ended. */
export function toPickableProjects(projects: readonly Project[], today: string): Pickable {
  const pickable = projects.filter(
    ({ isActive, startDate, endDate }) =>
      isActive && (startDate === null || startDate <= today) && (endDate === null || endDate >= today),
  );
  return inNameOrder(pickable, ({ name }) => name).map(({ id, name, code, subProjects }) => ({
    id,
    name,
    code,
    subProjects: inNameOrder(
      subProjects.filter(({ isActive }) => isActive),
      (subProject) => subProject.name,
    ).map((subProject) => ({ id: subProject.id, name: subProject.name, code: subProject.code })),
  }));
}

export function toStationReview({ at, openedAt, action, ...item }: ReviewItemOnTablet): StationReview {
  return {
    ...item,
    action: action === 'start' || action === 'stop' ? action : null,
    atUtc: toInstant(at),
    openedAtUtc: toInstant(openedAt),
  };
}
