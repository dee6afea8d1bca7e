import { describe, expect, it } from 'vitest';
import { makePerson } from '#testing/fake-server.ts';
import { filterPeople, toListPeople, toShortNames } from './list-person.ts';

const people = [
  makePerson(1, 'Þórunn Ósk Ægisdóttir', '2026-03-02T06:58:00.000Z'),
  makePerson(2, 'Anna Jónsdóttir'),
  makePerson(3, 'Árni Björnsson'),
];

describe('short names', () => {
  it('are the first name and one letter of the last', () => {
    expect(toShortNames(['Þórunn Ósk Ægisdóttir']).get('Þórunn Ósk Ægisdóttir')).toBe('Þórunn Æ.');
  });

  it('grow until two people can be told apart', () => {
    const names = toShortNames(['Jón Guðmundsson', 'Jón Gunnarsson', 'Jón Gíslason']);

    expect([...names.values()]).toEqual(['Jón Guð.', 'Jón Gun.', 'Jón Gí.']);
  });

  it('are whole where only the middle names differ', () => {
    const names = toShortNames(['Anna Lilja Jónsdóttir', 'Anna María Jónsdóttir']);

    expect([...names.values()]).toEqual(['Anna Lilja Jónsdóttir', 'Anna María Jónsdóttir']);
  });

  it('never cut what stands in brackets, which tells two of one name apart', () => {
    const names = toShortNames(['Jón Jónsson (yngri)', 'Jón Jónsson', 'Jón Jakobsson [bar', 'Ósk (2)']);

    expect([...names.values()]).toEqual(['Jón J. (yngri)', 'Jón J.', 'Jón J. [bar', 'Ósk (2)']);
  });

  it('leave a single name as it is', () => {
    expect(toShortNames(['Björk']).get('Björk')).toBe('Björk');
  });
});

describe('the list', () => {
  it("stands in the order of the tablet's language", () => {
    expect(toListPeople(people, 'names', 'is').map(({ name }) => name)).toEqual([
      'Anna Jónsdóttir',
      'Árni Björnsson',
      'Þórunn Ósk Ægisdóttir',
    ]);
  });

  it('is found by the last name although only its initial shows', () => {
    const all = toListPeople(people, 'short', 'is');
    const found = filterPeople(all, { departmentId: undefined, typed: 'aegis', mode: 'short' });

    expect(found.map(({ name }) => name)).toEqual(['Þórunn Æ.']);
  });

  it('shows no hidden name before two letters are typed', () => {
    const all = toListPeople(people, 'hidden', 'is');
    const shown = (typed: string) => filterPeople(all, { departmentId: undefined, typed, mode: 'hidden' });

    expect(shown('')).toEqual([]);
    expect(shown('a')).toEqual([]);
    expect(shown('an')).toHaveLength(1);
  });

  it('keeps to the chosen department', () => {
    const kitchen = { ...people[0]!, departmentIds: ['kitchen'] };
    const all = toListPeople([kitchen, people[1]!], 'names', 'is');

    expect(filterPeople(all, { departmentId: 'kitchen', typed: '', mode: 'names' })).toHaveLength(1);
  });
});
