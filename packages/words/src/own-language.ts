/// <reference types="vite/client" />
// What each language has beside sentences: its name, alphabet, calendar and units, from its folder.
import type { ownLanguage } from '../en/language.ts';
import type { Language } from './language.ts';

/** What the file of a language says. */
export type OwnLanguage = Omit<typeof ownLanguage, 'sameLetters' | 'inSheets'> & {
  readonly sameLetters: Readonly<Record<string, string>>;
  readonly inSheets: Readonly<Record<keyof typeof ownLanguage.inSheets, readonly string[]>>;
};

const files = import.meta.glob<OwnLanguage>(['../*/language.ts', '!../src/language.ts'], {
  eager: true,
  import: 'ownLanguage',
});

/** By language. A test holds that each of the list has its folder. */
export const OWN_LANGUAGE = Object.fromEntries(
  Object.entries(files).map(([path, own]) => [path.split('/')[1], own]),
) as Readonly<Record<Language, OwnLanguage>>;
