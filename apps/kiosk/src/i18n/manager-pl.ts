import type { ManagerMessages } from './manager-en.ts';
import { pluralIn } from '@stimpill/words/plural.ts';

export { reviewsPl } from './reviews-pl.ts';
export { setUpPl } from './setup-pl.ts';
export { terminalPl } from './terminal-pl.ts';
export { wallPl } from './wall-pl.ts';

const count = pluralIn('pl');
const waitingPunches = (punches: number) =>
  count(punches, {
    one: 'odbicie czeka',
    few: 'odbicia czekają',
    many: 'odbić czeka',
    other: 'odbicia czeka',
  });

/** What only a manager reads at the tablet, in Polish. */
export const managerPl: ManagerMessages = {
  managerLocked: 'Dalsza część jest dla przełożonych. Wpisz kod tego tabletu.',
  managerLockedByCompany: 'Dalsza część jest dla przełożonych. Wpisz kod przełożonego swojej firmy.',
  managerCode: 'Kod przełożonego',
  managerCodeEntered: (digits) =>
    `Wpisano ${count(digits, { one: 'cyfrę', few: 'cyfry', many: 'cyfr', other: 'cyfry' })}`,
  managerOpen: 'Otwórz',
  managerCodeWrong: (left) =>
    `To nie ten kod. Pozostało: ${count(left, { one: 'próba', few: 'próby', many: 'prób', other: 'próby' })}. Nic nie zmieniono.`,
  managerCodeNotRight: 'To nie ten kod. Nic nie zmieniono.',
  managerCodeUnknown:
    'Serwer nie odpowiada, a tego kodu jeszcze nie użyto na tym tablecie. Połącz tablet i spróbuj ponownie. Nic nie zmieniono.',
  managerCodeLocked: (minutes) =>
    `Zbyt wiele błędnych kodów. Spróbuj za ${count(minutes, { one: 'minutę', few: 'minuty', many: 'minut', other: 'minuty' })} albo zaloguj się.`,
  managerSignIn: 'Zaloguj się hasłem',
  managerSignInText: 'Właściciel lub przełożony loguje się i ustala kod tego tabletu.',
  managerSignInOnly: 'Właściciel lub przełożony loguje się.',
  managerSignedIn: 'Zaloguj się',
  managerChecking: 'Sprawdzanie',
  managerRoleNotAllowed:
    'Wejść tu może tylko właściciel lub przełożony wszystkich działów. Nic nie zmieniono.',
  managerNotYours: 'Ten użytkownik należy do innej firmy. Nic nie zmieniono.',
  managerSignInFailed: 'Serwer nie odpowiedział. Sprawdź sieć i spróbuj ponownie. Nic nie zmieniono.',
  newCodeTitle: 'Ustal kod tego tabletu',
  newCodeAgain: 'Ten sam kod jeszcze raz',
  newCodeHint: 'Od sześciu do dwunastu cyfr. Otwiera tę stronę także bez połączenia.',
  newCodeDiffers: 'Kody nie były takie same. Zacznij od nowa.',
  newCodeTooEasy: 'Zbyt łatwy do odgadnięcia. Wybierz inne cyfry.',

  tabPunches: 'Odbicia',
  tabTablet: 'Urządzenie',
  tabSettings: 'Ustawienia',
  tabSound: 'Dźwięk',
  panelLeave: 'Zablokuj i wyjdź',

  queueNone: 'Wszystkie odbicia z tego tabletu są na serwerze.',
  queueWaits: (punches) => `${waitingPunches(punches)} na wysłanie, bezpiecznie na tablecie.`,
  queueOldest: (time) => `Najstarsze: ${time}.`,
  queueRetry: 'Wyślij teraz',
  queueTitle: 'Jeszcze nie na serwerze',
  queueTried: (tries) =>
    tries === 0
      ? 'Czeka na wysłanie.'
      : `Czeka. Próbowano ${count(tries, { one: 'raz', few: 'razy', many: 'razy', other: 'raza' })}.`,
  queueLastError: (error) => `Ostatnia odpowiedź: ${error}.`,
  queueMore: (punches) =>
    `I jeszcze ${count(punches, { one: 'odbicie', few: 'odbicia', many: 'odbić', other: 'odbicia' })}.`,
  queueExported: 'Jest też w pliku.',
  exportTitle: 'Zapisz do pliku',
  exportText: (punches) =>
    `${count(punches, { one: 'odbicie zostanie zaszyfrowane', few: 'odbicia zostaną zaszyfrowane', many: 'odbić zostanie zaszyfrowanych', other: 'odbicia zostanie zaszyfrowane' })} w pliku, który otworzy tylko serwer. Z tabletu nic nie zniknie.`,
  exportMake: 'Utwórz plik',
  exportMade: (name) =>
    `Przeglądarka otrzymała plik ${name}. Znajdź go w folderze Pobrane, zanim przejdziesz dalej.`,
  exportHave: 'Mam ten plik',
  exportAgain: 'Utwórz ponownie',
  exportDone: (punches) =>
    `W pliku: ${count(punches, { one: 'odbicie', few: 'odbicia', many: 'odbić', other: 'odbicia' })}.`,
  exportDoneText:
    'Przekaż go osobie, która zajmuje się serwerem. Tablet zachowa odbicia i wyśle je, gdy tylko będzie to możliwe.',
  exportFailed:
    'Nie udało się utworzyć pliku. Odbicia są bezpieczne na tablecie. Połącz go raz z serwerem i spróbuj ponownie.',
  removeUncounted:
    'Nie teraz: nie udało się policzyć odbić na tym tablecie. Uruchom go ponownie i spróbuj jeszcze raz albo skontaktuj się z pomocą techniczną.',
  queueRefused:
    'Serwer nie może odczytać tego odbicia. Wpisz je ręcznie i skontaktuj się z pomocą techniczną.',
  queueDisputed: 'Zgłoszone jako błędne albo cudze. Serwer jeszcze o tym nie wie.',
  queueMismatch: 'Na serwerze pod tym numerem jest inne odbicie. Skontaktuj się z pomocą techniczną.',
  troubleRevoked: 'Serwer nie zna już tego tabletu.',
  troubleKey: 'Serwer nie zna klucza tego tabletu.',
  troubleRefused: 'Serwer odrzuca ten tablet.',
  storageRecovered: 'Pamięć tabletu została raz utracona i odtworzona z drugiej kopii.',
  unknownPerson: 'Tej osoby nie ma już na liście',

  factWaiting: 'Oczekujące odbicia',
  factSpace: 'Wolne miejsce',
  factCamera: 'Kamera',
  factBattery: 'Bateria',
  factBatteryValue: (percent, isCharging) => `${percent} %, ${isCharging ? 'ładuje się' : 'nie ładuje się'}`,
  factBrowser: 'Przeglądarka',
  cameraGranted: 'Dozwolona',
  cameraAsks: 'Jeszcze nie pytano',
  cameraDenied: 'Niedozwolona',
  updateNow: 'Uruchom nową wersję',
  updateNone: 'Nie ma nowszej wersji.',
  removeTablet: 'Wycofaj z użycia',
  removeText: 'Z tabletu znikną jego rejestracja, lista i ustawienia. Wycofaj go też w systemie.',
  removeRefused: (punches) =>
    `Nie teraz: ${waitingPunches(punches)} na wysłanie. Najpierw wyślij albo zapisz do pliku.`,
  removeOnlyInFile: (punches) =>
    `Tylko w zapisanym pliku: ${count(punches, { one: 'odbicie', few: 'odbicia', many: 'odbić', other: 'odbicia' })}. Zachowaj plik, aż zostanie wczytany na serwer.`,
  removeYes: 'Wycofaj teraz',

  settingsSave: 'Zapisz i uruchom ponownie',
  soundText: 'Dotknij, aby usłyszeć dźwięk z głośnością ustawioną na tablecie.',
  soundIn: 'Wejście',
  soundOut: 'Wyjście',
  soundError: 'Coś jest nie tak',
  soundKey: 'Klawisz',

  tabLog: 'Dziennik',
  logLead: 'Co działo się z tym tabletem, najnowsze na górze. Bez nazwisk i bez odbić.',
  logNone: 'Nic jeszcze nie zanotowano.',
  logTimes: (times) => `${times} razy`,
  logStarted: (version) => `Uruchomiono, wersja ${version}.`,
  logConnectionLost: 'Serwer przestał odpowiadać.',
  logConnectionBack: 'Serwer znów odpowiada.',
  logCaughtUp: (punches) =>
    `${count(punches, {
      one: 'zaległe odbicie jest już',
      few: 'zaległe odbicia są już',
      many: 'zaległych odbić jest już',
      other: 'zaległego odbicia jest już',
    })} na serwerze.`,
  logAttention: (punches) =>
    `${count(punches, {
      one: 'odbicie czeka',
      few: 'odbicia czekają',
      many: 'odbić czeka',
      other: 'odbicia czeka',
    })} na decyzję przełożonego.`,
  logExported: (punches) =>
    `Utworzono plik, który zawiera ${count(punches, {
      one: 'odbicie',
      few: 'odbicia',
      many: 'odbić',
      other: 'odbicia',
    })}.`,
  logClock: 'Tablet był uśpiony albo zmieniono jego zegar.',
  logStorageLow: 'Kończy się miejsce. Zużyto rezerwę.',
  logStorageFailing: 'Nie udało się zapisać. Próba powtarza się przy każdym odbiciu.',
  logTakenAgain: 'Serwer znów przyjmuje odbicia.',
  logUpdate: 'Pojawiła się nowa wersja aplikacji.',
  logManager: 'Przełożony otworzył te strony.',
  logCodeWrong: 'Wpisano błędny kod przełożonego.',
  logScreen: 'Ekran przestał działać i został uruchomiony ponownie.',
};
