// The sentences of the desk, which stand in packages/words by language.
import { createContext, useContext } from 'react';
import { languageOfBrowser, LANGUAGES, type Language } from '@stimpill/words/language.ts';
import { sayIn, type Said } from '@stimpill/words/said.ts';

type Speech = { readonly language: Language; readonly speak: (language: Language) => void };

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

/** @param sentences an import of `#said`: to the type checker they are English, but every language is there */
export function said<T extends object>(sentences: T, language: Language): Said<T> {
  return sayIn(language, (sentences as unknown as Readonly<Record<Language, T>>)[language]);
}

const CHOSEN = 'stimpill-desk-language';

/** What was chosen here before, else the first language of the browser that we speak. */
export function firstLanguage(): Language {
  const chosen = localStorage.getItem(CHOSEN);
  return LANGUAGES.find((language) => language === chosen) ?? languageOfBrowser(navigator.languages);
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(CHOSEN, language);
}
