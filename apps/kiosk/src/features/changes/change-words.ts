import { changesCatalogues } from '#i18n/catalogues.ts';
import { createLaterWords } from '#i18n/create-later-words.tsx';

/** What only the screens of changes by others say. */
export const { Words: ChangeWords, useWords: useChangeWords } = createLaterWords(changesCatalogues);
