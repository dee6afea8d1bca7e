/** The answer to "why?", as data and in words. */
import { type Instant } from '@stimpill/time';
import { type Citation } from '#holidays/citation.ts';
import { type Credit } from '#pay/credit.ts';
import { type ExplanationLanguage, type Words } from '#words/words.ts';
import { BUCKET_NAMES } from './display-names.ts';
import {
  explainOneMinute,
  explainStretches,
  type Explainable,
  type ExplainedStretch,
} from './explanation.ts';
import {
  creditFact,
  paidFact,
  stepFact,
  tellingSteps,
  type CreditFact,
  type PaidFact,
  type StepFact,
} from './fact.ts';
import { isOneOf } from './holiday-names.ts';
import { addressesOf } from './page-addresses.ts';
import { englishSentences, icelandicSentences, polishSentences } from './sentences-of-languages.ts';
import { hoursOf, type Sentences } from './sentences.ts';
import { type RuleOfFact } from './trace.ts';

/** What each language says. */
export const SENTENCES: Readonly<Record<ExplanationLanguage, Sentences>> = {
  is: icelandicSentences,
  en: englishSentences,
  pl: polishSentences,
};

/** Where a rule was read: what it is called there, and the addresses of the pages, of which there may be none. */
export type ExplainedSource = { readonly text: string; readonly addresses: readonly string[] };

/** One step in words, and where the rule was read that made it; null where nobody wrote that down. */
export type ExplainedReason = {
  readonly mechanism: string;
  readonly fact: StepFact;
  readonly sentence: string;
  readonly source: ExplainedSource | null;
};

/**
 * A stretch as a screen shows it: its hours on the wall, the class and the column of the timesheet by their names,
 * the steps that decided something, what it is paid as, and what the person who worked is told of it. `sentences` are those for
 * payroll, with their sources.
 */
export type ExplanationOfStretch = ExplainedStretch & {
  readonly hours: string;
  readonly className: string | null;
  readonly bucketName: string | null;
  readonly reasons: readonly ExplainedReason[];
  readonly fact: PaidFact;
  readonly paidAs: string;
  readonly forWorker: string;
  readonly sentences: readonly string[];
};

/** A credit, why it was given and where that was read, and what the person who worked is told of it. */
export type ExplanationOfCredit = {
  readonly credit: Credit;
  readonly fact: CreditFact;
  readonly sentence: string;
  readonly source: ExplainedSource | null;
  readonly forWorker: string;
};

/** Why an entry got these minutes: its stretches in order of time, and the credits that it gave rise to. */
export type EntryExplanation = {
  readonly entryId: string;
  readonly stretches: readonly ExplanationOfStretch[];
  readonly credits: readonly ExplanationOfCredit[];
};

/** A source as it concerns a day: what is disputed of other holidays is not told. */
const sourceOf = (
  citation: Citation | null,
  holidays: readonly Words[],
  language: ExplanationLanguage,
): ExplainedSource | null => {
  if (citation === null) return null;
  const { source, conflict, conflictOn } = citation;
  const ofDay =
    conflictOn !== undefined && isOneOf(holidays, conflictOn.holidays) ? conflictOn.conflict : undefined;
  const conflicts = [conflict, ofDay].flatMap((note) =>
    note === undefined ? [] : [typeof note === 'string' ? note : note[language]],
  );
  return { text: SENTENCES[language].citation(citation, conflicts), addresses: addressesOf(source) };
};

/** A sentence with its source, as plain text. */
export const withSource = (sentence: string, source: ExplainedSource | null): string =>
  source === null ? sentence : `${sentence} [${source.text}]`;

const inWords = (stretch: ExplainedStretch, language: ExplanationLanguage): ExplanationOfStretch => {
  const { payroll, worker } = SENTENCES[language];
  const reasons = tellingSteps(stretch).map((step) => {
    const fact = stepFact(step, stretch);
    const source = sourceOf(step.citation, step.holidayNames, language);
    return { mechanism: step.mechanism, fact, sentence: payroll(fact), source };
  });
  const fact = paidFact(stretch);
  const paidAs = payroll(fact);
  return {
    ...stretch,
    hours: hoursOf(stretch),
    className: stretch.classNames?.[language] ?? null,
    bucketName: stretch.bucket === null ? null : BUCKET_NAMES[stretch.bucket][language],
    reasons,
    fact,
    paidAs,
    forWorker: worker(fact),
    sentences: [...reasons.map(({ sentence, source }) => withSource(sentence, source)), paidAs],
  };
};

/** A credit in words. `rules` are those of its timesheet. */
export const explainCredit = (
  credit: Credit,
  rules: readonly RuleOfFact[],
  language: ExplanationLanguage,
): ExplanationOfCredit => {
  const { payroll, worker } = SENTENCES[language];
  const fact = creditFact(credit, rules);
  const holidays = credit.reason.kind === 'holiday' ? (credit.reason.names ?? []) : [];
  const source = sourceOf(credit.citation, holidays, language);
  return { credit, fact, sentence: payroll(fact), source, forWorker: worker(fact) };
};

/**
 * Why the entry got these minutes. The timesheet must have been calculated with `explain: true`; without it, and for
 * an entry that is open or not in the range, there are no stretches.
 * @example explainEntry(timesheet, 'monday', 'en').stretches[0]?.sentences
 */
export const explainEntry = (
  timesheet: Explainable,
  entryId: string,
  language: ExplanationLanguage,
): EntryExplanation => ({
  entryId,
  stretches: explainStretches(timesheet, entryId).map((stretch) => inWords(stretch, language)),
  credits: timesheet.credits
    .filter((credit) => credit.entryId === entryId)
    .map((credit) => explainCredit(credit, timesheet.rules, language)),
});

/**
 * Why the clock minute in which an instant lies became what it became: every step that touched it, and in each the
 * classes that held it too and gave way. Null where the entry has no such minute.
 * @example explainMinute(timesheet, 'monday', Date.parse('2026-11-23T16:30:00Z'), 'en')?.class // 'overtime'
 */
export const explainMinute = (
  timesheet: Explainable,
  entryId: string,
  instant: Instant,
  language: ExplanationLanguage,
): ExplanationOfStretch | null => {
  const minute = explainOneMinute(timesheet, entryId, instant);
  return minute === null ? null : inWords(minute, language);
};
