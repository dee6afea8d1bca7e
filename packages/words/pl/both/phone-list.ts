/** Co mówi się o telefonach pracownika wszędzie, gdzie są wymienione. */
export const phoneListWords = {
  loading: 'Pobieranie Twoich telefonów',
  someone: 'Telefon',
  addedAtTablet: 'Dodano {day}, {time}, na tablecie „{tablet}”',
  addedAtDesk: 'Dodano {day}, {time}, w panelu',
  opened: 'Ostatnio otwarto {day}, {time}',
  neverOpened: 'Jeszcze nie otwarto',
  keep: 'Nie, zostaw',
  remove: {
    ask: 'Usuń',
    title: 'Usunąć: {phone}?',
    text: 'Nie pokaże już niczego o Tobie. Możesz dodać go znowu w każdej chwili.',
    yes: 'Tak, usuń',
    done: 'Usunięto: {phone}. Nie pokazuje już niczego o Tobie.',
  },
} as const;
