import type { Language } from './language.ts';

/** Names and sentences that come with an agreement, in the languages that it has. */
export type Words = Readonly<Partial<Record<Language, string>> & { en: string }>;

/** English where it has no words of the language. */
export const inLanguage = (words: Words, language: Language): string => words[language] ?? words.en;
