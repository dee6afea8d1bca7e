/** What are things called that rules write as keys? Every key that can come into a sentence, in each language. */
import { type Weekday } from '@stimpill/time';
import { type DayClass } from '#calendars/work-calendar.ts';
import { type AbsenceType } from '#pay/absence-minutes.ts';
import { type Bucket } from '#pay/bucket.ts';
import { type CreditAccount } from '#pay/credit.ts';
import { type Words } from '#words/words.ts';

/** The days of the week, in the form in which each language says on which days something holds. */
export const WEEKDAY_NAMES: Readonly<Record<Weekday, Words>> = {
  monday: { is: 'mánudaga', en: 'Mondays', pl: 'poniedziałki' },
  tuesday: { is: 'þriðjudaga', en: 'Tuesdays', pl: 'wtorki' },
  wednesday: { is: 'miðvikudaga', en: 'Wednesdays', pl: 'środy' },
  thursday: { is: 'fimmtudaga', en: 'Thursdays', pl: 'czwartki' },
  friday: { is: 'föstudaga', en: 'Fridays', pl: 'piątki' },
  saturday: { is: 'laugardaga', en: 'Saturdays', pl: 'soboty' },
  sunday: { is: 'sunnudaga', en: 'Sundays', pl: 'niedziele' },
};

/** The days of the week as the ends of a row of them: until Friday, from Monday. */
export const WEEKDAY_ENDS: Readonly<Record<Weekday, Words>> = {
  monday: { is: 'mánudaga', en: 'Monday', pl: 'poniedziałku' },
  tuesday: { is: 'þriðjudaga', en: 'Tuesday', pl: 'wtorku' },
  wednesday: { is: 'miðvikudaga', en: 'Wednesday', pl: 'środy' },
  thursday: { is: 'fimmtudaga', en: 'Thursday', pl: 'czwartku' },
  friday: { is: 'föstudaga', en: 'Friday', pl: 'piątku' },
  saturday: { is: 'laugardaga', en: 'Saturday', pl: 'soboty' },
  sunday: { is: 'sunnudaga', en: 'Sunday', pl: 'niedzieli' },
};

/** On which days hours do not hold, where they hold on ordinary days: on holidays of these kinds. */
export const EXCEPT_ON: Readonly<Record<'AF' | 'SH' | 'AF SH', Words>> = {
  AF: {
    is: 'nema á almennum frídögum',
    en: 'except on ordinary holidays',
    pl: 'poza zwykłymi świętami',
  },
  SH: { is: 'nema á stórhátíðum', en: 'except on major holidays', pl: 'poza wielkimi świętami' },
  'AF SH': { is: 'nema á frídögum', en: 'except on holidays', pl: 'poza świętami' },
};

/** All days of the week. */
export const EVERY_DAY: Words = { is: 'alla daga', en: 'every day', pl: 'codziennie' };

/** The kinds of day, in the form of the days of the week. */
export const KINDS_OF_DAY: Readonly<Record<DayClass, Words>> = {
  ordinary: { is: 'daga sem ekki eru frídagar', en: 'days that are not holidays', pl: 'dni bez święta' },
  AF: { is: 'almenna frídaga', en: 'ordinary holidays', pl: 'zwykłe święta' },
  SH: { is: 'stórhátíðardaga', en: 'major holidays', pl: 'wielkie święta' },
};

/** What one day is. */
export const DAY_CLASS_NAMES: Readonly<Record<DayClass, Words>> = {
  ordinary: { is: 'enginn frídagur', en: 'no holiday', pl: 'bez święta' },
  AF: { is: 'almennur frídagur', en: 'an ordinary holiday', pl: 'zwykłe święto' },
  SH: { is: 'stórhátíðardagur', en: 'a major holiday', pl: 'wielkie święto' },
};

/** The columns of a timesheet. */
export const BUCKET_NAMES: Readonly<Record<Bucket, Words>> = {
  daytime: { is: 'dagvinna', en: 'daytime', pl: 'praca dzienna' },
  evening: { is: 'kvöldvinna', en: 'evening', pl: 'wieczór' },
  nightTime: { is: 'næturvinna', en: 'night', pl: 'noc' },
  weekend: { is: 'helgarvinna', en: 'weekend', pl: 'weekend' },
  overtime: { is: 'yfirvinna', en: 'overtime', pl: 'nadgodziny' },
  holiday: { is: 'frídagavinna', en: 'holiday', pl: 'święto' },
  majorHoliday: { is: 'stórhátíðarvinna', en: 'major holiday', pl: 'wielkie święto' },
};

/** The kinds of absence. */
export const ABSENCE_NAMES: Readonly<Record<AbsenceType, Words>> = {
  sick: { is: 'veikindi', en: 'sickness', pl: 'choroba' },
  sickChild: { is: 'veikindi barns', en: 'a sick child', pl: 'choroba dziecka' },
  vacation: { is: 'orlof', en: 'vacation', pl: 'urlop' },
  unpaidLeave: { is: 'launalaust leyfi', en: 'unpaid leave', pl: 'urlop bezpłatny' },
};

/** What is paid or given without being worked. */
export const ACCOUNT_NAMES: Readonly<Record<CreditAccount, Words>> = {
  callOut: { is: 'útkall', en: 'call-out', pl: 'wezwanie do pracy' },
  minimumPaid: {
    is: 'lágmarksgreiðsla',
    en: 'top-up to the daily minimum',
    pl: 'dopłata do minimum dziennego',
  },
  breakPay: { is: 'greiðsla fyrir hlé', en: 'pay for breaks', pl: 'zapłata za przerwy' },
  standby: { is: 'bakvakt', en: 'standby', pl: 'dyżur domowy' },
  holidayPay: { is: 'greiddur frídagur', en: 'holiday pay', pl: 'płatne święto' },
  winterLeave: { is: 'vetrarfrí', en: 'winter leave', pl: 'urlop zimowy' },
  dutyReduction: {
    is: 'lækkun vinnuskyldu',
    en: 'reduction of required hours',
    pl: 'obniżenie wymiaru czasu pracy',
  },
  restTimeOff: {
    is: 'frítökuréttur',
    en: 'time off for missed rest',
    pl: 'czas wolny za skrócony odpoczynek',
  },
  restOvertime: {
    is: 'yfirvinna vegna skertrar hvíldar',
    en: 'overtime for missed rest',
    pl: 'nadgodziny za skrócony odpoczynek',
  },
  restPay: { is: 'hvíld á launum', en: 'paid rest', pl: 'płatny odpoczynek' },
  overtimeTimeOff: {
    is: 'frí í stað yfirvinnu',
    en: 'time off for overtime',
    pl: 'czas wolny za nadgodziny',
  },
  weightedDuty: {
    is: 'vægi vinnustunda',
    en: 'weighted hours',
    pl: 'ważone godziny pracy',
  },
  shiftIncentive: { is: 'vaktahvati', en: 'shift incentive', pl: 'dodatek za różne zmiany' },
};
