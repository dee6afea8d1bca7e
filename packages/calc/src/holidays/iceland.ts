import { type Words } from '#words/words.ts';
import { type HolidayDefinition } from './holiday-definition.ts';

const MONDAY = 0;
const THURSDAY = 3;

const LAW = 'Law 88/1971, article 6';
const CHURCH_HOLIDAY = `${LAW}, by Law 32/1997 on holidays, article 2`;

const fromEaster = (names: Words, days: number): HolidayDefinition => ({
  names,
  isPublicHoliday: true,
  date: { kind: 'days-from-easter', days },
  source: CHURCH_HOLIDAY,
});

const onDate = (names: Words, month: number, day: number, source: string): HolidayDefinition => ({
  names,
  isPublicHoliday: true,
  date: { kind: 'fixed-date', month, day },
  source,
});

/** 24 and 31 December are ordinary days until about noon, so they are not public holidays as whole days. */
const halfDay = (names: Words, month: number, day: number): HolidayDefinition => ({
  ...onDate(names, month, day, LAW),
  isPublicHoliday: false,
});

/**
 * The Icelandic holidays: names and dates only. What a day is worth, and from what hour, is said by each rule's
 * holiday profile. Holidays that fall on a weekend are not moved.
 */
export const ICELANDIC_HOLIDAYS = {
  newYearsDay: onDate({ is: 'Nýársdagur', en: 'New Year’s Day', pl: 'Nowy Rok' }, 1, 1, CHURCH_HOLIDAY),
  maundyThursday: fromEaster({ is: 'Skírdagur', en: 'Maundy Thursday', pl: 'Wielki Czwartek' }, -3),
  goodFriday: fromEaster({ is: 'Föstudagurinn langi', en: 'Good Friday', pl: 'Wielki Piątek' }, -2),
  easterSaturday: {
    names: { is: 'Laugardagur fyrir páska', en: 'Saturday before Easter', pl: 'Wielka Sobota' },
    isPublicHoliday: false,
    isOfAgreementsOnly: true,
    date: { kind: 'days-from-easter', days: -1 },
    source: 'BHM, frídagar; not a day of Law 88/1971: kept by the public sector and banks',
  },
  easterSunday: fromEaster({ is: 'Páskadagur', en: 'Easter Sunday', pl: 'Niedziela Wielkanocna' }, 0),
  easterMonday: fromEaster({ is: 'Annar í páskum', en: 'Easter Monday', pl: 'Poniedziałek Wielkanocny' }, 1),
  firstDayOfSummer: {
    names: { is: 'Sumardagurinn fyrsti', en: 'First Day of Summer', pl: 'Pierwszy Dzień Lata' },
    isPublicHoliday: true,
    date: { kind: 'weekday-on-or-after', weekday: THURSDAY, month: 4, day: 19 },
    source: `${LAW}; the Thursday of 19 to 25 April by the Almanac of the University of Iceland`,
  },
  mayDay: onDate({ is: '1. maí', en: 'May Day', pl: 'Święto Pracy' }, 5, 1, LAW),
  ascensionDay: fromEaster(
    { is: 'Uppstigningardagur', en: 'Ascension Day', pl: 'Wniebowstąpienie Pańskie' },
    39,
  ),
  whitSunday: fromEaster({ is: 'Hvítasunnudagur', en: 'Whit Sunday', pl: 'Zielone Świątki' }, 49),
  whitMonday: fromEaster(
    { is: 'Annar í hvítasunnu', en: 'Whit Monday', pl: 'Poniedziałek Zielonych Świątek' },
    50,
  ),
  nationalDay: onDate({ is: '17. júní', en: 'National Day', pl: 'Święto Narodowe' }, 6, 17, LAW),
  commerceDay: {
    names: {
      is: 'Frídagur verslunarmanna',
      en: 'Day off of commerce workers',
      pl: 'Święto Pracowników Handlu',
    },
    isPublicHoliday: true,
    date: { kind: 'nth-weekday', nth: 1, weekday: MONDAY, month: 8 },
    source: `${LAW}; a general day off since 1983`,
  },
  christmasEve: halfDay({ is: 'Aðfangadagur', en: 'Christmas Eve', pl: 'Wigilia Bożego Narodzenia' }, 12, 24),
  christmasDay: onDate(
    { is: 'Jóladagur', en: 'Christmas Day', pl: 'Boże Narodzenie' },
    12,
    25,
    CHURCH_HOLIDAY,
  ),
  boxingDay: onDate(
    { is: 'Annar í jólum', en: 'Second Day of Christmas', pl: 'Drugi dzień Bożego Narodzenia' },
    12,
    26,
    CHURCH_HOLIDAY,
  ),
  afterChristmas: {
    names: {
      is: 'Fyrsti virki dagur eftir jól',
      en: 'First working day after Christmas',
      pl: 'Pierwszy dzień roboczy po Bożym Narodzeniu',
    },
    isPublicHoliday: false,
    isOfAgreementsOnly: true,
    date: { kind: 'working-day-on-or-after', month: 12, day: 27 },
    source: 'VR, laun á frídögum; no holiday: day work in shops begins later on it',
  },
  newYearsEve: halfDay({ is: 'Gamlársdagur', en: 'New Year’s Eve', pl: 'Sylwester' }, 12, 31),
} as const satisfies Readonly<Record<string, HolidayDefinition>>;

/** The name by which a rule's holiday profile speaks of a holiday. */
export type HolidayKey = keyof typeof ICELANDIC_HOLIDAYS;

/** Every holiday key, in the order of the year. */
export const HOLIDAY_KEYS = Object.keys(ICELANDIC_HOLIDAYS) as readonly HolidayKey[];
