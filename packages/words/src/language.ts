/** Our languages, in the order in which they are offered. */
export const LANGUAGES = ['is', 'en', 'pl'] as const;

/** One of them. */
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words, so that the people who need it can read it. */
export const LANGUAGE_NAMES: Record<Language, string> = { is: 'Íslenska', en: 'English', pl: 'Polski' };

/** The first language of a browser that we speak; Icelandic otherwise. */
export function languageOfBrowser(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const match = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (match) return match;
  }
  return 'is';
}
