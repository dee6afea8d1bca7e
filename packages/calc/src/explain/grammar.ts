/** How are lists, counted nouns, days and lengths of time said in each language? */
import { type LocalDate } from '@stimpill/time';
import { type ExplanationLanguage } from '#words/words.ts';

/** Days are written as people there write them; English as in Europe. */
const LOCALES: Readonly<Record<ExplanationLanguage, string>> = { is: 'is', en: 'en-GB', pl: 'pl' };

const LISTS = {
  is: new Intl.ListFormat(LOCALES.is),
  en: new Intl.ListFormat(LOCALES.en),
  pl: new Intl.ListFormat(LOCALES.pl),
};

/** Names one after another. Where one of them has a comma itself, a comma is no mark between them. */
export const namesInARow = (names: readonly string[]): string =>
  names.join(names.some((name) => name.includes(',')) ? '; ' : ', ');

const PLURALS = {
  is: new Intl.PluralRules(LOCALES.is),
  en: new Intl.PluralRules(LOCALES.en),
  pl: new Intl.PluralRules(LOCALES.pl),
};

const dayFormat = (locale: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const DAYS = { is: dayFormat(LOCALES.is), en: dayFormat(LOCALES.en), pl: dayFormat(LOCALES.pl) };

const UNITS = {
  is: { hour: 'klst.', minute: 'mín.', mark: ',' },
  en: { hour: 'h', minute: 'min', mark: '.' },
  pl: { hour: 'godz.', minute: 'min', mark: ',' },
};

/** The forms of a counted noun, or of a verb that goes with a number; what lacks a form has that of `other`. */
type Forms = { readonly one: string; readonly few?: string; readonly many?: string; readonly other: string };

/**
 * Several things in one sentence.
 * @example list(['VA33', 'VA45', 'VA90'], 'pl') // 'VA33, VA45 i VA90'
 */
export const list = (items: readonly string[], language: ExplanationLanguage): string =>
  LISTS[language].format(items);

/**
 * The form that goes with a number.
 * @example formFor(22, { one: 'zmiana', few: 'zmiany', many: 'zmian', other: 'zmiany' }, 'pl') // 'zmiany'
 */
export const formFor = (count: number, forms: Forms, language: ExplanationLanguage): string => {
  const category = PLURALS[language].select(count);
  const form = category === 'few' ? forms.few : category === 'many' ? forms.many : forms.other;
  return category === 'one' ? forms.one : (form ?? forms.other);
};

/**
 * A day of the calendar.
 * @example day('2026-12-24', 'is') // '24. desember 2026'
 */
export const day = (date: LocalDate, language: ExplanationLanguage): string =>
  DAYS[language].format(new Date(`${date}T00:00Z`)).replaceAll('\u00a0', ' ');

/**
 * Minutes as people say them; parts of a minute as decimal hours.
 * @example lengthOf(510, 'pl') // '8 godz. 30 min'
 */
export const lengthOf = (minutes: number, language: ExplanationLanguage): string => {
  const { hour, minute, mark } = UNITS[language];
  if (!Number.isInteger(minutes)) {
    return `${(minutes / 60).toFixed(4).replace(/0+$/, '').replace('.', mark)} ${hour}`;
  }
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} ${minute}`;
  return rest === 0 ? `${hours} ${hour}` : `${hours} ${hour} ${rest} ${minute}`;
};

/** Minutes as payroll counts them. */
export const minutesOf = (minutes: number, language: ExplanationLanguage): string =>
  `${minutes} ${UNITS[language].minute}`;

/**
 * With a full stop, which abbreviations have already.
 * @example ended('á að vera 8 klst.') // 'á að vera 8 klst.'
 */
export const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** A whole sentence. */
export const sentence = (text: string): string =>
  ended(`${text.charAt(0).toLocaleUpperCase('is')}${text.slice(1)}`);
