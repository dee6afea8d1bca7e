import { leaveCatalogues } from '#i18n/catalogues.ts';
import { createLaterWords } from '#i18n/create-later-words.tsx';

/** What only the screens of time off say. */
export const { Words: LeaveWords, useWords: useLeaveWords } = createLaterWords(leaveCatalogues);
