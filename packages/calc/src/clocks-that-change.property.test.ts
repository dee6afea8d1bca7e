// The missing and the doubled hour, in zones whose rules ship nowhere: a made-up rule, with everything that looks at the clock.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intlZone } from '@stimpill/time';
import { askOracle } from '../test/oracle.ts';
import {
  BUCKETS,
  calculateTimesheet,
  type Entry,
  type RuleDefinition,
  type TimesheetInput,
} from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The instants at which the clocks go forward and back, from the calendars of the zones. */
const CHANGES = [
  { zone: 'Europe/Warsaw', what: 'missing', at: Date.parse('2026-03-29T01:00:00Z') },
  { zone: 'Europe/Warsaw', what: 'doubled', at: Date.parse('2026-10-25T01:00:00Z') },
  { zone: 'America/New_York', what: 'missing', at: Date.parse('2026-03-08T07:00:00Z') },
  { zone: 'America/New_York', what: 'doubled', at: Date.parse('2026-11-01T06:00:00Z') },
] as const;

/** Night until six, evening from six, more than eight hours a day and than forty a week over, and a meal from two to three. */
const MADE_UP: RuleDefinition = {
  holidayProfile: {},
  baseClass: 'plain',
  mechanisms: [
    {
      mechanism: 'windows',
      windows: [
        { class: 'night', to: '06:00', priority: 1 },
        { class: 'twoToThree', from: '02:00', to: '03:00', priority: 2 },
        { class: 'evening', from: '18:00', priority: 1 },
      ],
    },
    {
      mechanism: 'daily-overtime',
      limitMinutes: 480,
      countedClasses: ['plain', 'evening', 'night', 'twoToThree'],
      overtimeClass: 'over',
    },
    {
      mechanism: 'weekly-overtime',
      limitMinutes: 2400,
      countedClasses: ['plain', 'evening', 'night', 'twoToThree'],
      overtimeClass: 'over',
    },
    { mechanism: 'meal-pay', payLine: 'MEAL', meals: [{ from: '02:00', to: '03:00', addPercent: 100 }] },
  ],
  codeMap: {
    plain: { bucket: 'daytime', payLine: 'DAY' },
    evening: { bucket: 'evening', payLine: 'EVENING' },
    night: { bucket: 'nightTime', payLine: 'NIGHT' },
    twoToThree: { bucket: 'weekend', payLine: 'TWO' },
    over: { bucket: 'overtime', payLine: 'OVER' },
  },
};

/** Work that begins at most half a day before a change and goes on after it, or ends before it. */
const aroundTheChange = fc.array(
  fc.record({
    pause: fc.integer({ min: 0, max: 4 * 60 }),
    length: fc.integer({ min: 1, max: 9 * 60 }),
    brk: fc.option(
      fc.record({ after: fc.integer({ min: 0, max: 60 }), minutes: fc.integer({ min: 1, max: 45 }) }),
    ),
  }),
  { minLength: 1, maxLength: 4 },
);
type Work = typeof aroundTheChange extends fc.Arbitrary<infer T> ? T : never;

const entriesAt = (change: number, before: number, work: Work): Entry[] => {
  let clock = change - before * MINUTE;
  return work.map(({ pause, length, brk }, index) => {
    const startAt = clock + pause * MINUTE;
    const endAt = startAt + length * MINUTE;
    clock = endAt;
    const from = startAt + (brk?.after ?? 0) * MINUTE;
    const until = Math.min(endAt, from + (brk?.minutes ?? 0) * MINUTE);
    const breaks =
      brk !== null && from < until ? [{ kind: 'workedThrough' as const, startAt: from, endAt: until }] : [];
    return { id: `entry ${index}`, startAt, endAt, isDraft: false, breaks };
  });
};

const inputOf = (zone: string, entries: readonly Entry[]): TimesheetInput => ({
  entries,
  range: { startDate: '2026-03-01', endDate: '2026-11-30' },
  zone: intlZone(zone),
  calendar: { calendar: 'IS', extra: [], removed: [] },
  ruleVersions: [{ name: 'Made up', number: 1, validFrom: '2020-01-01', definition: MADE_UP }],
});

describe.each(CHANGES)('the $what hour in $zone', ({ zone, what, at }) => {
  it('is paid as a minute-by-minute count pays it, and no minute twice or never', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 * 60 }), aroundTheChange, (before, work) => {
        const input = inputOf(zone, entriesAt(at, before, work));
        const oracle = askOracle(input);

        const { entries, totals } = calculateTimesheet(input);

        for (const { id, buckets } of entries) expect(buckets).toEqual(oracle.entries.get(id)?.buckets);
        expect(totals.totalMinutes).toBe(work.reduce((sum, { length }) => sum + length, 0));
        expect(BUCKETS.reduce((sum, bucket) => sum + totals.buckets[bucket], 0)).toBe(totals.totalMinutes);
      }),
      { numRuns: 60 },
    );
  });

  it('is the same time punched as one entry or in two', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 * 60 }),
        fc.integer({ min: 1, max: 8 * 60 }),
        (before, after) => {
          const entry = { isDraft: false, breaks: [] };
          const [startAt, endAt] = [at - before * MINUTE, at + after * MINUTE];
          const halves = [
            { ...entry, id: 'a', startAt, endAt: at },
            { ...entry, id: 'b', startAt: at, endAt },
          ];

          const whole = calculateTimesheet(inputOf(zone, [{ ...entry, id: 'a', startAt, endAt }]));

          expect(calculateTimesheet(inputOf(zone, halves)).totals).toEqual(whole.totals);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('makes the hours from two to three on the clock none, or two', () => {
    const night = { id: 'a', startAt: at - 4 * HOUR, endAt: at + 4 * HOUR, isDraft: false };

    const { totals } = calculateTimesheet(inputOf(zone, [night]));

    // In New York it is the hour from one to two that comes twice, so two to three comes once.
    const twice = zone === 'Europe/Warsaw' ? 120 : 60;
    expect(totals.workedPayLines['TWO'] ?? 0).toBe(what === 'missing' ? 0 : twice);
    expect(totals.totalMinutes).toBe(480);
  });
});
