// The language that somebody chose on this phone. It says nothing of their record, so it stays when a phone is ended.
import { LANGUAGES, languageOfBrowser, type Language } from '@stimpill/words/language.ts';

const KEY = 'stimpill.own.language';

/** Undefined where none was chosen, or the browser keeps nothing. */
export function keptLanguage(): Language | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return LANGUAGES.find((language) => language === kept);
  } catch {
    return undefined;
  }
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // It is spoken until the page is closed.
  }
}

export const firstLanguage = (): Language => keptLanguage() ?? languageOfBrowser(navigator.languages);
