/** Explanations in English. */
import { type Credit } from '#pay/credit.ts';
import { ACCOUNT_NAMES, BUCKET_NAMES, DAY_CLASS_NAMES } from './display-names.ts';
import {
  clockTime,
  hoursAndMinutes,
  hoursOf,
  ruleInWords,
  weekHoursInWords,
  type Sentences,
} from './sentences.ts';
import { type TraceLoser, type TraceReason, type TraceStep } from './trace.ts';

const hours = (minutes: number): string => `${hoursAndMinutes(minutes, '.')} h`;

const quote = (name: string): string => `"${name}"`;

const PERIODS = { day: 'the day', week: 'the week', payPeriod: 'the pay period' };
const EDGES = { start: 'start', end: 'end' };

const losers = (lost: readonly TraceLoser[]): string =>
  lost
    .map(
      ({ classNames, hours: own, from, to }) =>
        ` ${quote(classNames.en)} (${weekHoursInWords(own, 'en')}) held ${clockTime(from)}-${clockTime(to)} too and gave way.`,
    )
    .join('');

const limit = ({ limitMinutes, appliedMinutes }: Extract<TraceReason, { kind: 'over-limit' }>): string =>
  limitMinutes === appliedMinutes
    ? hours(limitMinutes)
    : `${hours(limitMinutes)}, here ${appliedMinutes} whole minutes,`;

const weighted = ({ beyondMinutes }: Extract<TraceReason, { kind: 'over-limit' }>): string =>
  beyondMinutes === undefined
    ? ''
    : ` Hours that count more than themselves had filled ${beyondMinutes} min of it.`;

const dayOf = ({ holidayNames, localDate, dayClass }: TraceStep): string =>
  holidayNames.length === 0
    ? ''
    : ` (${holidayNames.map(({ en }) => en).join(', ')}, ${localDate}, ${DAY_CLASS_NAMES[dayClass].en})`;

const credit = ({ minutes, payLine, account, reason, localDate }: Credit): string => {
  const place = payLine === null ? '' : ` on the line ${payLine}`;
  const given = `${localDate}: ${minutes} min${place} for ${quote(ACCOUNT_NAMES[account].en)}`;
  switch (reason.kind) {
    case 'call-out':
      return `${given}: a call-out pays at least ${reason.minimumMinutes} min${reason.addedMinutes === 0 ? '' : `, or the worked time and ${reason.addedMinutes} min more`}; ${reason.workedMinutes} min were worked.`;
    case 'minimum-paid':
      return `${given}: work on such a day pays at least ${reason.minimumMinutes} min; ${reason.workedMinutes} min were worked.`;
    case 'break-per-hour':
      return `${given}: ${reason.minutesPerHour} min for each of ${hours(reason.workedMinutes)} worked, for breaks that were not taken.`;
    case 'worked-through-break':
      return `${given}: a break of ${reason.breakMinutes} min was worked through.`;
    case 'worked-meal':
      return `${given}: ${reason.workedMinutes} min were worked in the meal from ${reason.from} to ${reason.to}.`;
    case 'standby':
      return `${given}: standby${reason.hours === undefined ? '' : ` (${weekHoursInWords(reason.hours, 'en')})`}, without the time worked in it.`;
    case 'holiday':
      return `${given}: ${reason.names?.map(({ en }) => en).join(', ') ?? 'the holiday'} is worth ${reason.fullMinutes} min ${WORTH_BY[reason.worthBy]}; ${reason.workedMinutes} min of it were worked.`;
    case 'short-rest':
      return `${given}: the longest rest was ${hours(reason.restMinutes)} of ${hours(reason.wantedMinutes)}; ${reason.missingMinutes} min were missing.`;
    case 'paid-rest':
      return `${given}: ${hours(reason.restMinutes)} of rest had passed when the working day began; it keeps its pay until ${hours(reason.wantedMinutes)} are full.`;
    case 'overtime-time-off':
      return `${given}: ${reason.workedMinutes} min of overtime are taken as time off, each as ${reason.factor} min.`;
    case 'weighted':
      return `${given}: ${reason.workedMinutes} min were worked in hours that count more towards the duty.`;
    case 'shift-incentive':
      return `${given}: ${reason.shifts} days of work on ${reason.kinds} kinds of shift in the pay period; ${hours(reason.outsideMinutes)} of them outside the day window.`;
  }
};

const WORTH_BY = {
  plannedShift: 'by the planned shift',
  workPattern: 'by the regular hours',
  employmentRatio: 'by the employment ratio',
};

/** The sentences of English. */
export const englishSentences: Sentences = {
  step: (traced, stretch) => {
    const { reason, classNames, versionNumber } = traced;
    const when = hoursOf(stretch);
    const name = quote(classNames?.en ?? '');
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
        return `${when}${dayOf(traced)} begins as ${name}, as all time does under the rule ${ruleInWords(traced, quote, 'en')}, version ${versionNumber}.`;
      case 'worked-through-break':
        return `${when} became ${name} instead of ${quote(reason.fromNames.en)}: a break was worked through.`;
      case 'in-window':
        return `${when} became ${name}: this class applies to ${weekHoursInWords(reason.hours, 'en')}.${losers(reason.lost)}`;
      case 'over-limit':
        return `${when} became ${name} instead of ${quote(reason.fromNames.en)}: it is past ${limit(reason)} of ${PERIODS[reason.period]} that began on ${reason.periodStart}.${weighted(reason)}`;
      case 'as-time-off':
        return `${when} became ${name} instead of ${quote(reason.fromNames.en)}: it is given as time off and not paid as overtime.`;
      case 'kept-as-major-holiday':
        return `${when} stays ${name} past ${hours(reason.limitMinutes)}: the rule names no other class for major holidays.`;
      case 'counted-only':
        return `${when} stays ${name} past ${hours(reason.limitMinutes)}: it counts towards the limit and does not move.`;
    }
  },
  paidAs: ({ bucket, payLine, premiumLines, minutes }) => {
    if (bucket === null || payLine === null) return `${minutes} min are not worked time.`;
    const premiums = premiumLines.length === 0 ? '' : `, with ${premiumLines.join(' and ')} beside it`;
    return `${minutes} min are paid on the line ${payLine}${premiums}, and shown as ${quote(BUCKET_NAMES[bucket].en)}.`;
  },
  credit,
  keptBefore: (minutes) => `Another ${minutes} min of the same were approved before, with another entry.`,
  citation: ({ clause, source, checkedOn, conflict }) => {
    const where = clause === undefined ? source : `clause ${clause}, ${source}`;
    const other = typeof conflict === 'string' ? conflict : conflict?.en;
    return `${where}, read ${checkedOn}${other === undefined ? '' : `; sources differ: ${other}`}`;
  },
  holiday: ({ name, kind, from }, date) =>
    `${date} is ${name}, ${kind}${from === '00:00' ? '' : ` from ${from}`}.`,
  keptOtherwise:
    'This entry was approved with other figures than are explained here. It is paid by the figures that were approved.',
};
