/** Það sem stendur á hnöppum margra skjáa. */
export const actWords = {
  languages: 'Tungumál',
  cancel: 'Hætta við',
  back: 'Til baka',
  close: 'Loka',
  tryAgain: 'Reyna aftur',
} as const;
