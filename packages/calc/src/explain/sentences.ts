/** What must a language be able to say? And how are hours, days and names written in it? */
import { WEEKDAYS, type Weekday } from '@stimpill/time';
import { type WeekHours } from '#calendars/week-hours.ts';
import { type Citation } from '#holidays/citation.ts';
import { type ExplanationLanguage, type Words } from '#words/words.ts';
import { KINDS_OF_DAY, WEEKDAY_NAMES } from './display-names.ts';
import { type ExplainedStretch } from './explanation.ts';
import { type PayrollFact, type WorkerFact } from './fact.ts';
import { list } from './grammar.ts';
import { holidayOn } from './holiday-names.ts';
import { type RuleOfFact } from './trace.ts';

/** The sentences of one language, in the two voices in which it speaks of pay. Each ends with a full stop. */
export type Sentences = {
  /** To payroll: rule and version, line and class, what else held, what was counted. */
  readonly payroll: (fact: PayrollFact) => string;
  /** To whoever worked: what, how much and why; then by which rule. */
  readonly worker: (fact: WorkerFact) => string;
  /** Where the rule was read. `conflicts` are what other sources say of the day that is told. */
  readonly citation: (citation: Citation, conflicts: readonly string[]) => string;
  /** That an entry is paid by figures which were kept, and which differ from what is explained. */
  readonly keptOtherwise: string;
};

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * A minute of a local day on the clock.
 * @example clockTime(425) // '07:05'
 */
export const clockTime = (minuteOfDay: number): string =>
  `${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`;

/**
 * The hours of a stretch on the wall, with their offset where the wall shows one of these times twice.
 * @example hoursOf({ minuteOfDay: 900, minutes: 120, shownTwice: null }) // '15:00-17:00'
 */
export const hoursOf = ({
  minuteOfDay: from,
  minutes,
  shownTwice: twice,
}: Pick<ExplainedStretch, 'minuteOfDay' | 'minutes' | 'shownTwice'>): string => {
  const to = from + minutes;
  const which = twice !== null && from < twice.to && twice.from <= to ? ` (${twice.offset})` : '';
  return `${clockTime(from)}-${clockTime(to)}${which}`;
};

/**
 * Minutes as hours: whole minutes as h:mm, parts of a minute as decimal hours.
 * @example hoursAndMinutes(10076.4, ',') // '167,94'
 */
export const hoursAndMinutes = (minutes: number, decimalMark: string): string =>
  Number.isInteger(minutes)
    ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}`
    : (minutes / 60).toFixed(4).replace(/0+$/, '').replace('.', decimalMark);

/**
 * A number with a decimal comma.
 * @example commaDecimal(1.62) // '1,62'
 */
export const commaDecimal = (number: number): string => String(number).replace('.', ',');

/** Days that follow each other, of which there are three or more, are said by the first and the last. */
const daysInWords = (weekdays: readonly Weekday[], language: ExplanationLanguage): string => {
  const places = weekdays.map((weekday) => WEEKDAYS.indexOf(weekday)).sort((a, b) => a - b);
  const names = places.flatMap((place) => WEEKDAYS[place] ?? []).map((day) => WEEKDAY_NAMES[day][language]);
  const [first = 0] = places;
  const isRow = places.length > 2 && places.every((place, index) => place === first + index);
  return isRow ? `${names[0] ?? ''} – ${names.at(-1) ?? ''}` : list(names, language);
};

/** What stands before a time of the clock. */
const CLOCK: Words = { is: 'kl. ', en: '', pl: 'godz. ' };

/**
 * Hours of the week in words, with nothing left out that limits them.
 * @example weekHoursInWords({ weekdays: ['saturday'], from: '08:00' }, 'en') // 'Saturdays, 08:00-24:00'
 */
export const weekHoursInWords = (
  { weekdays, dayClasses, holidays, from = '00:00', to = '24:00' }: WeekHours,
  language: ExplanationLanguage,
): string =>
  [
    ...(weekdays === undefined ? [] : [daysInWords(weekdays, language)]),
    ...(dayClasses === undefined
      ? []
      : [
          list(
            dayClasses.map((kind) => KINDS_OF_DAY[kind][language]),
            language,
          ),
        ]),
    ...(holidays === undefined
      ? []
      : [
          list(
            holidays.map((key) => holidayOn(key, language)),
            language,
          ),
        ]),
    `${CLOCK[language]}${from}-${to}`,
  ].join(', ');

/** A rule by the company's name for it and, where it is another, its own. */
export const ruleInWords = (
  { ruleName, ruleNames }: RuleOfFact,
  quote: (name: string) => string,
  language: ExplanationLanguage,
): string => {
  if (ruleNames === null) return quote(ruleName);
  if (Object.values(ruleNames).includes(ruleName)) return quote(ruleNames[language]);
  return `${quote(ruleName)} (${ruleNames[language]})`;
};

/** By which agreement, or by the company's name for a rule of its own: one name does for whoever worked. */
export const agreementOf = ({ ruleName, ruleNames }: RuleOfFact, language: ExplanationLanguage): string =>
  ruleNames?.[language] ?? ruleName;
