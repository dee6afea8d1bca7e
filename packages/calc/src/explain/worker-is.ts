/** What the person who worked reads, in Icelandic: what, how much and why; then by which rule. */
import { fromTo } from '@stimpill/time';
import { type CreditReason } from '#pay/credit.ts';
import { ACCOUNT_NAMES } from './display-names.ts';
import { type CreditFact, type PaidFact, type WorkerFact } from './fact.ts';
import { day, formFor, lengthOf, sentence } from './grammar.ts';
import { holidaysInside } from './holiday-names.ts';
import { quoteIs, WITHOUT_RULE_IS } from './payroll-is.ts';
import {
  agreementOf,
  countedIn,
  isToppedUp,
  isWithoutRule,
  limitOf,
  timeOf,
  weekHoursInWords,
} from './sentences.ts';

const length = (minutes: number): string => lengthOf(minutes, 'is');

const PERIODS = { day: 'þann dag', week: 'í vikunni', payPeriod: 'á launatímabilinu' };
const ROUNDED = { start: 'upphaf vinnutíma er námundað', end: 'lok vinnutíma eru námunduð' };

const pastLimit = (reason: Extract<PaidFact['because'], { kind: 'over-limit' }>): string => {
  const { minutes, isByRatio } = limitOf(reason);
  const names = countedIn(reason.countedNames, 'is');
  const notes = [
    ...(isByRatio ? ['miðað við starfshlutfall þitt'] : []),
    ...(names === null ? [] : [`talið er: ${names}`]),
  ];
  const beside = notes.length === 0 ? '' : ` (${notes.join('; ')})`;
  return `, umfram ${length(minutes)} ${PERIODS[reason.period]}${beside}`;
};

const because = ({ because: reason, holidayNames }: PaidFact): string => {
  switch (reason.kind) {
    case 'over-limit':
      return pastLimit(reason);
    case 'rounded-in':
      return `, bætt við þegar ${ROUNDED[reason.edge]}`;
    case 'worked-through-break':
      return ', því að unnið var í hléi';
    case 'as-time-off':
      return '; frí kemur í staðinn';
    default:
      return holidayNames.length === 0 ? '' : ` (${holidaysInside(holidayNames, 'is')})`;
  }
};

/** The verb goes with the number that is said last. */
const falls = (minutes: number): string =>
  formFor(minutes % 60 || minutes / 60, { one: 'fellur', other: 'falla' }, 'is');

const notWorked = (fact: PaidFact): string => {
  const { because: reason, minutes } = fact;
  const hours = timeOf(fact, 'is');
  const begun = `${hours}, ${length(minutes)}`;
  if (reason.kind === 'deducted-break') return `${begun}: hlé sem dregst frá.`;
  return reason.kind === 'rounded-off'
    ? `${hours}: ${length(minutes)} ${falls(minutes)} niður þegar ${ROUNDED[reason.edge]}.`
    : `${begun}: hlé án launa.`;
};

const byRule = (fact: WorkerFact): string =>
  isWithoutRule(fact) ? WITHOUT_RULE_IS : `Þetta fer eftir reglunni ${quoteIs(agreementOf(fact, 'is'))}.`;

const paid = (fact: PaidFact): string => {
  const told =
    fact.classNames === null
      ? sentence(notWorked(fact))
      : sentence(`${timeOf(fact, 'is')}, ${length(fact.minutes)}: ${fact.classNames.is}${because(fact)}`);
  return fact.because.kind === 'unpaid-break' ? told : `${told} ${byRule(fact)}`;
};

/** The verb goes with the number that is said first. */
const before = (minutes: number, one: string, other: string): string =>
  formFor(Math.floor(minutes / 60) || minutes, { one, other }, 'is');

const pays = (minutes: number): string => before(minutes, 'greiðist', 'greiðast');

const worked = (minutes: number): string =>
  `${before(minutes, 'unnin var', 'unnar voru')} ${length(minutes)}`;

/** Of a call-out, which of its two ways to pay decided. */
const callOut = (reason: Extract<CreditReason, { kind: 'call-out' }>): string => {
  const { workedMinutes, addedMinutes, minimumMinutes } = reason;
  const hours = reason.hours === undefined ? '' : ` (${weekHoursInWords(reason.hours, 'is')})`;
  return isToppedUp(reason)
    ? `, því að fyrir útkall${hours} ${pays(minimumMinutes)} að minnsta kosti ${length(minimumMinutes)} en ${worked(workedMinutes)}`
    : `, því að fyrir útkall ${pays(addedMinutes)} ${length(addedMinutes)} umfram vinnuna`;
};

const shortRest = ({
  restMinutes,
  wantedMinutes,
  dayStartsAt,
}: Extract<CreditReason, { kind: 'short-rest' }>): string => {
  const inDay = dayStartsAt === undefined ? '' : ` á sólarhringnum frá kl. ${dayStartsAt}`;
  return restMinutes === 0
    ? `, því að engin hvíld var tekin${inDay} en hún á að vera ${length(wantedMinutes)}`
    : `, því að lengsta hvíld${inDay} var ${length(restMinutes)} en á að vera ${length(wantedMinutes)}`;
};

const why = (reason: CreditReason): string => {
  switch (reason.kind) {
    case 'call-out':
      return callOut(reason);
    case 'minimum-paid':
      return `, því að fyrir vinnu þennan dag ${pays(reason.minimumMinutes)} að minnsta kosti ${length(reason.minimumMinutes)}`;
    case 'break-per-hour':
      return `, ${length(reason.minutesPerHour)} fyrir hverja klukkustund${reason.atLeastMinutes === undefined ? '' : ` en að minnsta kosti ${length(reason.atLeastMinutes)}`}, því að hlé voru ekki tekin`;
    case 'worked-through-break':
      return `, því að unnið var í hléi (${length(reason.breakMinutes)})`;
    case 'worked-meal':
      return `, því að unnið var í matartímanum kl. ${fromTo(reason.from, reason.to)} (${length(reason.workedMinutes)})`;
    case 'standby':
      return '';
    case 'holiday':
      return reason.names === undefined ? '' : ` (${holidaysInside(reason.names, 'is')})`;
    case 'short-rest':
      return shortRest(reason);
    case 'paid-rest':
      return `, þar til hvíldin var orðin ${length(reason.wantedMinutes)}`;
    case 'overtime-time-off':
      return `, fyrir yfirvinnu (${length(reason.workedMinutes)})`;
    case 'weighted':
      return `, fyrir vinnu á tíma sem vegur þyngra (${length(reason.workedMinutes)})`;
    case 'shift-incentive':
      return `, fyrir vinnu á ${reason.kinds} ${formFor(reason.kinds, { one: 'tegund', other: 'tegundum' }, 'is')} vakta`;
  }
};

const credit = (fact: CreditFact): string => {
  const { localDate, minutes, account, reason } = fact;
  const name = isToppedUp(reason) ? 'uppbót að lágmarki útkalls' : ACCOUNT_NAMES[account].is;
  const given = `${day(localDate, 'is')}: ${name}, ${reason.kind === 'shift-incentive' ? 'reiknaður af ' : ''}${length(minutes)}`;
  return `${sentence(`${given}${why(reason)}`)} ${byRule(fact)}`;
};

/** What the person who worked is told. */
export const workerIs = (fact: WorkerFact): string => (fact.what === 'paid' ? paid(fact) : credit(fact));
