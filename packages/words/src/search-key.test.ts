import { describe, expect, it } from 'vitest';
import { matchesSearch, toSearchKey } from './search-key.ts';

describe('searching a name', () => {
  it.each([
    ['thor', 'Þór Jónsson'],
    ['þór', 'Þór Jónsson'],
    ['ÞÓR', 'Þór Jónsson'],
    ['lukasz', 'Łukasz Nowak'],
    ['Ł', 'Łukasz Nowak'],
    ['aegir', 'Ægir Ólafsson'],
    ['sigridur', 'Sigríður Björk'],
    ['bjork', 'Sigríður Björk'],
    ['sig bj', 'Sigríður Björk'],
    ['zolc', 'Żółć Kowalska'],
  ])('finds with "%s" the name %s', (typed, name) => {
    expect(matchesSearch(toSearchKey(name), toSearchKey(typed))).toBe(true);
  });

  it.each([
    ['ridur', 'Sigríður Björk'],
    ['sig ja', 'Sigríður Björk'],
    ['thorir', 'Þór Jónsson'],
  ])('does not find with "%s" the name %s', (typed, name) => {
    expect(matchesSearch(toSearchKey(name), toSearchKey(typed))).toBe(false);
  });
});
