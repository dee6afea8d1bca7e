// R10 for what is read beside the hours: the minutes of each project, sub-project and person add up to those of the second reckoning, and
// exactly those shifts are called unworked to which nobody came.
import type { Company } from '../people/companies.ts';
import type { Check } from './check.ts';
import { projectOf } from './check-brought.ts';
import { paidMinutes, type PersonsTime } from './check-time.ts';
import type { Told } from './doubts.ts';
import { sumKey, type Plans } from './read-plans.ts';
import type { Shift } from '../people/shift.ts';

/** @param plans by company id */
export function checkProjectSums(
  everybody: readonly PersonsTime[],
  told: Told,
  plans: ReadonlyMap<string, Plans>,
): Check {
  const wanted = new Map([...plans.keys()].map((companyId) => [companyId, new Map<string, number>()]));
  for (const { person, expected } of everybody) {
    const sums = wanted.get(person.companyId);
    for (const entry of expected.entries) {
      const minutes = paidMinutes(entry, expected);
      const { projectId, subProjectId } = projectOf(entry.punchIds[0] ?? '', told);
      const keys = [
        ...[sumKey(projectId), sumKey(projectId, 'person', person.id)],
        ...(subProjectId === null ? [] : [sumKey(projectId, 'part', subProjectId)]),
      ];
      for (const key of keys) sums?.set(key, (sums.get(key) ?? 0) + minutes);
    }
  }
  const all = [...wanted].flatMap(([companyId, sums]) => {
    const told = plans.get(companyId)?.sums ?? new Map<string, number>();
    return [...new Set([...sums.keys(), ...told.keys()])].map((key) => ({
      key,
      is: told.get(key) ?? 0,
      should: sums.get(key) ?? 0,
    }));
  });
  return {
    id: 'R10',
    says: 'The minutes of each project, sub-project and person in the summary are those of the second reckoning.',
    cases: all.length,
    problems: all
      .filter(({ is, should }) => is !== should)
      .map(({ key, is, should }) => `${key} has ${is} minutes, and should have ${should}`),
  };
}

/** @param planned by company id */
export function checkShifts(
  companies: readonly Company[],
  everybody: readonly PersonsTime[],
  planned: ReadonlyMap<string, readonly Shift[]>,
  plans: ReadonlyMap<string, Plans>,
): Check {
  const expected = new Map(everybody.map(({ person, expected: { entries } }) => [person.id, entries]));
  const isWorked = ({ employeeId, startAt, endAt }: Shift) =>
    expected
      .get(employeeId)
      ?.some((entry) => entry.startAt < endAt && (entry.endAt ?? Infinity) > startAt) === true;
  const all = companies.flatMap(({ id }) => planned.get(id) ?? []);
  const problems = companies.flatMap(({ id, people }) => {
    const [own, told] = [planned.get(id) ?? [], plans.get(id)];
    return [
      ...(told?.untold ?? []),
      ...differenceOf(own, told?.shifts ?? []),
      ...people.flatMap((person) => {
        const should = own.filter((shift) => shift.employeeId === person.id && !isWorked(shift)).length;
        const is = told?.unworked.get(person.id) ?? 0;
        return is === should
          ? []
          : [`${person.name} missed ${is} shifts, it is said, and should have missed ${should}`];
      }),
    ];
  });
  return {
    id: 'R10',
    says: 'The shifts are those that were planned, and exactly those are unworked for which nobody clocked in.',
    cases: all.length,
    problems,
  };
}

function differenceOf(planned: readonly Shift[], told: readonly Shift[]): string[] {
  const text = ({ id, employeeId, projectId, startAt, endAt }: Shift) =>
    [id, employeeId, projectId, startAt, endAt].join(' ');
  const [own, others] = [new Set(planned.map(text)), new Set(told.map(text))];
  return [
    ...[...own].filter((one) => !others.has(one)).map((one) => `the shift ${one} is not there`),
    ...[...others].filter((one) => !own.has(one)).map((one) => `nobody planned the shift ${one}`),
  ];
}
