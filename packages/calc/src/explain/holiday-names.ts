/** What is a holiday called inside a sentence? */
import { ICELANDIC_HOLIDAYS, HOLIDAY_KEYS, type HolidayKey } from '#holidays/iceland.ts';
import { type ExplanationLanguage, type Words } from '#words/words.ts';
import { list } from './grammar.ts';

/** In Icelandic hours hold on a day in the accusative; Polish and English have lists of names, each after a colon or a comma. */
const ICELANDIC_ON: Readonly<Record<HolidayKey, string>> = {
  newYearsDay: 'nýársdag',
  maundyThursday: 'skírdag',
  goodFriday: 'föstudaginn langa',
  easterSaturday: 'laugardag fyrir páska',
  easterSunday: 'páskadag',
  easterMonday: 'annan í páskum',
  firstDayOfSummer: 'sumardaginn fyrsta',
  mayDay: '1. maí',
  ascensionDay: 'uppstigningardag',
  whitSunday: 'hvítasunnudag',
  whitMonday: 'annan í hvítasunnu',
  nationalDay: '17. júní',
  commerceDay: 'frídag verslunarmanna',
  christmasEve: 'aðfangadag',
  christmasDay: 'jóladag',
  boxingDay: 'annan í jólum',
  afterChristmas: 'fyrsta virka dag eftir jól',
  newYearsEve: 'gamlársdag',
};

/** A holiday in the form in which hours hold on it. */
export const holidayOn = (key: HolidayKey, language: ExplanationLanguage): string =>
  language === 'is' ? ICELANDIC_ON[key] : ICELANDIC_HOLIDAYS[key].names[language];

const KNOWN: ReadonlySet<string> = new Set(HOLIDAY_KEYS.map((key) => ICELANDIC_HOLIDAYS[key].names.is));

/** Icelandic writes the names of days small inside a sentence; what a company calls a day of its own stays as it is. */
const nameInside = (names: Words, language: ExplanationLanguage): string => {
  const name = names[language];
  return language === 'is' && KNOWN.has(name)
    ? `${name.charAt(0).toLocaleLowerCase('is')}${name.slice(1)}`
    : name;
};

/** The holidays of a day, of which there is nearly always one. */
export const holidaysInside = (holidays: readonly Words[], language: ExplanationLanguage): string =>
  list(
    holidays.map((names) => nameInside(names, language)),
    language,
  );

/** Is one of these names that of a holiday of this list? */
export const isOneOf = (names: readonly Words[], keys: readonly HolidayKey[]): boolean =>
  names.some(({ is }) => keys.some((key) => ICELANDIC_HOLIDAYS[key].names.is === is));
