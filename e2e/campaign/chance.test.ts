import { describe, expect, it } from 'vitest';
import { createChance } from './chance.ts';
import { faultOf, LINE_FAULTS } from './network/fault.ts';

describe('chance', () => {
  it('gives the same number for the same words, in whatever order they are asked', () => {
    const [one, other] = [createChance(7), createChance(7)];
    const words = ['a', 'b', 'c'];

    const forwards = words.map((word) => one.of(word));
    const backwards = [...words].reverse().map((word) => other.of(word));

    expect(backwards.reverse()).toEqual(forwards);
    expect(createChance(8).of('a')).not.toBe(forwards[0]);
  });

  it('keeps to its bounds and reaches both of them', () => {
    const chance = createChance(1);

    const seen = new Set(Array.from({ length: 200 }, (_, at) => chance.between(3, 6, at)));

    expect([...seen].sort()).toEqual([3, 4, 5, 6]);
  });

  it('makes ids that every operation accepts', () => {
    expect(createChance(1).guid('anybody')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});

describe('faults of the line', () => {
  it('come as often as they are meant to', () => {
    const chance = createChance(5);
    const requests = 20_000;

    const met = Array.from({ length: requests }, (_, at) => faultOf(chance, `request ${at}`, 1));

    for (const [fault, percent] of LINE_FAULTS) {
      const share = (met.filter((each) => each === fault).length / requests) * 100;
      expect(Math.abs(share - percent)).toBeLessThan(0.6);
    }
  });
});
