// The departments that somebody leads at a moment: their own, and those of managers for whom they stand in on that day.
import { localDateOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { isEmployed, type Employee } from './employee.ts';
import { listStoodInFor } from './stand-in-store.ts';

/**
 * A stand-in has what the absent manager has of their own, and nothing for which that one stands in.
 * @param now epoch milliseconds
 * @returns null for all of the company
 */
export async function departmentsNow(
  scope: CompanyScope,
  { id, limitedToDepartmentIds: own }: Pick<Employee, 'id' | 'limitedToDepartmentIds'>,
  now: number,
): Promise<readonly string[] | null> {
  if (own === null) return null;
  const reach = new Set(own);
  for (const absent of await listStoodInFor(scope)) {
    const { limitedToDepartmentIds: departmentIds, standIns, timeZone } = absent;
    const today = localDateOf(now, timeZone);
    // Anyone who has left has no departments that somebody could have in their place.
    if (!isEmployed(absent, today)) continue;
    const standsIn = standIns.some(
      ({ employeeId, from, to }) => employeeId === id && from <= today && today <= to,
    );
    if (!standsIn) continue;
    if (departmentIds === null) return null;
    for (const departmentId of departmentIds) reach.add(departmentId);
  }
  return [...reach];
}
