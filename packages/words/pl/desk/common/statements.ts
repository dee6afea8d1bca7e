/** Gdzie sporządza się zestawienia okresu rozliczeniowego, jednej osoby lub wielu. */
export const statementsWords = {
  act: 'Zestawienie',
  actAll: 'Zestawienia widocznych osób',
  title: 'Zestawienie czasu pracy: {name}',
  titleAll: 'Zestawienia czasu pracy: {count} {count|one:osoba|few:osoby|many:osób|other:osoby}',
  lead: 'PDF do wręczenia i podpisania: dni, sumy, nieobecności, salda, odpoczynek i to, co zmieniono ręcznie. Dopóki okres nie jest zatwierdzony, mówi o tym każda strona.',
  leadAll:
    'Plik zip z osobnym PDF-em dla każdej osoby, aby każdy dostał tylko swój. Dopóki okres nie jest zatwierdzony, mówi o tym każda strona.',
  language: 'Język',
  each: 'Język każdej osoby',
  period: 'Okres rozliczeniowy',
  make: 'Sporządź',
  goOn: 'Dalej',
  progress: 'Sporządzono {made} z {all}',
  made: 'sporządzone',
  waiting: 'niesporządzone',
  people: 'Osoby',
  done: 'Zestawienie jest gotowe: {name}. Jest tam, gdzie pobrane pliki.',
  doneAll:
    '{count} {count|one:zestawienie jest gotowe|few:zestawienia są gotowe|many:zestawień jest gotowych|other:zestawienia jest gotowe}. Plik jest tam, gdzie pobrane pliki.',
  file: 'Zestawienia czasu pracy',
} as const;
