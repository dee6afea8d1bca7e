/** Generators of limits: what is over this many minutes in a day, a week or a pay period. */
import fc from 'fast-check';
import { ABSENCE_TYPES, type RuleDefinition } from './engine.ts';
import { anAnchor, aWeekStart, fractions, windowsOf } from './plain-arbitraries.ts';

type Step = RuleDefinition['mechanisms'][number];

const COUNTED = ['plain', 'evening', 'night', 'major'] as const;

const limitParts = (limit: fc.Arbitrary<number>) => ({
  limitMinutes: limit,
  countedClasses: fc.uniqueArray(fc.constantFrom(...COUNTED), { minLength: 1 }),
  overtimeClass: fc.constantFrom('over', 'free'),
  majorHolidayClass: fc.constantFrom('over', 'free'),
  scaledByRatio: fc.boolean(),
  countedAbsences: fc.uniqueArray(fc.constantFrom(...ABSENCE_TYPES), { minLength: 1 }),
  movesFirst: fc.boolean(),
  tiers: fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 2 }),
});

/** Hours that count from once to twice. */
const weighted = fc.record(
  {
    windows: windowsOf(
      fc.record({ weight: fc.integer({ min: 100, max: 200 }).map((hundredths) => hundredths / 100) }),
    ),
    atMostMinutes: fractions(200),
  },
  { requiredKeys: ['windows'] },
);

type LimitParts = {
  readonly limitMinutes: number;
  readonly countedClasses: string[];
  readonly movesFirst?: boolean;
  readonly tiers?: number[];
};

/** Some limits move only one of their counted classes; tiers rise by the minutes given. */
const toLimit = <P extends LimitParts>({ movesFirst, tiers, ...parts }: P) => {
  let limitMinutes = parts.limitMinutes;
  const higherTiers = tiers?.map((more, index) => {
    limitMinutes = Math.round((limitMinutes + more) * 100) / 100;
    return { limitMinutes, overtimeClass: index === 0 ? 'over' : 'free' };
  });
  return {
    ...parts,
    ...(movesFirst === true && { movedClasses: parts.countedClasses.slice(0, 1) }),
    // What does not move may be what the others become.
    ...(movesFirst === true && parts.countedClasses[2] && { overtimeClass: parts.countedClasses[2] }),
    ...(higherTiers && { higherTiers }),
  };
};

const MUST = ['limitMinutes', 'countedClasses', 'overtimeClass'] as const;

/** Some limits of a period count this many minutes for each of its working days instead. */
const perWorkingDay = <L extends { readonly limitMinutes: number }>(limit: fc.Arbitrary<L>) =>
  fc.oneof(
    limit,
    fc.record({ limit, perDay: fractions(300) }).map(({ limit: { limitMinutes: _, ...others }, perDay }) => ({
      ...others,
      limitPerWorkingDayMinutes: perDay,
    })),
  );

/** An overtime limit of a day. */
export const aDailyLimit: fc.Arbitrary<Step> = fc
  .record(limitParts(fc.integer({ min: 0, max: 900 })), { requiredKeys: [...MUST] })
  .map((parts) => ({ mechanism: 'daily-overtime' as const, ...toLimit(parts) }));

/** An overtime limit of a week. */
export const aWeeklyLimit: fc.Arbitrary<Step> = perWorkingDay(
  fc
    .record({ ...limitParts(fractions(900)), weighted, weekStart: aWeekStart }, { requiredKeys: [...MUST] })
    .map((parts) => ({ mechanism: 'weekly-overtime' as const, ...toLimit(parts) })),
);

/** An overtime limit of a pay period. */
export const aPayPeriodLimit: fc.Arbitrary<Step> = perWorkingDay(
  fc
    .record({ ...limitParts(fractions(1200)), weighted, anchorDay: anAnchor }, { requiredKeys: [...MUST] })
    .map((parts) => ({ mechanism: 'pay-period-overtime' as const, ...toLimit(parts) })),
);

/** A cap on what other steps have moved. */
export const aCap: fc.Arbitrary<Extract<Step, { mechanism: 'overtime-cap' }>> = fc.record(
  {
    mechanism: fc.constant('overtime-cap' as const),
    period: fc.constantFrom('day' as const, 'week' as const, 'payPeriod' as const),
    limitMinutes: fractions(400),
    countedClasses: fc.constantFrom(['over'], ['over', 'free'], ['over', 'plain']),
    excessClass: fc.constant('excess'),
    scaledByRatio: fc.boolean(),
    weekStart: aWeekStart,
    anchorDay: anAnchor,
  },
  { requiredKeys: ['mechanism', 'period', 'limitMinutes', 'countedClasses', 'excessClass'] },
);
