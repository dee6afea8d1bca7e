import { type HolidayDefinition } from './holiday-definition.ts';

const MONDAY = 0;
const THURSDAY = 3;

const LAW = 'Law 88/1971, article 6';
const CHURCH_HOLIDAY = `${LAW}, by Law 32/1997 on holidays, article 2`;

const fromEaster = (name: string, days: number): HolidayDefinition => ({
  name,
  isPublicHoliday: true,
  date: { kind: 'days-from-easter', days },
  source: CHURCH_HOLIDAY,
});

const onDate = (name: string, month: number, day: number, source: string): HolidayDefinition => ({
  name,
  isPublicHoliday: true,
  date: { kind: 'fixed-date', month, day },
  source,
});

/** 24 and 31 December are ordinary days until about noon, so they are not public holidays as whole days. */
const halfDay = (name: string, month: number, day: number): HolidayDefinition => ({
  ...onDate(name, month, day, LAW),
  isPublicHoliday: false,
});

/**
 * The Icelandic holidays: names and dates only. What a day is worth, and from what hour, is said by each rule's
 * holiday profile. Holidays that fall on a weekend are not moved.
 */
export const ICELANDIC_HOLIDAYS = {
  newYearsDay: onDate('Nýársdagur', 1, 1, CHURCH_HOLIDAY),
  maundyThursday: fromEaster('Skírdagur', -3),
  goodFriday: fromEaster('Föstudagurinn langi', -2),
  easterSaturday: {
    name: 'Laugardagur fyrir páska',
    isPublicHoliday: false,
    isOfAgreementsOnly: true,
    date: { kind: 'days-from-easter', days: -1 },
    source: 'BHM, frídagar; not a day of Law 88/1971: kept by the public sector and banks',
  },
  easterSunday: fromEaster('Páskadagur', 0),
  easterMonday: fromEaster('Annar í páskum', 1),
  firstDayOfSummer: {
    name: 'Sumardagurinn fyrsti',
    isPublicHoliday: true,
    date: { kind: 'weekday-on-or-after', weekday: THURSDAY, month: 4, day: 19 },
    source: `${LAW}; the Thursday of 19 to 25 April by the Almanac of the University of Iceland`,
  },
  mayDay: onDate('1. maí', 5, 1, LAW),
  ascensionDay: fromEaster('Uppstigningardagur', 39),
  whitSunday: fromEaster('Hvítasunnudagur', 49),
  whitMonday: fromEaster('Annar í hvítasunnu', 50),
  nationalDay: onDate('17. júní', 6, 17, LAW),
  commerceDay: {
    name: 'Frídagur verslunarmanna',
    isPublicHoliday: true,
    date: { kind: 'nth-weekday', nth: 1, weekday: MONDAY, month: 8 },
    source: `${LAW}; a general day off since 1983`,
  },
  christmasEve: halfDay('Aðfangadagur', 12, 24),
  christmasDay: onDate('Jóladagur', 12, 25, CHURCH_HOLIDAY),
  boxingDay: onDate('Annar í jólum', 12, 26, CHURCH_HOLIDAY),
  newYearsEve: halfDay('Gamlársdagur', 12, 31),
} as const satisfies Readonly<Record<string, HolidayDefinition>>;

/** The name by which a rule's holiday profile speaks of a holiday. */
export type HolidayKey = keyof typeof ICELANDIC_HOLIDAYS;

/** Every holiday key, in the order of the year. */
export const HOLIDAY_KEYS = Object.keys(ICELANDIC_HOLIDAYS) as readonly HolidayKey[];
