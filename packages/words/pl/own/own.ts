/** Co mówi tylko strona w telefonie pracownika. */
export const ownPageWords = {
  parts: 'Części tej strony',
  recordPart: 'Ewidencja',
  phonesPart: 'Telefony',
  lockPart: 'Zablokuj',
  opening: 'Chwileczkę',
  old: 'Nie udało się pobrać ponownie: to stan z godz. {time}.',
  toStart: 'Do początku',
  claim: {
    title: 'Wpisz te dwie cyfry na tablecie',
    reading: 'Odczytywanie kodu',
    left: 'Pozostały czas: {time}',
    stays: 'Nie zamykaj tej strony, dopóki tablet nie potwierdzi, że telefon został dodany.',
    used: {
      title: 'Tego kodu nie można już użyć',
      text: 'Został już użyty albo minęły jego dwie minuty. Niczego nie dodano.',
    },
    taken: {
      title: 'Inny telefon odczytał ten kod wcześniej',
      text: 'Tego telefonu nie dodano. Jeśli tamten nie jest Twój, powiedz o tym kierownikowi.',
    },
    expired: { title: 'Dwie minuty minęły', text: 'Tego telefonu nie dodano.' },
    wrong: { title: 'Na tablecie wpisano inne cyfry', text: 'Nie dodano żadnego telefonu.' },
    foreign: { title: 'To nie jest kod z tabletu', text: 'Odczytaj kod, który pokazuje tablet.' },
  },
  outside: {
    none: {
      title: 'Ten telefon nie jest jeszcze dodany',
      text: 'Tutaj przeczytasz swoje godziny i swoją ewidencję.',
    },
    ended: {
      title: 'Ten telefon nie jest już dodany',
      text: 'Nic już nie pokazuje. Tablet pokazuje Twoją ewidencję jak dotąd.',
    },
    turnedOff: {
      title: 'Firma wyłączyła telefony',
      text: 'Tablet pokazuje to samo.',
    },
    how: 'Jak go dodać',
    stepName: 'Znajdź swoje imię na tablecie i otwórz „{hours}” swoim kodem PIN.',
    stepPhone: 'Dotknij „{phone}”. Tablet pokaże kod.',
    stepRead: 'Odczytaj go aparatem tego telefonu.',
    desk: 'Jeśli logujesz się w biurze, telefonu nie dodaje się Twoim PIN-em. Ewidencję pokazuje tablet.',
  },
  left: 'Już tu nie pracujesz. Swoją ewidencję przeczytasz tutaj tak długo, jak jest przechowywana.',
  pinAgain: 'Spróbuj ponownie.',
  failures: {
    offline: 'Brak połączenia. Spróbuj ponownie, gdy będzie sieć.',
    timedOut: 'Odpowiedź nie nadeszła na czas. Spróbuj ponownie.',
    broken: 'Serwer ma problem. Spróbuj ponownie za chwilę.',
    busy: 'Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.',
    notSecure: 'Ten adres nie ma bezpiecznego połączenia, więc nic tu nie widać. Powiedz o tym kierownikowi.',
    locked: 'Wpisz ponownie swój PIN.',
    gone: 'Ten telefon był już usunięty.',
    hasLeft: 'Już tu nie pracujesz, więc nie można tu nic powiedzieć. Zapytaj w firmie.',
    other: 'Serwer tego odmówił ({code}).',
  },
  phones: {
    title: 'Moje telefony',
    lead: 'Kto otworzy jeden z nich Twoim kodem PIN, czyta Twoją ewidencję.',
    failed: 'Nie udało się pobrać telefonów.',
    thisOne: 'Ten telefon',
    removeThat: 'Usuń: {phone}',
    endThis: 'To nie mój telefon: usuń go',
    endThisQuestion:
      'Usunąć ten telefon? Nic już nie pokaże i niczego nie zachowa. Ewidencja pozostaje na tablecie.',
  },
  day: {
    others: 'Poza pracą',
    none: 'Tego dnia nic nie zapisano.',
  },
  statement: {
    make: 'Zestawienie jako PDF',
    making: 'Tworzenie zestawienia',
    done: 'Zestawienie jest wśród pobranych plików w telefonie.',
    failed: 'Zestawienie nie powstało.',
  },
} as const;
