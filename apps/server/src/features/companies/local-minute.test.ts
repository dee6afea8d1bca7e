import { expect, it } from 'vitest';
import { localMinuteIn } from './local-minute.ts';

it('tells the date and time of the zone in summer and in winter', () => {
  expect(localMinuteIn('Europe/Warsaw', Date.parse('2026-07-01T22:05:59Z'))).toBe('2026-07-02 00:05');
  expect(localMinuteIn('Europe/Warsaw', Date.parse('2026-01-01T05:58:00Z'))).toBe('2026-01-01 06:58');
});
