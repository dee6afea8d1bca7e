import { expect, it } from 'vitest';
import { longestKeptDays, PASSING_TABLES, TABLE_NAMES } from './described-tables.ts';

it('what goes by itself is known from the description of the server', () => {
  expect(TABLE_NAMES).toEqual(expect.arrayContaining(['punch_photos', 'time_entries']));
  expect(PASSING_TABLES).toContain('punch_photos');
  expect(PASSING_TABLES).not.toContain('time_entries');
});

it('the longest time is that of the company, or of the server where that is longer', () => {
  expect(longestKeptDays({ coordinates: 60, photos: 45 })).toBe(60);
  expect(longestKeptDays({ coordinates: 1, photos: 1 })).toBe(35);
});
