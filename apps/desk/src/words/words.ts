// The sentences of the desk. Each feature keeps its own, the three languages side by side, so that one file shows whether they say the same.
import { createContext, useContext } from 'react';
import { languageOfBrowser, LANGUAGES, type Language } from '@stimpill/words/language.ts';

export type Words<T> = Readonly<Record<Language, T>>;

/** Gives the sentences their type: what English says, the other two must say as well. */
export function words<T extends object>(sentences: {
  readonly en: T;
  readonly is: NoInfer<T>;
  readonly pl: NoInfer<T>;
}): Words<T> {
  return sentences;
}

type Speech = { readonly language: Language; readonly speak: (language: Language) => void };

export const SpeechContext = createContext<Speech | undefined>(undefined);

/** The language of the page, and how to change it. */
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('useSpeech needs a SpeechContext above it');
  return speech;
}

/** These sentences in the language of the page. */
export function useWords<T>(sentences: Words<T>): T {
  return sentences[useSpeech().language];
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
