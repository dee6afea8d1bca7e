import fc from 'fast-check';
import { expect, it } from 'vitest';
import { intlZone, minuteOf } from '@stimpill/time';
import {
  calculateTimesheet,
  findDepartures,
  REST_LAWS,
  termsByAge,
  type Departure,
  type RestInput,
} from '../../test/engine.ts';

type Entry = RestInput['entries'][number];

const ICELAND = REST_LAWS.get('IS')!;
const ZONE = intlZone('Atlantic/Reykjavik');
const RANGE = { startDate: '2026-03-02', endDate: '2026-03-22' };
const RUNS = { numRuns: 300 };

/** Work of about three weeks, some of it with a break. */
const someWork = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 2000 }),
      length: fc.integer({ min: 2, max: 1100 }),
      breakAt: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    }),
    { minLength: 1, maxLength: 30 },
  )
  .map((spans) => {
    let minute = Date.parse('2026-03-01') / 60_000;
    return spans.map(({ gap, length, breakAt }, index): Entry => {
      const start = minute + gap;
      minute = start + length;
      const pause = start + Math.floor((breakAt ?? 0) * (length - 1));
      return {
        id: `entry ${index}`,
        startAt: start * 60_000,
        endAt: minute * 60_000,
        isDraft: false,
        ...(breakAt !== null && {
          breaks: [{ startAt: pause * 60_000, endAt: (pause + 1) * 60_000, kind: 'unpaid' as const }],
        }),
      };
    });
  });

const aBirthDate = fc.constantFrom(null, '1990-05-01', '2009-03-10', '2013-01-01', '2008-03-12');

const find = (entries: readonly Entry[], birthDate: string | null, more: Partial<RestInput> = {}) =>
  findDepartures({
    entries,
    range: RANGE,
    zone: ZONE,
    law: ICELAND,
    termsOn: termsByAge(ICELAND, birthDate),
    ...more,
  }).departures;

const without = ({ entryId: _, ...departure }: Departure) => departure;

/** An entry as two that touch; its breaks stay with the part in which they lie. */
const splitAt = (entry: Entry, share: number): readonly Entry[] => {
  const { id, startAt, endAt, breaks, ...rest } = entry;
  const [from, until] = [minuteOf(startAt), minuteOf(endAt ?? startAt)];
  const cut = (from + Math.floor((until - from) * share)) * 60_000;
  const isInBreak = breaks?.some((each) => each.startAt < cut && cut < each.endAt) === true;
  if (cut <= startAt || endAt === null || cut >= endAt || isInBreak) return [entry];
  const before = breaks?.filter((each) => each.endAt <= cut) ?? [];
  const after = breaks?.filter((each) => each.startAt >= cut) ?? [];
  return [
    { id, startAt, endAt: cut, breaks: before, ...rest },
    { id: `${id}, then`, startAt: cut, endAt, breaks: after, ...rest },
  ];
};

it('finds nothing that has no reason in the entries: work at its moment, or in its week', () => {
  fc.assert(
    fc.property(someWork, aBirthDate, (entries, birthDate) => {
      for (const { at, entryId, right, localDate, minutes, limitMinutes, byMinutes } of find(
        entries,
        birthDate,
      )) {
        expect(byMinutes).toBe(Math.abs(limitMinutes - minutes));
        expect(byMinutes).toBeGreaterThan(0);
        expect(RANGE.startDate <= localDate && localDate <= RANGE.endDate).toBe(true);
        if (entryId === null) {
          const monday = Date.parse(localDate);
          expect(entries.some(({ startAt, endAt }) => startAt < at && (endAt ?? startAt) > monday)).toBe(
            true,
          );
        } else {
          const during = entries.some(({ startAt, endAt }) => startAt <= at && at < (endAt ?? startAt));
          expect([right, during]).toEqual([right, true]);
          expect(entries.map(({ id }) => id)).toContain(entryId);
        }
      }
    }),
    RUNS,
  );
});

it('finds the same when an entry is told as two that touch', () => {
  fc.assert(
    fc.property(
      someWork,
      aBirthDate,
      fc.nat({ max: 29 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (entries, birthDate, which, share) => {
        const split = entries.flatMap((entry, index) =>
          index === which % entries.length ? splitAt(entry, share) : [entry],
        );
        const all = (list: readonly Departure[]) => list.map(without);
        expect(all(find(split, birthDate))).toEqual(all(find(entries, birthDate)));
      },
    ),
    RUNS,
  );
});

it('asks no more of those who are 18 than of those who are not', () => {
  fc.assert(
    fc.property(someWork, (entries) => {
      const missed = (birthDate: string) =>
        find(entries, birthDate)
          .filter(({ right }) => right === 'longDay' || right === 'break')
          .map(({ right, localDate }) => `${right} ${localDate}`);
      const [young, grown] = [missed('2009-06-01'), missed('1990-01-01')];
      const grownDays = grown.filter((each) => each.startsWith('longDay'));
      expect(young).toEqual(expect.arrayContaining(grownDays));
    }),
    RUNS,
  );
});

it('finds every short rest that the rule gives time off for, where both count from the same hour', () => {
  const definition = {
    holidayProfile: {},
    baseClass: 'work',
    mechanisms: [
      {
        mechanism: 'daily-rest' as const,
        restMinutes: 660,
        dayStartsAt: '08:00',
        minutesOffPerHour: 90,
        shiftChangeMinutes: 480,
      },
    ],
    codeMap: { work: { bucket: 'daytime' as const, payLine: 'DV' } },
  };
  const ruleVersions = [{ name: 'Rest', number: 1, validFrom: '2020-01-01', definition }];
  fc.assert(
    fc.property(someWork, (entries) => {
      const { credits } = calculateTimesheet({
        entries,
        range: RANGE,
        zone: ZONE,
        calendar: { calendar: 'IS', extra: [], removed: [] },
        ruleVersions,
      });
      const found = find(entries, null, { ruleVersions }).filter(({ right }) => right === 'dailyRest');
      expect(found.map(({ localDate, byMinutes }) => [localDate, Math.round((byMinutes * 90) / 60)])).toEqual(
        credits.map(({ localDate, minutes }) => [localDate, minutes]),
      );
    }),
    RUNS,
  );
});
