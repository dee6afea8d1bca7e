import { LANGUAGES, type Language } from '@stimpill/api-types/languages';

export { LANGUAGES, type Language };

/** The first language of a browser that we speak; Icelandic otherwise. */
export function languageOfBrowser(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const match = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (match) return match;
  }
  return 'is';
}
