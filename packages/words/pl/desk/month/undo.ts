export const undoWords = {
  own: 'Twoje zatwierdzenie z {at}: {count} {count|one:osoba|few:osoby|many:osób|other:osoby}.',
  until: 'Możesz je cofnąć do {at} bez podawania powodu.',
  others:
    'Zatwierdzenie z {at} ({name}): {count} {count|one:osoba|few:osoby|many:osób|other:osoby}. Ta osoba może je cofnąć do {until}.',
  undo: 'Cofnij to wszystko',
  undone: 'Cofnięto zatwierdzenie: {count} {count|one:osoba|few:osoby|many:osób|other:osoby}.',
  nothingLeft: 'Nie było już nic do cofnięcia.',
  expired: {
    what: 'Od tego zatwierdzenia minęło dziesięć minut.',
    toDo: 'Nic nie zmieniono. Użyj w tabeli „Cofnij zatwierdzenie” i podaj powód.',
  },
  leftTouched:
    'Bez zmian, bo ktoś od tego czasu coś u nich zmienił: {count} {count|one:osoba|few:osoby|many:osób|other:osoby}.',
  leftSent:
    'Bez zmian, bo są w pliku płacowym: {count} {count|one:osoba|few:osoby|many:osób|other:osoby}. Użyj dla nich w tabeli „Cofnij zatwierdzenie” i podaj powód.',
};
