import { words } from '#words/words.ts';

/** The list of keys, which is fetched when somebody asks for it. */
export const keysWords = words({
  en: {
    keyRows: {
      palette: 'Go to a page or do something',
      rows: 'To the next row, to the one before',
      open: 'Open the row',
      search: 'To the search of the page',
      keys: 'Show this list',
      close: 'Close what lies on top',
    },
    letterKeys: 'Keys without Ctrl',
    letterKeysHint: 'Turn them off if a program that types for you starts them by mistake.',
    letterKeyStates: { on: 'On', off: 'Off' },
  },
  is: {
    keyRows: {
      palette: 'Fara á síðu eða gera eitthvað',
      rows: 'Í næstu línu, í línuna á undan',
      open: 'Opna línuna',
      search: 'Í leit síðunnar',
      keys: 'Sýna þennan lista',
      close: 'Loka því sem er efst',
    },
    letterKeys: 'Lyklar án Ctrl',
    letterKeysHint: 'Slökktu á þeim ef forrit sem skrifar fyrir þig ræsir þá óvart.',
    letterKeyStates: { on: 'Á', off: 'Af' },
  },
  pl: {
    keyRows: {
      palette: 'Przejdź do strony lub wykonaj czynność',
      rows: 'Do następnego wiersza, do poprzedniego',
      open: 'Otwórz wiersz',
      search: 'Do wyszukiwania na stronie',
      keys: 'Pokaż tę listę',
      close: 'Zamknij to, co jest na wierzchu',
    },
    letterKeys: 'Klawisze bez Ctrl',
    letterKeysHint: 'Wyłącz je, jeśli program, który pisze za Ciebie, uruchamia je przez pomyłkę.',
    letterKeyStates: { on: 'Włączone', off: 'Wyłączone' },
  },
});
