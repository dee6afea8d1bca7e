import { describe, expect, it } from 'vitest';
import { isGoodRange, monthsUntil } from './months.ts';

describe('months', () => {
  it('go on over the turn of the year', () => {
    expect(monthsUntil('2026-02', 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  });

  it('are a range of at most a year, the first one first', () => {
    expect([
      isGoodRange('2025-12', '2026-11'),
      isGoodRange('2025-11', '2026-11'),
      isGoodRange('2026-02', '2026-01'),
    ]).toEqual([true, false, false]);
  });
});
