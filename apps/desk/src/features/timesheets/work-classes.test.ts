import { describe, expect, it } from 'vitest';
import { partsOf, toHours } from './work-classes.ts';

describe('the classes of worked time', () => {
  it('come in one order, without those that have no minutes', () => {
    expect(partsOf({ overtimeMinutes: 34, daytimeMinutes: 480, eveningMinutes: 0 })).toEqual([
      { workClass: 'daytimeMinutes', minutes: 480 },
      { workClass: 'overtimeMinutes', minutes: 34 },
    ]);
  });

  it('hold together what they do not know, so that the parts add up', () => {
    expect(partsOf({ lunarMinutes: 5, martianMinutes: 6 })).toEqual([{ workClass: 'other', minutes: 11 }]);
  });

  it.each([
    [0, '0:00'],
    [514, '8:34'],
    [7_445, '124:05'],
    [-65, '−1:05'],
  ])('write %d minutes as %s', (minutes, text) => {
    expect(toHours(minutes)).toBe(text);
  });
});
