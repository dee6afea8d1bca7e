/** What must a language be able to say? And how are hours, days and names written in it? */
import { fromTo, WEEKDAYS, type Weekday } from '@stimpill/time';
import { type WeekHours } from '#calendars/week-hours.ts';
import { type Citation } from '#holidays/citation.ts';
import { HOLIDAY_CLASSES } from '#holidays/holiday-profile.ts';
import { type ExplanationLanguage, type Words } from '#words/words.ts';
import { type CreditReason } from '#pay/credit.ts';
import { PLAIN_TIME } from '#rules/rule-version.ts';
import { EVERY_DAY, EXCEPT_ON, KINDS_OF_DAY, WEEKDAY_ENDS, WEEKDAY_NAMES } from './display-names.ts';
import { type ExplainedStretch } from './explanation.ts';
import { type PayrollFact, type WorkerFact } from './fact.ts';
import { day, list } from './grammar.ts';
import { holidayOn } from './holiday-names.ts';
import { type RuleOfFact, type TraceReason } from './trace.ts';

/** The sentences of one language, in the two voices in which it speaks of pay. Each ends with a full stop. */
export type Sentences = {
  /** To payroll: rule and version, line and class, what else held, what was counted. */
  readonly payroll: (fact: PayrollFact) => string;
  /** To the person who worked: what, how much and why; then by which rule. */
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
 * @example hoursOf({ minuteOfDay: 900, minutes: 120, shownTwice: null }) // '15:00–17:00'
 */
export const hoursOf = ({
  minuteOfDay: from,
  minutes,
  shownTwice: twice,
}: Pick<ExplainedStretch, 'minuteOfDay' | 'minutes' | 'shownTwice'>): string => {
  const to = from + minutes;
  const which = twice !== null && from < twice.to && twice.from <= to ? ` (${twice.offset})` : '';
  return `${fromTo(clockTime(from), clockTime(to))}${which}`;
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

/** Days in a row, by the first and the last. */
const ROW: Readonly<Record<ExplanationLanguage, (from: string, to: string) => string>> = {
  is: (from, to) => `${from} til ${to}`,
  en: (from, to) => `${from} to ${to}`,
  pl: (from, to) => `od ${from} do ${to}`,
};

/** Days that follow each other, of which there are three or more, are said by the first and the last. */
const daysInWords = (weekdays: readonly Weekday[], language: ExplanationLanguage): string => {
  const places = weekdays.map((weekday) => WEEKDAYS.indexOf(weekday)).sort((a, b) => a - b);
  const days = places.flatMap((place) => WEEKDAYS[place] ?? []);
  const [first = 0] = places;
  const isRow = places.length > 2 && places.every((place, index) => place === first + index);
  const [from, to] = [days[0], days.at(-1)];
  if (isRow && from !== undefined && to !== undefined)
    return ROW[language](WEEKDAY_ENDS[from][language], WEEKDAY_ENDS[to][language]);
  return list(
    days.map((day) => WEEKDAY_NAMES[day][language]),
    language,
  );
};

/** Which days: hours that hold on ordinary days are said by the holidays on which they do not. */
const daysOf = (
  { weekdays, dayClasses = [], holidays }: WeekHours,
  language: ExplanationLanguage,
): readonly string[] => {
  const named = weekdays === undefined ? [] : [daysInWords(weekdays, language)];
  // Named holidays are of one kind each, so that the kind would only read as if all of it were meant.
  if (holidays !== undefined || dayClasses.length === 0) return named;
  if (!dayClasses.includes('ordinary')) {
    const kinds = dayClasses.map((kind) => KINDS_OF_DAY[kind][language]);
    return [...named, list(kinds, language)];
  }
  const missing = HOLIDAY_CLASSES.filter((kind) => !dayClasses.includes(kind)).join(' ');
  if (missing === '') return named;
  const except = EXCEPT_ON[missing as keyof typeof EXCEPT_ON][language];
  return [`${named[0] ?? EVERY_DAY[language]}${language === 'pl' ? ',' : ''} ${except}`];
};

/** What stands before a time of the clock. */
const CLOCK: Words = { is: 'kl. ', en: '', pl: 'godz. ' };

/**
 * Hours of the week in words, with nothing left out that limits them.
 * @example weekHoursInWords({ weekdays: ['saturday'], from: '08:00' }, 'en') // 'Saturdays, 08:00–24:00'
 */
export const weekHoursInWords = (hours: WeekHours, language: ExplanationLanguage): string => {
  const { holidays, from = '00:00', to = '24:00' } = hours;
  return [
    ...daysOf(hours, language),
    ...(holidays === undefined
      ? []
      : [
          list(
            holidays.map((key) => holidayOn(key, language)),
            language,
          ),
        ]),
    `${CLOCK[language]}${fromTo(from, to)}`,
  ].join(', ');
};

/**
 * The limit that holds for a person, and that of the rule where it is truly another: what only cuts parts of a minute off is
 * none. A person's limit is below that of the rule by the employment ratio, and above it only where the required hours of
 * the period are more.
 */
export const limitOf = ({
  limitMinutes,
  appliedMinutes,
}: Pick<Extract<TraceReason, { kind: 'over-limit' }>, 'limitMinutes' | 'appliedMinutes'>): {
  readonly minutes: number;
  readonly ofRule: number | null;
  readonly isByRatio: boolean;
} =>
  Math.abs(limitMinutes - appliedMinutes) < 1
    ? { minutes: limitMinutes, ofRule: null, isByRatio: false }
    : { minutes: appliedMinutes, ofRule: limitMinutes, isByRatio: appliedMinutes < limitMinutes };

/** What counts towards a limit, where that is no more than a few classes; null where it would hide the limit. */
export const countedIn = (names: readonly Words[], language: ExplanationLanguage): string | null => {
  const each = [...new Set(names.map((words) => words[language]))];
  return each.length > 2 ? null : list(each, language);
};

/** Is a credit only what fills a call-out up to its minimum? */
export const isToppedUp = (reason: CreditReason): boolean =>
  reason.kind === 'call-out' && reason.workedMinutes + reason.addedMinutes <= reason.minimumMinutes;

/**
 * The hours of a fact, with the day before them where an entry goes on into it.
 * @example timeOf(fact, 'is') // 'kl. 22:00–24:00', and then '25. desember 2026 kl. 00:00–08:00'
 */
export const timeOf = (
  fact: Pick<ExplainedStretch, 'minuteOfDay' | 'minutes' | 'shownTwice' | 'localDate' | 'isOnNextDay'>,
  language: ExplanationLanguage,
): string => {
  const [clock, comma] = language === 'is' ? ['kl. ', ''] : ['', ','];
  const time = `${clock}${hoursOf(fact)}`;
  return fact.isOnNextDay ? `${day(fact.localDate, language)}${comma} ${time}` : time;
};

/** What a rule calls itself; nothing where it began as plain time and has the name of that still. */
const namesOf = ({ ruleNames }: RuleOfFact): Words | null =>
  ruleNames?.en === PLAIN_TIME.definition.names?.en ? null : ruleNames;

/** Is it time on which no rule was in force? */
export const isWithoutRule = (rule: RuleOfFact): boolean =>
  rule.ruleName === PLAIN_TIME.name && rule.ruleNames !== null && namesOf(rule) === null;

/** A rule by the company's name for it and, where it is another, its own. */
export const ruleInWords = (
  rule: RuleOfFact,
  quote: (name: string) => string,
  language: ExplanationLanguage,
): string => {
  const { ruleName } = rule;
  const ruleNames = namesOf(rule);
  if (ruleNames === null) return quote(ruleName);
  if (Object.values(ruleNames).includes(ruleName)) return quote(ruleNames[language]);
  return `${quote(ruleName)} (${ruleNames[language]})`;
};

/** By which agreement, or by the company's name for a rule of its own: one name does for the person who worked. */
export const agreementOf = (rule: RuleOfFact, language: ExplanationLanguage): string =>
  namesOf(rule)?.[language] ?? rule.ruleName;
