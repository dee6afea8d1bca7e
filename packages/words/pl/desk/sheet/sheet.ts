export const sheetWords = {
  paste: 'Albo wklej z arkusza',
  pasteHint: 'Skopiuj wiersze razem z nagłówkiem i wklej je tutaj.',
  file: 'Wybierz plik',
  choose: 'Wybierz plik…',
  orDrop: 'albo upuść go tutaj',
  fileHint: 'Plik Excela (.xlsx) albo CSV.',
  fileFaults: {
    empty: 'W tym pliku nie ma żadnego wiersza.',
    tooLarge: 'Ten plik jest za duży. Skopiuj z niego wiersze i wklej je poniżej.',
    locked: 'Ten plik ma hasło. Zapisz go bez hasła i wybierz ponownie.',
    oldExcel: 'To plik starego Excela (.xls). Zapisz go jako .xlsx i wybierz ponownie.',
    damaged:
      'Ten plik jest uszkodzony albo nie jest plikiem Excela. Otwórz go w Excelu, zapisz jako .xlsx i wybierz ponownie.',
    noRows: 'W tym pliku nie ma wierszy. Wybierz plik Excela (.xlsx) albo CSV.',
    farCell:
      'Komórka {place} leży daleko od pozostałych. Usuń jej zawartość, zapisz plik i wybierz go ponownie.',
    tooManyRows: 'Jest ponad 10 000 wierszy. Zaimportuj pracowników w kilku częściach.',
    tooManyCells:
      'Jest za dużo komórek: odczyt zakończył się na {place}. Usuń niepotrzebne kolumny i wybierz plik ponownie.',
    tooMuchText:
      'W komórkach jest za dużo tekstu: odczyt zakończył się na {place}. Skróć długie teksty i wybierz plik ponownie.',
  },
  sheet: 'To wiersze z arkusza „{name}”.',
  otherSheets:
    'Pominięto {count} {count|one:inny arkusz|few:inne arkusze|many:innych arkuszy|other:innych arkuszy} z tego pliku.',
  bareNumbers:
    'Excel nie przechowuje zer na początku liczb. Jeśli numery pracowników zaczynają się u was od zera, sprawdź je.',
  columnsOf: 'Co jest w {count} {count|one:kolumnie|few:kolumnach|many:kolumnach|other:kolumny}',
  column: 'Kolumna „{header}”',
  columnAt: 'Kolumna {place}',
  quoted: '„{cell}”',
  examples: 'Na przykład {cells}',
  chooseColumn: 'Wybierz, co w niej jest …',
  leaveOut: 'Pomiń',
  leaveOutOthers: 'Pomiń pozostałe ({count})',
  sayWhat: 'Same komórki tego nie mówią: wybierz, co jest w kolumnie, albo ją pomiń.',
  hasHeader: 'Pierwszy wiersz mówi, co jest w kolumnach',
  headerAt: 'Wiersz {row} mówi, co jest w kolumnach',
  names: 'Jak się nazywa osoba „{cell}”?',
  namesHint: 'Pytamy raz: wszystkie nazwiska z przecinkiem będą czytane tak jak to.',
  namesAsColumns: 'Przecinek rozdziela dwie kolumny',
  dates: 'Jaki to dzień: {cell}?',
  datesHint: 'Pytamy raz: wszystkie daty arkusza będą czytane tak jak ta.',
  asWritten: 'Inny: wpiszę pełne daty',
  newDepartments: 'Nowe działy',
  isNew: '„{name}” jest nowy. Czy to dział, który już jest?',
  takeNew: '{name}, nowy dział',
  above: 'Nad pracownikami: pominięto {count} {count|one:wiersz|few:wiersze|many:wierszy|other:wiersza}.',
  head: 'Odczytano jako nagłówek, nie osoby: {count} {count|one:wiersz|few:wiersze|many:wierszy|other:wiersza}.',
  totals: 'Sumy i podobne: pominięto {count} {count|one:wiersz|few:wiersze|many:wierszy|other:wiersza}.',
  headings:
    'Odczytano jako śródtytuły, nie osoby: {count} {count|one:wiersz|few:wiersze|many:wierszy|other:wiersza}.',
  sections:
    '{count|1:{cells}: jedyna komórka w wierszu. Co to jest?|other:{cells}: jedyne komórki w wierszach. Co to jest?}',
  asDepartments: 'Dział osób poniżej',
  asNobody: 'Śródtytuł: pomiń',
  asPeople: 'Osoby',
  sayFirst: 'Najpierw odpowiedz na pytania o arkusz.',
  faulty:
    '{count} {count|one:wiersz ma błąd|few:wiersze mają błędy|many:wierszy ma błędy|other:wiersza ma błędy}',
  row: 'wiersz {number}',
  andMore: 'i jeszcze {count}',
};
