/** Explanations in Polish. */
import { type Credit } from '#pay/credit.ts';
import { ACCOUNT_NAMES, BUCKET_NAMES, DAY_CLASS_NAMES } from './display-names.ts';
import {
  clockTime,
  commaDecimal,
  hoursAndMinutes,
  hoursOf,
  ruleInWords,
  weekHoursInWords,
  type Sentences,
} from './sentences.ts';
import { type TraceLoser, type TraceReason, type TraceStep } from './trace.ts';

const hours = (minutes: number): string => `${hoursAndMinutes(minutes, ',')} godz.`;

const quote = (name: string): string => `„${name}”`;

const PERIODS = {
  day: 'w dniu rozpoczętym',
  week: 'w tygodniu rozpoczętym',
  payPeriod: 'w okresie płacowym rozpoczętym',
};
const ROUNDED = { start: 'początku', end: 'końca' };

const losers = (lost: readonly TraceLoser[]): string =>
  lost
    .map(
      ({ classNames, hours: own, from, to }) =>
        ` Klasa ${quote(classNames.pl)} (${weekHoursInWords(own, 'pl')}) też pasowała do ${clockTime(from)}-${clockTime(to)}, ale ustąpiła.`,
    )
    .join('');

const limit = ({ limitMinutes, appliedMinutes }: Extract<TraceReason, { kind: 'over-limit' }>): string =>
  limitMinutes === appliedMinutes
    ? hours(limitMinutes)
    : `${hours(limitMinutes)} (tutaj: pełne minuty: ${appliedMinutes})`;

const weighted = ({ beyondMinutes }: Extract<TraceReason, { kind: 'over-limit' }>): string =>
  beyondMinutes === undefined ? '' : ` Godziny o wyższej wadze wypełniły z tego ${beyondMinutes} min.`;

const dayOf = ({ holidayNames, localDate, dayClass }: TraceStep): string =>
  holidayNames.length === 0
    ? ''
    : ` (${holidayNames.map(({ pl }) => pl).join(', ')}, ${localDate}, ${DAY_CLASS_NAMES[dayClass].pl})`;

const credit = ({ minutes, payLine, account, reason, localDate }: Credit): string => {
  const place = payLine === null ? '' : ` w pozycji ${payLine}`;
  const given = `${localDate}: ${minutes} min${place}, ${quote(ACCOUNT_NAMES[account].pl)}`;
  switch (reason.kind) {
    case 'call-out':
      return `${given}: za wezwanie do pracy płaci się co najmniej ${reason.minimumMinutes} min${reason.addedMinutes === 0 ? '' : ` albo czas pracy i ${reason.addedMinutes} min więcej`}; przepracowano ${reason.workedMinutes} min.`;
    case 'minimum-paid':
      return `${given}: za pracę w takim dniu płaci się co najmniej ${reason.minimumMinutes} min; przepracowano ${reason.workedMinutes} min.`;
    case 'break-per-hour':
      return `${given}: ${reason.minutesPerHour} min za każdą godzinę z ${hours(reason.workedMinutes)} pracy, za niewykorzystane przerwy.`;
    case 'worked-through-break':
      return `${given}: przepracowano przerwę (${reason.breakMinutes} min).`;
    case 'worked-meal':
      return `${given}: przepracowano ${reason.workedMinutes} min w czasie posiłku od ${reason.from} do ${reason.to}.`;
    case 'standby':
      return `${given}: dyżur domowy${reason.hours === undefined ? '' : ` (${weekHoursInWords(reason.hours, 'pl')})`}, bez czasu przepracowanego.`;
    case 'holiday':
      return `${given}: ${reason.names?.map(({ pl }) => pl).join(', ') ?? 'święto'} liczy się jako ${reason.fullMinutes} min ${WORTH_BY[reason.worthBy]}; przepracowano z tego ${reason.workedMinutes} min.`;
    case 'short-rest':
      return `${given}: najdłuższy odpoczynek trwał ${hours(reason.restMinutes)} zamiast ${hours(reason.wantedMinutes)}; zabrakło ${reason.missingMinutes} min.`;
    case 'paid-rest':
      return `${given}: gdy zaczął się dzień pracy, odpoczynek trwał ${hours(reason.restMinutes)}; do pełnych ${hours(reason.wantedMinutes)} odpoczynku dzień pozostaje płatny.`;
    case 'overtime-time-off':
      return `${given}: za ${reason.workedMinutes} min nadgodzin przysługuje czas wolny, za każdą minutę ${commaDecimal(reason.factor)} min.`;
    case 'weighted':
      return `${given}: ${reason.workedMinutes} min przepracowano w godzinach, które liczą się do wymiaru pracy z wyższą wagą.`;
    case 'shift-incentive':
      return `${given}: dni pracy: ${reason.shifts}, rodzaje zmian: ${reason.kinds} w okresie płacowym; w tym ${hours(reason.outsideMinutes)} poza godzinami pracy dziennej.`;
  }
};

const WORTH_BY = {
  plannedShift: 'według planu zmian',
  workPattern: 'według stałych godzin pracy',
  employmentRatio: 'według wymiaru etatu',
};

/** The sentences of Polish. */
export const polishSentences: Sentences = {
  step: (traced, stretch) => {
    const { reason, classNames, versionNumber } = traced;
    const when = `Czas ${hoursOf(stretch)}`;
    const name = quote(classNames?.pl ?? '');
    switch (reason.kind) {
      case 'rounded-in':
        return `${when} został dodany przy zaokrągleniu ${ROUNDED[reason.edge]}.`;
      case 'rounded-off':
        return `${when} został odjęty przy zaokrągleniu ${ROUNDED[reason.edge]}.`;
      case 'unpaid-break':
        return `${when} to przerwa niepłatna.`;
      case 'deducted-break':
        return `${when} to przerwa odliczana przez regułę.`;
      case 'base-class':
        return `${when}${dayOf(traced)} zaczyna jako ${name}, jak każdy czas według reguły ${ruleInWords(traced, quote, 'pl')}, wersja ${versionNumber}.`;
      case 'worked-through-break':
        return `${when} stał się ${name} zamiast ${quote(reason.fromNames.pl)}: pracowano w czasie przerwy.`;
      case 'in-window':
        return `${when} stał się ${name}, bo ta klasa obowiązuje: ${weekHoursInWords(reason.hours, 'pl')}.${losers(reason.lost)}`;
      case 'over-limit':
        return `${when} stał się ${name} zamiast ${quote(reason.fromNames.pl)}: przekracza ${limit(reason)} ${PERIODS[reason.period]} ${reason.periodStart}.${weighted(reason)}`;
      case 'as-time-off':
        return `${when} stał się ${name} zamiast ${quote(reason.fromNames.pl)}: zamiast zapłaty za nadgodziny przysługuje czas wolny.`;
      case 'kept-as-major-holiday':
        return `${when} pozostaje ${name} mimo przekroczenia ${hours(reason.limitMinutes)}: reguła nie podaje innej klasy dla wielkich świąt.`;
      case 'counted-only':
        return `${when} pozostaje ${name} mimo przekroczenia ${hours(reason.limitMinutes)}: liczy się do limitu, ale nie zmienia klasy.`;
    }
  },
  paidAs: ({ bucket, payLine, premiumLines, minutes }) => {
    if (bucket === null || payLine === null) return `${minutes} min nie jest czasem pracy.`;
    const premiums = premiumLines.length === 0 ? '' : `, razem z ${premiumLines.join(' i ')}`;
    return `${minutes} min jest płatne w pozycji ${payLine}${premiums} i pokazane jako ${quote(BUCKET_NAMES[bucket].pl)}.`;
  },
  credit,
  keptBefore: (minutes) =>
    `Kolejne ${minutes} min z tego samego tytułu zatwierdzono wcześniej, z innym wpisem.`,
  citation: ({ clause, source, checkedOn, conflict }) => {
    const where = clause === undefined ? source : `punkt ${clause}, ${source}`;
    const other = typeof conflict === 'string' ? conflict : conflict?.pl;
    return `${where}, odczytano ${checkedOn}${other === undefined ? '' : `; źródła się różnią: ${other}`}`;
  },
  holiday: ({ name, kind, from }, date) =>
    `${date} to ${name}, ${kind}${from === '00:00' ? '' : ` od godz. ${from}`}.`,
  keptOtherwise:
    'Ten wpis zatwierdzono z innymi liczbami niż tu wyjaśnione. Płaci się według liczb zatwierdzonych.',
};
