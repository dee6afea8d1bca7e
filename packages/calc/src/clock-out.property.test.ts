import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPayLine } from '../test/plain-arbitraries.ts';
import { aRule } from '../test/rule-arbitraries.ts';
import { utcZone } from '@stimpill/time';
import {
  agreements,
  calculateTimesheet,
  type CreditAccount,
  type RuleDefinition,
  type Timesheet,
} from './index.ts';

const MINUTE = 60_000;
const FIRST = Date.parse('2026-12-18');

/** A day of work that begins on some day until Christmas, and a clock-out of at most four hours inside it. */
const aDay = fc
  .record({
    start: fc.integer({ min: 0, max: 9 * 1440 }),
    before: fc.integer({ min: 1, max: 480 }),
    away: fc.integer({ min: 1, max: 240 }),
    after: fc.integer({ min: 1, max: 480 }),
  })
  .map(({ start, before, away, after }) => {
    const startAt = FIRST + start * MINUTE;
    const outAt = startAt + before * MINUTE;
    const inAt = outAt + away * MINUTE;
    return { startAt, outAt, inAt, endAt: inAt + after * MINUTE };
  });

type Day = {
  readonly startAt: number;
  readonly outAt: number;
  readonly inAt: number;
  readonly endAt: number;
};

const calculate = (definition: RuleDefinition, spans: readonly (readonly [number, number])[]): Timesheet =>
  calculateTimesheet({
    entries: spans.map(([startAt, endAt], index) => ({ id: `${index}`, startAt, endAt, isDraft: false })),
    range: { startDate: '2026-12-10', endDate: '2027-01-10' },
    zone: utcZone,
    calendar: { calendar: 'IS', extra: [], removed: [] },
    ruleVersions: [{ name: 'Rule', number: 1, validFrom: '2020-01-01', definition }],
  });

/** What is paid in all, worked or not, without the accounts that are an exception. */
const paidMinutes = ({ totals, credits }: Timesheet, except: readonly CreditAccount[]): number =>
  credits
    .filter(({ payLine, account }) => payLine !== null && !except.includes(account))
    .reduce((sum, { minutes }) => sum + minutes, totals.totalMinutes);

const expectNoMore = (definition: RuleDefinition, day: Day, except: readonly CreditAccount[] = []): void => {
  const { startAt, outAt, inAt, endAt } = day;
  const whole = calculate(definition, [[startAt, endAt]]);
  const split = calculate(definition, [
    [startAt, outAt],
    [inAt, endAt],
  ]);

  expect(paidMinutes(split, except)).toBeLessThanOrEqual(paidMinutes(whole, except));
};

/** The steps that look at the day of work as a whole. */
const ofDaysOfWork = fc.record({
  breaks: fc.record({
    mechanism: fc.constant('breaks' as const),
    automatic: fc.array(
      fc.record({ afterMinutes: fc.integer({ min: 0, max: 600 }), minutes: fc.integer({ min: 1, max: 90 }) }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  minimum: fc.record({
    mechanism: fc.constant('minimum-paid' as const),
    minimumMinutes: fc.integer({ min: 1, max: 480 }),
    payLine: aPayLine,
  }),
  perHour: fc.record({
    mechanism: fc.constant('break-pay' as const),
    payLine: aPayLine,
    perWorkedHour: fc.record({
      minutes: fc.integer({ min: 1, max: 15 }),
      atLeastMinutes: fc.integer({ min: 0, max: 30 }),
    }),
  }),
});

describe('clocking out for a while', () => {
  it('never pays more than staying, whatever the rule says of breaks, minimums and limits', () => {
    fc.assert(
      fc.property(aRule, ofDaysOfWork, aDay, (rule, { breaks, minimum, perHour }, day) => {
        const mechanisms = [...rule.mechanisms, breaks, minimum, perHour];

        expectNoMore({ ...rule, mechanisms }, day);
      }),
      { numRuns: 300 },
    );
  });

  // A short evening in a shop is paid minutes for breaks, a longer one has a meal break instead. And a meal that was worked
  // whole is taken as had, while clocking out in it shows how much of it was worked.
  const EXCEPTIONS: Readonly<Record<string, readonly CreditAccount[]>> = {
    'sgs-efling-day-work': ['breakPay'],
    'vr-shop': ['breakPay'],
    'vr-office': ['breakPay'],
    'municipal-day-work': ['breakPay'],
  };

  it.each([...agreements.values()])('never pays more under "$key"', ({ key, definition }) => {
    fc.assert(
      fc.property(aDay, (day) => {
        expectNoMore(definition, day, EXCEPTIONS[key]);
      }),
      { numRuns: 150 },
    );
  });
});
