/** Explanations in Icelandic. */
import { type Credit } from '#pay/credit.ts';
import { clockTime, hoursAndMinutes, hoursOf, type Sentences } from './sentences.ts';
import { type TraceLoser, type TraceReason } from './trace.ts';

const hours = (minutes: number): string => `${hoursAndMinutes(minutes, ',')} klst.`;

const PERIODS = { day: 'dagsins', week: 'vikunnar', payPeriod: 'launatímabilsins' };
const ROUNDED = { start: 'byrjunin var námunduð', end: 'lokin voru námunduð' };

const losers = (lost: readonly TraceLoser[]): string =>
  lost
    .map(
      ({ window, class: name, from, to, priority }) =>
        ` Gluggi ${window + 1} („${name}“, ${clockTime(from)}-${clockTime(to)}) átti líka við en vék, með forgang ${priority}.`,
    )
    .join('');

const limit = ({ limitMinutes, appliedMinutes }: Extract<TraceReason, { kind: 'over-limit' }>): string =>
  limitMinutes === appliedMinutes
    ? hours(limitMinutes)
    : `${hours(limitMinutes)} (hér ${appliedMinutes} heilar mínútur)`;

const credit = ({ minutes, payLine, account, reason, localDate }: Credit): string => {
  const given = `${localDate}: ${minutes} mín. ${payLine === null ? `á reikninginn ${account}` : `á launalið ${payLine}`}`;
  switch (reason.kind) {
    case 'call-out':
      return `${given}: útkall greiðist aldrei minna en ${reason.minimumMinutes} mín.${reason.addedMinutes === 0 ? '' : `, eða unninn tími og ${reason.addedMinutes} mín. að auki`}; unnar voru ${reason.workedMinutes} mín.`;
    case 'minimum-paid':
      return `${given}: vinna á slíkum degi greiðist aldrei minna en ${reason.minimumMinutes} mín.; unnar voru ${reason.workedMinutes} mín.`;
    case 'break-per-hour':
      return `${given}: ${reason.minutesPerHour} mín. fyrir hverja af ${hours(reason.workedMinutes)} unnum, vegna hléa sem voru ekki tekin.`;
    case 'worked-through-break':
      return `${given}: unnið var í ${reason.breakMinutes} mín. hléi.`;
    case 'standby':
      return `${given}: bakvakt${reason.window === null ? '' : ` í glugga ${reason.window + 1}`}, að frátöldum unnum tíma.`;
    case 'holiday':
      return `${given}: frídagurinn er ${reason.fullMinutes} mín. ${reason.isPlanned ? 'samkvæmt vaktaplani' : 'miðað við starfshlutfall'}; þar af voru unnar ${reason.workedMinutes} mín.`;
    case 'short-rest':
      return `${given}: lengsta hvíld var ${hours(reason.restMinutes)} en á að vera ${hours(reason.wantedMinutes)}; upp á vantaði ${reason.missingMinutes} mín.`;
    case 'weighted':
      return `${given}: ${reason.workedMinutes} mín. voru unnar á tíma sem vegur þyngra í vinnuskyldu.`;
  }
};

/** The sentences of Icelandic. */
export const icelandicSentences: Sentences = {
  step: ({ reason, class: name, ruleName, versionNumber, dayClass }, stretch) => {
    const when = `Kl. ${hoursOf(stretch)}`;
    const day = dayClass === 'ordinary' ? '' : ` (${dayClass})`;
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
        return `${when}${day} byrjar sem „${name ?? ''}“, grunnflokkur reglunnar „${ruleName}“, útgáfu ${versionNumber}.`;
      case 'worked-through-break':
        return `${when} varð „${name ?? ''}“ í stað „${reason.fromClass}“: unnið var í hléi.`;
      case 'in-window':
        return `${when} varð „${name ?? ''}“: tíminn er í glugga ${reason.window + 1}, forgangur ${reason.priority}.${losers(reason.lost)}`;
      case 'over-limit':
        return `${when} varð „${name ?? ''}“ í stað „${reason.fromClass}“: tíminn er umfram ${limit(reason)} ${PERIODS[reason.period]} sem hófst ${reason.periodStart}.`;
      case 'kept-as-major-holiday':
        return `${when} er áfram „${name ?? ''}“ þótt komið sé yfir ${hours(reason.limitMinutes)}: reglan nefnir engan annan flokk fyrir stórhátíðir.`;
      case 'counted-only':
        return `${when} er áfram „${name ?? ''}“ þótt komið sé yfir ${hours(reason.limitMinutes)}: tíminn telst með en færist ekki.`;
    }
  },
  paidAs: ({ bucket, payLine, premiumLines, minutes }) => {
    if (bucket === null || payLine === null) return `${minutes} mín. teljast ekki unninn tími.`;
    const premiums = premiumLines.length === 0 ? '' : `, ásamt ${premiumLines.join(' og ')}`;
    return `${minutes} mín. greiðast á launalið ${payLine}${premiums}, í flokknum ${bucket}.`;
  },
  credit,
  citation: (citation) => {
    if (citation === null) return '';
    const { clause, source, checkedOn, conflict } = citation;
    const where = clause === undefined ? source : `grein ${clause}, ${source}`;
    return ` [${where}, lesið ${checkedOn}${conflict === undefined ? '' : `; heimildum ber ekki saman: ${conflict}`}]`;
  },
};
