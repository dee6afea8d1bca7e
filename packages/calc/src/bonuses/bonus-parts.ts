/** Which days of the year does each agreement and employment have, and what is earned on them? */
import { datesOf, weekdayOfDate, type DateRange, type LocalDate, addDays } from '@stimpill/time';
import { toMillionths, WHOLE } from '#rules/scale.ts';
import type { BonusFacts, BonusQuestion, EmploymentSpan } from './bonus-facts.ts';
import { type AgreementBonuses, type BonusTerms, type YearlyWindow } from './bonus-terms.ts';
import { agreementBonuses, type NoBonuses } from './bonuses-of.ts';
import { hasAnyRight } from './bonus-right.ts';
import { CALENDAR_YEAR, HOLIDAY_YEAR, windowOf } from './windows.ts';

/** The days of one agreement; neighbours never have the same. */
type AgreementRange = {
  readonly bonuses: BonusFacts['agreements'][number]['bonuses'];
  readonly startDate: LocalDate;
  readonly endDate: LocalDate | null;
};

const FIRST = '0001-01-01';

/** Without any agreement one range of none. */
const rangesOfAgreements = ({ agreements }: Pick<BonusFacts, 'agreements'>): readonly AgreementRange[] => {
  const changes = agreements.filter(({ bonuses }, index) => bonuses !== agreements[index - 1]?.bonuses);
  if (changes.length === 0) return [{ bonuses: 'notKnown', startDate: FIRST, endDate: null }];
  return changes.map(({ bonuses, validFrom }, index) => {
    const next = changes[index + 1];
    return {
      bonuses,
      startDate: index === 0 ? FIRST : validFrom,
      endDate: next === undefined ? null : addDays(next.validFrom, -1),
    };
  });
};

/** A week in exact units: five working days of a full ratio in millionths. */
const WEEK = 5 * WHOLE;
const HUNDREDTH = WEEK / 100;

/** The days of one agreement in one employment, and how to count them. `terms` is null where its bonuses are not known. */
export type BonusPart = DateRange & {
  readonly dueOn: LocalDate;
  readonly isSettledAtEnd: boolean;
  readonly hasRight: boolean;
  readonly unit: 'weekHundredths' | 'dayWorkMinutes';
  readonly full: number | null;
  readonly roundedWith: string;
  readonly fullUnits: number | null;
  readonly unitsEach: number;
  readonly earnedBy: (unpaidLeave: 'counts' | 'takenOut') => number;
} & (
    | { readonly terms: AgreementBonuses; readonly bonuses: AgreementBonuses['key'] }
    | { readonly terms: null; readonly bonuses: NoBonuses }
  );

/** Monday to Friday, holidays among them. */
const isWorkday = (date: LocalDate): boolean => weekdayOfDate(date) < 5;

const workdaysOf = (range: DateRange): number => datesOf(range).filter(isWorkday).length;

const overlap = (one: DateRange, { startDate, endDate }: EmploymentSpan): DateRange | null => {
  const start = one.startDate > startDate ? one.startDate : startDate;
  const end = endDate !== null && endDate < one.endDate ? endDate : one.endDate;
  return start <= end ? { startDate: start, endDate: end } : null;
};

/** The ratio of a day in millionths, no more than full. */
const ratioOn = ({ ratios }: BonusFacts, date: LocalDate): number => {
  const holding = ratios.findLast(({ validFrom }) => validFrom <= date) ?? ratios[0];
  return Math.min(WHOLE, toMillionths(holding?.ratio ?? 1));
};

const isIn = (date: LocalDate, { startDate, endDate }: DateRange): boolean =>
  startDate <= date && date <= endDate;

/** Working days of the range at their ratio, less vacation and leave where they do not count. */
const workdayUnits = (facts: BonusFacts, range: DateRange, lessThese: readonly string[]): number => {
  const employed = datesOf(range)
    .filter(isWorkday)
    .reduce((sum, date) => sum + ratioOn(facts, date), 0);
  const away = facts.away.filter(({ date, type }) => isIn(date, range) && lessThese.includes(type));
  return employed - away.reduce((sum, { date, days }) => sum + days * ratioOn(facts, date), 0);
};

const dayWorkIn = ({ dayWork }: BonusFacts, range: DateRange): number =>
  dayWork.reduce((sum, { date, minutes }) => (isIn(date, range) ? sum + minutes : sum), 0);

const windowFor = ({ windows }: BonusTerms, { window }: BonusQuestion): YearlyWindow =>
  windows.find(({ key }) => key === window) ?? windows[0];

type Place = { readonly employment: EmploymentSpan; readonly range: DateRange; readonly window: DateRange };

/** Where nobody knows the agreement, the days of the ordinary year are named. */
const unknownPart = ({ range }: Place, bonuses: NoBonuses): BonusPart => ({
  ...range,
  terms: null,
  bonuses,
  dueOn: range.endDate,
  isSettledAtEnd: false,
  hasRight: false,
  unit: 'weekHundredths',
  full: null,
  roundedWith: bonuses,
  fullUnits: null,
  unitsEach: HUNDREDTH,
  earnedBy: () => 0,
});

const measureOf = (
  facts: BonusFacts,
  { hourly, full }: BonusTerms,
  { range, window }: Place,
  isLeaver: boolean,
  year: number,
) => {
  if (hourly !== 'asOthers' && facts.isPaidByTheHour) {
    const { fullMinutes } = hourly;
    return {
      unit: 'dayWorkMinutes' as const,
      full: fullMinutes,
      fullUnits: fullMinutes,
      unitsEach: 1,
      earnedBy: () => dayWorkIn(facts, range),
    };
  }
  const whole =
    full.of === 'window' && isLeaver && full.whoLeaves !== undefined
      ? windowOf(full.whoLeaves, year)
      : window;
  const fullUnits = full.of === 'weeks' ? full.weeks * WEEK : workdaysOf(whole) * WHOLE;
  const never = full.of === 'weeks' ? ['vacation'] : [];
  return {
    unit: 'weekHundredths' as const,
    full: Math.round(fullUnits / HUNDREDTH),
    fullUnits,
    unitsEach: HUNDREDTH,
    earnedBy: (unpaidLeave: 'counts' | 'takenOut') =>
      workdayUnits(facts, range, unpaidLeave === 'takenOut' ? [...never, 'unpaidLeave'] : never),
  };
};

const knownPart = (
  facts: BonusFacts,
  { kind, year }: BonusQuestion,
  agreement: AgreementBonuses,
  place: Place,
): BonusPart => {
  const terms = agreement[kind];
  const due = `${year}-${terms.dueOn}`;
  const { endDate } = place.employment;
  const isSettledAtEnd = endDate !== null && endDate < due;
  const dueOn = isSettledAtEnd ? endDate : due;
  const measure = measureOf(facts, terms, place, endDate !== null && endDate < place.window.endDate, year);
  return {
    ...place.range,
    ...measure,
    terms: agreement,
    bonuses: agreement.key,
    dueOn,
    isSettledAtEnd,
    roundedWith: `${agreement.key} ${measure.unit} ${measure.full}`,
    hasRight: hasAnyRight(terms.rights, { employment: place.employment, window: place.window, dueOn, year }),
  };
};

const partsOf = (
  facts: BonusFacts,
  question: BonusQuestion,
  { bonuses, ...ofAgreement }: AgreementRange,
): readonly BonusPart[] => {
  const agreement = [...agreementBonuses.values()].find(({ key }) => key === bonuses) ?? null;
  const plain = question.kind === 'december' ? CALENDAR_YEAR : HOLIDAY_YEAR;
  const counted = agreement === null ? plain : windowFor(agreement[question.kind], question);
  const window = windowOf(counted, question.year);
  const inWindow = overlap(window, ofAgreement);
  if (inWindow === null) return [];
  return facts.employments.flatMap((employment) => {
    const range = overlap(inWindow, employment);
    if (range === null) return [];
    const place = { employment, range, window };
    return [
      agreement === null
        ? unknownPart(place, bonuses as NoBonuses)
        : knownPart(facts, question, agreement, place),
    ];
  });
};

/** In the order of their days. */
export const bonusParts = (facts: BonusFacts, question: BonusQuestion): readonly BonusPart[] =>
  rangesOfAgreements(facts)
    .flatMap((range) => partsOf(facts, question, range))
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
