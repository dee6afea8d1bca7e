// How much is planned, by day and by employee, in whole clock minutes as worked time is counted.
import { datesOf } from '@stimpill/time';
import { inNameOrder } from '#features/people/in-name-order.ts';
import type { PlannedShift } from './list-planned-shifts.ts';

const MINUTE_MS = 60_000;

type Range = { readonly startDate: string; readonly endDate: string };

type Planned = { shifts: number; openShifts: number; plannedMinutes: number };

type PlannedPerson = Planned & { readonly id: string; readonly displayName: string };

export type ScheduleCounts = Planned & {
  readonly byDay: readonly (Planned & { readonly date: string })[];
  /** By name. */
  readonly byEmployee: readonly PlannedPerson[];
};

export function summarizeSchedule(shifts: readonly PlannedShift[], range: Range): ScheduleCounts {
  const total = nothing();
  const byDate = new Map(datesOf(range).map((date) => [date, { date, ...nothing() }]));
  const byEmployee = new Map<string, PlannedPerson>();
  for (const shift of shifts) {
    add(total, shift);
    add(byDate.get(shift.localDate), shift);
    add(personOf(byEmployee, shift), shift);
  }
  return {
    ...total,
    byDay: [...byDate.values()],
    byEmployee: inNameOrder([...byEmployee.values()], ({ displayName }) => displayName),
  };
}

function personOf(byEmployee: Map<string, PlannedPerson>, shift: PlannedShift): PlannedPerson | undefined {
  const { employeeId: id, employeeDisplayName: displayName } = shift;
  if (id === null || displayName === null) return undefined;
  const person = byEmployee.get(id) ?? { id, displayName, ...nothing() };
  byEmployee.set(id, person);
  return person;
}

function add(planned: Planned | undefined, { employeeId, startAt, endAt }: PlannedShift): void {
  if (planned === undefined) return;
  planned.shifts += 1;
  planned.openShifts += employeeId === null ? 1 : 0;
  planned.plannedMinutes += Math.floor(endAt / MINUTE_MS) - Math.floor(startAt / MINUTE_MS);
}

function nothing(): Planned {
  return { shifts: 0, openShifts: 0, plannedMinutes: 0 };
}
