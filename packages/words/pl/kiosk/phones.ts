/** Co pracownik czyta na tablecie o telefonach, na których widzi swoją ewidencję. */
export const ownPhoneWords = {
  title: 'Na moim telefonie',
  lead: 'Dodany telefon pokazuje to, co ten tablet: Twoje godziny, czas wolny i całą ewidencję.',
  failed: 'Nie udało się pobrać telefonów. Spróbuj później.',
  ended: 'To trwało zbyt długo. Zacznij ponownie od kodu PIN.',
  again: 'Spróbuj ponownie',
  none: 'Nie dodano żadnego telefonu.',
  add: 'Dodaj telefon',
  notAdded: {
    turnedOff: 'Twoja firma nie dopuszcza telefonów. Ten tablet pokazuje to samo.',
    atTheDesk:
      'Logujesz się w biurze, dlatego telefonu nie dopuszcza się Twoim PIN-em. Ten tablet pokazuje to samo.',
    noHttps:
      'Nie można tu dodać telefonu, bo ten tablet nie używa HTTPS. Kierownik może to zmienić. Ten tablet pokazuje to samo.',
  },
  disown: {
    ask: 'To nie mój',
    title: 'Nie Twój: {phone}?',
    text: 'Od razu straci dostęp, a kierownik się dowie. Kto go dodał, znał Twój PIN, więc poproś o nowy.',
    yes: 'Nie mój, odłącz',
    done: 'Odłączono: {phone}. Kierownik się dowie. Poproś o nowy PIN.',
  },
  notDone: {
    gone: 'Ten telefon już wcześniej stracił dostęp.',
    ended: 'Telefonu nie odłączono, bo trwało to zbyt długo. Zacznij ponownie od kodu PIN.',
    failed: 'Telefonu nie odłączono. Spróbuj ponownie albo powiedz kierownikowi.',
  },
  added: 'Dodano: {phone}. Pokazuje teraz Twoją ewidencję.',
  offerEnds: {
    over: 'Czas kodu minął. Dodaj telefon nowym kodem.',
    wrong: 'Trzy razy podano złe cyfry. Kod już nie działa i nie dodano telefonu.',
    failed: 'Kod nie przyszedł i nie dodano telefonu. Spróbuj ponownie.',
  },
  code: {
    title: 'Dodaj swój telefon',
    label: 'Kod dla aparatu telefonu',
    asking: 'Pobieranie kodu',
    openCamera: 'Otwórz aparat w telefonie.',
    pointIt: 'Skieruj go na ten kod.',
    openPage: 'Otwórz stronę, którą znajdzie. Pokaże dwie cyfry.',
    touchDigits: 'Dotknij tych cyfr tutaj.',
    left: 'Ważny jeszcze {seconds} {seconds|one:sekundę|few:sekundy|many:sekund|other:sekundy}',
    another: 'Inny kod',
    renewed: 'To inny kod. Poprzedni już nie działa.',
    cutOff: 'Brak połączenia. Gdy wróci, wszystko pójdzie dalej samo.',
  },
  digits: {
    title: 'Dwie cyfry z telefonu',
    lead: '{phone}: kod odczytany. Dotknij cyfr, które pokazuje telefon.',
    none: 'Jeśli Twój telefon nie pokazuje cyfr, był to inny telefon. Weź inny kod.',
    typed: 'Dotknięte cyfry',
    checking: 'Sprawdzanie cyfr',
    wrong:
      'To nie te cyfry. {left|one:Została|few:Zostały|many:Zostało|other:Zostało} {left} {left|one:próba|few:próby|many:prób|other:próby}.',
    notSent: 'Brak odpowiedzi. Dotknij cyfr ponownie.',
  },
} as const;
