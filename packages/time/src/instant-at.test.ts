import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstMinuteAt,
  instantAt,
  instantsAt,
  instantsOf,
  nextTimes,
  startOfLocalDate,
  takenOf,
} from './instant-at.ts';
import { toDayNumber, toLocalDate } from './local-date.ts';
import { toMinuteOfDay } from './local-time.ts';
import { instantOf } from './minutes.ts';
import { localDateOf, localTimeOf } from './on-the-wall.ts';
import { clockOf } from './clock.ts';
import { intlZone } from './intl-zone.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

describe('the instant of a local date and time', () => {
  it.each([
    ['Atlantic/Reykjavik', '2026-07-01', '07:30', '2026-07-01T07:30:00.000Z'],
    ['Europe/Copenhagen', '2026-01-15', '07:30', '2026-01-15T06:30:00.000Z'],
    ['Europe/Copenhagen', '2026-07-01', '07:30', '2026-07-01T05:30:00.000Z'],
    ['Europe/Copenhagen', '2026-03-29', '00:00', '2026-03-28T23:00:00.000Z'],
    ['Europe/Copenhagen', '2026-03-29', '04:00', '2026-03-29T02:00:00.000Z'],
    ['Europe/Copenhagen', '2026-10-25', '04:00', '2026-10-25T03:00:00.000Z'],
    ['Europe/Copenhagen', '2026-10-25', '24:00', '2026-10-25T23:00:00.000Z'],
    ['America/New_York', '2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
    ['America/St_Johns', '2026-01-01', '00:00', '2026-01-01T03:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01', '00:00', '2025-12-31T10:00:00.000Z'],
  ])('in %s on %s at %s is %s', (zone, date, time, instant) => {
    expect(iso(instantAt(date, toMinuteOfDay(time), zone))).toBe(instant);
  });

  it.each([
    ['Europe/Warsaw', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z'],
  ])('in %s on %s at %s, which is shown twice, is the first', (zone, date, time, first, second) => {
    const { shown, meant } = instantsAt(date, toMinuteOfDay(time), zone);

    expect(shown.map(iso)).toEqual([first, second]);
    expect(iso(meant)).toBe(first);
  });

  it.each([
    ['Europe/Warsaw', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z', '03:30'],
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z', '03:30'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00.000Z', '02:45'],
    ['America/Havana', '2026-03-08', '00:15', '2026-03-08T05:15:00.000Z', '01:15'],
    ['Pacific/Apia', '2011-12-30', '12:00', '2011-12-30T22:00:00.000Z', '12:00'],
  ])(
    'in %s on %s at %s, which is left out, counts from the hour before',
    (zone, date, time, instant, face) => {
      const { shown, meant } = instantsAt(date, toMinuteOfDay(time), zone);

      expect(shown).toEqual([]);
      expect(iso(meant)).toBe(instant);
      expect(localTimeOf(meant, zone)).toBe(face);
    },
  );
});

describe('the minute from which on the wall shows a time or a later one', () => {
  it('is the jump where the clock jumps over the time, so that stretches side by side stay side by side', () => {
    const [day, { offsetAt }] = [toDayNumber('2026-03-08'), clockOf(intlZone('America/New_York'))];
    const edges = ['01:59', '02:00', '02:15', '02:30', '03:00', '03:01'].map(toMinuteOfDay);

    const minutes = edges.map((edge) => iso(instantOf(firstMinuteAt(day, edge, offsetAt))).slice(11, 16));

    expect(minutes).toEqual(['06:59', '07:00', '07:00', '07:00', '07:00', '07:01']);
  });
});

describe('a local date', () => {
  it.each([
    ['Europe/Copenhagen', '2026-03-29', '2026-03-28T23:00Z', 'the day of the spring change'],
    ['Europe/Copenhagen', '2026-03-30', '2026-03-29T22:00Z', 'the day after it'],
    ['America/Havana', '2026-03-08', '2026-03-08T05:00Z', 'a day that begins at 01:00'],
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00Z', 'a day that the island skipped'],
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00Z', 'the day after that'],
    ['Asia/Kathmandu', '2026-01-01', '2025-12-31T18:15Z', 'an offset with quarter hours'],
  ])('in %s begins %s at %s (%s)', (zone, date, instant) => {
    expect(startOfLocalDate(date, zone)).toBe(Date.parse(instant));
  });

  it('holds its first instant and not the one before', () => {
    const aZone = fc.constantFrom(
      'Europe/Copenhagen',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'America/Havana',
    );
    const aDay = fc.integer({ min: toDayNumber('2012-01-01'), max: toDayNumber('2050-12-31') });

    fc.assert(
      fc.property(aZone, aDay.map(toLocalDate), (zone, date) => {
        const start = startOfLocalDate(date, zone);

        expect(localDateOf(start, zone)).toBe(date);
        expect(localDateOf(start - 1, zone) < date).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('has 23 hours in the night in which the clock goes forward', () => {
    const { from, to } = instantsOf({ startDate: '2026-03-29', endDate: '2026-03-29' }, 'Europe/Warsaw');

    expect((to - from) / 3_600_000).toBe(23);
  });
});

describe('the next time that the clock shows a minute', () => {
  it.each([
    ['Atlantic/Reykjavik', '2026-03-02T22:00:12.345Z', '02:00', '2026-03-03T02:00:00.000Z'],
    ['Atlantic/Reykjavik', '2026-03-02T22:00:12.345Z', '22:00', '2026-03-02T22:00:00.000Z'],
    ['Europe/Warsaw', '2026-10-25T00:10:00Z', '02:30', '2026-10-25T00:30:00.000Z'],
    ['Europe/Warsaw', '2026-10-25T01:10:00Z', '02:30', '2026-10-25T01:30:00.000Z'],
    ['Europe/Warsaw', '2026-10-25T01:40:00Z', '02:30', '2026-10-26T01:30:00.000Z'],
    ['Europe/Warsaw', '2026-03-29T00:40:00Z', '02:30', '2026-03-29T01:30:00.000Z'],
  ])('in %s after %s at %s is %s', (zone, after, time, next) => {
    expect(iso(nextTimes(Date.parse(after), toMinuteOfDay(time), zone).meant)).toBe(next);
  });

  it('is one of two as long as both are left', () => {
    const shownAfter = (after: string) => nextTimes(Date.parse(after), 150, 'Europe/Warsaw').shown.map(iso);

    expect(shownAfter('2026-10-25T00:30:59Z')).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:00.000Z',
    ]);
    expect(shownAfter('2026-10-25T00:31:00Z')).toEqual(['2026-10-25T01:30:00.000Z']);
  });
});

describe('what somebody chose', () => {
  it('is the second of two, and changes nothing where there is one or none', () => {
    const taken = (date: string) => iso(takenOf(instantsAt(date, 150, 'Europe/Warsaw'), 'second'));

    expect([taken('2026-10-25'), taken('2026-10-26'), taken('2026-03-29')]).toEqual([
      '2026-10-25T01:30:00.000Z',
      '2026-10-26T01:30:00.000Z',
      '2026-03-29T01:30:00.000Z',
    ]);
  });
});
