/** What payroll reads, in Icelandic. */
import { type CreditReason } from '#pay/credit.ts';
import { ACCOUNT_NAMES, BUCKET_NAMES, DAY_CLASS_NAMES } from './display-names.ts';
import { type CreditFact, type HolidayFact, type PaidFact, type PayrollFact, type StepFact } from './fact.ts';
import { day, ended, formFor, lengthOf, list, minutesOf, sentence } from './grammar.ts';
import { holidaysInside } from './holiday-names.ts';
import { clockTime, commaDecimal, hoursOf, ruleInWords, weekHoursInWords } from './sentences.ts';
import { type TraceLoser, type TraceReason } from './trace.ts';

const length = (minutes: number): string => lengthOf(minutes, 'is');
const min = (minutes: number): string => minutesOf(minutes, 'is');
const form = (count: number, one: string, other: string): string => formFor(count, { one, other }, 'is');

/** A name as a sentence has it. */
export const quoteIs = (name: string): string => `„${name}“`;

const PERIODS = {
  day: ['dagurinn', 'kominn'],
  week: ['vikan', 'komin'],
  payPeriod: ['launatímabilið', 'komið'],
} as const;
const ROUNDED = { start: 'upphafið var námundað', end: 'lokin voru námunduð' };
const WORTH_BY = {
  plannedShift: 'samkvæmt vaktaplani',
  workPattern: 'samkvæmt föstum vinnutíma',
  employmentRatio: 'miðað við starfshlutfall',
};

const losers = (lost: readonly TraceLoser[]): string =>
  lost
    .map(
      ({ classNames, hours, from, to }) =>
        ` ${quoteIs(classNames.is)} (${weekHoursInWords(hours, 'is')}) á líka við kl. ${clockTime(from)}-${clockTime(to)} en víkur.`,
    )
    .join('');

const overLimit = (reason: Extract<TraceReason, { kind: 'over-limit' }>): string => {
  const { period, periodStart, limitMinutes, appliedMinutes, beyondMinutes } = reason;
  const [name, come] = PERIODS[period];
  const whole = limitMinutes === appliedMinutes ? '' : ` (hér ${min(appliedMinutes)})`;
  const past = ended(
    `${name} sem hófst ${day(periodStart, 'is')} er ${come} yfir ${length(limitMinutes)}${whole}`,
  );
  return beyondMinutes === undefined
    ? past
    : `${past} Stundir sem vega þyngra höfðu fyllt ${min(beyondMinutes)} af því.`;
};

const step = (fact: StepFact): string => {
  const { reason, classNames, holidayNames, dayClass, isOverruled } = fact;
  const is = isOverruled ? 'teldist' : 'telst';
  const name = quoteIs(classNames?.is ?? '');
  const holiday =
    holidayNames.length === 0
      ? ''
      : ` (${holidaysInside(holidayNames, 'is')}, ${DAY_CLASS_NAMES[dayClass].is})`;
  const when = `Tíminn kl. ${hoursOf(fact)}`;
  switch (reason.kind) {
    case 'rounded-in':
      return `${when} bættist við þegar ${ROUNDED[reason.edge]}.`;
    case 'rounded-off':
      return `${when} féll út þegar ${ROUNDED[reason.edge]}.`;
    case 'unpaid-break':
      return `${when} er ólaunað hlé.`;
    case 'deducted-break':
      return `${when} er hlé sem reglan dregur frá.`;
    case 'base-class':
      return `${when}${holiday} ${is} ${name} því að reglan segir ekkert annað um hann.`;
    case 'worked-through-break':
      return `${when} ${is} ${name} en ekki ${quoteIs(reason.fromNames.is)}: unnið var í hléi.`;
    case 'in-window':
      return `${when}${holiday} ${is} ${name}: sá flokkur gildir ${weekHoursInWords(reason.hours, 'is')}.${losers(reason.lost)}`;
    case 'over-limit':
      return `${when} ${is} ${name} en ekki ${quoteIs(reason.fromNames.is)}: ${overLimit(reason)}`;
    case 'as-time-off':
      return `${when} ${is} ${name} en ekki ${quoteIs(reason.fromNames.is)}: frí kemur fyrir hann í stað yfirvinnukaups.`;
    case 'kept-as-major-holiday':
      return `${when} er áfram ${name} þótt komið sé yfir ${length(reason.limitMinutes)}: reglan nefnir engan annan flokk fyrir stórhátíðir.`;
    case 'counted-only':
      return `${when} er áfram ${name} þótt komið sé yfir ${length(reason.limitMinutes)}: hann telst með en færist ekki.`;
  }
};

const paid = (fact: PaidFact): string => {
  const { bucket, payLine, premiumLines, minutes, versionNumber } = fact;
  if (bucket === null || payLine === null)
    return `${min(minutes)} ${form(minutes, 'telst', 'teljast')} ekki unninn tími.`;
  const beside = premiumLines.length === 0 ? '' : ` og að auki á ${list(premiumLines, 'is')}`;
  const are = form(minutes, 'er greidd', 'eru greiddar');
  return `${min(minutes)} ${are} á launaliðnum ${payLine}${beside}, ${form(minutes, 'sýnd', 'sýndar')} sem ${quoteIs(BUCKET_NAMES[bucket].is)}, eftir reglunni ${ruleInWords(fact, quoteIs, 'is')}, útgáfu ${versionNumber}.`;
};

const worked = (minutes: number): string => `${form(minutes, 'unnin var', 'unnar voru')} ${min(minutes)}`;

const ofHoliday = (reason: Extract<CreditReason, { kind: 'holiday' }>, dueMinutes: number): string => {
  const { names, fullMinutes, workedMinutes, worthBy } = reason;
  const name = names === undefined ? 'frídagurinn' : holidaysInside(names, 'is');
  const gives = `${name} gefur ${min(fullMinutes)} ${WORTH_BY[worthBy]}`;
  if (workedMinutes === 0) return `${gives}; ekkert var unnið á þeim tíma`;
  return dueMinutes < fullMinutes
    ? `${gives}, að frádregnum tíma sem var unninn þá: ${min(workedMinutes)}`
    : `${gives}. Tími sem var unninn þá, ${min(workedMinutes)}, greiðist sérstaklega`;
};

const shortRest = ({
  restMinutes,
  wantedMinutes,
  missingMinutes,
}: Extract<CreditReason, { kind: 'short-rest' }>) =>
  restMinutes === 0
    ? `engin hvíld var tekin, en hún á að vera ${length(wantedMinutes)}`
    : `lengsta hvíld var ${length(restMinutes)} en á að vera ${length(wantedMinutes)}; á vantaði ${min(missingMinutes)}`;

const why = (reason: CreditReason, dueMinutes: number): string => {
  switch (reason.kind) {
    case 'call-out':
      return `útkall greiðist aldrei með minna en ${min(reason.minimumMinutes)}${reason.addedMinutes === 0 ? '' : `, eða með unnum tíma og ${min(reason.addedMinutes)} að auki`}; ${worked(reason.workedMinutes)}`;
    case 'minimum-paid':
      return `vinna á slíkum degi greiðist aldrei með minna en ${min(reason.minimumMinutes)}; ${worked(reason.workedMinutes)}`;
    case 'break-per-hour':
      return `${min(reason.minutesPerHour)} fyrir hverja unna klukkustund (alls ${length(reason.workedMinutes)}), vegna hléa sem voru ekki tekin`;
    case 'worked-through-break':
      return `unnið var í hléi, ${min(reason.breakMinutes)}`;
    case 'worked-meal':
      return `${worked(reason.workedMinutes)} í matartímanum kl. ${reason.from}-${reason.to}`;
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
