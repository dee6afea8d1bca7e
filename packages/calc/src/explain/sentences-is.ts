/** Explanations in Icelandic. */
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

const hours = (minutes: number): string => `${hoursAndMinutes(minutes, ',')} klst.`;

const quote = (name: string): string => `„${name}“`;

const PERIODS = { day: 'dagsins', week: 'vikunnar', payPeriod: 'launatímabilsins' };
const ROUNDED = { start: 'byrjunin var námunduð', end: 'lokin voru námunduð' };

const losers = (lost: readonly TraceLoser[]): string =>
  lost
    .map(
      ({ classNames, hours: own, from, to }) =>
        ` ${quote(classNames.is)} (${weekHoursInWords(own, 'is')}) átti líka við kl. ${clockTime(from)}-${clockTime(to)} en vék.`,
    )
    .join('');

const limit = ({ limitMinutes, appliedMinutes }: Extract<TraceReason, { kind: 'over-limit' }>): string =>
  limitMinutes === appliedMinutes
    ? hours(limitMinutes)
    : `${hours(limitMinutes)} (hér ${appliedMinutes} heilar mínútur)`;

const weighted = ({ beyondMinutes }: Extract<TraceReason, { kind: 'over-limit' }>): string =>
  beyondMinutes === undefined ? '' : ` Stundir sem vega þyngra höfðu fyllt ${beyondMinutes} mín. af því.`;

const dayOf = ({ holidayNames, localDate, dayClass }: TraceStep): string =>
  holidayNames.length === 0
    ? ''
    : ` (${holidayNames.map(({ is }) => is).join(', ')}, ${localDate}, ${DAY_CLASS_NAMES[dayClass].is})`;

const credit = ({ minutes, payLine, account, reason, localDate }: Credit): string => {
  const place = payLine === null ? '' : ` á launalið ${payLine}`;
  const given = `${localDate}: ${minutes} mín.${place}, ${quote(ACCOUNT_NAMES[account].is)}`;
  switch (reason.kind) {
    case 'call-out':
      return `${given}: útkall greiðist aldrei minna en ${reason.minimumMinutes} mín.${reason.addedMinutes === 0 ? '' : `, eða unninn tími og ${reason.addedMinutes} mín. að auki`}; unnar voru ${reason.workedMinutes} mín.`;
    case 'minimum-paid':
      return `${given}: vinna á slíkum degi greiðist aldrei minna en ${reason.minimumMinutes} mín.; unnar voru ${reason.workedMinutes} mín.`;
    case 'break-per-hour':
      return `${given}: ${reason.minutesPerHour} mín. fyrir hverja af ${hours(reason.workedMinutes)} unnum, vegna hléa sem voru ekki tekin.`;
    case 'worked-through-break':
      return `${given}: unnið var í ${reason.breakMinutes} mín. hléi.`;
    case 'worked-meal':
      return `${given}: unnar voru ${reason.workedMinutes} mín. í matartímanum kl. ${reason.from}-${reason.to}.`;
    case 'standby':
      return `${given}: bakvakt${reason.hours === undefined ? '' : ` (${weekHoursInWords(reason.hours, 'is')})`}, að frátöldum unnum tíma.`;
    case 'holiday':
      return `${given}: ${reason.names?.map(({ is }) => is).join(', ') ?? 'frídagurinn'} telst ${reason.fullMinutes} mín. ${WORTH_BY[reason.worthBy]}; þar af voru unnar ${reason.workedMinutes} mín.`;
    case 'short-rest':
      return `${given}: lengsta hvíld var ${hours(reason.restMinutes)} en á að vera ${hours(reason.wantedMinutes)}; upp á vantaði ${reason.missingMinutes} mín.`;
    case 'paid-rest':
      return `${given}: þegar vinnudagurinn hófst var hvíldin orðin ${hours(reason.restMinutes)}; hann heldur launum þar til ${hours(reason.wantedMinutes)} er náð.`;
    case 'overtime-time-off':
      return `${given}: ${reason.workedMinutes} mín. af yfirvinnu eru teknar sem frí, hver mínúta sem ${commaDecimal(reason.factor)} mín.`;
    case 'weighted':
      return `${given}: ${reason.workedMinutes} mín. voru unnar á tíma sem vegur þyngra í vinnuskyldu.`;
    case 'shift-incentive':
      return `${given}: ${reason.shifts} vinnudagar á ${reason.kinds} tegundum vakta á launatímabilinu; þar af ${hours(reason.outsideMinutes)} utan dagvinnumarka.`;
  }
};

const WORTH_BY = {
  plannedShift: 'samkvæmt vaktaplani',
  workPattern: 'samkvæmt föstum vinnutíma',
  employmentRatio: 'miðað við starfshlutfall',
};

/** The sentences of Icelandic. */
export const icelandicSentences: Sentences = {
  step: (traced, stretch) => {
    const { reason, classNames, versionNumber } = traced;
    const when = `Kl. ${hoursOf(stretch)}`;
    const name = quote(classNames?.is ?? '');
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
        return `${when}${dayOf(traced)} byrjar sem ${name}, eins og allur tími eftir reglunni ${ruleInWords(traced, quote, 'is')}, útgáfu ${versionNumber}.`;
      case 'worked-through-break':
        return `${when} varð ${name} í stað ${quote(reason.fromNames.is)}: unnið var í hléi.`;
      case 'in-window':
        return `${when} varð ${name}: sá flokkur gildir ${weekHoursInWords(reason.hours, 'is')}.${losers(reason.lost)}`;
      case 'over-limit':
        return `${when} varð ${name} í stað ${quote(reason.fromNames.is)}: tíminn er umfram ${limit(reason)} ${PERIODS[reason.period]} sem hófst ${reason.periodStart}.${weighted(reason)}`;
      case 'as-time-off':
        return `${when} varð ${name} í stað ${quote(reason.fromNames.is)}: frí kemur fyrir tímann í stað yfirvinnukaups.`;
      case 'kept-as-major-holiday':
        return `${when} er áfram ${name} þótt komið sé yfir ${hours(reason.limitMinutes)}: reglan nefnir engan annan flokk fyrir stórhátíðir.`;
      case 'counted-only':
        return `${when} er áfram ${name} þótt komið sé yfir ${hours(reason.limitMinutes)}: tíminn telst með en færist ekki.`;
    }
  },
  paidAs: ({ bucket, payLine, premiumLines, minutes }) => {
    if (bucket === null || payLine === null) return `${minutes} mín. teljast ekki unninn tími.`;
    const premiums = premiumLines.length === 0 ? '' : `, ásamt ${premiumLines.join(' og ')}`;
    return `${minutes} mín. greiðast á launalið ${payLine}${premiums} og birtast sem ${quote(BUCKET_NAMES[bucket].is)}.`;
  },
  credit,
  keptBefore: (minutes) => `Auk þeirra voru ${minutes} mín. af því sama samþykktar áður, með annarri færslu.`,
  citation: ({ clause, source, checkedOn, conflict }) => {
    const where = clause === undefined ? source : `grein ${clause}, ${source}`;
    const other = typeof conflict === 'string' ? conflict : conflict?.is;
    return `${where}, lesið ${checkedOn}${other === undefined ? '' : `; heimildum ber ekki saman: ${other}`}`;
  },
  holiday: ({ name, kind, from }, date) =>
    `${date} er ${name}, ${kind}${from === '00:00' ? '' : ` frá kl. ${from}`}.`,
  keptOtherwise:
    'Færslan var samþykkt með öðrum tölum en hér er skýrt frá. Greitt er eftir þeim tölum sem voru samþykktar.',
};
