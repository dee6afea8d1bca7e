// Those of the list by name, with what tells two of the same name apart: anyone who takes the other one gives away the company.
import { tellApart, type Namesake } from '@stimpill/words/tell-apart.ts';
import type { PinCard } from '@stimpill/api-types/manage';
import type { Sheet } from '#sheet/read-sheet.ts';
import { cellsOf } from './first-people.ts';

/** @returns by the number of their row; where nothing else is different, that number stands beside the name */
export function namesOnList(
  sheet: Sheet,
  lineOf: (number: number) => string,
): readonly (readonly [number, string])[] {
  const departments = cellsOf(sheet, 'departments');
  const numbers = cellsOf(sheet, 'employeeNumber');
  const jobs = cellsOf(sheet, 'jobTitle');
  const people = [...cellsOf(sheet, 'displayName')].map(([number, name]) => ({
    ...{
      id: String(number),
      name,
      departments: (departments.get(number) ?? '').split(';').map((each) => each.trim()),
    },
    ...{ employeeNumber: numbers.get(number) ?? null, jobTitle: jobs.get(number) ?? null },
  }));
  const apart = namesApart(people);
  const isAlone = (said: string) => [...apart.values()].filter((each) => each === said).length === 1;
  return [...apart].map(([id, said]) => [
    Number(id),
    isAlone(said) ? said : `${said} (${lineOf(Number(id))})`,
  ]);
}

/** @returns by the id of the person */
export const namesOfCards = (cards: readonly PinCard[]) =>
  namesApart(
    cards.map(({ employeeId: id, displayName: name, departmentNames: departments, employeeNumber }) => ({
      ...{ id, name, departments, employeeNumber },
    })),
  );

function namesApart(people: readonly Namesake[]): ReadonlyMap<string, string> {
  const apart = tellApart(people);
  return new Map(
    people.map(({ id, name }) => {
      const told = apart.get(id);
      return [id, told === undefined ? name : `${name} (${told})`];
    }),
  );
}
