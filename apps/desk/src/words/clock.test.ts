import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatWallClock } from '@stimpill/words/format-time.ts';
import { dateAt, firstAfter, instantAt } from './clock.ts';

const ZONES = ['Atlantic/Reykjavik', 'Europe/Warsaw', 'America/St_Johns', 'Pacific/Chatham'];
const anInstant = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-30'), noInvalidDate: true })
  .map((date) => Math.floor(date.getTime() / 60_000) * 60_000);

describe('the instant of a typed time', () => {
  it.each([
    ['Atlantic/Reykjavik', '2026-03-02', '07:00', '2026-03-02T07:00:00.000Z'],
    ['Europe/Warsaw', '2026-01-15', '07:30', '2026-01-15T06:30:00.000Z'],
    ['Europe/Warsaw', '2026-07-15', '00:15', '2026-07-14T22:15:00.000Z'],
  ])('in %s on %s at %s is %s', (zone, date, time, instant) => {
    expect(new Date(instantAt(date, time, zone)).toISOString()).toBe(instant);
  });

  it('shows the same day and time on the clock again, in every zone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), anInstant, (zone, instant) => {
        const date = dateAt(instant, zone);
        const time = formatWallClock(instant, zone);
        const back = instantAt(date, time, zone);
        expect([dateAt(back, zone), formatWallClock(back, zone)]).toEqual([date, time]);
      }),
    );
  });

  it('of a break lies in the day that follows where the clock is past it already', () => {
    const start = Date.parse('2026-03-02T22:00:12.345Z');

    expect(firstAfter(start, '02:00', 'Atlantic/Reykjavik')).toBe(Date.parse('2026-03-03T02:00:00Z'));
    expect(firstAfter(start, '22:00', 'Atlantic/Reykjavik')).toBe(Date.parse('2026-03-02T22:00:00Z'));
  });
});
