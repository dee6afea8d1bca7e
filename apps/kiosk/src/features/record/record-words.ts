import { recordCatalogues } from '#i18n/catalogues.ts';
import { createLaterWords } from '#i18n/create-later-words.tsx';

/** What only the screens of the own record say. */
export const { Words: RecordWords, useWords: useRecordWords } = createLaterWords(recordCatalogues);
