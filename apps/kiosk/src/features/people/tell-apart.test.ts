import { describe, expect, it } from 'vitest';
import { makePerson } from '#testing/fake-server.ts';
import { tellApart } from './tell-apart.ts';

const BAKERY = { id: 'bakery', name: 'Bakarí' };
const SHOP = { id: 'shop', name: 'Verslun' };
const named = (place: number, departmentIds: string[], employeeNumber: string | null) => ({
  ...makePerson(place, 'Anna Jónsdóttir'),
  departmentIds,
  employeeNumber,
});
const lines = (...people: ReturnType<typeof named>[]) => {
  const apart = tellApart(people, [BAKERY, SHOP]);
  return people.map(({ id }) => apart.get(id));
};

describe('two people of the same name', () => {
  it('are told apart by their departments', () => {
    expect(lines(named(1, ['bakery'], '7'), named(2, ['shop'], '8'))).toEqual(['Bakarí', 'Verslun']);
  });

  it('are told apart by department where only one has one', () => {
    expect(lines(named(1, ['bakery'], '7'), named(2, [], '8'))).toEqual(['Bakarí', undefined]);
  });

  it('are told apart by employee number in the same department', () => {
    expect(lines(named(1, ['shop'], '7'), named(2, ['shop'], '8'))).toEqual(['7', '8']);
  });

  it('keep their department where nobody has a number', () => {
    expect(lines(named(1, ['shop'], null), named(2, ['shop'], null))).toEqual(['Verslun', 'Verslun']);
  });
});

it('nothing stands under a name that nobody else has', () => {
  const people = [makePerson(1, 'Anna Jónsdóttir'), makePerson(2, 'Björn Árnason')];

  expect(tellApart(people, [BAKERY]).size).toBe(0);
});
