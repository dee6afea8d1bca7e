export const versionWords = {
  newVersion: '{name}: nowa wersja',
  oneVersion: '{name}: wersja {number}',
  lead: 'Zaczyna się tak, jak reguła płaci teraz. Zmień, co ma być inaczej, zobacz, co wyszłoby w zeszłym miesiącu, i wprowadź ją od wybranego dnia.',
  inWords: 'Zmiany opisane słowami',
  sameWords: 'Nic: szkic płaci tak samo jak poprzednia wersja.',
  gone: 'Już nie',
  added: 'Nowe',
  change: 'Zmień wersję {number}',
  changeLead:
    'Szkic zastąpi tę wersję. Można to zrobić, dopóki nie zacznie się jej pierwszy dzień i nic nie zostało według niej zatwierdzone.',
  changed: 'Wersja {number} została zmieniona.',
  meanwhile:
    'Ktoś inny zmienił w międzyczasie tę regułę, więc teraz niczego nie zmieniono. Zamknij to okno, zobacz, co się zmieniło, i wypróbuj szkic ponownie.',
  fixed:
    'Ta wersja już obowiązuje albo czas został według niej zatwierdzony, więc nic nie zmieniono. Wprowadź nową wersję od późniejszego dnia.',
};
