/** The answer to "what happened on that day, and why?", as data and in words. */
import { type LocalDate } from '@stimpill/time';
import { type HolidayFact } from '#explain/fact.ts';
import { list } from '#explain/grammar.ts';
import {
  explainCredit,
  explainEntry,
  SENTENCES,
  type EntryExplanation,
  type ExplanationOfCredit,
} from '#explain/explain-entry.ts';
import { type ExplanationLanguage } from '#words/words.ts';
import { type CalculatedEntry, type Issue, type Timesheet } from './timesheet.ts';

/** A holiday of the day: what it is called, what kind it is, the local time from which it counts, and all of it in words. */
export type ExplanationOfHoliday = {
  readonly name: string;
  readonly dayClass: 'AF' | 'SH';
  readonly from: string;
  readonly fact: HolidayFact;
  readonly sentence: string;
};

/**
 * An entry of the day and its minutes. `keptOtherwise` says so where it is paid by figures that were kept when it was
 * approved and that differ from what is explained; null elsewhere.
 */
export type ExplanationOfEntry = EntryExplanation &
  Pick<CalculatedEntry, 'localDate' | 'buckets' | 'workedMinutes' | 'unpaidBreakMinutes'> & {
    readonly keptOtherwise: string | null;
  };

/** Something that payroll should look at on the day, in words. */
export type ExplanationOfIssue = { readonly issue: Issue; readonly sentence: string };

/**
 * A local day of somebody's timesheet: its holiday; each entry that begins on it or reaches into it, whole, also with
 * its minutes of other days; the credits of this date to which none of these entries gave rise; and its issues.
 */
export type DayExplanation = {
  readonly date: LocalDate;
  readonly holiday: ExplanationOfHoliday | null;
  readonly entries: readonly ExplanationOfEntry[];
  readonly credits: readonly ExplanationOfCredit[];
  readonly issues: readonly ExplanationOfIssue[];
};

const explainHoliday = (
  { holidays }: Timesheet,
  date: LocalDate,
  language: ExplanationLanguage,
): ExplanationOfHoliday | null => {
  const holiday = holidays.find(({ localDate }) => localDate === date);
  if (holiday === undefined) return null;
  const { dayClass, from, names } = holiday;
  const fact: HolidayFact = { ...holiday, what: 'holiday' };
  const name = list(
    names.map((words) => words[language]),
    language,
  );
  return { name, dayClass, from, fact, sentence: SENTENCES[language].payroll(fact) };
};

const explainEntryOf = (
  timesheet: Timesheet,
  entry: CalculatedEntry,
  language: ExplanationLanguage,
): ExplanationOfEntry => {
  const { id, localDate, buckets, workedMinutes, unpaidBreakMinutes } = entry;
  const isKeptOtherwise = timesheet.differingEntryIds.includes(id);
  return {
    ...explainEntry(timesheet, id, language),
    localDate,
    buckets,
    workedMinutes,
    unpaidBreakMinutes,
    keptOtherwise: isKeptOtherwise ? SENTENCES[language].keptOtherwise : null,
  };
};

/**
 * Why a local day came to what it came to. The timesheet must have been calculated with `explain: true`, over a range
 * that begins a day before the date, so that a shift over midnight is in it.
 * @example explainDay(timesheet, '2026-12-24', 'is').holiday?.name // 'Aðfangadagur'
 */
export const explainDay = (
  timesheet: Timesheet,
  date: LocalDate,
  language: ExplanationLanguage,
): DayExplanation => {
  const touching = new Set(
    timesheet.trace.filter(({ localDate }) => localDate === date).map(({ entryId }) => entryId),
  );
  const entries = timesheet.entries.filter(({ id, localDate }) => localDate === date || touching.has(id));
  const listed = new Set(entries.map(({ id }) => id));
  return {
    date,
    holiday: explainHoliday(timesheet, date, language),
    entries: entries.map((entry) => explainEntryOf(timesheet, entry, language)),
    credits: timesheet.credits
      .filter(({ localDate, entryId }) => localDate === date && (entryId === null || !listed.has(entryId)))
      .map((credit) => explainCredit(credit, timesheet.rules, language)),
    issues: timesheet.issues
      .filter(({ localDate, entryId }) => localDate === date || (entryId !== null && listed.has(entryId)))
      .map((issue) => ({ issue, sentence: issue.sentences[language] })),
  };
};
