/** What does a rule pay, and when? Read from its data alone, in words, before anybody has worked under it. */
import { HOLIDAY_CLASSES, type HolidayClass } from '#holidays/holiday-profile.ts';
import { HOLIDAY_KEYS, ICELANDIC_HOLIDAYS } from '#holidays/iceland.ts';
import { type OvertimeLimit } from '#rules/overtime-limit.ts';
import { type MechanismStep, type RuleDefinition } from '#rules/rule-definition.ts';
import { missingParameters } from '#rules/settle-rule.ts';
import { type ExplanationLanguage } from '#words/words.ts';
import { classWords } from './class-words.ts';
import { ACCOUNT_NAMES, BUCKET_NAMES } from './display-names.ts';
import { englishRuleSentences } from './rule-sentences-en.ts';
import { icelandicRuleSentences } from './rule-sentences-is.ts';
import { polishRuleSentences } from './rule-sentences-pl.ts';
import { type LimitInWords, type RuleSentences } from './rule-sentences.ts';
import { weekHoursInWords } from './sentences.ts';

const RULE_SENTENCES: Readonly<Record<ExplanationLanguage, RuleSentences>> = {
  is: icelandicRuleSentences,
  en: englishRuleSentences,
  pl: polishRuleSentences,
};

/** A class of the rule: what it is called, when it holds, the column of the timesheet and the lines on which it is paid. */
type DescribedClass = {
  readonly name: string;
  readonly when: readonly string[];
  readonly bucketName: string;
  readonly payLine: string;
  readonly premiumLines: readonly string[];
};

/** A rule in words. `beside` is what is rounded, taken off, paid or given beside the classes, a sentence each. */
export type RuleDescription = {
  /** What the rule calls itself; null where it does not say. */
  readonly name: string | null;
  readonly classes: readonly DescribedClass[];
  readonly beside: readonly string[];
  /** The holidays by kind, AF or SH, in the order of the year. */
  readonly holidays: readonly { readonly dayClass: HolidayClass; readonly names: readonly string[] }[];
};

type Speaking = {
  readonly says: RuleSentences;
  readonly language: ExplanationLanguage;
  readonly nameOf: (payClass: string) => string;
};

/** That a class holds, and when. */
type Holding = { readonly payClass: string; readonly when: string };

type LimitStep = Extract<
  MechanismStep,
  { mechanism: 'daily-overtime' | 'weekly-overtime' | 'pay-period-overtime' }
>;

const PER = {
  'daily-overtime': 'day',
  'weekly-overtime': 'week',
  'pay-period-overtime': 'payPeriod',
} as const;

const holdingsPastLimit = (step: LimitStep, { says, nameOf }: Speaking): readonly Holding[] => {
  const limit: OvertimeLimit = step;
  const ofWorkingDay = limit.limitPerWorkingDayMinutes;
  const inWords = (limitMinutes: number): LimitInWords => ({
    per: ofWorkingDay === undefined ? PER[step.mechanism] : 'workingDay',
    limitMinutes,
    counted: [...new Set(limit.countedClasses.map(nameOf))],
    isScaledByRatio: limit.scaledByRatio === true,
  });
  const first = inWords(ofWorkingDay ?? limit.limitMinutes ?? 0);
  const higher = (limit.higherTiers ?? []).map(({ limitMinutes, overtimeClass }) => ({
    payClass: overtimeClass,
    when: says.pastLimit({ ...inWords(limitMinutes), per: PER[step.mechanism] }),
  }));
  const onMajor =
    limit.majorHolidayClass === undefined
      ? []
      : [{ payClass: limit.majorHolidayClass, when: says.pastLimitOnMajorHoliday(first) }];
  return [{ payClass: limit.overtimeClass, when: says.pastLimit(first) }, ...higher, ...onMajor];
};

const holdingsOf = (step: MechanismStep, speaking: Speaking): readonly Holding[] => {
  const { says, language, nameOf } = speaking;
  switch (step.mechanism) {
    case 'windows':
      return step.windows.map((window) => {
        const hours = weekHoursInWords(window, language);
        const isOfCallOuts = window.entryKinds?.includes('work') === false;
        return { payClass: window.class, when: isOfCallOuts ? says.callOutHours(hours) : hours };
      });
    case 'daily-overtime':
    case 'weekly-overtime':
    case 'pay-period-overtime':
      return holdingsPastLimit(step, speaking);
    case 'overtime-cap': {
      const { period: per, limitMinutes, countedClasses, scaledByRatio = false } = step;
      const counted = [...new Set(countedClasses.map(nameOf))];
      const limit = { per, limitMinutes, counted, isScaledByRatio: scaledByRatio };
      return [{ payClass: step.excessClass, when: says.pastLimit(limit) }];
    }
    case 'breaks':
      return step.workedThroughClass === undefined
        ? []
        : [{ payClass: step.workedThroughClass, when: says.workedThroughBreak }];
    case 'overtime-time-off':
      return [{ payClass: step.timeOffClass, when: says.takenAsTimeOff(step.factor) }];
    default:
      return [];
  }
};

/** What the choices that a rule leaves open would add. */
const holdingsIfChosen = ({ open }: RuleDefinition, speaking: Speaking): readonly Holding[] =>
  (open?.parameters ?? [])
    .flatMap(({ readings = [] }) => readings.flatMap(({ adds = [] }) => adds))
    // The reader of rules has tried each of them as a step; those that class time wait for no value.
    .flatMap((step) => holdingsOf(step as unknown as MechanismStep, speaking))
    .map(({ payClass, when }) => ({ payClass, when: speaking.says.ifChosen(when) }));

const roundingIn = (
  { start, end }: Extract<MechanismStep, { mechanism: 'rounding' }>,
  says: RuleSentences,
): string[] => [
  ...(start === undefined ? [] : [says.rounding('start', start.toMinutes, start.direction)]),
  ...(end === undefined ? [] : [says.rounding('end', end.toMinutes, end.direction)]),
];

const restIn = (step: Extract<MechanismStep, { mechanism: 'daily-rest' }>, says: RuleSentences): string[] => [
  says.dailyRest(step),
  ...(step.overtimeBelow ? [says.restOvertime(step.overtimeBelow.minutes, step.overtimeBelow.payLine)] : []),
  ...(step.intoNextDay ? [says.restIntoNextDay(step.intoNextDay.payLine)] : []),
];

const besideOf = (step: MechanismStep, { says, language }: Speaking): readonly string[] => {
  switch (step.mechanism) {
    case 'rounding':
      return roundingIn(step, says);
    case 'breaks':
      return [
        ...(step.automatic ?? []).map(({ afterMinutes, minutes }) =>
          says.automaticBreak(afterMinutes, minutes),
        ),
        ...(step.paidAtMostMinutes === undefined ? [] : [says.paidBreaks(step.paidAtMostMinutes)]),
      ];
    case 'call-out':
      return [says.callOut(step)];
    case 'minimum-paid':
      return [says.minimumPaid(step)];
    case 'break-pay':
      return [
        ...(step.perWorkedHour ? [says.breakPerHour(step.perWorkedHour.minutes, step.payLine)] : []),
        ...(step.workedThrough ? [says.breakWorkedThrough(step.payLine)] : []),
      ];
    case 'meal-pay':
      return step.meals.map(({ from, to }) => says.meal(from, to, step.payLine));
    case 'holiday-pay':
      return [says.holidayPay(step)];
    case 'holiday-credit':
      return [says.holidayCredit(step, ACCOUNT_NAMES[step.account][language])];
    case 'daily-rest':
      return restIn(step, says);
    case 'weighted-duty':
      return [
        says.weightedDuty(step),
        ...step.windows.map((hours) => says.weightedHours(hours, hours.weight)),
      ];
    case 'shift-incentive':
      return [says.shiftIncentive(step)];
    case 'standby':
      return [
        says.standby(step.payLine),
        ...(step.windows ?? []).map((hours) => says.standbyHours(hours, hours.payLine)),
      ];
    default:
      return [];
  }
};

/**
 * A rule in words.
 * @example describeRule(PLAIN_TIME.definition, 'en').classes[0]?.when // ['all other working time']
 */
export const describeRule = (rule: RuleDefinition, language: ExplanationLanguage): RuleDescription => {
  const says = RULE_SENTENCES[language];
  const nameOf = (payClass: string): string => {
    const code = rule.codeMap[payClass];
    return code === undefined ? payClass : classWords(code)[language];
  };
  const speaking = { says, language, nameOf };
  const holdings = [
    ...rule.mechanisms.flatMap((step) => holdingsOf(step, speaking)),
    ...holdingsIfChosen(rule, speaking),
  ];
  const classes = Object.entries(rule.codeMap).map(([payClass, { bucket, payLine, premiumLines = [] }]) => {
    const when = holdings.filter((holding) => holding.payClass === payClass).map((holding) => holding.when);
    return {
      name: nameOf(payClass),
      when: payClass === rule.baseClass ? [...new Set(when), says.allOtherTime] : [...new Set(when)],
      bucketName: BUCKET_NAMES[bucket][language],
      payLine,
      premiumLines,
    };
  });
  const holidays = HOLIDAY_CLASSES.map((dayClass) => ({
    dayClass,
    names: HOLIDAY_KEYS.flatMap((key) => {
      const marking = rule.holidayProfile[key];
      if (marking?.class !== dayClass) return [];
      const name = ICELANDIC_HOLIDAYS[key].names[language];
      return [marking.from === undefined ? name : says.fromHour(name, marking.from)];
    }),
  }));
  return {
    name: rule.names?.[language] ?? null,
    classes,
    beside: [
      ...rule.mechanisms.flatMap((step) => besideOf(step, speaking)),
      ...missingParameters(rule).map(({ names }) => says.leftToCompany(names[language])),
    ],
    holidays,
  };
};
