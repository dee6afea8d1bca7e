// The one list of languages. Each has a folder in packages/words.

/** Our languages, in the order in which they are offered. */
export const LANGUAGES = ['is', 'en', 'pl'] as const;

/** One of them. */
export type Language = (typeof LANGUAGES)[number];

/** `is, en or pl` @param quote around each */
export function listLanguages(quote = ''): string {
  const names = LANGUAGES.map((each) => `${quote}${each}${quote}`);
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
