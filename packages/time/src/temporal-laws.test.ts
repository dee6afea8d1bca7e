// The same answers as Temporal, in every zone that this Node knows and at every change of its clock from 2020 to 2030.
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { clockOf } from './clock.ts';
import { firstMinuteAt, instantsAt, startOfLocalDate } from './instant-at.ts';
import { intlZone } from './intl-zone.ts';
import { addDays } from './local-date.ts';
import { instantOf, minuteOf, MINUTES_PER_DAY } from './minutes.ts';
import { localDateOf, minuteOfDayAt, wallPartsOf } from './on-the-wall.ts';
import { whichOfTwo } from './which-of-two.ts';

const ZONES = Intl.supportedValuesOf('timeZone');
const [FIRST, LAST] = [Date.UTC(2020, 0, 1), Date.UTC(2031, 0, 1)];

const inZone = (instant: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);

/** By Temporal alone, so that ours are held against them. */
function changesOf(zone: string): readonly number[] {
  const changes: number[] = [];
  let next = inZone(FIRST, zone).getTimeZoneTransition('next');
  while (next !== null && next.epochMilliseconds < LAST) {
    changes.push(next.epochMilliseconds);
    next = next.getTimeZoneTransition('next');
  }
  return changes;
}

const CHANGES = ZONES.map((zone) => ({ zone, changes: changesOf(zone) }));
const EACH = CHANGES.flatMap(({ zone, changes }) => changes.map((at) => ({ zone, at })));

/** Around the time that the change leaves out or shows twice, in minutes on the wall: the one before it, its first, one within, its last, the one after. */
function facesAround(zone: string, change: number) {
  const { offsetMinutesAt } = intlZone(zone);
  const [before, after] = [offsetMinutesAt(change - 1), offsetMinutesAt(change)];
  const at = minuteOf(change);
  const [from, to] = [at + Math.min(before, after), at + Math.max(before, after)];
  const faces = [from - 1, from, Math.floor((from + to) / 2), to - 1, to];
  return { faces, isInside: (face: number) => from <= face && face < to, isSetBack: after < before };
}

const dateOf = (face: number): string => new Date(instantOf(face)).toISOString().slice(0, 10);
const minuteIn = (face: number): number => face % MINUTES_PER_DAY;

/** What is compared is collected first: one expectation for each of some ten thousand comparisons takes longer than all of them. */
const wrongAt = (isRight: (each: { readonly zone: string; readonly at: number }) => boolean) =>
  EACH.filter((each) => !isRight(each)).map(({ zone, at }) => `${zone} ${new Date(at).toISOString()}`);

describe('our zones', () => {
  it('are set at the same instants as those of Temporal, of which there are some thousand', () => {
    const ours = ZONES.map((zone) => {
      const changes: number[] = [];
      let at = intlZone(zone).nextOffsetChange(FIRST, LAST);
      for (; at !== null; at = intlZone(zone).nextOffsetChange(at, LAST)) changes.push(at);
      return { zone, changes };
    });

    expect(ours).toEqual(CHANGES);
    expect(EACH.length).toBeGreaterThan(2_000);
  });
});

describe('a local date and time at a change of the clock', () => {
  it('is the instant that Temporal takes by "compatible", and shown when Temporal says so', () => {
    const wrong = wrongAt(({ zone, at }) => {
      const { faces, isInside, isSetBack } = facesAround(zone, at);
      return faces.every((face) => {
        const plain = inZone(instantOf(face), 'UTC').toPlainDateTime();
        const taken = plain.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
        const later = plain.toZonedDateTime(zone, { disambiguation: 'later' }).epochMilliseconds;
        const times = isInside(face) ? (isSetBack ? [taken, later] : []) : [taken];
        const { shown, meant } = instantsAt(dateOf(face), minuteIn(face), zone);
        return meant === taken && String(shown) === String(times);
      });
    });

    expect(wrong).toEqual([]);
  });

  it('is reached at the change where it is left out, and never before what comes before it', () => {
    const wrong = wrongAt(({ zone, at }) => {
      const { faces, isInside, isSetBack } = facesAround(zone, at);
      const { offsetAt } = clockOf(intlZone(zone));
      const reached = faces.map((face) =>
        instantOf(firstMinuteAt(Math.floor(face / MINUTES_PER_DAY), minuteIn(face), offsetAt)),
      );
      const isJump = faces.every((face, place) => isSetBack || !isInside(face) || reached[place] === at);
      return isJump && reached.every((each, place) => place === 0 || (reached[place - 1] ?? 0) <= each);
    });

    expect(wrong).toEqual([]);
  });

  it('begins its day when Temporal begins it, and the day after too', () => {
    const wrong = wrongAt(({ zone, at }) =>
      [localDateOf(at, zone), addDays(localDateOf(at, zone), 1)].every(
        (date) =>
          startOfLocalDate(date, zone) ===
          Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds,
      ),
    );

    expect(wrong).toEqual([]);
  });
});

describe('an instant', () => {
  it('shows on the wall what Temporal reads there, just before each change and at it', () => {
    const wrong = wrongAt(({ zone, at }) =>
      [at - 1, at].every((instant) => {
        const { year, month, day, hour, minute, second, dayOfWeek } = inZone(instant, zone);
        const read = { year, month, day, hour, minute, second, weekday: dayOfWeek };
        return JSON.stringify(wallPartsOf(instant, zone)) === JSON.stringify(read);
      }),
    );

    expect(wrong).toEqual([]);
  });

  it('is one of those at which the clock shows its time, in every zone and at any time; where there are two, it says which', () => {
    const aMinute = fc.integer({ min: minuteOf(FIRST), max: minuteOf(LAST) }).map(instantOf);
    const nearAChange = fc
      .tuple(fc.constantFrom(...EACH), fc.integer({ min: -180, max: 180 }))
      .map(([{ zone, at }, minutes]) => [zone, at + instantOf(minutes)] as const);
    const anywhere = fc.tuple(fc.constantFrom(...ZONES), aMinute);

    fc.assert(
      fc.property(fc.oneof(nearAChange, anywhere), ([zone, instant]) => {
        const { shown, meant } = instantsAt(localDateOf(instant, zone), minuteOfDayAt(instant, zone), zone);

        expect(shown).toContain(instant);
        expect(shown[0]).toBe(meant);
        expect(whichOfTwo(instant, zone) !== undefined).toBe(shown.length === 2);
      }),
      { numRuns: 1_000 },
    );
  });
});
