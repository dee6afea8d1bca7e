/** What payroll reads, in Icelandic. */
import { fromTo } from '@stimpill/time';
import { type CreditReason } from '#pay/credit.ts';
import { ACCOUNT_NAMES, BUCKET_NAMES, DAY_CLASS_NAMES } from './display-names.ts';
import { type CreditFact, type HolidayFact, type PaidFact, type PayrollFact, type StepFact } from './fact.ts';
import { day, formFor, lengthOf, list, minutesOf, sentence } from './grammar.ts';
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

const length = (minutes: number): string => lengthOf(minutes, 'is');
const min = (minutes: number): string => minutesOf(minutes, 'is');
const form = (count: number, one: string, other: string): string => formFor(count, { one, other }, 'is');

/** A name as a sentence has it. */
export const quoteIs = (name: string): string => `„${name}“`;

const PERIODS = {
  day: 'þann dag,',
  week: 'í vikunni sem hófst',
  payPeriod: 'á launatímabilinu sem hófst',
};
const ROUNDED = { start: 'upphaf vinnutíma er námundað', end: 'lok vinnutíma eru námunduð' };

/** Said to payroll and to the person who worked, of time on which no rule was in force. */
export const WITHOUT_RULE_IS = 'Engin launaregla gilti þá; greitt er sem venjulegur tími.';
const WORTH_BY = {
  plannedShift: 'samkvæmt vaktaplani',
  workPattern: 'samkvæmt föstum vinnutíma',
  employmentRatio: 'miðað við starfshlutfall',
};

const losers = (lost: readonly TraceLoser[]): string =>
  lost
    .map(
      ({ classNames, hours, isOfCallOuts, from, to }) =>
        ` ${quoteIs(classNames.is)} (${isOfCallOuts === true ? 'útköll, ' : ''}${weekHoursInWords(hours, 'is')}) á líka við kl. ${fromTo(clockTime(from), clockTime(to))} en víkur.`,
    )
    .join('');

const limit = (reason: Parameters<typeof limitOf>[0]): string => {
  const { minutes, ofRule, isByRatio } = limitOf(reason);
  const full = ofRule === null ? '' : ` (${isByRatio ? 'hlutfall af' : 'í stað'} ${length(ofRule)})`;
  return `${length(minutes)}${full}`;
};

const overLimit = (reason: Extract<TraceReason, { kind: 'over-limit' }>): string => {
  const { period, periodStart, beyondMinutes, countedNames } = reason;
  const names = countedIn(countedNames, 'is');
  const counted = names === null ? '' : ` (talið er: ${names})`;
  const past = `hann er umfram ${limit(reason)} ${PERIODS[period]} ${day(periodStart, 'is')}${counted}.`;
  return beyondMinutes === undefined
    ? past
    : `${past} Aukið vægi stunda sem vega þyngra var ${min(beyondMinutes)} af því.`;
};

/** What stays what it was past a limit, unless a later step moved it. */
const stays = (
  fact: StepFact,
  reason: Extract<TraceReason, { kind: 'counted-only' | 'kept-as-major-holiday' }>,
): string => {
  const time = timeOf(fact, 'is');
  const begun = fact.isOverruled ? `Ella væri tíminn ${time}` : `Tíminn ${time} er`;
  return `${begun} áfram ${quoteIs(fact.classNames?.is ?? '')} þótt hann sé umfram ${limit(reason)}`;
};

const step = (fact: StepFact): string => {
  const { reason, classNames, holidayNames, dayClass, isOverruled } = fact;
  const name = quoteIs(classNames?.is ?? '');
  const holiday =
    holidayNames.length === 0
      ? ''
      : ` (${holidaysInside(holidayNames, 'is')}, ${DAY_CLASS_NAMES[dayClass].is})`;
  const time = timeOf(fact, 'is');
  const when = `Tíminn ${time}`;
  const begun = (of = '') => (isOverruled ? `Ella teldist tíminn ${time}${of}` : `${when}${of} telst`);
  switch (reason.kind) {
    case 'rounded-in':
      return `${when} bætist við þegar ${ROUNDED[reason.edge]}.`;
    case 'rounded-off':
      return `${when} fellur niður þegar ${ROUNDED[reason.edge]}.`;
    case 'unpaid-break':
      return `${when} er ólaunað hlé.`;
    case 'deducted-break':
      return `${when} er hlé sem reglan dregur frá.`;
    case 'base-class':
      return `${begun(holiday)} ${name} því að ${isWithoutRule(fact) ? 'engin launaregla gilti þá' : 'enginn annar flokkur reglunnar á við'}.`;
    case 'worked-through-break':
      return `${begun()} ${name} en ekki ${quoteIs(reason.fromNames.is)}: unnið var í hléi.`;
    case 'in-window':
      return `${begun(holiday)} ${name}: sá flokkur gildir ${reason.isOfCallOuts === true ? 'um útköll, ' : ''}${weekHoursInWords(reason.hours, 'is')}.${losers(reason.lost)}`;
    case 'over-limit':
      return `${begun()} ${name} en ekki ${quoteIs(reason.fromNames.is)}: ${overLimit(reason)}`;
    case 'as-time-off':
      return `${begun()} ${name} en ekki ${quoteIs(reason.fromNames.is)}: frí kemur fyrir hann í stað yfirvinnukaups.`;
    case 'kept-as-major-holiday':
      return `${stays(fact, reason)}: reglan nefnir engan annan flokk fyrir stórhátíðir.`;
    case 'counted-only':
      return `${stays(fact, reason)}: hann telst með en færist ekki.`;
  }
};

const paid = (fact: PaidFact): string => {
  const { because, bucket, payLine, premiumLines, minutes, versionNumber } = fact;
  if (bucket === null || payLine === null)
    return `${min(minutes)} ${form(minutes, 'telst', 'teljast')} ekki unninn tími.`;
  const beside = premiumLines.length === 0 ? '' : ` og að auki á ${list(premiumLines, 'is')}`;
  // What comes back as time off is on its line without being paid there.
  const are =
    because.kind === 'as-time-off'
      ? form(minutes, 'er færð á launalið', 'eru færðar á launalið')
      : form(minutes, 'er greidd á launaliðnum', 'eru greiddar á launaliðnum');
  const told = `${min(minutes)} ${are} ${payLine}${beside}, ${form(minutes, 'sýnd', 'sýndar')} sem ${quoteIs(BUCKET_NAMES[bucket].is)}`;
  return isWithoutRule(fact)
    ? `${told}. ${WITHOUT_RULE_IS}`
    : `${told}, eftir reglunni ${ruleInWords(fact, quoteIs, 'is')}, útgáfu ${versionNumber}.`;
};

const worked = (minutes: number): string => `${form(minutes, 'unnin var', 'unnar voru')} ${min(minutes)}`;

const ofHoliday = (reason: Extract<CreditReason, { kind: 'holiday' }>, dueMinutes: number): string => {
  const { names, fullMinutes, workedMinutes, worthBy } = reason;
  const name = names === undefined ? 'frídagurinn' : holidaysInside(names, 'is');
  const gives = `${name} gefur ${min(fullMinutes)} ${WORTH_BY[worthBy]}`;
  if (workedMinutes === 0) return `${gives}; ekkert var unnið á þeim tíma`;
  return dueMinutes < fullMinutes
    ? `${gives}, að frádregnum tíma sem var unninn þá: ${min(workedMinutes)}`
    : `${gives}. Unninn tími á frídeginum, ${min(workedMinutes)}, greiðist sérstaklega`;
};

const shortRest = (reason: Extract<CreditReason, { kind: 'short-rest' }>): string => {
  const { restMinutes, wantedMinutes, missingMinutes, dayStartsAt, minutesOffPerHour, paidBelowMinutes } =
    reason;
  const inDay = dayStartsAt === undefined ? '' : ` á sólarhringnum frá kl. ${dayStartsAt}`;
  const found =
    restMinutes === 0
      ? `engin hvíld var tekin${inDay}, en hún á að vera ${length(wantedMinutes)}`
      : `lengsta hvíld${inDay} var ${length(restMinutes)} en á að vera ${length(wantedMinutes)}; upp á vantaði ${min(missingMinutes)}`;
  const most = reason.atMostMinutes === undefined ? '' : `, að hámarki ${min(reason.atMostMinutes)}`;
  const gives =
    minutesOffPerHour === undefined
      ? ''
      : `; hver stund sem vantar gefur ${min(minutesOffPerHour)} í frí${most}`;
  const pays =
    paidBelowMinutes === undefined
      ? ''
      : `; greitt er fyrir það sem vantar upp á ${length(paidBelowMinutes)}`;
  return `${found}${gives}${pays}`;
};

const atLeast = (minutes: number): string =>
  `${form(minutes, 'greiðist', 'greiðast')} að minnsta kosti ${min(minutes)}`;

const why = (reason: CreditReason, dueMinutes: number): string => {
  switch (reason.kind) {
    case 'call-out':
      return `fyrir útkall${reason.hours === undefined ? '' : ` (${weekHoursInWords(reason.hours, 'is')})`} ${atLeast(reason.minimumMinutes)}${reason.addedMinutes === 0 ? '' : `, eða unninn tími að viðbættum ${min(reason.addedMinutes)}, hvort sem er meira`}; ${worked(reason.workedMinutes)}`;
    case 'minimum-paid':
      return `fyrir vinnu þennan dag ${atLeast(reason.minimumMinutes)}; ${worked(reason.workedMinutes)}`;
    case 'break-per-hour':
      return `${min(reason.minutesPerHour)} fyrir hverja unna klukkustund (alls ${length(reason.workedMinutes)})${reason.atLeastMinutes === undefined ? '' : ` en að minnsta kosti ${min(reason.atLeastMinutes)}`}, vegna hléa sem voru ekki tekin`;
    case 'worked-through-break':
      return `unnið var í hléi, ${min(reason.breakMinutes)}`;
    case 'worked-meal':
      return `${worked(reason.workedMinutes)} í matartímanum kl. ${fromTo(reason.from, reason.to)}`;
    case 'standby':
      return `bakvakt${reason.hours === undefined ? '' : ` (${weekHoursInWords(reason.hours, 'is')})`}, að frátöldum unnum tíma`;
    case 'holiday':
      return ofHoliday(reason, dueMinutes);
    case 'short-rest':
      return shortRest(reason);
    case 'paid-rest':
      return `þegar vinnudagurinn hófst var hvíldin orðin ${length(reason.restMinutes)}; hann heldur launum þar til hún er orðin ${length(reason.wantedMinutes)}`;
    case 'overtime-time-off':
      return `${min(reason.workedMinutes)} af yfirvinnu ${form(reason.workedMinutes, 'er tekin', 'eru teknar')} sem frí, hver mínúta sem ${commaDecimal(reason.factor)} mín.`;
    case 'weighted':
      return `${worked(reason.workedMinutes)} á tíma sem vegur þyngra í vinnuskyldu`;
    case 'shift-incentive':
      return `${reason.shifts} ${form(reason.shifts, 'vinnudagur', 'vinnudagar')} á ${reason.kinds} ${form(reason.kinds, 'tegund', 'tegundum')} vakta á launatímabilinu; þar af ${length(reason.outsideMinutes)} utan dagvinnumarka`;
  }
};

const credit = (fact: CreditFact): string => {
  const { localDate, minutes, keptMinutes, payLine, account, reason, versionNumber } = fact;
  const place = payLine === null ? '' : ` á launaliðnum ${payLine}`;
  const given = `${day(localDate, 'is')}: ${min(minutes)}${place}, ${quoteIs(ACCOUNT_NAMES[account].is)}`;
  const approved = form(keptMinutes, 'var', 'voru');
  const kept =
    keptMinutes === 0
      ? ''
      : ` Auk þess ${approved} ${min(keptMinutes)} af því sama ${form(keptMinutes, 'samþykkt', 'samþykktar')} áður, með annarri færslu.`;
  return `${sentence(`${given}: ${why(reason, minutes + keptMinutes)}`)}${kept} Regla: ${ruleInWords(fact, quoteIs, 'is')}, útgáfa ${versionNumber}.`;
};

const holiday = ({ localDate, names, dayClass, from }: HolidayFact): string =>
  `${day(localDate, 'is')}: ${holidaysInside(names, 'is')}, ${DAY_CLASS_NAMES[dayClass].is}${from === '00:00' ? '' : ` frá kl. ${from}`}.`;

/** What payroll is told. */
export const payrollIs = (fact: PayrollFact): string => {
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
