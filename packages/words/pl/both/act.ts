/** Co jest na przyciskach wielu ekranów. */
export const actWords = {
  languages: 'Język',
  cancel: 'Anuluj',
  back: 'Wstecz',
  close: 'Zamknij',
  tryAgain: 'Spróbuj ponownie',
} as const;
