export const keysWords = {
  keyRows: {
    palette: 'Przejdź do strony lub wykonaj czynność',
    rows: 'Do następnego wiersza, do poprzedniego',
    open: 'Otwórz wiersz',
    search: 'Do wyszukiwania na stronie',
    keys: 'Pokaż tę listę',
    close: 'Zamknij to, co jest na wierzchu',
  },
  onThisPage: 'Na tej stronie',
  onEveryPage: 'Na każdej stronie',
  letterKeys: 'Klawisze bez Ctrl',
  letterKeysHint: 'Wyłącz je, jeśli program, który pisze za Ciebie, uruchamia je przez pomyłkę.',
  letterKeyStates: {
    on: 'Włączone',
    off: 'Wyłączone',
  },
};
