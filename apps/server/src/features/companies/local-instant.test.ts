import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDateIn } from './local-date.ts';
import { localInstant } from './local-instant.ts';

const NOON = 720;

describe('the instant of a local time', () => {
  it.each([
    ['Atlantic/Reykjavik', '2026-07-01', 450, '2026-07-01T07:30:00.000Z'],
    ['Europe/Copenhagen', '2026-01-15', 450, '2026-01-15T06:30:00.000Z'],
    ['Europe/Copenhagen', '2026-07-01', 450, '2026-07-01T05:30:00.000Z'],
    ['Europe/Copenhagen', '2026-03-29', 0, '2026-03-28T23:00:00.000Z'],
    ['Europe/Copenhagen', '2026-03-29', 240, '2026-03-29T02:00:00.000Z'],
    ['Europe/Copenhagen', '2026-10-25', 240, '2026-10-25T03:00:00.000Z'],
    ['Europe/Copenhagen', '2026-10-25', 1440, '2026-10-25T23:00:00.000Z'],
    ['Europe/Copenhagen', '2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
    ['Europe/Copenhagen', '2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-03-08', 150, '2026-03-08T07:30:00.000Z'],
    ['America/New_York', '2026-03-08', 180, '2026-03-08T07:00:00.000Z'],
    ['America/New_York', '2026-11-01', 90, '2026-11-01T05:30:00.000Z'],
    ['America/St_Johns', '2026-01-01', 0, '2026-01-01T03:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01', 0, '2025-12-31T10:00:00.000Z'],
  ])('in %s on %s at minute %i is %s', (zone, date, minute, instant) => {
    expect(new Date(localInstant(zone, date, minute)).toISOString()).toBe(instant);
  });

  it('lies on its local date', () => {
    const zones = fc.constantFrom(
      'Europe/Copenhagen',
      'America/New_York',
      'Pacific/Pago_Pago',
      'Asia/Kolkata',
    );
    const days = fc.integer({ min: 0, max: 40_000 });
    fc.assert(
      fc.property(zones, days, (zone, day) => {
        const date = new Date(day * 86_400_000).toISOString().slice(0, 10);

        expect(localDateIn(zone, localInstant(zone, date, NOON))).toBe(date);
      }),
    );
  });
});
