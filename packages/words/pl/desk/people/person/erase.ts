export const eraseWords = {
  title: 'Usuń dane tej osoby',
  lead: 'Dla kogoś, kto odszedł i chce zostać zapomniany. Niczego nie da się przywrócić.',
  wasErased: 'Dane tej osoby usunięto. Kto co zrobił, pozostaje pod tą nazwą zastępczą.',
  look: 'Zobacz, co zniknie',
  dialog: 'Usunąć na zawsze?',
  act: 'Usuń na zawsze',
  becomes: 'Wszędzie, gdzie było nazwisko, będzie „{standIn}”.',
  subject: {
    record: 'Imię i nazwisko, adres i numery',
    signIn: 'Sposoby logowania',
    details: 'Zdjęcia i miejsca odbić',
    texts: 'E-maile oczekujące lub wysłane',
    log: 'To, co dziennik mówi o tej osobie',
    payroll: 'Nazwisko w wysyłkach płac i ich plikach',
    time: 'Czas pracy, nieobecności i plany',
  },
  goes: '{count|0:Nie ma|other:Znika: {count}}',
  stays: 'Pozostaje bez uwag, do dnia poniżej: {count}',
  stayWhy:
    'Kto co zrobił i kiedy, pozostaje, według identyfikatora: dziennik musi być kompletny. Pozostaje też to, co inni napisali o kimś innym.',
  unlocked:
    'Niezatwierdzone: {count} {count|one:wpis czasu|few:wpisy czasu|many:wpisów czasu|other:wpisu czasu}. Żaden plik płacowy nie wymieni już tej osoby.',
  until: 'Czas pracy przechowywany do',
  untilHint:
    'Ostatni dzień, do którego wymagają tego przepisy o rachunkowości i umowy. Potem znika także on.',
  untilMissing: 'Podaj dzień: dzisiejszy lub późniejszy, na przykład 31.12.2033.',
  backups:
    'Kopie zapasowe, które serwer utworzył sam, są zapisywane na nowo bez tej osoby; kopie z wcześniejszej wersji znikają najpóźniej {day}. Przywrócenie kopii usuwa ją ponownie. Zapisane przez Was pliki musicie usunąć sami.',
  done: 'Usunięto. Nazwa to teraz „{standIn}”.',
  refusal: {
    'person.works_here': 'Ta osoba tu pracuje. To możliwe po ostatnim dniu zatrudnienia.',
    'person.not_settled':
      'Coś dotyczące tej osoby nie jest rozstrzygnięte: otwarty wpis czasu, czekające odbicie lub sprawa albo wniosek o urlop. Najpierw to rozstrzygnij.',
    'person.last_owner':
      'W firmie nie ma innego właściciela, który może się zalogować. Najpierw nadaj tę rolę komuś innemu.',
  },
};
