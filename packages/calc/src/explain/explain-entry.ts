/** The answer to "why?", as data and in words. */
import { type Credit } from '#pay/credit.ts';
import { type Instant } from '#time/minutes.ts';
import { type ExplanationLanguage } from '#words/words.ts';
import {
  explainOneMinute,
  explainStretches,
  type Explainable,
  type ExplainedStretch,
} from './explanation.ts';
import { englishSentences } from './sentences-en.ts';
import { icelandicSentences } from './sentences-is.ts';
import { polishSentences } from './sentences-pl.ts';
import { type Sentences } from './sentences.ts';

const SENTENCES: Readonly<Record<ExplanationLanguage, Sentences>> = {
  is: icelandicSentences,
  en: englishSentences,
  pl: polishSentences,
};

/** A stretch with one sentence for each of its steps, and a last one on what it is paid as. */
export type ExplanationOfStretch = ExplainedStretch & { readonly sentences: readonly string[] };

/** A credit with the sentence that says why it was given. */
export type ExplanationOfCredit = { readonly credit: Credit; readonly sentence: string };

/** Why an entry got these minutes: its stretches in order of time, and the credits that it gave rise to. */
export type EntryExplanation = {
  readonly entryId: string;
  readonly stretches: readonly ExplanationOfStretch[];
  readonly credits: readonly ExplanationOfCredit[];
};

const inWords = (stretch: ExplainedStretch, sentences: Sentences): ExplanationOfStretch => ({
  ...stretch,
  sentences: [
    ...stretch.steps.map((step) => `${sentences.step(step, stretch)}${sentences.citation(step.citation)}`),
    sentences.paidAs(stretch),
  ],
});

/** A credit in words. */
export const explainCredit = (credit: Credit, language: ExplanationLanguage): ExplanationOfCredit => ({
  credit,
  sentence: `${SENTENCES[language].credit(credit)}${SENTENCES[language].citation(credit.citation)}`,
});

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
  stretches: explainStretches(timesheet, entryId).map((stretch) => inWords(stretch, SENTENCES[language])),
  credits: timesheet.credits
    .filter((credit) => credit.entryId === entryId)
    .map((credit) => explainCredit(credit, language)),
});

/**
 * Why the clock minute in which an instant lies became what it became: every step that touched it, and in each the
 * windows that held it too and lost. Null where the entry has no such minute.
 * @example explainMinute(timesheet, 'monday', Date.parse('2026-11-23T16:30:00Z'), 'en')?.class // 'overtime'
 */
export const explainMinute = (
  timesheet: Explainable,
  entryId: string,
  instant: Instant,
  language: ExplanationLanguage,
): ExplanationOfStretch | null => {
  const minute = explainOneMinute(timesheet, entryId, instant);
  return minute === null ? null : inWords(minute, SENTENCES[language]);
};
