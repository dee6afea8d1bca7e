/** What whoever worked reads, in Icelandic: what, how much and why; then by which rule. */
import { type CreditReason } from '#pay/credit.ts';
import { ACCOUNT_NAMES } from './display-names.ts';
import { type CreditFact, type PaidFact, type WorkerFact } from './fact.ts';
import { day, formFor, lengthOf, sentence } from './grammar.ts';
import { holidaysInside } from './holiday-names.ts';
import { quoteIs } from './payroll-is.ts';
import { agreementOf, hoursOf } from './sentences.ts';

const length = (minutes: number): string => lengthOf(minutes, 'is');

const PERIODS = { day: 'á deginum', week: 'í vikunni', payPeriod: 'á launatímabilinu' };
const ROUNDED = { start: 'upphafið var námundað', end: 'lokin voru námunduð' };

const because = ({ because: reason, holidayNames }: PaidFact): string => {
  switch (reason.kind) {
    case 'over-limit':
      return `, umfram ${length(reason.limitMinutes)} ${PERIODS[reason.period]}`;
    case 'worked-through-break':
      return ', því að unnið var í hléi';
    case 'as-time-off':
      return ', tekið út sem frí';
    default:
      return holidayNames.length === 0 ? '' : ` (${holidaysInside(holidayNames, 'is')})`;
  }
};

const notWorked = (fact: PaidFact): string => {
  const { because: reason, minutes } = fact;
  const begun = `Kl. ${hoursOf(fact)}, ${length(minutes)}`;
  if (reason.kind === 'deducted-break') return `${begun}: hlé sem dregst frá.`;
  return reason.kind === 'rounded-off'
    ? `${begun}: féll út þegar ${ROUNDED[reason.edge]}.`
    : `${begun}: hlé án launa.`;
};

const byRule = (fact: WorkerFact): string => `Þetta fer eftir reglunni ${quoteIs(agreementOf(fact, 'is'))}.`;

const paid = (fact: PaidFact): string => {
  const told =
    fact.classNames === null
      ? notWorked(fact)
      : sentence(`kl. ${hoursOf(fact)}, ${length(fact.minutes)}: ${fact.classNames.is}${because(fact)}`);
  return fact.because.kind === 'unpaid-break' ? told : `${told} ${byRule(fact)}`;
};

/** Of a call-out, which of its two ways to pay decided. */
const callOut = ({
  workedMinutes,
  addedMinutes,
  minimumMinutes,
}: Extract<CreditReason, { kind: 'call-out' }>) =>
  workedMinutes + addedMinutes > minimumMinutes
    ? `, því að fyrir útkall greiðist ${length(addedMinutes)} umfram vinnuna`
    : `, því að fyrir útkall greiðist að minnsta kosti ${length(minimumMinutes)}`;

const why = (reason: CreditReason): string => {
  switch (reason.kind) {
    case 'call-out':
      return callOut(reason);
    case 'minimum-paid':
      return `, því að fyrir vinnu á slíkum degi greiðist að minnsta kosti ${length(reason.minimumMinutes)}`;
    case 'break-per-hour':
      return `, ${length(reason.minutesPerHour)} fyrir hverja klukkustund, því að hlé voru ekki tekin`;
    case 'worked-through-break':
      return `, því að unnið var í hléi (${length(reason.breakMinutes)})`;
    case 'worked-meal':
      return `, því að unnið var í matartímanum kl. ${reason.from}-${reason.to} (${length(reason.workedMinutes)})`;
    case 'standby':
      return '';
    case 'holiday':
      return reason.names === undefined ? '' : ` (${holidaysInside(reason.names, 'is')})`;
    case 'short-rest':
      return reason.restMinutes === 0
        ? `, því að engin hvíld var tekin en hún á að vera ${length(reason.wantedMinutes)}`
        : `, því að lengsta hvíld var ${length(reason.restMinutes)} en á að vera ${length(reason.wantedMinutes)}`;
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
  const given = `${day(localDate, 'is')}: ${ACCOUNT_NAMES[account].is}, ${length(minutes)}`;
  return `${sentence(`${given}${why(reason)}`)} ${byRule(fact)}`;
};

/** What whoever worked is told. */
export const workerIs = (fact: WorkerFact): string => (fact.what === 'paid' ? paid(fact) : credit(fact));
