/** In which languages does the engine speak to people? What it says whole, it says in each of them. */

/** The languages of explanations: Icelandic, English, Polish. */
export const EXPLANATION_LANGUAGES = ['is', 'en', 'pl'] as const;

/** One of the languages. */
export type ExplanationLanguage = (typeof EXPLANATION_LANGUAGES)[number];

/** The language in which agreements are told to somebody who reads in this one: English where they have no words of it. */
export const toldIn = (language: string): ExplanationLanguage =>
  EXPLANATION_LANGUAGES.find((each) => each === language) ?? 'en';

/** The same words in every language. */
export type Words = Readonly<Record<ExplanationLanguage, string>>;

/** A name that is the same in every language, because somebody gave it in one. */
export const inEveryLanguage = (name: string): Words => ({ is: name, en: name, pl: name });
