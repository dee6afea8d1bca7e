/** What a rule says, in Polish. */
import { fromTo } from '@stimpill/time';
import { namesInARow } from './grammar.ts';
import { type LimitInWords, type RuleSentences } from './rule-sentences.ts';
import { commaDecimal, hoursAndMinutes, weekHoursInWords } from './sentences.ts';

const hours = (minutes: number): string => `${hoursAndMinutes(minutes, ',')} godz.`;

const PER = {
  day: 'dziennie',
  week: 'tygodniowo',
  payPeriod: 'w okresie rozliczeniowym',
  workingDay: 'na każdy dzień roboczy okresu',
};

const ROUNDED = { up: 'w górę do pełnych', down: 'w dół do pełnych', nearest: 'do najbliższych' };
const EDGES = { start: 'Początek', end: 'Koniec' };
const WHEN_WORKED = {
  keep: 'Płaci się go obok przepracowanych godzin.',
  lessWorked: 'Przepracowane godziny są od niego odejmowane.',
  none: 'Nie przysługuje, gdy ktoś pracuje.',
};
const OCCASIONS = { always: 'Każde', worked: 'Każde przepracowane', notWorked: 'Każde wolne' };

const past = ({ limitMinutes, per, counted, isScaledByRatio }: LimitInWords): string =>
  `ponad ${hours(limitMinutes)} ${PER[per]} (liczy się: ${namesInARow(counted)})${isScaledByRatio ? ', proporcjonalnie do wymiaru etatu' : ''}`;

/** The sentences of Polish. */
export const polishRuleSentences: RuleSentences = {
  allOtherTime: 'cały pozostały czas pracy',
  ifChosen: (when) => `jeśli firma tak wybierze, ${when}`,
  callOutHours: (hoursOfWeek) => `wezwania do pracy, ${hoursOfWeek}`,
  pastLimit: past,
  pastLimitOnMajorHoliday: (limit) => `w wielkie święta, ${past(limit)}`,
  workedThroughBreak: 'przepracowana przerwa',
  takenAsTimeOff: (factor) =>
    `nadgodziny odbierane jako czas wolny, każda godzina jako ${commaDecimal(factor)} godz.`,

  rounding: (edge, toMinutes, direction) =>
    `${EDGES[edge]} pracy zaokrągla się ${ROUNDED[direction]} ${toMinutes} min.`,
  automaticBreak: (after, minutes) => `Po ${hours(after)} pracy odejmuje się ${minutes} min przerwy.`,
  paidBreaks: (atMost) => `Płatne przerwy są płatne do ${atMost} min dziennie.`,
  callOut: ({ minimumMinutes, payLine }) =>
    `Za wezwanie do pracy płaci się co najmniej ${hours(minimumMinutes)}, w składniku ${payLine}.`,
  minimumPaid: ({ minimumMinutes, payLine, ...days }) =>
    `Za pracę (${weekHoursInWords(days, 'pl')}) płaci się co najmniej ${hours(minimumMinutes)}, w składniku ${payLine}.`,
  breakPerHour: (minutes, payLine) =>
    `Za niewykorzystane przerwy płaci się ${minutes} min za każdą godzinę pracy, w składniku ${payLine}.`,
  breakWorkedThrough: (payLine) => `Przepracowana przerwa jest płatna w składniku ${payLine}.`,
  meal: (from, to, payLine) =>
    `Praca w porze posiłku ${fromTo(from, to)} jest dodatkowo płatna w składniku ${payLine}.`,
  holidayPay: ({ payLine, whenWorked }) =>
    `Osoby na stawce godzinowej zachowują w święta zwykłe wynagrodzenie, w składniku ${payLine}. ${WHEN_WORKED[whenWorked]}`,
  holidayCredit: ({ fullDayMinutes, when }, account) =>
    `${OCCASIONS[when]} święto daje ${hours(fullDayMinutes)} (${account}), proporcjonalnie do wymiaru etatu.`,
  dailyRest: ({ restMinutes, minutesOffPerHour }) =>
    `Odpoczynek dobowy trwa ${hours(restMinutes)} Każda brakująca godzina daje ${hours(minutesOffPerHour)} czasu wolnego.`,
  restOvertime: (minutes, payLine) =>
    `Odpoczynek krótszy niż ${hours(minutes)} jest dodatkowo płatny w składniku ${payLine}.`,
  restIntoNextDay: (payLine) =>
    `Odpoczynek, który trwa jeszcze w następnym dniu pracy, jest płatny w składniku ${payLine}.`,
  weightedDuty: ({ payLine }) =>
    `Niektóre godziny liczą się do tygodniowego wymiaru więcej niż raz${payLine === undefined ? '' : `, płatne w składniku ${payLine}`}.`,
  weightedHours: (window, weight) =>
    `${weekHoursInWords(window, 'pl')}: każda godzina liczy się jako ${commaDecimal(weight)} godz.`,
  shiftIncentive: ({ bands }) =>
    `Praca na kilku rodzajach zmian w okresie rozliczeniowym daje dodatek za różne zmiany, w składnikach ${bands.map(({ payLine }) => payLine).join(', ')}.`,
  standby: (payLine) => `Dyżur domowy jest płatny w składniku ${payLine}.`,
  standbyHours: (window, payLine) =>
    `Dyżur domowy ${weekHoursInWords(window, 'pl')} jest płatny w składniku ${payLine}.`,
  leftToCompany: (name) => `Firma podaje: ${name}. Do tego czasu nie płaci się niczego, co od tego zależy.`,
  fromHour: (name, from) => `${name} od godz. ${from}`,
};
