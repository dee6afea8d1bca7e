/** Generators of the steps that credit time which was not worked. */
import fc from 'fast-check';
import { type RuleDefinition } from './engine.ts';
import {
  aClass,
  anAnchor,
  aPayLine,
  aTime,
  aWeekStart,
  fractions,
  hours,
  someDayClasses,
  someWeekdays,
  windowsOf,
} from './plain-arbitraries.ts';

type Step = RuleDefinition['mechanisms'][number];

/** A step of holiday pay. */
export const aHolidayPay = fc.record(
  {
    mechanism: fc.constant('holiday-pay' as const),
    payLine: aPayLine,
    fullDayMinutes: fractions(500),
    halfDayMinutes: fractions(250),
    whenWorked: fc.constantFrom('keep' as const, 'lessWorked' as const, 'none' as const),
    earnedAfterMonths: fc.nat({ max: 2 }),
    byPlannedShift: fc.boolean(),
    weekdays: someWeekdays,
    dayClasses: someDayClasses,
  },
  { requiredKeys: ['mechanism', 'payLine', 'whenWorked'] },
);

/** A step that credits time which was not worked. */
export const aCredit: fc.Arbitrary<Step> = fc.oneof(
  fc.record(
    {
      mechanism: fc.constant('call-out' as const),
      minimumMinutes: fc.integer({ min: 0, max: 300 }),
      payLine: aPayLine,
      addedMinutes: fc.integer({ min: 0, max: 90 }),
      exceptDayWorkWithinMinutes: fc.integer({ min: 0, max: 240 }),
      minimums: windowsOf(fc.record({ minimumMinutes: fc.integer({ min: 0, max: 300 }) })),
    },
    { requiredKeys: ['mechanism', 'minimumMinutes', 'payLine'] },
  ),
  fc.record(
    {
      mechanism: fc.constant('minimum-paid' as const),
      minimumMinutes: fc.integer({ min: 1, max: 480 }),
      payLine: aPayLine,
      weekdays: someWeekdays,
      dayClasses: someDayClasses,
    },
    { requiredKeys: ['mechanism', 'minimumMinutes', 'payLine'] },
  ),
  fc.record(
    {
      mechanism: fc.constant('break-pay' as const),
      payLine: aPayLine,
      perWorkedHour: fc.record(
        {
          minutes: fc.integer({ min: 1, max: 15 }),
          atLeastMinutes: fc.integer({ min: 0, max: 30 }),
          startingFrom: aTime,
          belowMinutes: fc.integer({ min: 1, max: 600 }),
        },
        { requiredKeys: ['minutes'] },
      ),
      workedThrough: fc.record(
        { addMinutes: fc.integer({ min: 0, max: 60 }), addPercent: fc.integer({ min: 0, max: 200 }) },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['mechanism', 'payLine', 'perWorkedHour'] },
  ),
  fc.record(
    {
      mechanism: fc.constant('meal-pay' as const),
      payLine: aPayLine,
      meals: fc.array(
        fc
          .record({
            hours,
            addMinutes: fc.integer({ min: 1, max: 60 }),
            addPercent: fc.integer({ min: 1, max: 200 }),
          })
          .map(({ hours: ofDay, ...pay }) => ({ ...ofDay, ...pay })),
        { minLength: 1, maxLength: 2 },
      ),
      startingBefore: aTime,
    },
    { requiredKeys: ['mechanism', 'payLine', 'meals'] },
  ),
  aHolidayPay,
  fc.record(
    {
      mechanism: fc.constant('holiday-credit' as const),
      account: fc.constantFrom('winterLeave' as const, 'dutyReduction' as const),
      fullDayMinutes: fractions(500),
      halfDayMinutes: fractions(250),
      when: fc.constantFrom('always' as const, 'worked' as const, 'notWorked' as const),
      payLine: aPayLine,
      weekdays: someWeekdays,
      dayClasses: someDayClasses,
    },
    { requiredKeys: ['mechanism', 'account', 'fullDayMinutes', 'halfDayMinutes', 'when'] },
  ),
  fc.record(
    {
      mechanism: fc.constant('daily-rest' as const),
      restMinutes: fc.integer({ min: 300, max: 900 }),
      dayStartsAt: aTime,
      minutesOffPerHour: fc.integer({ min: 0, max: 120 }),
      payLine: aPayLine,
      atMostMinutes: fc.integer({ min: 0, max: 600 }),
      shiftChangeMinutes: fc.integer({ min: 0, max: 600 }),
      overtimeBelow: fc.record({ minutes: fc.integer({ min: 1, max: 600 }), payLine: aPayLine }),
      intoNextDay: fc.record({ payLine: aPayLine, atMostMinutes: fc.integer({ min: 1, max: 600 }) }),
    },
    { requiredKeys: ['mechanism', 'restMinutes', 'dayStartsAt', 'minutesOffPerHour'] },
  ),
  fc.record(
    {
      mechanism: fc.constant('weighted-duty' as const),
      windows: windowsOf(
        fc.record({ weight: fc.integer({ min: 100, max: 200 }).map((hundredths) => hundredths / 100) }),
      ),
      countedClasses: fc.uniqueArray(aClass, { minLength: 1 }),
      atMostMinutes: fractions(200),
      scaledByRatio: fc.boolean(),
      weekStart: aWeekStart,
      payLine: aPayLine,
    },
    { requiredKeys: ['mechanism', 'windows'] },
  ),
  fc.record(
    {
      mechanism: fc.constant('shift-incentive' as const),
      kinds: fc.array(fc.record({ classes: fc.uniqueArray(aClass, { minLength: 1 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      minutesInKind: fc.integer({ min: 1, max: 400 }),
      outsideClasses: fc.uniqueArray(aClass, { minLength: 1 }),
      outsideMinutes: fc.integer({ min: 0, max: 400 }),
      bands: fc.array(
        fc.record({
          shifts: fc.integer({ min: 1, max: 4 }),
          kinds: fc.integer({ min: 1, max: 3 }),
          payLine: aPayLine,
        }),
        { minLength: 1, maxLength: 3 },
      ),
      periodMinutes: fractions(500),
      anchorDay: anAnchor,
    },
    {
      requiredKeys: [
        'mechanism',
        'kinds',
        'minutesInKind',
        'outsideClasses',
        'outsideMinutes',
        'bands',
        'periodMinutes',
      ],
    },
  ),
  fc.record(
    {
      mechanism: fc.constant('standby' as const),
      payLine: aPayLine,
      windows: windowsOf(fc.record({ payLine: aPayLine })),
    },
    { requiredKeys: ['mechanism', 'payLine'] },
  ),
);
