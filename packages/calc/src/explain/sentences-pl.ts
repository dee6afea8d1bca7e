/** Explanations in Polish. */
import { type Credit } from '#pay/credit.ts';
import { clockTime, hoursAndMinutes, hoursOf, type Sentences } from './sentences.ts';
import { type TraceLoser, type TraceReason } from './trace.ts';

const hours = (minutes: number): string => `${hoursAndMinutes(minutes, ',')} godz.`;

const PERIODS = {
  day: 'w dniu rozpoczętym',
  week: 'w tygodniu rozpoczętym',
  payPeriod: 'w okresie płacowym rozpoczętym',
};
const ROUNDED = { start: 'początku', end: 'końca' };

const losers = (lost: readonly TraceLoser[]): string =>
  lost
    .map(
      ({ window, class: name, from, to, priority }) =>
        ` Okno ${window + 1} („${name}”, ${clockTime(from)}-${clockTime(to)}) też tu pasowało, ale ustąpiło (priorytet ${priority}).`,
    )
    .join('');

const limit = ({ limitMinutes, appliedMinutes }: Extract<TraceReason, { kind: 'over-limit' }>): string =>
  limitMinutes === appliedMinutes
    ? hours(limitMinutes)
    : `${hours(limitMinutes)} (tutaj: pełne minuty: ${appliedMinutes})`;

const credit = ({ minutes, payLine, account, reason, localDate }: Credit): string => {
  const given = `${localDate}: ${minutes} min ${payLine === null ? `na konto ${account}` : `w pozycji ${payLine}`}`;
  switch (reason.kind) {
    case 'call-out':
      return `${given}: za wezwanie do pracy płaci się co najmniej ${reason.minimumMinutes} min${reason.addedMinutes === 0 ? '' : ` albo czas pracy i ${reason.addedMinutes} min więcej`}; przepracowano ${reason.workedMinutes} min.`;
    case 'minimum-paid':
      return `${given}: za pracę w takim dniu płaci się co najmniej ${reason.minimumMinutes} min; przepracowano ${reason.workedMinutes} min.`;
    case 'break-per-hour':
      return `${given}: ${reason.minutesPerHour} min za każdą godzinę z ${hours(reason.workedMinutes)} pracy, za niewykorzystane przerwy.`;
    case 'worked-through-break':
      return `${given}: przepracowano przerwę (${reason.breakMinutes} min).`;
    case 'standby':
      return `${given}: dyżur domowy${reason.window === null ? '' : ` w oknie ${reason.window + 1}`}, bez czasu przepracowanego.`;
    case 'holiday':
      return `${given}: święto liczy się jako ${reason.fullMinutes} min ${reason.isPlanned ? 'według planu zmian' : 'według wymiaru etatu'}; przepracowano z niego ${reason.workedMinutes} min.`;
    case 'short-rest':
      return `${given}: najdłuższy odpoczynek trwał ${hours(reason.restMinutes)} zamiast ${hours(reason.wantedMinutes)}; zabrakło ${reason.missingMinutes} min.`;
    case 'weighted':
      return `${given}: ${reason.workedMinutes} min przepracowano w godzinach, które liczą się do wymiaru pracy z wyższą wagą.`;
  }
};

/** The sentences of Polish. */
export const polishSentences: Sentences = {
  step: ({ reason, class: name, ruleName, versionNumber, dayClass }, stretch) => {
    const when = `Czas ${hoursOf(stretch)}`;
    const day = dayClass === 'ordinary' ? '' : ` (${dayClass})`;
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
        return `${when}${day} zaczyna jako „${name ?? ''}”, klasa podstawowa reguły „${ruleName}”, wersja ${versionNumber}.`;
      case 'worked-through-break':
        return `${when} stał się „${name ?? ''}” zamiast „${reason.fromClass}”: pracowano w czasie przerwy.`;
      case 'in-window':
        return `${when} stał się „${name ?? ''}”: leży w oknie ${reason.window + 1}, priorytet ${reason.priority}.${losers(reason.lost)}`;
      case 'over-limit':
        return `${when} stał się „${name ?? ''}” zamiast „${reason.fromClass}”: przekracza ${limit(reason)} ${PERIODS[reason.period]} ${reason.periodStart}.`;
      case 'kept-as-major-holiday':
        return `${when} pozostaje „${name ?? ''}” mimo przekroczenia ${hours(reason.limitMinutes)}: reguła nie podaje innej klasy dla wielkich świąt.`;
      case 'counted-only':
        return `${when} pozostaje „${name ?? ''}” mimo przekroczenia ${hours(reason.limitMinutes)}: liczy się do limitu, ale nie zmienia klasy.`;
    }
  },
  paidAs: ({ bucket, payLine, premiumLines, minutes }) => {
    if (bucket === null || payLine === null) return `${minutes} min nie jest czasem pracy.`;
    const premiums = premiumLines.length === 0 ? '' : `, razem z ${premiumLines.join(' i ')}`;
    return `${minutes} min jest płatne w pozycji ${payLine}${premiums}, w grupie ${bucket}.`;
  },
  credit,
  citation: (citation) => {
    if (citation === null) return '';
    const { clause, source, checkedOn, conflict } = citation;
    const where = clause === undefined ? source : `punkt ${clause}, ${source}`;
    return ` [${where}, odczytano ${checkedOn}${conflict === undefined ? '' : `; źródła się różnią: ${conflict}`}]`;
  },
};
