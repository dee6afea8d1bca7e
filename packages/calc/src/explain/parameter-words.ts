/** What are the parameters of a rule called? Every field that holds a number, a time, a yes or a choice, in each language. */
import { type MechanismName } from '#rules/rule-definition.ts';
import { type Words } from '#words/words.ts';

/** What each mechanism is called, as the heading of its parameters. */
export const MECHANISM_TITLES: Readonly<Record<MechanismName, Words>> = {
  rounding: { is: 'Námundun', en: 'Rounding', pl: 'Zaokrąglanie' },
  breaks: { is: 'Hlé', en: 'Breaks', pl: 'Przerwy' },
  windows: { is: 'Vinnutími', en: 'Hours of the week', pl: 'Godziny tygodnia' },
  'daily-overtime': { is: 'Yfirvinna á dag', en: 'Overtime of a day', pl: 'Nadgodziny dzienne' },
  'weekly-overtime': { is: 'Yfirvinna á viku', en: 'Overtime of a week', pl: 'Nadgodziny tygodniowe' },
  'pay-period-overtime': {
    is: 'Yfirvinna á launatímabili',
    en: 'Overtime of a pay period',
    pl: 'Nadgodziny okresu płacowego',
  },
  'overtime-cap': { is: 'Þak', en: 'Cap', pl: 'Pułap' },
  'overtime-time-off': {
    is: 'Frí í stað yfirvinnu',
    en: 'Time off for overtime',
    pl: 'Czas wolny za nadgodziny',
  },
  'call-out': { is: 'Útkall', en: 'Call-out', pl: 'Wezwanie do pracy' },
  'minimum-paid': {
    is: 'Lágmarksgreiðsla',
    en: 'Top-up to the daily minimum',
    pl: 'Dopłata do minimum dziennego',
  },
  'break-pay': { is: 'Greiðsla fyrir hlé', en: 'Pay for breaks', pl: 'Zapłata za przerwy' },
  'meal-pay': { is: 'Matartímar', en: 'Meals', pl: 'Pory posiłków' },
  'holiday-pay': { is: 'Greiddir frídagar', en: 'Holiday pay', pl: 'Płatne święta' },
  'holiday-credit': { is: 'Frí fyrir frídaga', en: 'Time off for holidays', pl: 'Czas wolny za święta' },
  'daily-rest': { is: 'Hvíld', en: 'Rest', pl: 'Odpoczynek' },
  'weighted-duty': { is: 'Vægi vinnustunda', en: 'Weighted hours', pl: 'Ważone godziny pracy' },
  'shift-incentive': { is: 'Vaktahvati', en: 'Shift incentive', pl: 'Dodatek za różne zmiany' },
  standby: { is: 'Bakvakt', en: 'Standby', pl: 'Dyżur domowy' },
};

/** What parts of a step are called. */
export const PART_TITLES: Readonly<Record<string, Words>> = {
  start: { is: 'upphaf', en: 'start', pl: 'początek' },
  end: { is: 'lok', en: 'end', pl: 'koniec' },
  automatic: { is: 'sjálfvirkt hlé', en: 'automatic break', pl: 'przerwa automatyczna' },
  higherTiers: { is: 'hærra þrep', en: 'higher tier', pl: 'wyższy próg' },
  weighted: { is: 'vægi', en: 'weights', pl: 'wagi' },
  minimums: { is: 'annað lágmark', en: 'other minimum', pl: 'inne minimum' },
  perWorkedHour: { is: 'fyrir unna stund', en: 'for a worked hour', pl: 'za przepracowaną godzinę' },
  workedThrough: { is: 'hlé sem unnið er í', en: 'a break worked through', pl: 'przepracowana przerwa' },
  meals: { is: 'matartími', en: 'meal', pl: 'posiłek' },
  bands: { is: 'þrep', en: 'band', pl: 'próg' },
  overtimeBelow: { is: 'mjög stutt hvíld', en: 'very short rest', pl: 'bardzo krótki odpoczynek' },
  intoNextDay: {
    is: 'hvíld fram á næsta dag',
    en: 'rest into the next day',
    pl: 'odpoczynek w następnym dniu',
  },
};

/** What does not belong to a step. */
export const RULE_TITLE: Words = { is: 'Reglan', en: 'The rule', pl: 'Reguła' };

/** The holidays of the rule. */
export const HOLIDAYS_TITLE: Words = { is: 'Frídagar', en: 'Holidays', pl: 'Święta' };

/** What each field is called. */
export const FIELD_NAMES: Readonly<Record<string, Words>> = {
  toMinutes: { is: 'Námundað að', en: 'Rounded to', pl: 'Zaokrąglenie do' },
  direction: { is: 'Átt', en: 'Direction', pl: 'Kierunek' },
  plannedWithinMinutes: {
    is: 'Telst á áætlun innan',
    en: 'Counts as planned within',
    pl: 'Liczy się jak w planie w granicach',
  },
  afterMinutes: { is: 'Eftir vinnu í', en: 'After work of', pl: 'Po pracy trwającej' },
  minutes: { is: 'Lengd', en: 'Length', pl: 'Długość' },
  paidAtMostMinutes: { is: 'Greidd hlé, mest', en: 'Paid breaks, at most', pl: 'Płatne przerwy, najwyżej' },
  from: { is: 'Frá kl.', en: 'From', pl: 'Od godz.' },
  to: { is: 'Til kl.', en: 'To', pl: 'Do godz.' },
  limitMinutes: { is: 'Mörk', en: 'Limit', pl: 'Limit' },
  limitPerWorkingDayMinutes: {
    is: 'Mörk fyrir hvern virkan dag',
    en: 'Limit for each working day',
    pl: 'Limit na każdy dzień roboczy',
  },
  earnedAfterMonths: { is: 'Áunnið eftir', en: 'Earned after', pl: 'Nabywane po' },
  scaledByRatio: {
    is: 'Í hlutfalli við starfshlutfall',
    en: 'In proportion to the employment ratio',
    pl: 'Proporcjonalnie do wymiaru etatu',
  },
  weekStart: { is: 'Vikan byrjar', en: 'Weeks begin on', pl: 'Tydzień zaczyna się w' },
  anchorDay: {
    is: 'Launatímabil byrjar dag mánaðar',
    en: 'Pay periods begin on day of the month',
    pl: 'Okres rozliczeniowy zaczyna się dnia miesiąca',
  },
  period: { is: 'Talið yfir', en: 'Counted over', pl: 'Liczone w okresie' },
  factor: {
    is: 'Frí fyrir hverja stund',
    en: 'Time off for each hour',
    pl: 'Czas wolny za każdą godzinę',
  },
  minimumMinutes: { is: 'Greitt að lágmarki', en: 'Pays at least', pl: 'Płaci co najmniej' },
  addedMinutes: { is: 'Bætist við unninn tíma', en: 'Added to worked time', pl: 'Dodawane do czasu pracy' },
  exceptDayWorkWithinMinutes: {
    is: 'Ekki ef dagvinna byrjar innan',
    en: 'Not if day work begins within',
    pl: 'Nie, jeśli praca dzienna zaczyna się w ciągu',
  },
  atLeastMinutes: { is: 'Að lágmarki', en: 'At least', pl: 'Co najmniej' },
  startingFrom: { is: 'Vinna sem byrjar frá kl.', en: 'Work that begins from', pl: 'Praca zaczęta od godz.' },
  startingBefore: {
    is: 'Vinna sem byrjar fyrir kl.',
    en: 'Work that begins before',
    pl: 'Praca zaczęta przed godz.',
  },
  belowMinutes: { is: 'Vinna styttri en', en: 'Work shorter than', pl: 'Praca krótsza niż' },
  kinds: { is: 'Tegundir vakta, minnst', en: 'Kinds of shift, at least', pl: 'Rodzaje zmian, co najmniej' },
  minutesInKind: {
    is: 'Tegund telst frá',
    en: 'A kind counts from',
    pl: 'Rodzaj liczy się od',
  },
  outsideMinutes: {
    is: 'Utan dagvinnu, minnst',
    en: 'Outside day work, at least',
    pl: 'Poza pracą dzienną, co najmniej',
  },
  shifts: { is: 'Vaktir, minnst', en: 'Shifts, at least', pl: 'Zmiany, co najmniej' },
  periodMinutes: {
    is: 'Vinnuskylda launatímabils',
    en: 'Duty of a pay period',
    pl: 'Wymiar pracy okresu płacowego',
  },
  addMinutes: { is: 'Viðbót', en: 'Added', pl: 'Dodatek' },
  addPercent: { is: 'Álag', en: 'Added share', pl: 'Dodatek procentowy' },
  fullDayMinutes: { is: 'Heill dagur', en: 'A full day', pl: 'Pełny dzień' },
  halfDayMinutes: { is: 'Hálfur dagur', en: 'A half day', pl: 'Pół dnia' },
  whenWorked: { is: 'Ef unnið er', en: 'If it is worked', pl: 'Jeśli się pracuje' },
  byPlannedShift: {
    is: 'Vaktaáætlun ræður',
    en: 'Planned shifts decide',
    pl: 'Decyduje plan zmian',
  },
  when: { is: 'Gefið', en: 'Given', pl: 'Przyznawane' },
  restMinutes: { is: 'Hvíld á sólarhring', en: 'Rest in 24 hours', pl: 'Odpoczynek na dobę' },
  dayStartsAt: { is: 'Sólarhringur byrjar kl.', en: 'The 24 hours begin at', pl: 'Doba zaczyna się o godz.' },
  minutesOffPerHour: {
    is: 'Frí fyrir hverja stund sem vantar',
    en: 'Time off for each missing hour',
    pl: 'Czas wolny za każdą brakującą godzinę',
  },
  atMostMinutes: { is: 'Mest', en: 'At most', pl: 'Najwyżej' },
  shiftChangeMinutes: {
    is: 'Nægir við vaktaskipti',
    en: 'Enough at a change of shifts',
    pl: 'Wystarcza przy zmianie zmian',
  },
  weight: { is: 'Hver stund telst', en: 'Each hour counts', pl: 'Każda godzina liczy się' },
  class: { is: 'Tegund frídags', en: 'Kind of holiday', pl: 'Rodzaj święta' },
};

/** What the words are called that a field may choose from; weekdays and kinds of holiday have names already. */
export const CHOICE_NAMES: Readonly<Record<string, Words>> = {
  up: { is: 'upp', en: 'up', pl: 'w górę' },
  down: { is: 'niður', en: 'down', pl: 'w dół' },
  nearest: { is: 'að næsta', en: 'to the nearest', pl: 'do najbliższego' },
  day: { is: 'dag', en: 'a day', pl: 'dzień' },
  week: { is: 'viku', en: 'a week', pl: 'tydzień' },
  payPeriod: { is: 'launatímabil', en: 'a pay period', pl: 'okres rozliczeniowy' },
  keep: { is: 'greitt að fullu að auki', en: 'paid in full besides', pl: 'płatne w całości dodatkowo' },
  lessWorked: {
    is: 'unninn tími dregst frá',
    en: 'less the time worked',
    pl: 'pomniejszone o przepracowany czas',
  },
  none: { is: 'ekkert greitt', en: 'nothing is paid', pl: 'nic się nie płaci' },
  always: { is: 'alltaf', en: 'always', pl: 'zawsze' },
  worked: { is: 'ef unnið er', en: 'if it is worked', pl: 'jeśli się pracuje' },
  notWorked: { is: 'ef ekki er unnið', en: 'if it is not worked', pl: 'jeśli się nie pracuje' },
};
