import type { ManagerMessages } from './manager-en.ts';
import { pluralIn } from './plural.ts';

export { reviewsPl } from './reviews-pl.ts';
export { setUpPl } from './setup-pl.ts';
export { terminalPl } from './terminal-pl.ts';
export { wallPl } from './wall-pl.ts';

const count = pluralIn('pl');
const waitingPunches = (punches: number) =>
  count(punches, {
    one: 'rejestracja czeka',
    few: 'rejestracje czekają',
    many: 'rejestracji czeka',
    other: 'rejestracji czeka',
  });

/** What only a manager reads at the tablet, in Polish. */
export const managerPl: ManagerMessages = {
  managerLocked: 'Reszta jest dla przełożonych. Wpisz kod tego tabletu.',
  managerLockedByCompany: 'Reszta jest dla przełożonych. Wpisz kod przełożonego swojej firmy.',
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
  managerSignIn: 'Zaloguj się zamiast tego',
  managerSignInText: 'Właściciel lub przełożony loguje się i wybiera kod dla tego tabletu.',
  managerSignInOnly: 'Właściciel lub przełożony loguje się.',
  managerSignedIn: 'Zaloguj się',
  managerChecking: 'Sprawdzanie',
  managerNotYours: 'Ten użytkownik należy do innej firmy. Nic nie zmieniono.',
  managerSignInFailed: 'Serwer nie odpowiedział. Sprawdź sieć i spróbuj ponownie. Nic nie zmieniono.',
  newCodeTitle: 'Wybierz kod dla tego tabletu',
  newCodeAgain: 'Ten sam kod jeszcze raz',
  newCodeHint: 'Od sześciu do dwunastu cyfr. Otwiera tę stronę także bez połączenia.',
  newCodeDiffers: 'Kody nie były takie same. Zacznij od nowa.',
  newCodeTooEasy: 'Zbyt łatwy do odgadnięcia. Wybierz inne cyfry.',

  tabPunches: 'Rejestracje',
  tabTablet: 'Urządzenie',
  tabSettings: 'Ustawienia',
  tabSound: 'Dźwięk',
  panelLeave: 'Zablokuj i wyjdź',

  queueNone: 'Wszystkie rejestracje tego tabletu są na serwerze.',
  queueWaits: (punches) => `${waitingPunches(punches)} na serwer. Są bezpieczne w tablecie.`,
  queueOldest: (time) => `Najstarsza jest z ${time}.`,
  queueRetry: 'Wyślij teraz',
  queueTitle: 'Jeszcze nie na serwerze',
  queueTried: (tries) =>
    tries === 0
      ? 'Czeka na wysłanie.'
      : `Czeka. Próbowano ${count(tries, { one: 'raz', few: 'razy', many: 'razy', other: 'raza' })}.`,
  queueLastError: (error) => `Ostatnia odpowiedź: ${error}.`,
  queueMore: (punches) =>
    `I jeszcze ${count(punches, { one: 'rejestracja', few: 'rejestracje', many: 'rejestracji', other: 'rejestracji' })}.`,
  queueExported: 'Jest też w pliku.',
  exportTitle: 'Zapisz do pliku',
  exportText: (punches) =>
    `${count(punches, { one: 'rejestracja zostanie zapieczętowana', few: 'rejestracje zostaną zapieczętowane', many: 'rejestracji zostanie zapieczętowanych', other: 'rejestracji zostanie zapieczętowanych' })} w pliku, który otworzy tylko serwer. Pozostaną też w tablecie.`,
  exportMake: 'Utwórz plik',
  exportMade: (name) =>
    `Przeglądarka otrzymała plik ${name}. Znajdź go w pobranych, zanim przejdziesz dalej.`,
  exportHave: 'Mam ten plik',
  exportAgain: 'Utwórz ponownie',
  exportDone: (punches) =>
    `W pliku: ${count(punches, { one: 'rejestracja', few: 'rejestracje', many: 'rejestracji', other: 'rejestracji' })}.`,
  exportDoneText:
    'Przekaż go osobie, która zajmuje się serwerem. Tablet zachowuje rejestracje i nadal je wyśle, jeśli będzie mógł.',
  exportFailed:
    'Nie udało się utworzyć pliku. Rejestracje są bezpieczne w tablecie. Połącz go raz z serwerem i spróbuj ponownie.',
  removeUncounted:
    'Nie teraz: nie udało się policzyć rejestracji tego tabletu. Uruchom go ponownie i spróbuj jeszcze raz albo zadzwoń po pomoc.',
  queueRefused: 'Serwer nie może odczytać tej rejestracji. Wpisz ją ręcznie i zadzwoń po pomoc.',
  queueDisputed: 'Zgłoszona jako cudza albo błędna. Serwer jeszcze o tym nie wie.',
  queueMismatch: 'Serwer zna ten numer z inną treścią. Zadzwoń po pomoc.',
  troubleRevoked: 'Serwer nie zna już tego tabletu.',
  troubleKey: 'Serwer nie zna klucza tego tabletu.',
  troubleRefused: 'Serwer odrzuca ten tablet.',
  storageRecovered: 'Pamięć tabletu została raz utracona i odtworzona z drugiej kopii.',
  unknownPerson: 'Nie ma już na liście',

  factWaiting: 'Oczekujące rejestracje',
  factSpace: 'Wolne miejsce',
  factCamera: 'Kamera',
  factBattery: 'Bateria',
  factBatteryValue: (percent, isCharging) => `${percent} %, ${isCharging ? 'ładuje się' : 'nie ładuje się'}`,
  factBrowser: 'Przeglądarka',
  cameraGranted: 'Dozwolona',
  cameraAsks: 'Jeszcze nie pytano',
  cameraDenied: 'Niedozwolona',
  updateNow: 'Użyj nowej wersji teraz',
  updateNone: 'Nie ma nowszej wersji.',
  removeTablet: 'Wycofaj z użycia',
  removeText: 'Tablet zapomni swoją rejestrację, listę i ustawienia. Wycofaj go też w systemie.',
  removeRefused: (punches) =>
    `Nie teraz: ${waitingPunches(punches)} na serwer. Wyślij je albo zapisz do pliku.`,
  removeYes: 'Wycofaj teraz',

  settingsSave: 'Zapisz i uruchom ponownie',
  soundText: 'Dotknij, aby usłyszeć każdy dźwięk tak głośno, jak ustawiono tablet.',
  soundIn: 'Wejście',
  soundOut: 'Wyjście',
  soundError: 'Coś jest nie tak',
  soundKey: 'Klawisz',

  tabLog: 'Dziennik',
  logLead: 'Co działo się z tym tabletem, najnowsze na górze. Bez nazwisk i bez rejestracji.',
  logNone: 'Nic jeszcze nie zanotowano.',
  logTimes: (times) => `${times} razy`,
  logStarted: (version) => `Uruchomiono, wersja ${version}.`,
  logConnectionLost: 'Serwer przestał odpowiadać.',
  logConnectionBack: 'Serwer znów odpowiada.',
  logCaughtUp: (punches) =>
    `${count(punches, {
      one: 'rejestracja, która czekała, jest już',
      few: 'rejestracje, które czekały, są już',
      many: 'rejestracji, które czekały, jest już',
      other: 'rejestracji, które czekały, jest już',
    })} na serwerze.`,
  logAttention: (punches) =>
    `${count(punches, {
      one: 'rejestracja czeka',
      few: 'rejestracje czekają',
      many: 'rejestracji czeka',
      other: 'rejestracji czeka',
    })} na przełożonego.`,
  logExported: (punches) =>
    `Utworzono plik, który zawiera ${count(punches, {
      one: 'rejestrację',
      few: 'rejestracje',
      many: 'rejestracji',
      other: 'rejestracji',
    })}.`,
  logClock: 'Tablet był uśpiony albo zmieniono jego zegar.',
  logStorageLow: 'Kończy się miejsce. Zużyto rezerwę.',
  logStorageFailing: 'Nie udało się zapisać. Próba powtarza się przy każdej rejestracji.',
  logTakenAgain: 'Serwer znów przyjmuje rejestracje.',
  logUpdate: 'Pojawiła się nowa wersja aplikacji.',
  logManager: 'Przełożony otworzył te strony.',
  logCodeWrong: 'Wpisano błędny kod przełożonego.',
  logScreen: 'Ekran przestał działać i został uruchomiony ponownie.',
};
