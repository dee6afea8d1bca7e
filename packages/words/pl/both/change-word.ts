/** Co przekazano osobie o zmianie jej czasu i co powiedziała: mówią to i biuro, i tablet. */
export const changeWordWords = {
  asked: 'Na prośbę osoby, liczy się jako zgoda',
  agreed: 'Zgoda {when}',
  notSo: 'Błędnie, {when}: „{because}”',
  notSoErased: 'Błędnie, {when}',
  noAnswer: 'Przekazano {when}, bez odpowiedzi',
  notTold: 'Jeszcze nie przekazano',
  kept: 'Zmiana pozostaje. {by}, {when}: „{reason}”',
  corrected: 'Ponownie zmieniono: {by}, {when}',
  ended: 'Sprawa zamknięta {when}',
  pin: 'PIN nadany przez: {by}, {when}',
  phone: 'Telefon przypisany przez: {by}, {when}',
  notCounted: 'Ta odpowiedź się nie liczy: kto zmienił czas, nadał też dostęp.',
  nobody: 'nikt zalogowany',
} as const;
