import type { PersonReach } from '@stimpill/api-types/manage';
import type { StoredEmployee } from '#features/company-file/to-company-file.ts';

export function toPersonReach({
  limitedToDepartmentIds,
  standIns,
}: Pick<StoredEmployee, 'limitedToDepartmentIds' | 'standIns'>): PersonReach {
  return {
    limitedToDepartmentIds: limitedToDepartmentIds && [...limitedToDepartmentIds],
    standIns: standIns.map(({ employeeId, from, to }) => ({ employeeId, from, to })),
  };
}
