// Two people of the same name: what stands under each, so that nobody punches for the other.
import type { Department } from '@stimpill/api-types';
import type { PunchListSnapshot } from '#storage/kiosk-database.ts';

type Person = PunchListSnapshot['people'][number];

/**
 * By id, for namesakes alone: the departments where no two of them have the same, otherwise the employee numbers. A person who has neither
 * has nothing under the name.
 */
export function tellApart(
  people: readonly Person[],
  departments: readonly Department[],
): ReadonlyMap<string, string> {
  const nameOf = new Map(departments.map(({ id, name }) => [id, name]));
  const departmentOf = ({ departmentIds }: Person) =>
    departmentIds.flatMap((id) => nameOf.get(id) ?? []).join(', ');
  const apart = new Map<string, string>();
  for (const namesakes of groupsOfNamesakes(people)) {
    const told = namesakes.map(departmentOf);
    const numbers = namesakes.map(({ employeeNumber }) => employeeNumber ?? '');
    const lines = areAllDifferent(told) || numbers.every((number) => number === '') ? told : numbers;
    for (const [place, { id }] of namesakes.entries()) {
      const line = lines[place] ?? '';
      if (line !== '') apart.set(id, line);
    }
  }
  return apart;
}

function groupsOfNamesakes(people: readonly Person[]): readonly (readonly Person[])[] {
  const byName = new Map<string, Person[]>();
  for (const person of people) {
    const name = person.name.trim();
    const known = byName.get(name);
    if (known) known.push(person);
    else byName.set(name, [person]);
  }
  return [...byName.values()].filter(({ length }) => length > 1);
}

const areAllDifferent = (lines: readonly string[]) => new Set(lines).size === lines.length;
