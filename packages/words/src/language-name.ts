import type { Language } from './language.ts';
import { OWN_LANGUAGE } from './own-language.ts';

/** What a language is called in another one; as itself, where that has no word for it. */
export const languageName = (
  language: Language,
  names: Readonly<Partial<Record<Language, string>>>,
): string => names[language] ?? OWN_LANGUAGE[language].name;
