import { describe, expect, it } from 'vitest';
import { absenceMinutes } from './absence-minutes.ts';

const MONDAY = '2026-03-02';

describe('a day of absence is worth', () => {
  it.each([
    [MONDAY, 1, 480],
    [MONDAY, 0.8, 384],
    [MONDAY, 1 / 3, 160],
    [MONDAY, 0, 0],
    ['2026-03-06', 1, 480],
    ['2026-03-07', 1, 0],
    ['2026-03-08', 1, 0],
  ])('without minutes of its own on %s at %f of full time: %i', (date, ratio, expected) => {
    expect(absenceMinutes([{ date, type: 'sick', minutes: null }], ratio).sick).toBe(expected);
  });

  it('the minutes of its record, also none and also at the weekend', () => {
    const sums = absenceMinutes(
      [
        { date: MONDAY, type: 'vacation', minutes: 0 },
        { date: '2026-03-07', type: 'vacation', minutes: 200 },
      ],
      1,
    );

    expect(sums.vacation).toBe(200);
  });

  it('what its type says, and nothing to another', () => {
    const types = ['sick', 'sickChild', 'vacation', 'unpaidLeave'] as const;

    const sums = absenceMinutes(
      types.map((type, index) => ({ date: MONDAY, type, minutes: index + 1 })),
      1,
    );

    expect(sums).toEqual({ sick: 1, sickChild: 2, vacation: 3, unpaidLeave: 4 });
  });
});
