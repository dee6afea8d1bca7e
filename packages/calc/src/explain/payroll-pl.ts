/** What payroll reads, in Polish. */
import { fromTo } from '@stimpill/time';
import { type CreditReason } from '#pay/credit.ts';
import { ACCOUNT_NAMES, BUCKET_NAMES, DAY_CLASS_NAMES } from './display-names.ts';
import { type CreditFact, type HolidayFact, type PaidFact, type PayrollFact, type StepFact } from './fact.ts';
import { day, ended, formFor, lengthOf, list, minutesOf, sentence } from './grammar.ts';
import { holidaysInside } from './holiday-names.ts';
import {
  clockTime,
  commaDecimal,
  countedIn,
  isWithoutRule,
  limitOf,
  ruleInWords,
  timeOf,
  weekHoursInWords,
} from './sentences.ts';
import { type TraceLoser, type TraceReason } from './trace.ts';

const length = (minutes: number): string => lengthOf(minutes, 'pl');
const min = (minutes: number): string => minutesOf(minutes, 'pl');

/** A name as a sentence has it. */
export const quotePl = (name: string): string => `„${name}”`;

/** Said to payroll and to the person who worked, of time on which no rule was in force. */
export const WITHOUT_RULE_PL = 'Żadna reguła wtedy nie obowiązywała; czas jest płatny jako zwykły.';

const PERIODS = {
  day: 'w dniu, który zaczął się',
  week: 'w tygodniu, który zaczął się',
  payPeriod: 'w okresie rozliczeniowym, który zaczął się',
};
const ROUNDED = { start: 'początku', end: 'końca' };
const WORTH_BY = {
  plannedShift: 'według planu zmian',
  workPattern: 'według stałych godzin pracy',
  employmentRatio: 'według wymiaru etatu',
};

const losers = (lost: readonly TraceLoser[]): string =>
  lost
    .map(
      ({ classNames, hours, isOfCallOuts, from, to }) =>
        ` Klasa ${quotePl(classNames.pl)} (${isOfCallOuts === true ? 'wezwania do pracy, ' : ''}${weekHoursInWords(hours, 'pl')}) też pasuje do ${fromTo(clockTime(from), clockTime(to))}, ale ustępuje.`,
    )
    .join('');

const limit = (reason: Parameters<typeof limitOf>[0]): string => {
  const { minutes, ofRule, isByRatio } = limitOf(reason);
  const of = isByRatio ? 'proporcjonalnie do etatu, przy pełnym etacie' : 'zamiast';
  return `${length(minutes)}${ofRule === null ? '' : ` (${of} ${length(ofRule)})`}`;
};

const overLimit = (reason: Extract<TraceReason, { kind: 'over-limit' }>): string => {
  const { period, periodStart, beyondMinutes, countedNames } = reason;
  const names = countedIn(countedNames, 'pl');
  const counted = names === null ? '' : ` (liczy się: ${names})`;
  const past = ended(
    `${PERIODS[period]} ${day(periodStart, 'pl')}${counted}, przekroczono już ${limit(reason)}`,
  );
  return beyondMinutes === undefined
    ? past
    : `${past} Dodatkowa waga godzin o wyższej wadze dała z tego ${min(beyondMinutes)}.`;
};

const step = (fact: StepFact): string => {
  const { reason, classNames, holidayNames, dayClass, isOverruled } = fact;
  const [is, stays] = isOverruled
    ? ['liczyłby się jako', 'nadal liczyłby się jako']
    : ['liczy się jako', 'nadal liczy się jako'];
  const name = quotePl(classNames?.pl ?? '');
  const holiday =
    holidayNames.length === 0
      ? ''
      : ` (${holidaysInside(holidayNames, 'pl')}, ${DAY_CLASS_NAMES[dayClass].pl})`;
  const when = `Czas ${timeOf(fact, 'pl')}`;
  switch (reason.kind) {
    case 'rounded-in':
      return `${when} dodano przy zaokrągleniu ${ROUNDED[reason.edge]}.`;
    case 'rounded-off':
      return `${when} odjęto przy zaokrągleniu ${ROUNDED[reason.edge]}.`;
    case 'unpaid-break':
      return `${when} to przerwa niepłatna.`;
    case 'deducted-break':
      return `${when} to przerwa, którą odlicza reguła.`;
    case 'base-class':
      return `${when}${holiday} ${is} ${name}, bo ${isWithoutRule(fact) ? 'żadna reguła wtedy nie obowiązywała' : 'reguła nie przewiduje dla tych godzin innej klasy'}.`;
    case 'worked-through-break':
      return `${when} ${is} ${name}, a nie ${quotePl(reason.fromNames.pl)}: pracowano w czasie przerwy.`;
    case 'in-window':
      return `${when}${holiday} ${is} ${name}, bo ta klasa obowiązuje${reason.isOfCallOuts === true ? ' przy wezwaniach do pracy, ' : ': '}${weekHoursInWords(reason.hours, 'pl')}.${losers(reason.lost)}`;
    case 'over-limit':
      return `${when} ${is} ${name}, a nie ${quotePl(reason.fromNames.pl)}: ${overLimit(reason)}`;
    case 'as-time-off':
      return `${when} ${is} ${name}, a nie ${quotePl(reason.fromNames.pl)}: zamiast zapłaty za nadgodziny przysługuje czas wolny.`;
    case 'kept-as-major-holiday':
      return `${when} ${stays} ${name} mimo przekroczenia ${limit(reason)}: reguła nie podaje innej klasy dla wielkich świąt.`;
    case 'counted-only':
      return `${when} ${stays} ${name} mimo przekroczenia ${limit(reason)}: liczy się do limitu, ale nie zmienia klasy.`;
  }
};

const paid = (fact: PaidFact): string => {
  const { because, bucket, payLine, premiumLines, minutes, versionNumber } = fact;
  if (bucket === null || payLine === null) return `${min(minutes)} to nie czas pracy.`;
  const beside =
    premiumLines.length === 0
      ? ''
      : ` oraz dodatkowo w ${premiumLines.length === 1 ? 'pozycji' : 'pozycjach'} ${list(premiumLines, 'pl')}`;
  // What comes back as time off is on its line without being paid there.
  const put = because.kind === 'as-time-off' ? 'Zapisane' : 'Płatne';
  const told = `${put}: ${min(minutes)} w pozycji ${payLine}${beside}, pokazane jako ${quotePl(BUCKET_NAMES[bucket].pl)}`;
  return isWithoutRule(fact)
    ? `${told}. ${WITHOUT_RULE_PL}`
    : `${told}, według reguły ${ruleInWords(fact, quotePl, 'pl')}, wersja ${versionNumber}.`;
};

const ofHoliday = (reason: Extract<CreditReason, { kind: 'holiday' }>, dueMinutes: number): string => {
  const { names, fullMinutes, workedMinutes, worthBy } = reason;
  const name = names === undefined ? 'święto' : holidaysInside(names, 'pl');
  const gives = `${name}: należy się ${min(fullMinutes)} ${WORTH_BY[worthBy]}`;
  if (workedMinutes === 0) return `${gives}; w tych godzinach nie pracowano`;
  return dueMinutes < fullMinutes
    ? `${gives}, minus czas przepracowany w tych godzinach: ${min(workedMinutes)}`
    : `${gives}. Czas przepracowany w święto, ${min(workedMinutes)}, jest płatny osobno`;
};

const shortRest = (reason: Extract<CreditReason, { kind: 'short-rest' }>): string => {
  const { restMinutes, wantedMinutes, missingMinutes, dayStartsAt, minutesOffPerHour, paidBelowMinutes } =
    reason;
  const inDay = dayStartsAt === undefined ? '' : ` w dobie od godz. ${dayStartsAt}`;
  const found =
    restMinutes === 0
      ? `nie było odpoczynku${inDay}, a należy się ${length(wantedMinutes)}`
      : `najdłuższy odpoczynek${inDay} trwał ${length(restMinutes)}, a należy się ${length(wantedMinutes)}; zabrakło ${min(missingMinutes)}`;
  const most = reason.atMostMinutes === undefined ? '' : `, najwyżej ${min(reason.atMostMinutes)}`;
  const gives =
    minutesOffPerHour === undefined
      ? ''
      : `; każda brakująca godzina daje ${min(minutesOffPerHour)} czasu wolnego${most}`;
  const pays =
    paidBelowMinutes === undefined ? '' : `; płatne jest to, czego brakuje do ${length(paidBelowMinutes)}`;
  return `${found}${gives}${pays}`;
};

const SHIFTS = { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' };
const KINDS = { one: 'rodzaju', few: 'rodzajach', many: 'rodzajach', other: 'rodzaju' };

/** On how many kinds of shift, with the noun in the locative. */
export const onKindsPl = (kinds: number): string => `na ${kinds} ${formFor(kinds, KINDS, 'pl')} zmian`;

const why = (reason: CreditReason, dueMinutes: number): string => {
  switch (reason.kind) {
    case 'call-out':
      return `za wezwanie do pracy${reason.hours === undefined ? '' : ` (${weekHoursInWords(reason.hours, 'pl')})`} płaci się co najmniej ${min(reason.minimumMinutes)}${reason.addedMinutes === 0 ? '' : ` albo czas pracy plus ${min(reason.addedMinutes)}, jeśli to więcej`}; przepracowano ${min(reason.workedMinutes)}`;
    case 'minimum-paid':
      return `za pracę w tym dniu płaci się co najmniej ${min(reason.minimumMinutes)}; przepracowano ${min(reason.workedMinutes)}`;
    case 'break-per-hour':
      return `${min(reason.minutesPerHour)} za każdą godzinę pracy (razem ${length(reason.workedMinutes)})${reason.atLeastMinutes === undefined ? '' : `, co najmniej ${min(reason.atLeastMinutes)}`}, za niewykorzystane przerwy`;
    case 'worked-through-break':
      return `przepracowano przerwę (${min(reason.breakMinutes)})`;
    case 'worked-meal':
      return `przepracowano ${min(reason.workedMinutes)} w czasie posiłku od ${reason.from} do ${reason.to}`;
    case 'standby':
      return `dyżur domowy${reason.hours === undefined ? '' : ` (${weekHoursInWords(reason.hours, 'pl')})`}, bez czasu przepracowanego`;
    case 'holiday':
      return ofHoliday(reason, dueMinutes);
    case 'short-rest':
      return shortRest(reason);
    case 'paid-rest':
      return `gdy zaczął się dzień pracy, odpoczynek trwał ${length(reason.restMinutes)}; do pełnych ${length(reason.wantedMinutes)} odpoczynku dzień pozostaje płatny`;
    case 'overtime-time-off':
      return `za ${min(reason.workedMinutes)} nadgodzin przysługuje czas wolny, za każdą minutę ${commaDecimal(reason.factor)} min`;
    case 'weighted':
      return `${min(reason.workedMinutes)} przepracowano w godzinach, które liczą się do wymiaru czasu pracy z wyższą wagą`;
    case 'shift-incentive':
      return `${reason.shifts} ${formFor(reason.shifts, SHIFTS, 'pl')} pracy ${onKindsPl(reason.kinds)} w okresie rozliczeniowym; w tym ${length(reason.outsideMinutes)} poza godzinami pracy dziennej`;
  }
};

const credit = (fact: CreditFact): string => {
  const { localDate, minutes, keptMinutes, payLine, account, reason, versionNumber } = fact;
  const place = payLine === null ? '' : ` w pozycji ${payLine}`;
  const given = `${day(localDate, 'pl')}: ${min(minutes)}${place}, ${quotePl(ACCOUNT_NAMES[account].pl)}`;
  const kept =
    keptMinutes === 0
      ? ''
      : ` Kolejne ${min(keptMinutes)} z tego samego tytułu zatwierdzono wcześniej, z innym wpisem.`;
  return `${sentence(`${given}: ${why(reason, minutes + keptMinutes)}`)}${kept} Reguła: ${ruleInWords(fact, quotePl, 'pl')}, wersja ${versionNumber}.`;
};

const holiday = ({ localDate, names, dayClass, from }: HolidayFact): string =>
  `${day(localDate, 'pl')}: ${holidaysInside(names, 'pl')}, ${DAY_CLASS_NAMES[dayClass].pl}${from === '00:00' ? '' : ` od godz. ${from}`}.`;

/** What payroll is told. */
export const payrollPl = (fact: PayrollFact): string => {
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
