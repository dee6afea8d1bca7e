import { describe, expect, it } from 'vitest';
import { createChance } from '../chance.ts';
import { MISHAPS, planMishaps } from './plan-mishaps.ts';

describe('the mishaps of a tablet', () => {
  it.each([1, 2, 3, 4, 5])('all come within thirty visits, with seed %i', (seed) => {
    const plan = planMishaps(createChance(seed), 'tablet 1', 30, MISHAPS);

    expect(new Set(plan.values())).toEqual(new Set(MISHAPS));
  });

  it('come at the same visits when the seed is the same', () => {
    const [first, again] = [7, 7].map((seed) => planMishaps(createChance(seed), 'tablet 1', 30, MISHAPS));

    expect([...(first ?? [])]).toEqual([...(again ?? [])]);
  });

  it('differ at another tablet and with another seed', () => {
    const plan = (seed: number, tablet: string) => [...planMishaps(createChance(seed), tablet, 30, MISHAPS)];

    expect(plan(7, 'tablet 1')).not.toEqual(plan(7, 'tablet 2'));
    expect(plan(7, 'tablet 1')).not.toEqual(plan(8, 'tablet 1'));
  });

  it('leave the first visit alone, so that there is something to lose', () => {
    expect(planMishaps(createChance(7), 'tablet 1', 30, MISHAPS).has(0)).toBe(false);
  });
});
