import type { Messages } from './en.ts';
import { pluralIn } from './plural.ts';
import type { ProblemKind, ProblemText } from './problem-kind.ts';

export { visitPl } from './visit-pl.ts';

const count = pluralIn('pl');
const seconds = (value: number) =>
  count(value, { one: 'sekundę', few: 'sekundy', many: 'sekund', other: 'sekundy' });
const writeDown = (time: string) => `Zapisz godzinę ${time} i powiadom przełożonego.`;
const nothingRecorded = 'Teraz nic nie zapisano. Wcześniejsze rejestracje są bezpieczne.';

const problems: Record<ProblemKind, (time: string) => ProblemText> = {
  offline: (time) => ({
    what: 'Brak połączenia z serwerem.',
    toDo: writeDown(time),
    safe: nothingRecorded,
  }),
  timedOut: () => ({
    what: 'Serwer nie odpowiedział na czas.',
    toDo: 'Spróbuj ponownie za chwilę.',
    safe: nothingRecorded,
  }),
  notRecorded: (time) => ({
    what: `Rejestracja z godziny ${time} NIE została zapisana.`,
    toDo: `Spróbuj teraz ponownie. Jeśli się nie uda: ${writeDown(time).toLowerCase()}`,
    safe: 'Sprawdziliśmy listę: nic się nie zmieniło.',
  }),
  notKnown: (time) => ({
    what: `Nie wiadomo, czy rejestracja z godziny ${time} została zapisana.`,
    toDo: writeDown(time),
    safe: 'Nie policzy się podwójnie: przy kolejnej próbie zobaczysz, co już zapisano.',
  }),
  serverTrouble: (time) => ({
    what: 'Serwer ma problem.',
    toDo: `Spróbuj ponownie za chwilę. Jeśli się nie uda: ${writeDown(time).toLowerCase()}`,
    safe: nothingRecorded,
  }),
  tooManyRequests: () => ({
    what: 'Zbyt wiele dzieje się naraz.',
    toDo: 'Poczekaj chwilę i spróbuj ponownie.',
    safe: nothingRecorded,
  }),
  addressNotAllowed: (time) => ({
    what: 'Ten tablet jest w sieci, na którą firma nie zezwala.',
    toDo: writeDown(time),
    safe: nothingRecorded,
  }),
  terminalDisabled: (time) => ({
    what: 'Firma wyłączyła listę nazwisk dla tabletów.',
    toDo: writeDown(time),
    safe: nothingRecorded,
  }),
  companyUnknown: (time) => ({
    what: 'Serwer nie zna firmy tego tabletu.',
    toDo: writeDown(time),
    safe: nothingRecorded,
  }),
  projectRequired: (time) => ({
    what: 'Przy wejściu musisz wybrać projekt, a ten tablet jeszcze tego nie potrafi.',
    toDo: `Poproś przełożonego o wpisanie wejścia od godziny ${time}.`,
    safe: 'Nic nie zapisano.',
  }),
  overlapsLater: (time) => ({
    what: 'W Twojej karcie czasu jest już zapisany późniejszy czas.',
    toDo: writeDown(time),
    safe: 'Nic się nie zmieniło.',
  }),
  personUnknown: (time) => ({
    what: 'Nie ma Cię już na liście tej firmy.',
    toDo: writeDown(time),
    safe: nothingRecorded,
  }),
  refused: (time) => ({
    what: 'Serwer odrzucił tę rejestrację.',
    toDo: writeDown(time),
    safe: nothingRecorded,
  }),
};

/** Every sentence in Polish. */
export const pl: Messages = {
  problems,
  languages: 'Język',
  cancel: 'Anuluj',
  back: 'Wstecz',
  next: 'Dalej',
  close: 'Zamknij',
  tryAgain: 'Spróbuj ponownie',
  clockIn: 'Wejście',
  clockOut: 'Wyjście',
  supportCode: (code) => `Kod dla pomocy: ${code}`,

  touchToPunch: 'Dotknij, aby zarejestrować wejście lub wyjście',
  aboutTablet: 'O tym tablecie',
  manager: 'Przełożony',
  connectionUnknown: 'Sprawdzanie połączenia',
  connected: 'Połączono',
  connectionSlow: 'Wolne połączenie',
  connectionLost: 'Brak połączenia',
  offlineStrip: 'Brak połączenia. Teraz nie można rejestrować. Zapisz godzinę i powiadom przełożonego.',
  slowStrip: 'Połączenie jest wolne. Rejestracja może potrwać kilka sekund.',
  clockUnsureStrip: 'Zegar tabletu jest sprawdzany. Rejestracje otrzymują czas serwera.',

  listTitle: 'Kim jesteś?',
  listHint: 'Dotknij swojego imienia',
  everyone: 'Wszyscy',
  departments: 'Działy',
  search: 'Szukaj',
  searchClose: 'Zamknij szukanie',
  searchLabel: 'Szukaj po imieniu',
  searchSpace: 'Spacja',
  searchDelete: 'Usuń literę',
  searchClear: 'Wyczyść',
  listLoading: 'Pobieranie listy nazwisk',
  listFrom: (time) => `Lista z godz. ${time}`,
  listFromDay: (date, time) => `Lista z ${date}, godz. ${time}`,
  listEmptyTitle: 'Na liście nie ma jeszcze nikogo',
  listEmptyHint: 'Przełożony dodaje pracowników w systemie. Lista odświeża się sama.',
  listMissingTitle: 'Nie udało się pobrać listy nazwisk',
  listMissingHint: 'Kolejna próba następuje sama co kilka sekund.',
  noMatchTitle: (typed) => `Żadne imię nie zaczyna się od „${typed}”`,
  noMatchHint: 'Sprawdź pisownię lub wybierz inny dział.',
  typeTwoLetters: 'Wpisz dwie pierwsze litery swojego imienia',
  numberTitle: 'Jaki jest Twój numer?',
  numberHint: 'Wpisz swój numer pracownika i dotknij Dalej',
  numberEntered: 'Wpisane cyfry',
  numberUnknown: 'Nikt tutaj nie ma tego numeru. Sprawdź go lub zapytaj przełożonego. Nic nie zapisano.',
  notOnList: 'Nie ma Cię na liście?',
  notOnListText: (time) =>
    `Poproś przełożonego o dodanie. Twoje imię pojawi się tu w ciągu minuty. Zapisz teraz godzinę: ${time}.`,
  jumpToLetter: 'Przejdź do litery',
  stateIn: 'W pracy',
  stateOut: 'Poza pracą',

  pinEnter: 'Wpisz swój PIN',
  pinPad: 'Klawiatura PIN',
  willClockIn: (time) => `Wejście o ${time}`,
  willClockOut: (time) => `Wyjście o ${time}`,
  pinChooseNext: 'Wejście lub wyjście wybierzesz na następnym ekranie',
  pinDigits: (entered) => `${entered} z 4 cyfr`,
  pinDelete: 'Usuń cyfrę',
  pinChecking: 'Sprawdzanie kodu PIN',
  pinWrong: 'Błędny PIN',
  pinWrongHint: 'Spróbuj ponownie. Nic nie zapisano.',
  pinLocked: (wait) => `Zbyt wiele błędnych prób. Spróbuj ponownie za ${wait}.`,
  pinForgot: 'Nie pamiętasz kodu PIN? Zapytaj przełożonego.',
  pinSessionEnded: 'Trwało to zbyt długo. Wpisz PIN jeszcze raz. Nic nie zapisano.',
  seconds,
  somethingElse: 'Coś innego?',

  chooseTitle: 'Co chcesz zrobić?',
  chooseIsIn: 'Twoje wejście jest zarejestrowane.',
  chooseIsOut: 'Nie masz zarejestrowanego wejścia.',

  punching: 'Zapisywanie rejestracji',
  punchingChecking: 'Serwer działa wolno. Sprawdzamy, czy rejestracja dotarła. Poczekaj chwilę.',
  receiptIn: 'Wejście',
  receiptOut: 'Wyjście',
  receiptChecked: 'Odpowiedź przyszła późno. Sprawdziliśmy: rejestracja jest zapisana.',
  receiptSince: (time) => `Wejście o ${time}`,
  greetingIn: 'Dobrej zmiany',
  greetingOut: 'Dziękujemy, do zobaczenia',
  receiptCloses: (left) => `Zamknie się za ${seconds(left)}`,
  keepOpen: 'Nie zamykaj',
  keptOpen: 'Pozostaje otwarte',

  conflictAlreadyIn: 'Twoje wejście jest już zarejestrowane',
  conflictNotIn: 'Nie masz zarejestrowanego wejścia',
  conflictSafe: 'Nic nie zostało zmienione.',
  conflictForgot: 'Wyjście nie zostało zarejestrowane? Powiadom przełożonego: czas można poprawić.',
  conflictForgotIn: 'Wejście nie zostało zarejestrowane? Powiadom przełożonego: czas można poprawić.',
  secondIn: (when) => `Twoje wejście zapisano tutaj ${when}`,
  secondOut: (when) => `Twoje wyjście zapisano tutaj ${when}`,
  secondWaits: 'Czeka na połączenie z serwerem.',
  secondTold: 'Serwer już je ma.',
  secondElsewhere: 'Bez połączenia nie widać tutaj tego, co zapisano na innych tabletach.',
  secondForgotOut: 'Brakuje wyjścia pomiędzy? Zarejestruj wejście mimo to i powiadom przełożonego.',
  secondForgotIn: 'Brakuje wejścia pomiędzy? Zarejestruj wyjście mimo to i powiadom przełożonego.',
  clockInAgain: 'Mimo to wejście',
  clockOutAgain: 'Mimo to wyjście',
  atTime: (time) => `o ${time}`,
  atYesterday: (time) => `wczoraj o ${time}`,
  atDay: (date, time) => `${date} o ${time}`,
  clockOutNow: 'Wyjście teraz',
  clockInNow: 'Wejście teraz',
  since: (time) => `od godz. ${time}`,
  sinceYesterday: (time) => `od wczoraj, godz. ${time}`,
  sinceDay: (date, time) => `od ${date}, godz. ${time}`,

  stillThere: 'Czy nadal tu jesteś?',
  stillThereHint: (left) => `Ten ekran zamknie się za ${seconds(left)}. Nic nie zostanie przez to zapisane.`,
  stillThereYes: 'Tak, jestem',

  crashTitle: 'Ten ekran przestał działać',
  crashText:
    'Zapisane rejestracje są bezpieczne na serwerze. Jeśli trwała właśnie rejestracja, sprawdź swoje imię na liście.',
  crashReturns: (left) => `Powrót na początek za ${seconds(left)}`,
  crashBack: 'Na początek',

  revokedTitle: 'Ten tablet nie jest już zarejestrowany',
  revokedText: (time) =>
    `Nie może rejestrować czasu. Zapytaj przełożonego. Zapisz godzinę ${time}, jeśli chcesz się zarejestrować. Zapisane rejestracje są bezpieczne.`,
  revokedSetUp: 'Skonfiguruj ponownie',
};
