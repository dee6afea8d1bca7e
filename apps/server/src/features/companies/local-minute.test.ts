import { expect, it } from 'vitest';
import { localMinuteIn } from './local-minute.ts';

it('tells the date and time of the zone in summer and in winter', () => {
  expect(localMinuteIn('Europe/Warsaw', Date.parse('2026-07-01T22:05:59Z'))).toBe('2026-07-02 00:05');
  expect(localMinuteIn('Europe/Warsaw', Date.parse('2026-01-01T05:58:00Z'))).toBe('2026-01-01 06:58');
});

it.each([
  ['Europe/Warsaw', '2026-10-25T00:30:00Z', '2026-10-25 02:30 (UTC+2)'],
  ['Europe/Warsaw', '2026-10-25T01:30:00Z', '2026-10-25 02:30 (UTC+1)'],
  ['Europe/Warsaw', '2026-10-25T02:30:00Z', '2026-10-25 03:30'],
  ['Europe/Warsaw', '2026-03-29T01:30:00Z', '2026-03-29 03:30'],
  ['America/St_Johns', '2026-11-01T04:31:00Z', '2026-11-01 01:01 (UTC-3:30)'],
  ['Atlantic/Reykjavik', '2026-10-25T01:30:00Z', '2026-10-25 01:30'],
])('says in %s at %s which of two it is, where the clock shows a time twice', (zone, instant, said) => {
  expect(localMinuteIn(zone, Date.parse(instant))).toBe(said);
});
