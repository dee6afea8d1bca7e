import { expect, it } from 'vitest';
import { formatTimeApart } from './time-apart.ts';

it.each([
  [0, '0.0 s'],
  [-49, '0.0 s'],
  [300, '+0.3 s'],
  [-61_000, '−61.0 s'],
  [119_999, '+120.0 s'],
  [120_000, '+2 min'],
  [-7 * 60_000, '−7 min'],
  [26 * 3_600_000, '+26 h'],
])('%d ms apart reads %s', (milliseconds, text) => {
  expect(formatTimeApart(milliseconds)).toBe(text);
});
