/** Co firma daje ludziom, których czas rejestruje. */
export const noticeWords = {
  link: 'Co jest przechowywane o ludziach',
  lead: 'Do rozdania lub wywieszenia. Mówi o obecnych ustawieniach: po ich zmianie wydrukuj ponownie.',
  language: 'Język strony',
  print: 'Drukuj',
  title: 'Co zegar czasu pracy przechowuje o Tobie',
  intro: '{company} rejestruje czas pracy w Stimpill i odpowiada za to, co jest tu przechowywane.',
  why: 'Dlaczego: {why}',
  kept: 'Jak długo: {kept}',
  keptDays:
    '{days|0:Usuwane tego samego dnia|one:{days} dzień, potem usuwane|few:{days} dni, potem usuwane|many:{days} dni, potem usuwane|other:{days} dnia, potem usuwane}',
  time: {
    what: 'Kiedy zaczynasz i kończysz pracę, przerwy i projekty oraz każda korekta: kto ją zrobił, kiedy i dlaczego',
    why: 'Aby wypłata była prawidłowa i aby wykazać Twój odpoczynek. Prawo wymaga takiego rejestru.',
    kept: 'Tak długo, jak wymaga prawo i układ zbiorowy. Po zakończeniu zatrudnienia {company} może usunąć z niego Twoje nazwisko.',
  },
  person: {
    what: 'Imię i nazwisko, numer pracownika, dział, stanowisko i to, czego wymaga wypłata, na przykład układ zbiorowy',
    why: 'Aby czas był liczony jako Twój, według Twojego układu zbiorowego',
    kept: 'Dopóki tu pracujesz i dopóki {company} tego nie usunie',
  },
  absence: {
    what: 'Urlop, dni choroby i inne nieobecności: dni, rodzaj i to, co napisano o nich Ty lub kierownik. Choroba nie jest nazwana, chyba że ktoś ją wpisze.',
    why: 'Aby wypłacić wynagrodzenie i obliczyć urlop oraz prawo do wynagrodzenia chorobowego',
    kept: 'Tak jak czas pracy',
  },
  pin: {
    what: 'Twój kod PIN, zaszyfrowany tak, że nikt nie może go odczytać',
    why: 'Aby nikt nie mógł zarejestrować się za Ciebie',
    kept: 'Do zmiany, a stary kod jeszcze {former} {former|one:dzień|few:dni|many:dni|other:dnia}. Wpisany na tablecie bez sieci czeka zabezpieczony, najwyżej {sealed} {sealed|one:dzień|few:dni|many:dni|other:dnia}.',
  },
  photo: {
    what: 'Zdjęcie przy rozpoczęciu lub zakończeniu pracy',
    why: 'Aby wykazać, że to Ty',
  },
  noPhotos: 'Nie robi się zdjęć.',
  olderPhotos: 'Wcześniejsze zdjęcia są przechowywane do {day}, potem usuwane.',
  place: {
    what: 'Gdzie było urządzenie, gdy zaczynasz pracę',
    why: 'Aby wykazać obecność w pracy',
  },
  noPlace: 'Nikt nie pyta, gdzie jesteś.',
  olderPlaces: 'Wcześniejsze położenia są przechowywane do {day}, potem usuwane.',
  readers: {
    title: 'Kto to czyta',
    text: 'Kierownicy, osoby przygotowujące wypłaty i właściciele. Kto zmienia Twój czas, jest wymieniony w rejestrze, z chwilą i powodem.',
  },
  rights: {
    title: 'Co możesz zrobić',
    see: 'Zobacz swoje godziny, każdy przechowywany dzień i kto co zmienił: dotknij swojego nazwiska na tablecie, wpisz PIN i otwórz „Moje godziny”.',
    correct: 'Coś się nie zgadza? Poproś tam o korektę. Nikt nie zmieni Twojego czasu bez śladu.',
    ask: 'Poproś {company} o wszystko, co jest o Tobie przechowywane, lub o poprawienie. To, czego nie wymaga prawo, można usunąć.',
    complain: 'Złóż skargę do organu ochrony danych w swoim kraju. W Islandii jest to Persónuvernd.',
  },
} as const;
