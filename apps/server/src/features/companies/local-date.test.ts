import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDateIn } from './local-date.ts';

describe('the local date', () => {
  it.each([
    ['Atlantic/Reykjavik', '2026-03-02T00:00:00.000Z', '2026-03-02'],
    ['Atlantic/Reykjavik', '2026-03-01T23:59:59.999Z', '2026-03-01'],
    ['Europe/Copenhagen', '2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['Europe/Copenhagen', '2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['Europe/Copenhagen', '2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['Europe/Copenhagen', '2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['America/St_Johns', '2026-01-01T03:29:59.999Z', '2025-12-31'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01'],
    ['Pacific/Pago_Pago', '2024-03-01T10:59:59.999Z', '2024-02-29'],
  ])('in %s at %s is %s', (zone, instant, date) => {
    expect(localDateIn(zone, Date.parse(instant))).toBe(date);
  });

  it('is the UTC date all year round in Iceland', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        (at) => {
          expect(localDateIn('Atlantic/Reykjavik', at.getTime())).toBe(at.toISOString().slice(0, 10));
        },
      ),
      { examples: [[new Date('2026-06-17T12:00:00Z')]] },
    );
  });
});
