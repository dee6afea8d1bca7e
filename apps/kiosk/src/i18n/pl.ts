import type { Messages } from './en.ts';
import { pluralIn } from '@stimpill/words/plural.ts';
import type { ProblemKind, ProblemText } from './problem-kind.ts';

export { visitPl } from './visit-pl.ts';

const count = pluralIn('pl');
const seconds = (value: number) =>
  count(value, { one: 'sekundę', few: 'sekundy', many: 'sekund', other: 'sekundy' });
const writeDown = (time: string) => `Zanotuj godzinę ${time} i powiadom przełożonego.`;
const nothingRecorded = 'Teraz nic nie zapisano. Wcześniejsze odbicia są bezpieczne.';

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
    what: `Odbicie z godziny ${time} NIE zostało zapisane.`,
    toDo: `Spróbuj teraz ponownie. Jeśli się nie uda: ${writeDown(time).toLowerCase()}`,
    safe: 'Sprawdziliśmy listę: nic się nie zmieniło.',
  }),
  notKnown: (time) => ({
    what: `Nie wiadomo, czy odbicie z godziny ${time} zostało zapisane.`,
    toDo: writeDown(time),
    safe: 'Nie zostanie policzone dwa razy: przy kolejnej próbie zobaczysz, co już zapisano.',
  }),
  serverTrouble: (time) => ({
    what: 'Na serwerze wystąpił błąd.',
    toDo: `Spróbuj ponownie za chwilę. Jeśli się nie uda: ${writeDown(time).toLowerCase()}`,
    safe: nothingRecorded,
  }),
  tooManyRequests: () => ({
    what: 'Obciążenie jest teraz zbyt duże.',
    toDo: 'Poczekaj chwilę i spróbuj ponownie.',
    safe: nothingRecorded,
  }),
  addressNotAllowed: (time) => ({
    what: 'Ten tablet jest w sieci, na którą firma nie pozwala.',
    toDo: writeDown(time),
    safe: nothingRecorded,
  }),
  terminalDisabled: (time) => ({
    what: 'Firma wyłączyła listę pracowników na tabletach.',
    toDo: writeDown(time),
    safe: nothingRecorded,
  }),
  companyUnknown: (time) => ({
    what: 'Serwer nie zna firmy tego tabletu.',
    toDo: writeDown(time),
    safe: nothingRecorded,
  }),
  projectRequired: (time) => ({
    what: 'Przy wejściu trzeba wybrać projekt, a na tym tablecie jeszcze się nie da.',
    toDo: `Poproś przełożonego o wpisanie wejścia o godzinie ${time}.`,
    safe: 'Nic nie zapisano.',
  }),
  overlapsLater: (time) => ({
    what: 'W Twojej ewidencji czasu pracy jest już późniejszy wpis.',
    toDo: writeDown(time),
    safe: 'Nic się nie zmieniło.',
  }),
  personUnknown: (time) => ({
    what: 'Nie ma Cię już na liście tej firmy.',
    toDo: writeDown(time),
    safe: nothingRecorded,
  }),
  refused: (time) => ({
    what: 'Serwer odrzucił to odbicie.',
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
  supportCode: (code) => `Kod dla pomocy technicznej: ${code}`,

  touchToPunch: 'Dotknij, aby odbić wejście lub wyjście',
  aboutTablet: 'O tym tablecie',
  manager: 'Przełożony',
  connectionUnknown: 'Sprawdzanie połączenia',
  connected: 'Połączono',
  connectionSlow: 'Wolne połączenie',
  connectionLost: 'Brak połączenia',
  offlineStrip: 'Brak połączenia. Teraz nie można się odbić. Zanotuj godzinę i powiadom przełożonego.',
  slowStrip: 'Połączenie jest wolne. Odbicie może potrwać kilka sekund.',
  clockUnsureStrip: 'Zegar tabletu jest sprawdzany. Odbicia otrzymują czas serwera.',

  listTitle: 'Kim jesteś?',
  skipToContent: 'Przejdź do treści',
  listHint: 'Dotknij swojego imienia',
  everyone: 'Wszyscy',
  departments: 'Działy',
  search: 'Szukaj',
  searchClose: 'Zamknij',
  searchLabel: 'Szukaj osoby',
  searchSpace: 'Spacja',
  searchDelete: 'Usuń literę',
  searchClear: 'Wyczyść',
  listLoading: 'Pobieranie listy pracowników',
  listFrom: (time) => `Lista z godz. ${time}`,
  listFromDay: (date, time) => `Lista z ${date}, godz. ${time}`,
  listEmptyTitle: 'Na liście nie ma jeszcze nikogo',
  listEmptyHint: 'Przełożony dodaje pracowników w systemie. Lista odświeża się sama.',
  listMissingTitle: 'Nie udało się pobrać listy pracowników',
  listMissingHint: 'Tablet ponawia próbę co kilka sekund.',
  noMatchTitle: (typed) => `Żadne imię ani nazwisko nie zaczyna się od „${typed}”`,
  noMatchHint: 'Sprawdź pisownię lub wybierz inny dział.',
  typeTwoLetters: 'Wpisz dwie pierwsze litery imienia lub nazwiska',
  numberTitle: 'Jaki jest Twój numer?',
  numberHint: 'Wpisz swój numer pracownika i dotknij Dalej',
  numberEntered: 'Wpisane cyfry',
  numberUnknown: 'Nikt tutaj nie ma tego numeru. Sprawdź go lub zapytaj przełożonego. Nic nie zapisano.',
  notOnList: 'Nie ma Cię na liście?',
  notOnListText: (time) =>
    `Poproś przełożonego o dodanie do listy. Twoje imię pojawi się tu w ciągu minuty. Zanotuj teraz godzinę: ${time}.`,
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
  pinTriesLeft: (left) =>
    `Pozostało: ${count(left, { one: 'próba', few: 'próby', many: 'prób', other: 'próby' })}.`,
  pinForgot: 'Nie pamiętasz kodu PIN? Zapytaj przełożonego.',
  seconds,
  somethingElse: 'Coś innego?',

  chooseTitle: 'Co chcesz zrobić?',
  chooseIsIn: 'Jesteś w pracy.',
  chooseIsOut: 'Nie masz odbitego wejścia.',

  punching: 'Zapisywanie odbicia',
  receiptIn: 'Wejście',
  receiptOut: 'Wyjście',
  receiptChecked: 'Odpowiedź przyszła późno. Sprawdziliśmy: odbicie jest zapisane.',
  receiptSince: (time) => `Wejście o ${time}`,
  greetingIn: 'Miłej pracy',
  greetingOut: 'Dziękujemy, do zobaczenia',
  receiptCloses: (left) => `Zamknie się za ${seconds(left)}`,
  keepOpen: 'Nie zamykaj',
  keptOpen: 'Pozostaje otwarte',

  conflictAlreadyIn: 'Jesteś już w pracy',
  conflictNotIn: 'Nie masz odbitego wejścia',
  conflictSafe: 'Nic nie zostało zmienione.',
  conflictForgot: 'Brakuje odbicia wyjścia? Powiadom przełożonego: godzinę można poprawić.',
  conflictForgotIn: 'Brakuje odbicia wejścia? Powiadom przełożonego: godzinę można poprawić.',
  secondIn: (when) => `Wejście odbito tutaj ${when}`,
  secondOut: (when) => `Wyjście odbito tutaj ${when}`,
  secondWaits: 'Czeka na połączenie z serwerem.',
  secondTold: 'Serwer już je ma.',
  secondElsewhere: 'Bez połączenia nie widać tutaj tego, co zapisano na innych tabletach.',
  secondForgotOut: 'Brakuje wyjścia pomiędzy? Odbij wejście mimo to i powiadom przełożonego.',
  secondForgotIn: 'Brakuje wejścia pomiędzy? Odbij wyjście mimo to i powiadom przełożonego.',
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

  registeredAlready: 'Ten tablet jest już zarejestrowany',
  codeForAnother:
    'Kod jest dla innego tabletu. Otwórz go na tym, który ma być zarejestrowany; tutaj nic się nie zmieniło.',
  stillThere: 'Czy nadal tu jesteś?',
  stillThereHint: (left) => `Ten ekran zamknie się za ${seconds(left)}. Nic nie zostanie przez to zapisane.`,
  stillThereYes: 'Tak, jestem',

  crashTitle: 'Ten ekran przestał działać',
  crashText:
    'Zapisane odbicia są bezpieczne na serwerze. Jeśli stało się to w trakcie odbicia, znajdź swoje imię na liście.',
  crashReturns: (left) => `Powrót na początek za ${seconds(left)}`,
  crashBack: 'Na początek',

  revokedTitle: 'Ten tablet nie jest już zarejestrowany',
  revokedText: (time) =>
    `Nie można się na nim odbić. Zapytaj przełożonego. Jeśli chcesz się teraz odbić, zanotuj godzinę ${time}. Zapisane odbicia są bezpieczne.`,
  revokedKept: (punches) =>
    `${count(punches, { one: 'odbicie, którego nie ma na serwerze, jest bezpieczne', few: 'odbicia, których nie ma na serwerze, są bezpieczne', many: 'odbić, których nie ma na serwerze, jest bezpiecznych', other: 'odbicia, którego nie ma na serwerze, jest bezpieczne' })} na tablecie i zostanie wysłane po ponownej konfiguracji w tej samej firmie.`,
  revokedSetUp: 'Skonfiguruj ponownie',
};
