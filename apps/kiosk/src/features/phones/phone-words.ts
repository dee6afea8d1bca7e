import { phoneCatalogues } from '#i18n/catalogues.ts';
import { createLaterWords } from '#i18n/create-later-words.tsx';
import { nameOfProgram } from '@stimpill/words/name-of-program.ts';

/** What only the screens of somebody's phones say. */
export const { Words: PhoneWords, useWords: usePhoneWords } = createLaterWords(phoneCatalogues);

/** How a person knows a phone, from what its browser calls itself. */
export function usePhoneName(): (program: string | null) => string {
  const words = usePhoneWords();
  return (program) => (program === null ? words.someone : nameOfProgram(program));
}
