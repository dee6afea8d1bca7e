// The sentences of the desk, which stand in packages/words by language.
import { createContext, useContext } from 'react';
import { languageOfBrowser, LANGUAGES, type Language } from '@stimpill/words/language.ts';
import { speakOnPages, type PageWords } from '@stimpill/words/page-words.ts';
import { sayIn, type Said } from '@stimpill/words/said.ts';

type Speech = {
  readonly language: Language;
  /** @returns whether it is spoken now: its sentences may not arrive, and then the page says so and keeps the language that it has */
  readonly speak: (language: Language) => Promise<boolean>;
};

export const SpeechContext = createContext<Speech | undefined>(undefined);

/** The language of the page, and how to change it. */
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('useSpeech needs a SpeechContext above it');
  return speech;
}

/** These sentences in the language of the page. */
export function useWords<T extends object>(sentences: T): Said<T> {
  return said(sentences, useSpeech().language);
}

/** @param sentences an import of `#said`: English to the type checker, but at run time what gives those of a language that is here */
export function said<T extends object>(sentences: T, language: Language): Said<T> {
  const here = (sentences as unknown as PageWords).in(language);
  if (!here) throw new Error(`a part of the desk did not wait for its sentences in ${language}`);
  return sayIn(language, here as T);
}

const CHOSEN = 'stimpill-desk-language';

/** What was chosen here before, else the first language of the browser that we speak. */
export function firstLanguage(): Language {
  const chosen = localStorage.getItem(CHOSEN);
  return LANGUAGES.find((language) => language === chosen) ?? languageOfBrowser(navigator.languages);
}

/** @returns the language of the page: the wished one, or another one where its sentences do not arrive */
export async function speakFirst(wished: Language): Promise<Language> {
  for (const language of [wished, ...LANGUAGES.filter((each) => each !== wished)]) {
    const isSpoken = await speakOnPages(language).catch(() => false);
    if (isSpoken) return language;
  }
  throw new Error('the sentences of the desk did not arrive in any language');
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(CHOSEN, language);
}
