import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, localDateOf, wallPartsOf } from './on-the-wall.ts';

describe('the local date', () => {
  it.each([
    ['Atlantic/Reykjavik', '2026-03-02T00:00:00.000Z', '2026-03-02'],
    ['Atlantic/Reykjavik', '2026-03-01T23:59:59.999Z', '2026-03-01'],
    ['Europe/Copenhagen', '2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['Europe/Copenhagen', '2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['Europe/Copenhagen', '2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['Europe/Copenhagen', '2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['UTC', '2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['America/St_Johns', '2026-01-01T03:29:59.999Z', '2025-12-31'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01'],
    ['Pacific/Pago_Pago', '2024-03-01T10:59:59.999Z', '2024-02-29'],
  ])('in %s at %s is %s', (zone, instant, date) => {
    expect(localDateOf(Date.parse(instant), zone)).toBe(date);
  });

  it('is the UTC date all year round in Iceland', () => {
    const aMoment = fc.date({
      min: new Date('1970-01-01'),
      max: new Date('2199-12-31'),
      noInvalidDate: true,
    });

    fc.assert(
      fc.property(aMoment, (at) => {
        expect(localDateOf(at.getTime(), 'Atlantic/Reykjavik')).toBe(at.toISOString().slice(0, 10));
      }),
      { examples: [[new Date('2026-06-17T12:00:00Z')]] },
    );
  });
});

describe('what clock and calendar show', () => {
  it('is told part by part, Sunday as the seventh day', () => {
    expect(wallPartsOf(Date.parse('2026-02-28T23:30:45.678Z'), 'Europe/Warsaw')).toEqual({
      ...{ year: 2026, month: 3, day: 1, weekday: 7 },
      ...{ hour: 0, minute: 30, second: 45 },
    });
    expect(wallPartsOf(Date.parse('1969-12-31T23:59:58.999Z'), 'UTC')).toEqual({
      ...{ year: 1969, month: 12, day: 31, weekday: 3 },
      ...{ hour: 23, minute: 59, second: 58 },
    });
  });

  it('counts calendar days, not spans of 24 hours', () => {
    const [late, early] = [Date.parse('2026-03-01T23:59:00Z'), Date.parse('2026-03-02T00:01:00Z')];

    expect(daysBetween(late, early, 'Atlantic/Reykjavik')).toBe(1);
    expect(daysBetween(late, early, 'America/New_York')).toBe(0);
  });
});
