import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_MS, DAILY_MS, MONTHLY_MS, whichBackupsStay } from './which-backups-stay.ts';

const NOW = Date.parse('2026-11-20T14:15:00Z');
const HOUR_MS = 3_600_000;
const times = fc.uniqueArray(fc.integer({ min: NOW - 2 * MONTHLY_MS, max: NOW }), { maxLength: 200 });
const day = (at: number) => new Date(at).toISOString().slice(0, 10);
const month = (at: number) => day(at).slice(0, 7);

describe('of any backups', () => {
  it('all of the last 24 hours stay, one of each day of 30, one of each month of a year, and the newest', () => {
    fc.assert(
      fc.property(times, (made) => {
        const stay = whichBackupsStay(made, NOW);
        const daysOf = (some: Iterable<number>, period: typeof day, longest: number) =>
          new Set([...some].filter((at) => NOW - at <= longest).map(period));
        const newest = Math.max(...made);

        expect(made.filter((at) => NOW - at <= ALL_MS).every((at) => stay.has(at))).toBe(true);
        expect(daysOf(stay, day, DAILY_MS)).toEqual(daysOf(made, day, DAILY_MS));
        expect(daysOf(stay, month, MONTHLY_MS)).toEqual(daysOf(made, month, MONTHLY_MS));
        expect(made.length === 0 || stay.has(newest)).toBe(true);
      }),
    );
  });

  it('no more stay than that, and thinning twice is thinning once', () => {
    fc.assert(
      fc.property(times, (made) => {
        const stay = whichBackupsStay(made, NOW);
        const older = [...stay].filter((at) => NOW - at > ALL_MS);

        expect(older.length).toBeLessThanOrEqual(31 + 13 + 1);
        expect(whichBackupsStay([...stay], NOW)).toEqual(stay);
        expect([...stay].every((at) => made.includes(at))).toBe(true);
      }),
    );
  });
});

it('after a year of a backup each hour, thinned each time, there is one of each of 30 days and of 12 months', () => {
  let kept: readonly number[] = [];
  for (let at = NOW - MONTHLY_MS; at <= NOW; at += HOUR_MS) kept = [...whichBackupsStay([...kept, at], at)];

  expect(new Set(kept.filter((at) => NOW - at <= DAILY_MS).map(day)).size).toBe(31);
  expect(new Set(kept.map(month)).size).toBe(13);
  expect(kept.length).toBeLessThanOrEqual(25 + 31 + 13);
});

it('one from the future stays, because nobody knows which clock is wrong', () => {
  expect(whichBackupsStay([NOW, NOW + MONTHLY_MS], NOW)).toEqual(new Set([NOW + MONTHLY_MS, NOW]));
});
