import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf } from './clock.ts';
import { intlZone } from './intl-zone.ts';
import { instantOf } from './minutes.ts';

const aZone = fc
  .constantFrom('Atlantic/Reykjavik', 'Europe/Copenhagen', 'Africa/Casablanca', 'Australia/Lord_Howe')
  .map(intlZone);

const aMinute = fc.integer({ min: Date.UTC(2001, 0, 1) / 60_000, max: Date.UTC(2099, 0, 1) / 60_000 });

describe('a clock', () => {
  it('shows what its zone shows, whatever was asked before', () => {
    const check = (zone: ReturnType<typeof intlZone>, minutes: readonly number[]): void => {
      const offsets = minutes.map(clockOf(zone).offsetAt);

      expect(offsets).toEqual(minutes.map((minute) => zone.offsetMinutesAt(instantOf(minute))));
    };

    fc.assert(fc.property(aZone, fc.array(aMinute, { minLength: 1, maxLength: 5 }), check));
  });

  it('gives a stretch that holds the minute and no change', () => {
    const check = (zone: ReturnType<typeof intlZone>, minute: number): void => {
      const { from, until, offset } = clockOf(zone).stretchAt(minute);

      expect(from <= minute && minute < until).toBe(true);
      expect(zone.offsetMinutesAt(instantOf(from))).toBe(offset);
      expect(zone.nextOffsetChange(instantOf(from), instantOf(until))).toBeNull();
    };

    fc.assert(fc.property(aZone, aMinute, check));
  });

  it('changes at the minute at which the wall does', () => {
    const change = Date.UTC(2026, 2, 29, 1, 0) / 60_000;

    const { stretchAt } = clockOf(intlZone('Europe/Copenhagen'));

    expect(stretchAt(change - 1)).toMatchObject({ until: change, offset: 60 });
    expect(stretchAt(change)).toMatchObject({ from: change, offset: 120 });
  });
});
