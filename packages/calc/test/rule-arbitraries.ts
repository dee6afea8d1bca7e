/** Generators of rules: every mechanism, with whatever parameters it may have. */
import fc from 'fast-check';
import { aCredit } from './credit-arbitraries.ts';
import { type RuleDefinition } from './engine.ts';
import { aCap, aDailyLimit, aPayPeriodLimit, aWeeklyLimit } from './limit-arbitraries.ts';
import { aClass, aTime, fractions, windowsOf } from './plain-arbitraries.ts';

type Step = RuleDefinition['mechanisms'][number];

const someWindows: fc.Arbitrary<Step> = windowsOf(aClass.map((name) => ({ class: name }))).map((windows) => ({
  mechanism: 'windows',
  windows,
}));

const anAutomaticBreak = fc.record(
  {
    afterMinutes: fc.integer({ min: 0, max: 600 }),
    minutes: fc.integer({ min: 1, max: 90 }),
    from: aTime,
  },
  { requiredKeys: ['afterMinutes', 'minutes'] },
);

const someBreaks: fc.Arbitrary<Step> = fc.record(
  {
    mechanism: fc.constant('breaks' as const),
    automatic: fc.array(anAutomaticBreak, { minLength: 1, maxLength: 2 }),
    paidAtMostMinutes: fc.integer({ min: 0, max: 60 }),
    workedThroughClass: aClass,
    workedThroughOf: fc.uniqueArray(aClass, { minLength: 1 }),
  },
  { requiredKeys: ['mechanism'] },
);

const aClockStep = fc.record({
  toMinutes: fc.constantFrom(1, 5, 10, 15, 30, 60),
  direction: fc.constantFrom('up' as const, 'down' as const, 'nearest' as const),
});

const aRounding: fc.Arbitrary<Step> = fc.record(
  {
    mechanism: fc.constant('rounding' as const),
    start: aClockStep,
    end: aClockStep,
    plannedWithinMinutes: fc.integer({ min: 0, max: 120 }),
  },
  { requiredKeys: ['mechanism', 'start'] },
);

const aTimeOff: fc.Arbitrary<Step> = fc.record({
  mechanism: fc.constant('overtime-time-off' as const),
  ofClasses: fc.uniqueArray(fc.constantFrom('over', 'free', 'plain'), { minLength: 1 }),
  timeOffClass: fc.constantFrom('excess', 'evening'),
  factor: fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths / 100),
});

const aMarking = fc.record(
  { class: fc.constantFrom('AF' as const, 'SH' as const), from: aTime },
  { requiredKeys: ['class'] },
);

const aProfile = fc.record(
  {
    maundyThursday: aMarking,
    goodFriday: aMarking,
    firstDayOfSummer: aMarking,
    commerceDay: aMarking,
    christmasEve: aMarking,
    christmasDay: aMarking,
    newYearsEve: aMarking,
    newYearsDay: aMarking,
  },
  { requiredKeys: [] },
);

const limitSteps = fc.array(fc.oneof(aDailyLimit, aWeeklyLimit, aPayPeriodLimit, aCap), {
  minLength: 1,
  maxLength: 3,
});

/** Windows stand first: they class every minute anew. */
const classSteps = fc
  .tuple(fc.array(someWindows, { maxLength: 2 }), limitSteps)
  .map(([windows, limits]) => [...windows, ...limits]);

/** A rule whose worked time is what was punched. Two classes share a pay line, as in real agreements. */
export const aRule: fc.Arbitrary<RuleDefinition> = fc.record(
  {
    holidayProfile: aProfile,
    baseClass: fc.constantFrom('plain', 'over'),
    mechanisms: classSteps,
    codeMap: fc.constant({
      plain: { bucket: 'daytime', payLine: 'DV' },
      evening: { bucket: 'evening', payLine: 'DV', premiumLines: ['VA33'] },
      night: {
        bucket: 'nightTime',
        payLine: 'DV',
        premiumLines: ['VA45', 'N'],
        names: { is: 'nætur', en: 'nights', pl: 'noce' },
      },
      over: { bucket: 'overtime', payLine: 'YV' },
      free: { bucket: 'holiday', payLine: 'YV' },
      major: { bucket: 'majorHoliday', payLine: 'SH' },
      excess: { bucket: 'overtime', payLine: 'UMFRAM' },
    } as const),
    fullDayMinutes: fractions(500),
  },
  { requiredKeys: ['holidayProfile', 'baseClass', 'mechanisms', 'codeMap'] },
);

const insert = (steps: readonly Step[], step: Step, at: number): Step[] => [
  ...steps.slice(0, at),
  step,
  ...steps.slice(at),
];

const afterWindows = (steps: readonly Step[]): number =>
  steps.filter(({ mechanism }) => mechanism === 'windows').length;

/** A rule that may also round, deduct breaks and credit time that was not worked. */
export const aFullRule: fc.Arbitrary<RuleDefinition> = fc
  .record({
    rule: aRule,
    rounding: fc.option(aRounding, { nil: null }),
    breaks: fc.option(fc.record({ step: someBreaks, at: fc.nat({ max: 4 }) }), { nil: null }),
    timeOff: fc.option(aTimeOff, { nil: null }),
    credits: fc.array(aCredit, { minLength: 1, maxLength: 3 }),
  })
  .map(({ rule, rounding, breaks, timeOff, credits }) => ({
    ...rule,
    mechanisms: [
      ...(rounding === null ? [] : [rounding]),
      ...(breaks === null
        ? rule.mechanisms
        : insert(rule.mechanisms, breaks.step, afterWindows(rule.mechanisms) + breaks.at)),
      ...(timeOff === null ? [] : [timeOff]),
      ...credits,
    ],
  }));
