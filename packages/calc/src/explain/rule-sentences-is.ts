/** What a rule says, in Icelandic. */
import { fromTo } from '@stimpill/time';
import { namesInARow } from './grammar.ts';
import { type LimitInWords, type RuleSentences } from './rule-sentences.ts';
import { commaDecimal, hoursAndMinutes, weekHoursInWords } from './sentences.ts';

const hours = (minutes: number): string => `${hoursAndMinutes(minutes, ',')} klst.`;

const PER = {
  day: 'á dag',
  week: 'á viku',
  payPeriod: 'á launatímabili',
  workingDay: 'á hvern virkan dag tímabilsins',
};

const ROUNDED = { up: 'upp í næstu', down: 'niður í næstu', nearest: 'að næstu' };
const EDGES = { start: 'Upphaf', end: 'Lok' };
const WHEN_WORKED = {
  keep: 'Greitt er til viðbótar við unninn tíma.',
  lessWorked: 'Unninn tími dregst frá.',
  none: 'Ekkert greiðist ef unnið er.',
};
const OCCASIONS = { always: 'Hver', worked: 'Hver unninn', notWorked: 'Hver óunninn' };

const past = ({ limitMinutes, per, counted, isScaledByRatio }: LimitInWords): string =>
  `umfram ${hours(limitMinutes)} ${PER[per]} (talið er: ${namesInARow(counted)})${isScaledByRatio ? ', í hlutfalli við starfshlutfall' : ''}`;

/** The sentences of Icelandic. */
export const icelandicRuleSentences: RuleSentences = {
  allOtherTime: 'allur annar vinnutími',
  ifChosen: (when) => `ef fyrirtækið velur svo, ${when}`,
  callOutHours: (hoursOfWeek) => `útköll, ${hoursOfWeek}`,
  pastLimit: past,
  pastLimitOnMajorHoliday: (limit) => `á stórhátíðardögum, ${past(limit)}`,
  workedThroughBreak: 'hlé sem unnið var í',
  takenAsTimeOff: (factor) =>
    `yfirvinna sem tekin er út í fríi, hver stund sem ${commaDecimal(factor)} klst.`,

  rounding: (edge, toMinutes, direction) =>
    `${EDGES[edge]} vinnu er námundað ${ROUNDED[direction]} ${toMinutes} mín.`,
  automaticBreak: (after, minutes) => `Eftir ${hours(after)} vinnu dragast ${minutes} mín. frá sem hlé.`,
  paidBreaks: (atMost) => `Greidd hlé greiðast allt að ${atMost} mín. á dag.`,
  callOut: ({ minimumMinutes, payLine }) =>
    `Útkall greiðist aldrei minna en ${hours(minimumMinutes)}, á launalið ${payLine}.`,
  minimumPaid: ({ minimumMinutes, payLine, ...days }) =>
    `Vinna (${weekHoursInWords(days, 'is')}) greiðist aldrei minna en ${hours(minimumMinutes)}, á launalið ${payLine}.`,
  breakPerHour: (minutes, payLine) =>
    `Fyrir hlé sem ekki eru tekin greiðast ${minutes} mín. fyrir hverja unna stund, á launalið ${payLine}.`,
  breakWorkedThrough: (payLine) => `Hlé sem unnið er í greiðist á launalið ${payLine}.`,
  meal: (from, to, payLine) =>
    `Vinna í matartíma kl. ${fromTo(from, to)} greiðist aukalega á launalið ${payLine}.`,
  holidayPay: ({ payLine, whenWorked }) =>
    `Frídagar halda venjulegum launum hjá fólki á tímakaupi, á launalið ${payLine}. ${WHEN_WORKED[whenWorked]}`,
  holidayCredit: ({ fullDayMinutes, when }, account) =>
    `${OCCASIONS[when]} frídagur gefur ${hours(fullDayMinutes)} (${account}), í hlutfalli við starfshlutfall.`,
  dailyRest: ({ restMinutes, minutesOffPerHour }) =>
    `Hvíld er ${hours(restMinutes)} á sólarhring. Hver stund sem vantar gefur ${hours(minutesOffPerHour)} í frítökurétt.`,
  restOvertime: (minutes, payLine) => `Hvíld undir ${hours(minutes)} greiðist að auki á launalið ${payLine}.`,
  restIntoNextDay: (payLine) => `Hvíld sem nær fram á næsta vinnudag heldur launum, á launalið ${payLine}.`,
  weightedDuty: ({ payLine }) =>
    `Sumar stundir vega þyngra upp í vinnuskyldu vikunnar${payLine === undefined ? '' : ` og greiðast á launalið ${payLine}`}.`,
  weightedHours: (window, weight) =>
    `Hver stund telst ${commaDecimal(weight)} klst. ${weekHoursInWords(window, 'is')}.`,
  shiftIncentive: ({ bands }) =>
    `Vinna á nokkrum tegundum vakta á launatímabili gefur vaktahvata, á launaliði ${bands.map(({ payLine }) => payLine).join(', ')}.`,
  standby: (payLine) => `Bakvakt greiðist á launalið ${payLine}.`,
  standbyHours: (window, payLine) =>
    `Bakvakt ${weekHoursInWords(window, 'is')} greiðist á launalið ${payLine}.`,
  leftToCompany: (name) => `Fyrirtækið ákveður: ${name}. Þangað til greiðist ekkert sem ræðst af því.`,
  fromHour: (name, from) => `${name} frá kl. ${from}`,
};
