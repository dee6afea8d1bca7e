import { words } from '#words/words.ts';

/** What is said beside the fields of a week of hours. */
export const hoursWords = words({
  en: { likeMonday: 'The same from Monday to Friday' },
  is: { likeMonday: 'Eins frá mánudegi til föstudags' },
  pl: { likeMonday: 'Tak samo od poniedziałku do piątku' },
});
