import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intlZone, utcZone } from '@stimpill/time';
import {
  findDepartures,
  REST_LAWS,
  termsByAge,
  type Departure,
  type RestInput,
  type RestRight,
} from '../../test/engine.ts';

type Entry = RestInput['entries'][number];

const ICELAND = REST_LAWS.get('IS')!;

/** `'2026-03-02 08:00'` and this many hours. */
const work = (start: string, hours: number, more: Partial<Entry> = {}): Entry => {
  const startAt = Date.parse(`${start.replace(' ', 'T')}Z`);
  return { id: start, startAt, endAt: startAt + hours * 3_600_000, isDraft: false, ...more };
};

/** Monday 2 March 2026 and the days after it, each from 08:00 to 16:00. */
const days = (count: number, from = 2): Entry[] =>
  Array.from({ length: count }, (_, index) =>
    work(`2026-03-${String(from + index).padStart(2, '0')} 08:00`, 8),
  );

const WEEK = { startDate: '2026-03-02', endDate: '2026-03-08' };

const findAll = (
  entries: readonly Entry[],
  range = WEEK,
  more: Partial<RestInput> & { readonly birthDate?: string } = {},
): readonly Departure[] =>
  findDepartures({
    entries,
    range,
    zone: utcZone,
    law: ICELAND,
    termsOn: termsByAge(ICELAND, more.birthDate ?? null),
    ...more,
  }).departures;

const ofRights =
  (...rights: readonly RestRight[]) =>
  (entries: readonly Entry[], range = WEEK) =>
    findAll(entries, range)
      .filter(({ right }) => rights.includes(right))
      .map(({ right, localDate, minutes }) => ({ right, localDate, minutes }));

/** What weeks and days of work lack; daily rest and breaks have tests of their own below. */
const find = ofRights('dayOff', 'weeklyRest', 'longDay');

describe('the weekly day off', () => {
  it('is missed by somebody who worked on all seven days, and the longest rest is told', () => {
    expect(find([...days(8)])).toEqual([{ right: 'dayOff', localDate: '2026-03-02', minutes: 960 }]);
  });

  it('is one free day in a week, with the daily rest beside it 35 hours', () => {
    expect(find(days(6))).toEqual([]);
  });

  it('may be on any day of the week', () => {
    expect(find([...days(3), ...days(4, 6)])).toEqual([]);
  });

  it('is too short without the daily rest beside it', () => {
    const entries = [...days(5), work('2026-03-07 08:00', 16), work('2026-03-09 06:00', 8)];

    expect(find(entries)).toEqual([
      { right: 'weeklyRest', localDate: '2026-03-02', minutes: 1800 },
      { right: 'longDay', localDate: '2026-03-07', minutes: 960 },
    ]);
  });

  it('is there for a night worker who rests over the turn of the week, in the week that holds most of it', () => {
    const night = (date: string) => work(`${date} 23:00`, 8);
    const nights = ['01', '02', '03', '04', '05', '06', '07', '09'].map((day) => night(`2026-03-${day}`));

    expect(find(nights, { startDate: '2026-03-09', endDate: '2026-03-15' })).toEqual([]);
    expect(find(nights)).toEqual([{ right: 'dayOff', localDate: '2026-03-02', minutes: 960 }]);
  });

  it('is looked for in weeks that end in the range, so that every week is named once', () => {
    const entries = days(14);

    expect(find(entries, { startDate: '2026-03-02', endDate: '2026-03-07' })).toEqual([]);
    expect(
      find(entries, { startDate: '2026-03-08', endDate: '2026-03-15' }).map(({ localDate }) => localDate),
    ).toEqual(['2026-03-02', '2026-03-09']);
  });

  it('is not asked of somebody who did not work', () => {
    expect(find([])).toEqual([]);
  });
});

describe('a day of work', () => {
  it('is too long over 13 hours, and not at 13 hours', () => {
    expect(find([work('2026-03-02 07:00', 13)])).toEqual([]);
    expect(find([work('2026-03-02 07:00', 13.25)])).toEqual([
      { right: 'longDay', localDate: '2026-03-02', minutes: 795 },
    ]);
  });

  it('goes on over less than eight hours of rest, and ends with eight', () => {
    const late = work('2026-03-02 16:00', 8);

    expect(find([late, work('2026-03-03 07:59', 8)])).toMatchObject([{ right: 'longDay', minutes: 960 }]);
    expect(find([late, work('2026-03-03 08:00', 8)])).toEqual([]);
  });

  it('does not hold its unpaid breaks', () => {
    const [from, until] = ['12:00', '13:00'].map((time) => Date.parse(`2026-03-02T${time}Z`));
    const lunch = (kind: 'unpaid' | 'paid') => [{ startAt: from!, endAt: until!, kind }];

    expect(find([work('2026-03-02 06:00', 14, { breaks: lunch('unpaid') })])).toEqual([]);
    expect(find([work('2026-03-02 06:00', 14, { breaks: lunch('paid') })])).toHaveLength(1);
  });

  it('holds no standby, no draft and no open entry', () => {
    expect(find([work('2026-03-02 00:00', 24, { kind: 'standby' })])).toEqual([]);
    expect(find([work('2026-03-02 00:00', 24, { isDraft: true })])).toEqual([]);
    expect(find([work('2026-03-02 00:00', 24, { endAt: null })])).toEqual([]);
  });

  it('belongs to the local date on which it began', () => {
    const entries = [work('2026-03-29 22:30', 14)];
    const zone = intlZone('Europe/Copenhagen');

    const found = findAll(entries, { startDate: '2026-03-30', endDate: '2026-03-30' }, { zone });

    expect(found).toMatchObject([{ right: 'longDay', localDate: '2026-03-30', minutes: 840 }]);
  });
});

describe('ranges side by side', () => {
  const someWork = fc
    .array(fc.record({ gap: fc.integer({ min: 0, max: 2400 }), length: fc.integer({ min: 1, max: 900 }) }), {
      maxLength: 30,
    })
    .map((spans) => {
      let minute = Date.parse('2026-02-25') / 60_000;
      return spans.map(({ gap, length }): Entry => {
        const start = minute + gap;
        minute = start + length;
        return { id: String(start), startAt: start * 60_000, endAt: minute * 60_000, isDraft: false };
      });
    });

  it('find together what one range over both finds', () => {
    fc.assert(
      fc.property(someWork, fc.integer({ min: 2, max: 30 }), (entries, last) => {
        const date = (day: number) => new Date(Date.UTC(2026, 2, day)).toISOString().slice(0, 10);
        const whole = findAll(entries, { startDate: date(1), endDate: date(31) });
        const parts = [
          ...findAll(entries, { startDate: date(1), endDate: date(last) }),
          ...findAll(entries, { startDate: date(last + 1), endDate: date(31) }),
        ];
        const inOrder = (departures: readonly Departure[]) =>
          departures.map((each) => JSON.stringify(each)).sort();
        expect(inOrder(parts)).toEqual(inOrder(whole));
      }),
    );
  });

  it('find no week without a day off where nobody works on one of its days and the night before', () => {
    fc.assert(
      fc.property(someWork, fc.integer({ min: 0, max: 6 }), (entries, weekday) => {
        const free = { from: Date.UTC(2026, 2, 8 + weekday, 13), until: Date.UTC(2026, 2, 10 + weekday) };
        const kept = entries.filter(
          ({ startAt, endAt }) => (endAt ?? 0) <= free.from || startAt >= free.until,
        );
        const found = find(kept, { startDate: '2026-03-09', endDate: '2026-03-15' });
        expect(found.filter(({ right }) => right !== 'longDay')).toEqual([]);
      }),
    );
  });
});
