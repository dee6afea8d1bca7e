import type { RestRecord } from '@stimpill/api-types/manage';
import type { Rest } from './read-rest.ts';
import type { SettledDeparture } from './departure.ts';
import type { Settlement } from './settle-time-off.ts';

export function toRestRecord(
  { departments, people }: Rest,
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): RestRecord {
  return {
    ...{ startDate, endDate },
    departments: departments.map(({ id, name }) => ({ id, name })),
    people: people.map(({ employee, departmentIds }) => ({
      employeeId: employee.id,
      employeeDisplayName: employee.displayName,
      departmentIds: [...departmentIds],
    })),
    departures: people.flatMap(({ employee, departures }) =>
      departures.map((each) => toDeparture(employee.id, each)),
    ),
    notJudged: people.flatMap(({ employee, notJudged }) =>
      notJudged.map(({ right, because }) => ({ employeeId: employee.id, right, because })),
    ),
  };
}

function toDeparture(
  employeeId: string,
  { at, settledBy, ...departure }: SettledDeparture,
): RestRecord['departures'][number] {
  return {
    employeeId,
    ...departure,
    at: at === null ? null : new Date(at).toISOString(),
    settledBy: settledBy.flatMap(toSettlement),
  };
}

export function toSettlement({ kind, ...settlement }: Settlement) {
  return kind === 'opening' ? [] : [{ ...settlement, kind }];
}
