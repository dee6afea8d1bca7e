import { describe, expect, it } from 'vitest';
import { tellApart } from './tell-apart.ts';

const told = (
  ...people: readonly (readonly [departments: string[], number: string | null, job?: string])[]
) => {
  const named = people.map(([departments, employeeNumber, jobTitle = null], place) => ({
    ...{ id: String(place), name: 'Anna Jónsdóttir', departments, employeeNumber, jobTitle },
  }));
  const apart = tellApart(named);
  return named.map(({ id }) => apart.get(id));
};

describe('two people of the same name', () => {
  it.each([
    ['by their departments', told([['Bakarí'], '7'], [['Verslun'], '8']), ['Bakarí', 'Verslun']],
    ['by department where only one has one', told([['Bakarí'], '7'], [[], '8']), ['Bakarí', undefined]],
    ['by number in the same department', told([['Verslun'], '7'], [['Verslun'], '8']), ['7', '8']],
    [
      'by their jobs where nothing else differs',
      told([['Verslun'], null, 'Bakari'], [['Verslun'], null, 'Sölumaður']),
      ['Bakari', 'Sölumaður'],
    ],
    [
      'by all that there is where no one thing tells three of them apart',
      told([['Verslun'], '7'], [['Verslun'], null], [['Bakarí'], null]),
      ['Verslun · 7', 'Verslun', 'Bakarí'],
    ],
  ])('are told apart %s', (_, lines, expected) => {
    expect(lines).toEqual(expected);
  });
});

it('nothing stands beside a name that nobody else has, and letter case makes no other name', () => {
  const person = { departments: ['Bakarí'], employeeNumber: null };
  const anna = { ...person, id: '1', name: 'Anna' };

  expect(tellApart([anna, { ...person, id: '2', name: 'Björn' }]).size).toBe(0);
  expect(tellApart([anna, { ...person, departments: [], id: '2', name: 'ANNA ' }]).get('1')).toBe('Bakarí');
});
