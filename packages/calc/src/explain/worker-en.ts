/** What the person who worked reads, in English: what, how much and why; then by which rule. */
import { type CreditReason } from '#pay/credit.ts';
import { ACCOUNT_NAMES } from './display-names.ts';
import { type CreditFact, type PaidFact, type WorkerFact } from './fact.ts';
import { day, formFor, lengthOf, sentence } from './grammar.ts';
import { holidaysInside } from './holiday-names.ts';
import { quoteEn, WITHOUT_RULE_EN } from './payroll-en.ts';
import {
  agreementOf,
  countedIn,
  isToppedUp,
  isWithoutRule,
  limitOf,
  timeOf,
  weekHoursInWords,
} from './sentences.ts';

const length = (minutes: number): string => lengthOf(minutes, 'en');

const PERIODS = { day: 'the day', week: 'the week', payPeriod: 'the pay period' };

const pastLimit = (reason: Extract<PaidFact['because'], { kind: 'over-limit' }>): string => {
  const { minutes, isByRatio } = limitOf(reason);
  const names = countedIn(reason.countedNames, 'en');
  const notes = [
    ...(isByRatio ? ['by your employment ratio'] : []),
    ...(names === null ? [] : [`counted: ${names}`]),
  ];
  const beside = notes.length === 0 ? '' : ` (${notes.join('; ')})`;
  return `, past ${length(minutes)} in ${PERIODS[reason.period]}${beside}`;
};

const because = ({ because: reason, holidayNames }: PaidFact): string => {
  switch (reason.kind) {
    case 'over-limit':
      return pastLimit(reason);
    case 'rounded-in':
      return `, added when the ${reason.edge} was rounded`;
    case 'worked-through-break':
      return ', because a break was worked through';
    case 'as-time-off':
      return '; time off is given for it';
    default:
      return holidayNames.length === 0 ? '' : ` (${holidaysInside(holidayNames, 'en')})`;
  }
};

const notWorked = (fact: PaidFact): string => {
  const { because: reason, minutes } = fact;
  const begun = `${timeOf(fact, 'en')}, ${length(minutes)}`;
  if (reason.kind === 'deducted-break') return `${begun}: a break that is taken off.`;
  return reason.kind === 'rounded-off'
    ? `${begun}: taken off when the ${reason.edge} was rounded.`
    : `${begun}: a break without pay.`;
};

const byRule = (fact: WorkerFact): string =>
  isWithoutRule(fact) ? WITHOUT_RULE_EN : `This follows the rule ${quoteEn(agreementOf(fact, 'en'))}.`;

const paid = (fact: PaidFact): string => {
  const told =
    fact.classNames === null
      ? notWorked(fact)
      : sentence(`${timeOf(fact, 'en')}, ${length(fact.minutes)}: ${fact.classNames.en}${because(fact)}`);
  return fact.because.kind === 'unpaid-break' ? told : `${told} ${byRule(fact)}`;
};

/** Of a call-out, which of its two ways to pay decided. */
const callOut = (reason: Extract<CreditReason, { kind: 'call-out' }>): string => {
  const { workedMinutes, addedMinutes, minimumMinutes } = reason;
  const hours = reason.hours === undefined ? '' : ` (${weekHoursInWords(reason.hours, 'en')})`;
  return isToppedUp(reason)
    ? `: at least ${length(minimumMinutes)} are paid${hours} and ${length(workedMinutes)} ${formFor(workedMinutes === 60 ? 1 : workedMinutes, { one: 'was', other: 'were' }, 'en')} worked`
    : `: the time worked plus ${length(addedMinutes)} is paid`;
};

const shortRest = ({
  restMinutes,
  wantedMinutes,
  dayStartsAt,
}: Extract<CreditReason, { kind: 'short-rest' }>): string => {
  const inDay = dayStartsAt === undefined ? '' : ` in the day and night from ${dayStartsAt}`;
  return restMinutes === 0
    ? `, because there was no rest${inDay} and ${length(wantedMinutes)} are due`
    : `, because the longest rest${inDay} was ${length(restMinutes)} and ${length(wantedMinutes)} are due`;
};

const why = (reason: CreditReason): string => {
  switch (reason.kind) {
    case 'call-out':
      return callOut(reason);
    case 'minimum-paid':
      return `: work on this day pays at least ${length(reason.minimumMinutes)}`;
    case 'break-per-hour':
      return `, ${length(reason.minutesPerHour)} for each hour${reason.atLeastMinutes === undefined ? '' : ` and at least ${length(reason.atLeastMinutes)}`}, because breaks were not taken`;
    case 'worked-through-break':
      return `, because a break of ${length(reason.breakMinutes)} was worked through`;
    case 'worked-meal':
      return `, because ${length(reason.workedMinutes)} of the meal from ${reason.from} to ${reason.to} were worked`;
    case 'standby':
      return '';
    case 'holiday':
      return reason.names === undefined ? '' : ` (${holidaysInside(reason.names, 'en')})`;
    case 'short-rest':
      return shortRest(reason);
    case 'paid-rest':
      return `, until ${length(reason.wantedMinutes)} of rest were full`;
    case 'overtime-time-off':
      return `, for ${length(reason.workedMinutes)} of overtime`;
    case 'weighted':
      return `, for ${length(reason.workedMinutes)} in hours that count more`;
    case 'shift-incentive':
      return `, for work on ${reason.kinds} ${formFor(reason.kinds, { one: 'kind', other: 'kinds' }, 'en')} of shift`;
  }
};

const credit = (fact: CreditFact): string => {
  const { localDate, minutes, account, reason } = fact;
  const name = isToppedUp(reason) ? 'top-up to the call-out minimum' : ACCOUNT_NAMES[account].en;
  const given = `${day(localDate, 'en')}: ${name}, ${reason.kind === 'shift-incentive' ? 'reckoned on ' : ''}${length(minutes)}`;
  return `${sentence(`${given}${why(reason)}`)} ${byRule(fact)}`;
};

/** What the person who worked is told. */
export const workerEn = (fact: WorkerFact): string => (fact.what === 'paid' ? paid(fact) : credit(fact));
