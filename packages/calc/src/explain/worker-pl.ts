/** What the person who worked reads, in Polish: what, how much and why; then by which rule. */
import { type CreditReason } from '#pay/credit.ts';
import { ACCOUNT_NAMES } from './display-names.ts';
import { type CreditFact, type PaidFact, type WorkerFact } from './fact.ts';
import { day, lengthOf, sentence } from './grammar.ts';
import { holidaysInside } from './holiday-names.ts';
import { onKindsPl, quotePl, WITHOUT_RULE_PL } from './payroll-pl.ts';
import {
  agreementOf,
  countedIn,
  isToppedUp,
  isWithoutRule,
  limitOf,
  timeOf,
  weekHoursInWords,
} from './sentences.ts';

const length = (minutes: number): string => lengthOf(minutes, 'pl');

const PERIODS = { day: 'w ciągu dnia', week: 'w tygodniu', payPeriod: 'w okresie rozliczeniowym' };
const ROUNDED = { start: 'początku', end: 'końca' };

const pastLimit = (reason: Extract<PaidFact['because'], { kind: 'over-limit' }>): string => {
  const { minutes, isByRatio } = limitOf(reason);
  const names = countedIn(reason.countedNames, 'pl');
  const notes = [
    ...(isByRatio ? ['według Twojego wymiaru etatu'] : []),
    ...(names === null ? [] : [`liczy się: ${names}`]),
  ];
  const beside = notes.length === 0 ? '' : ` (${notes.join('; ')})`;
  return `, ponad ${length(minutes)} ${PERIODS[reason.period]}${beside}`;
};

const because = ({ because: reason, holidayNames }: PaidFact): string => {
  switch (reason.kind) {
    case 'over-limit':
      return pastLimit(reason);
    case 'rounded-in':
      return `, czas dodany przy zaokrągleniu ${ROUNDED[reason.edge]}`;
    case 'worked-through-break':
      return ', bo przerwa była przepracowana';
    case 'as-time-off':
      return ', do odebrania jako czas wolny';
    default:
      return holidayNames.length === 0 ? '' : ` (${holidaysInside(holidayNames, 'pl')})`;
  }
};

const notWorked = (fact: PaidFact): string => {
  const { because: reason, minutes } = fact;
  const begun = `${timeOf(fact, 'pl')}, ${length(minutes)}`;
  if (reason.kind === 'deducted-break') return `${begun}: przerwa, która jest odliczana.`;
  return reason.kind === 'rounded-off'
    ? `${begun}: czas odjęty przy zaokrągleniu ${ROUNDED[reason.edge]}.`
    : `${begun}: przerwa niepłatna.`;
};

const byRule = (fact: WorkerFact): string =>
  isWithoutRule(fact) ? WITHOUT_RULE_PL : `Wynika to z reguły ${quotePl(agreementOf(fact, 'pl'))}.`;

const paid = (fact: PaidFact): string => {
  const told =
    fact.classNames === null
      ? notWorked(fact)
      : sentence(`${timeOf(fact, 'pl')}, ${length(fact.minutes)}: ${fact.classNames.pl}${because(fact)}`);
  return fact.because.kind === 'unpaid-break' ? told : `${told} ${byRule(fact)}`;
};

/** Of a call-out, which of its two ways to pay decided. */
const callOut = (reason: Extract<CreditReason, { kind: 'call-out' }>): string => {
  const { workedMinutes, addedMinutes, minimumMinutes } = reason;
  const hours = reason.hours === undefined ? '' : ` (${weekHoursInWords(reason.hours, 'pl')})`;
  return isToppedUp(reason)
    ? `: płaci się co najmniej ${length(minimumMinutes)}${hours}, a przepracowano ${length(workedMinutes)}`
    : `: płaci się czas pracy plus ${length(addedMinutes)}`;
};

const shortRest = ({
  restMinutes,
  wantedMinutes,
  dayStartsAt,
}: Extract<CreditReason, { kind: 'short-rest' }>): string => {
  const inDay = dayStartsAt === undefined ? '' : ` w dobie od godz. ${dayStartsAt}`;
  return restMinutes === 0
    ? `, bo nie było odpoczynku${inDay}, a należy się ${length(wantedMinutes)}`
    : `, bo najdłuższy odpoczynek${inDay} trwał ${length(restMinutes)}, a należy się ${length(wantedMinutes)}`;
};

const why = (reason: CreditReason): string => {
  switch (reason.kind) {
    case 'call-out':
      return callOut(reason);
    case 'minimum-paid':
      return `: za pracę w tym dniu płaci się co najmniej ${length(reason.minimumMinutes)}`;
    case 'break-per-hour':
      return `, ${length(reason.minutesPerHour)} za każdą godzinę pracy${reason.atLeastMinutes === undefined ? '' : `, co najmniej ${length(reason.atLeastMinutes)}`}, bo przerwy nie były wykorzystane`;
    case 'worked-through-break':
      return `, bo przerwa była przepracowana (${length(reason.breakMinutes)})`;
    case 'worked-meal':
      return `, za ${length(reason.workedMinutes)} pracy w czasie posiłku od ${reason.from} do ${reason.to}`;
    case 'standby':
      return '';
    case 'holiday':
      return reason.names === undefined ? '' : ` (${holidaysInside(reason.names, 'pl')})`;
    case 'short-rest':
      return shortRest(reason);
    case 'paid-rest':
      return `, do pełnych ${length(reason.wantedMinutes)} odpoczynku`;
    case 'overtime-time-off':
      return `, za ${length(reason.workedMinutes)} nadgodzin`;
    case 'weighted':
      return `, za ${length(reason.workedMinutes)} w godzinach o wyższej wadze`;
    case 'shift-incentive':
      return `, za pracę ${onKindsPl(reason.kinds)}`;
  }
};

const credit = (fact: CreditFact): string => {
  const { localDate, minutes, account, reason } = fact;
  const name = isToppedUp(reason) ? 'dopłata do minimum za wezwanie' : ACCOUNT_NAMES[account].pl;
  const given = `${day(localDate, 'pl')}: ${name}, ${reason.kind === 'shift-incentive' ? 'liczony od ' : ''}${length(minutes)}`;
  return `${sentence(`${given}${why(reason)}`)} ${byRule(fact)}`;
};

/** What the person who worked is told. */
export const workerPl = (fact: WorkerFact): string => (fact.what === 'paid' ? paid(fact) : credit(fact));
