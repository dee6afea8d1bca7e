/** What payroll reads, in English. */
import { fromTo } from '@stimpill/time';
import { type CreditReason } from '#pay/credit.ts';
import { ACCOUNT_NAMES, BUCKET_NAMES, DAY_CLASS_NAMES } from './display-names.ts';
import { type CreditFact, type HolidayFact, type PaidFact, type PayrollFact, type StepFact } from './fact.ts';
import { day, formFor, lengthOf, list, minutesOf, sentence } from './grammar.ts';
import { holidaysInside } from './holiday-names.ts';
import {
  clockTime,
  countedIn,
  isWithoutRule,
  limitOf,
  ruleInWords,
  timeOf,
  weekHoursInWords,
} from './sentences.ts';
import { type TraceLoser, type TraceReason } from './trace.ts';

const length = (minutes: number): string => lengthOf(minutes, 'en');
const min = (minutes: number): string => minutesOf(minutes, 'en');

/** A name as a sentence has it. */
export const quoteEn = (name: string): string => `"${name}"`;

/** Said to payroll and to the person who worked, of time on which no rule was in force. */
export const WITHOUT_RULE_EN = 'No pay rule was in force then; it is paid as ordinary time.';

const PERIODS = { day: 'day', week: 'week', payPeriod: 'pay period' };
const WORTH_BY = {
  plannedShift: 'by the planned shift',
  workPattern: 'by the regular hours',
  employmentRatio: 'by the employment ratio',
};

const losers = (lost: readonly TraceLoser[]): string =>
  lost
    .map(
      ({ classNames, hours, isOfCallOuts, from, to }) =>
        ` ${quoteEn(classNames.en)} (${isOfCallOuts === true ? 'call-outs, ' : ''}${weekHoursInWords(hours, 'en')}) fits ${fromTo(clockTime(from), clockTime(to))} too and gives way.`,
    )
    .join('');

const limit = (reason: Parameters<typeof limitOf>[0]): string => {
  const { minutes, ofRule, isByRatio } = limitOf(reason);
  const full =
    ofRule === null ? '' : ` (${isByRatio ? 'by employment ratio, out of' : 'instead of'} ${length(ofRule)})`;
  return `${length(minutes)}${full}`;
};

const overLimit = (reason: Extract<TraceReason, { kind: 'over-limit' }>): string => {
  const { period, periodStart, beyondMinutes, countedNames } = reason;
  const names = countedIn(countedNames, 'en');
  const counted = names === null ? '' : ` (counted: ${names})`;
  const past = `it is past ${limit(reason)} of the ${PERIODS[period]} that began on ${day(periodStart, 'en')}${counted}.`;
  return beyondMinutes === undefined
    ? past
    : `${past} The extra weight of hours that count more made up ${min(beyondMinutes)} of it.`;
};

const step = (fact: StepFact): string => {
  const { reason, classNames, holidayNames, dayClass, isOverruled } = fact;
  const [is, stays] = isOverruled ? ['would be', 'would stay'] : ['is', 'stays'];
  const name = quoteEn(classNames?.en ?? '');
  const holiday =
    holidayNames.length === 0
      ? ''
      : ` (${holidaysInside(holidayNames, 'en')}, ${DAY_CLASS_NAMES[dayClass].en})`;
  const when = timeOf(fact, 'en');
  switch (reason.kind) {
    case 'rounded-in':
      return `${when} was added when the ${reason.edge} was rounded.`;
    case 'rounded-off':
      return `${when} was taken off when the ${reason.edge} was rounded.`;
    case 'unpaid-break':
      return `${when} is an unpaid break.`;
    case 'deducted-break':
      return `${when} is a break that the rule deducts.`;
    case 'base-class':
      return `${when}${holiday} ${is} ${name}, because ${isWithoutRule(fact) ? 'no pay rule was in force then' : 'the rule names no other class for these hours'}.`;
    case 'worked-through-break':
      return `${when} ${is} ${name} and not ${quoteEn(reason.fromNames.en)}: a break was worked through.`;
    case 'in-window':
      return `${when}${holiday} ${is} ${name}: this class holds for ${reason.isOfCallOuts === true ? 'call-outs, ' : ''}${weekHoursInWords(reason.hours, 'en')}.${losers(reason.lost)}`;
    case 'over-limit':
      return `${when} ${is} ${name} and not ${quoteEn(reason.fromNames.en)}: ${overLimit(reason)}`;
    case 'as-time-off':
      return `${when} ${is} ${name} and not ${quoteEn(reason.fromNames.en)}: it is given as time off and not paid as overtime.`;
    case 'kept-as-major-holiday':
      return `${when} ${stays} ${name} past ${limit(reason)}: the rule names no other class for major holidays.`;
    case 'counted-only':
      return `${when} ${stays} ${name} past ${limit(reason)}: it counts towards the limit and does not move.`;
  }
};

const paid = (fact: PaidFact): string => {
  const { because, bucket, payLine, premiumLines, minutes, versionNumber } = fact;
  const are = formFor(minutes, { one: 'is', other: 'are' }, 'en');
  if (bucket === null || payLine === null) return `${min(minutes)} ${are} not worked time.`;
  const beside = premiumLines.length === 0 ? '' : ` and, beside it, on ${list(premiumLines, 'en')}`;
  // What comes back as time off is on its line without being paid there.
  const put = because.kind === 'as-time-off' ? 'recorded' : 'paid';
  const told = `${min(minutes)} ${are} ${put} on the line ${payLine}${beside}, shown as ${quoteEn(BUCKET_NAMES[bucket].en)}`;
  return isWithoutRule(fact)
    ? `${told}. ${WITHOUT_RULE_EN}`
    : `${told}, by the rule ${ruleInWords(fact, quoteEn, 'en')}, version ${versionNumber}.`;
};

const were = (minutes: number): string =>
  `${min(minutes)} ${formFor(minutes, { one: 'was', other: 'were' }, 'en')}`;

const ofHoliday = (reason: Extract<CreditReason, { kind: 'holiday' }>, dueMinutes: number): string => {
  const { names, fullMinutes, workedMinutes, worthBy } = reason;
  const name = names === undefined ? 'The holiday' : holidaysInside(names, 'en');
  const gives = `${name} gives ${min(fullMinutes)} ${WORTH_BY[worthBy]}`;
  if (workedMinutes === 0) return `${gives}; nothing was worked in its hours`;
  return dueMinutes < fullMinutes
    ? `${gives}, less the time worked in its hours: ${min(workedMinutes)}`
    : `${gives}. The time worked on the holiday, ${min(workedMinutes)}, is paid separately`;
};

const shortRest = (reason: Extract<CreditReason, { kind: 'short-rest' }>): string => {
  const { restMinutes, wantedMinutes, missingMinutes, dayStartsAt, minutesOffPerHour, paidBelowMinutes } =
    reason;
  const inDay = dayStartsAt === undefined ? '' : ` in the day and night from ${dayStartsAt}`;
  const found =
    restMinutes === 0
      ? `there was no rest${inDay}, and ${length(wantedMinutes)} are due`
      : `the longest rest${inDay} was ${length(restMinutes)}, and ${length(wantedMinutes)} are due; ${were(missingMinutes)} missing`;
  const most = reason.atMostMinutes === undefined ? '' : `, at most ${min(reason.atMostMinutes)}`;
  const gives =
    minutesOffPerHour === undefined ? '' : `; each missing hour gives ${min(minutesOffPerHour)} off${most}`;
  const pays = paidBelowMinutes === undefined ? '' : `; what lacks of ${length(paidBelowMinutes)} is paid`;
  return `${found}${gives}${pays}`;
};

const why = (reason: CreditReason, dueMinutes: number): string => {
  switch (reason.kind) {
    case 'call-out':
      return `a call-out${reason.hours === undefined ? '' : ` (${weekHoursInWords(reason.hours, 'en')})`} pays at least ${min(reason.minimumMinutes)}${reason.addedMinutes === 0 ? '' : `, or the time worked plus ${min(reason.addedMinutes)}, if that is more`}; ${were(reason.workedMinutes)} worked`;
    case 'minimum-paid':
      return `work on this day pays at least ${min(reason.minimumMinutes)}; ${were(reason.workedMinutes)} worked`;
    case 'break-per-hour':
      return `${min(reason.minutesPerHour)} for each hour of ${length(reason.workedMinutes)} worked${reason.atLeastMinutes === undefined ? '' : `, at least ${min(reason.atLeastMinutes)}`}, for breaks that were not taken`;
    case 'worked-through-break':
      return `a break of ${min(reason.breakMinutes)} was worked through`;
    case 'worked-meal':
      return `${were(reason.workedMinutes)} worked in the meal from ${reason.from} to ${reason.to}`;
    case 'standby':
      return `standby${reason.hours === undefined ? '' : ` (${weekHoursInWords(reason.hours, 'en')})`}, without the time worked in it`;
    case 'holiday':
      return ofHoliday(reason, dueMinutes);
    case 'short-rest':
      return shortRest(reason);
    case 'paid-rest':
      return `${length(reason.restMinutes)} of rest had passed when the working day began; it keeps its pay until ${length(reason.wantedMinutes)} are full`;
    case 'overtime-time-off':
      return `${min(reason.workedMinutes)} of overtime are taken as time off, each as ${reason.factor} min`;
    case 'weighted':
      return `${were(reason.workedMinutes)} worked in hours that count more towards the required hours`;
    case 'shift-incentive':
      return `${reason.shifts} ${formFor(reason.shifts, { one: 'day', other: 'days' }, 'en')} of work on ${reason.kinds} ${formFor(reason.kinds, { one: 'kind', other: 'kinds' }, 'en')} of shift in the pay period; ${length(reason.outsideMinutes)} of them outside the day window`;
  }
};

const credit = (fact: CreditFact): string => {
  const { localDate, minutes, keptMinutes, payLine, account, reason, versionNumber } = fact;
  const place = payLine === null ? '' : ` on the line ${payLine}`;
  const given = `${day(localDate, 'en')}: ${min(minutes)}${place} for ${quoteEn(ACCOUNT_NAMES[account].en)}`;
  const kept =
    keptMinutes === 0
      ? ''
      : ` Another ${were(keptMinutes)} approved before for the same, with another entry.`;
  return `${sentence(`${given}: ${why(reason, minutes + keptMinutes)}`)}${kept} Rule: ${ruleInWords(fact, quoteEn, 'en')}, version ${versionNumber}.`;
};

const holiday = ({ localDate, names, dayClass, from }: HolidayFact): string =>
  `${day(localDate, 'en')}: ${holidaysInside(names, 'en')}, ${DAY_CLASS_NAMES[dayClass].en}${from === '00:00' ? '' : ` from ${from}`}.`;

/** What payroll is told. */
export const payrollEn = (fact: PayrollFact): string => {
  switch (fact.what) {
    case 'step':
      return step(fact);
    case 'paid':
      return paid(fact);
    case 'credit':
      return credit(fact);
    case 'holiday':
      return holiday(fact);
  }
};
