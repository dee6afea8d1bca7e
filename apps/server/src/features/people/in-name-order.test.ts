import { describe, expect, it } from 'vitest';
import { inNameOrder } from './in-name-order.ts';

const named = (name: string, index: number) => ({ id: String(index), name });
const order = (names: readonly string[]) =>
  inNameOrder(names.map(named), ({ name }) => name).map(({ name }) => name);

describe('people in the order of their names', () => {
  it('stand by the Icelandic alphabet, each accented letter after its plain one', () => {
    const alphabet = 'a á b d ð e é f g h i í j k l m n o ó p r s t u ú v x y ý þ æ ö'.split(' ');

    expect(order(alphabet.toReversed())).toEqual(alphabet);
  });

  it('keep the order of their ids where the names are the same', () => {
    const twins = [
      { id: 'b', name: 'Eva' },
      { id: 'a', name: 'Eva' },
    ];

    expect(inNameOrder(twins, ({ name }) => name).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('are sorted in a list of their own', () => {
    const people = ['b', 'a'].map(named);

    inNameOrder(people, ({ name }) => name);

    expect(people.map(({ name }) => name)).toEqual(['b', 'a']);
  });
});
