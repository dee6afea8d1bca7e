/** The answer to "why?", as data and in words. */
import { type Instant } from '@stimpill/time';
import { type Citation } from '#holidays/citation.ts';
import { type Credit } from '#pay/credit.ts';
import { type ExplanationLanguage } from '#words/words.ts';
import { BUCKET_NAMES } from './display-names.ts';
import {
  explainOneMinute,
  explainStretches,
  type Explainable,
  type ExplainedStretch,
} from './explanation.ts';
import { englishSentences } from './sentences-en.ts';
import { icelandicSentences } from './sentences-is.ts';
import { polishSentences } from './sentences-pl.ts';
import { hoursOf, type Sentences } from './sentences.ts';

/** What each language says. */
export const SENTENCES: Readonly<Record<ExplanationLanguage, Sentences>> = {
  is: icelandicSentences,
  en: englishSentences,
  pl: polishSentences,
};

/** One step in words, and where the rule was read that made it; null where nobody wrote that down. */
export type ExplainedReason = {
  readonly mechanism: string;
  readonly sentence: string;
  readonly source: string | null;
};

/**
 * A stretch as a screen shows it: its hours on the wall, the class and the column of the timesheet by their names,
 * the reason of each step, and all of it as sentences, with a last one on what it is paid as.
 */
export type ExplanationOfStretch = ExplainedStretch & {
  readonly hours: string;
  readonly className: string | null;
  readonly bucketName: string | null;
  readonly reasons: readonly ExplainedReason[];
  readonly sentences: readonly string[];
};

/** A credit with the sentence that says why it was given. */
export type ExplanationOfCredit = { readonly credit: Credit; readonly sentence: string };

/** Why an entry got these minutes: its stretches in order of time, and the credits that it gave rise to. */
export type EntryExplanation = {
  readonly entryId: string;
  readonly stretches: readonly ExplanationOfStretch[];
  readonly credits: readonly ExplanationOfCredit[];
};

const sourceOf = (citation: Citation | null, sentences: Sentences): string | null =>
  citation === null ? null : sentences.citation(citation);

const withSource = (sentence: string, source: string | null): string =>
  source === null ? sentence : `${sentence} [${source}]`;

const inWords = (stretch: ExplainedStretch, language: ExplanationLanguage): ExplanationOfStretch => {
  const sentences = SENTENCES[language];
  const reasons = stretch.steps.map((step) => ({
    mechanism: step.mechanism,
    sentence: sentences.step(step, stretch),
    source: sourceOf(step.citation, sentences),
  }));
  return {
    ...stretch,
    hours: hoursOf(stretch),
    className: stretch.classNames?.[language] ?? null,
    bucketName: stretch.bucket === null ? null : BUCKET_NAMES[stretch.bucket][language],
    reasons,
    sentences: [
      ...reasons.map(({ sentence, source }) => withSource(sentence, source)),
      sentences.paidAs(stretch),
    ],
  };
};

/** A credit in words. */
export const explainCredit = (credit: Credit, language: ExplanationLanguage): ExplanationOfCredit => {
  const sentences = SENTENCES[language];
  const { keptMinutes } = credit;
  const kept = keptMinutes === undefined ? '' : ` ${sentences.keptBefore(keptMinutes)}`;
  return {
    credit,
    sentence: withSource(`${sentences.credit(credit)}${kept}`, sourceOf(credit.citation, sentences)),
  };
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
    .map((credit) => explainCredit(credit, language)),
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
