import { expect, it } from 'vitest';
import { formatShortDate } from './format-date.ts';

it.each([
  ['is', '3.2.2026'],
  ['en', '3 Feb 2026'],
  ['pl', '3.2.2026'],
] as const)('writes the day before the month: %s', (language, written) => {
  expect(formatShortDate(Date.parse('2026-02-03T12:00:00Z'), 'Atlantic/Reykjavik', language)).toBe(written);
});

it('is the day on the clock of the company, not in UTC', () => {
  const midnight = Date.parse('2026-06-30T23:30:00Z');

  expect(formatShortDate(midnight, 'Europe/Warsaw', 'pl')).toBe('1.7.2026');
  expect(formatShortDate(midnight, 'Atlantic/Reykjavik', 'is')).toBe('30.6.2026');
});
