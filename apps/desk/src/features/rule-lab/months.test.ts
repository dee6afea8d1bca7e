import { describe, expect, it } from 'vitest';
import { isGoodRange, lastDayOf, monthBefore, monthsUntil } from './months.ts';

describe('months', () => {
  it('go on over the turn of the year', () => {
    expect(monthBefore('2026-01')).toBe('2025-12');
    expect(monthsUntil('2026-02', 3)).toEqual(['2026-02', '2026-01', '2025-12']);
    expect([lastDayOf('2025-12'), lastDayOf('2024-02')]).toEqual(['2025-12-31', '2024-02-29']);
  });

  it('are a range of at most a year, the first one first', () => {
    expect([
      isGoodRange('2025-12', '2026-11'),
      isGoodRange('2025-11', '2026-11'),
      isGoodRange('2026-02', '2026-01'),
    ]).toEqual([true, false, false]);
  });
});
