/** Explanations in English. */
import { type Credit } from '#pay/credit.ts';
import { clockTime, hoursAndMinutes, hoursOf, type Sentences } from './sentences.ts';
import { type TraceLoser, type TraceReason } from './trace.ts';

const hours = (minutes: number): string => `${hoursAndMinutes(minutes, '.')} h`;

const PERIODS = { day: 'the day', week: 'the week', payPeriod: 'the pay period' };
const EDGES = { start: 'start', end: 'end' };

const losers = (lost: readonly TraceLoser[]): string =>
  lost
    .map(
      ({ window, class: name, from, to, priority }) =>
        ` Window ${window + 1} ("${name}", ${clockTime(from)}-${clockTime(to)}) held here too and lost, with priority ${priority}.`,
    )
    .join('');

const limit = ({ limitMinutes, appliedMinutes }: Extract<TraceReason, { kind: 'over-limit' }>): string =>
  limitMinutes === appliedMinutes
    ? hours(limitMinutes)
    : `${hours(limitMinutes)}, here ${appliedMinutes} whole minutes,`;

const credit = ({ minutes, payLine, account, reason, localDate }: Credit): string => {
  const given = `${localDate}: ${minutes} min ${payLine === null ? `to the account ${account}` : `on the line ${payLine}`}`;
  switch (reason.kind) {
    case 'call-out':
      return `${given}: a call-out pays at least ${reason.minimumMinutes} min${reason.addedMinutes === 0 ? '' : `, or the worked time and ${reason.addedMinutes} min more`}; ${reason.workedMinutes} min were worked.`;
    case 'minimum-paid':
      return `${given}: work on such a day pays at least ${reason.minimumMinutes} min; ${reason.workedMinutes} min were worked.`;
    case 'break-per-hour':
      return `${given}: ${reason.minutesPerHour} min for each of ${hours(reason.workedMinutes)} worked, for breaks that were not taken.`;
    case 'worked-through-break':
      return `${given}: a break of ${reason.breakMinutes} min was worked through.`;
    case 'standby':
      return `${given}: standby${reason.window === null ? '' : ` in window ${reason.window + 1}`}, without the time worked in it.`;
    case 'holiday':
      return `${given}: the holiday is worth ${reason.fullMinutes} min ${reason.isPlanned ? 'by the planned shift' : 'by the employment ratio'}; ${reason.workedMinutes} min of it were worked.`;
    case 'short-rest':
      return `${given}: the longest rest was ${hours(reason.restMinutes)} of ${hours(reason.wantedMinutes)}; ${reason.missingMinutes} min were missing.`;
    case 'weighted':
      return `${given}: ${reason.workedMinutes} min were worked in hours that count more towards the duty.`;
  }
};

/** The sentences of English. */
export const englishSentences: Sentences = {
  step: ({ reason, class: name, ruleName, versionNumber, dayClass }, stretch) => {
    const when = hoursOf(stretch);
    const day = dayClass === 'ordinary' ? '' : ` (${dayClass})`;
    switch (reason.kind) {
      case 'rounded-in':
        return `${when} was added when the ${EDGES[reason.edge]} was rounded.`;
      case 'rounded-off':
        return `${when} was taken off when the ${EDGES[reason.edge]} was rounded.`;
      case 'unpaid-break':
        return `${when} is an unpaid break.`;
      case 'deducted-break':
        return `${when} is a break that the rule deducts.`;
      case 'base-class':
        return `${when}${day} begins as "${name ?? ''}", the base class of "${ruleName}", version ${versionNumber}.`;
      case 'worked-through-break':
        return `${when} became "${name ?? ''}" instead of "${reason.fromClass}": a break was worked through.`;
      case 'in-window':
        return `${when} became "${name ?? ''}": it lies in window ${reason.window + 1}, priority ${reason.priority}.${losers(reason.lost)}`;
      case 'over-limit':
        return `${when} became "${name ?? ''}" instead of "${reason.fromClass}": it is past ${limit(reason)} of ${PERIODS[reason.period]} that began on ${reason.periodStart}.`;
      case 'kept-as-major-holiday':
        return `${when} stays "${name ?? ''}" past ${hours(reason.limitMinutes)}: the rule names no other class for major holidays.`;
      case 'counted-only':
        return `${when} stays "${name ?? ''}" past ${hours(reason.limitMinutes)}: it counts towards the limit and does not move.`;
    }
  },
  paidAs: ({ bucket, payLine, premiumLines, minutes }) => {
    if (bucket === null || payLine === null) return `${minutes} min are not worked time.`;
    const premiums = premiumLines.length === 0 ? '' : `, with ${premiumLines.join(' and ')} beside it`;
    return `${minutes} min are paid on ${payLine}${premiums}, in the bucket ${bucket}.`;
  },
  credit,
  citation: (citation) => {
    if (citation === null) return '';
    const { clause, source, checkedOn, conflict } = citation;
    const where = clause === undefined ? source : `clause ${clause}, ${source}`;
    return ` [${where}, read ${checkedOn}${conflict === undefined ? '' : `; sources differ: ${conflict}`}]`;
  },
};
