import { pluralIn } from './plural.ts';
import type { VisitMessages } from './visit-en.ts';

const count = pluralIn('pl');
const seconds = (left: number) =>
  count(left, { one: 'sekundę', few: 'sekundy', many: 'sekund', other: 'sekundy' });
const punchesWord = {
  one: 'rejestracja',
  few: 'rejestracje',
  many: 'rejestracji',
  other: 'rejestracji',
};

/** What a visit says after the PIN, in Polish. */
export const visitPl: VisitMessages = {
  projectTitle: 'Który projekt?',
  projectTimeFixed: (time) => `Twoja godzina ${time} jest już ustalona. Wybierz spokojnie.`,
  projectRecent: 'Ostatnio używane',
  projectAll: 'Wszystkie projekty',
  projectFound: 'Znalezione',
  projectSearchLabel: 'Szukaj po nazwie lub kodzie',
  projectSkip: 'Bez projektu',
  projectNoMatchTitle: (typed) => `Żaden projekt nie ma „${typed}” w nazwie ani kodzie`,
  projectNoMatchHint: 'Sprawdź pisownię lub przejrzyj całą listę.',
  projectsMissingTitle: 'Projektów nie ma jeszcze w tym tablecie',
  projectsMissingHint: 'Rejestracja trwa dalej bez projektu, a przełożony go doda.',
  projectGoOn: 'Dalej bez projektu',
  subProjectTitle: (project) => `Która część projektu ${project}?`,
  subProjectNone: 'Żadna część',

  photoTitle: 'Spójrz w kamerę',
  photoWho: (days) =>
    days === 0
      ? 'Zdjęcie widzą tylko przełożeni i nie jest przechowywane.'
      : `Zdjęcie widzą tylko przełożeni. Jest usuwane po ${count(days, { one: 'dniu', few: 'dniach', many: 'dniach', other: 'dnia' })}. Bez rozpoznawania twarzy.`,
  photoOpening: 'Włączanie kamery',
  photoIsOn: 'Kamera jest włączona',
  photoIsOff: 'Kamera jest wyłączona',
  photoCounts: (left) => `Zdjęcie za ${seconds(left)}`,
  photoTake: 'Zrób teraz',
  photoPreview: 'Obraz z kamery',
  photoTaken: 'Twoje zdjęcie',
  photoAccepts: (left) => `Zostanie użyte za ${seconds(left)}`,
  photoUse: 'Użyj',
  photoRetake: 'Zrób inne',
  photoSkip: 'Bez zdjęcia',
  photoMissing: 'Ten tablet nie ma działającej kamery.',
  photoBusy: 'Kamera nie odpowiada.',
  photoDenied: 'Kamera nie jest dozwolona na tym tablecie.',
  photoBlack: 'Kamera widzi tylko czerń. Czy coś ją zasłania?',
  photoSkipped: 'Rejestracja trwa dalej bez zdjęcia.',
  photoFailedNoted: 'Rejestracja trwa dalej. Przełożony zobaczy, że zdjęcie się nie udało.',

  receiptConfirmed: 'Potwierdzone przez serwer',
  receiptSaved: 'Zapisane w tym tablecie',
  receiptSavedHint: 'Zostanie potwierdzone po odzyskaniu połączenia',
  receiptCode: 'Pokwitowanie',
  receiptAttention: 'Zapisane, ale przełożony musi to sprawdzić',
  receiptToday: (duration) => `Dziś ${duration}`,
  myHours: 'Moje godziny',
  inReview: (punches) =>
    `${count(punches, {
      one: 'Twoja rejestracja czeka',
      few: 'Twoje rejestracje czekają',
      many: 'Twoich rejestracji czeka',
      other: 'Twojej rejestracji czeka',
    })} na przełożonego`,
  reviewReasons: {
    already_clocked_in: 'O tej godzinie Twoje wejście było już zarejestrowane.',
    missing_stop: 'Jest późniejsza rejestracja, a między nimi nie ma wyjścia.',
    not_clocked_in: 'Nie ma wejścia, do którego należy to wyjście.',
    already_closed: 'Ten czas został już zamknięty przez kogoś innego.',
    overlap: 'W tym momencie jest już zapisany inny czas.',
    period_locked: 'Ten okres rozliczeniowy jest już zamknięty.',
    employee: 'Twoje zatrudnienie nie jest tu aktywne.',
    project: 'Projektu zabrakło albo nie jest już otwarty.',
    pin_failed: 'Nie udało się potwierdzić kodu PIN.',
    pin_unchecked: 'Nie można było sprawdzić kodu PIN.',
    integrity: 'Tablet nie mógł potwierdzić tej rejestracji.',
    time_uncertain: 'Zegar tabletu nie był pewny.',
    photo_missing: 'Brakuje zdjęcia.',
    offline_policy: 'Powstała bez połączenia.',
    correction: 'To poprawka na Twoją prośbę.',
    disputed: 'Zgłoszono, że nie jest Twoja albo jest błędna.',
  },

  disputeButton: 'To nie ja / błąd',
  disputeTitle: 'To nie Ty albo coś się nie zgadza?',
  disputeLead: 'Przełożony dowie się o tym i zdecyduje. Do tego czasu rejestracja pozostaje bez zmian.',
  disputeYes: 'Powiadom przełożonego',
  disputeNo: 'Nie, wszystko się zgadza',
  disputedTitle: 'Zapisano. Przełożony zdecyduje.',
  disputedSafe: 'Do tego czasu rejestracja pozostaje bez zmian. Niczego nie usunięto.',
  disputeFailed: 'Nie udało się tego zapisać.',
  disputeFailedToDo: (time) => `Powiadom przełożonego i podaj godzinę: ${time}.`,
  disputeFailedSafe: 'Sama rejestracja jest bezpieczna.',

  notRecordedTitle: (time) => `Godzina ${time} NIE została zapisana`,
  notRecordedWhat: 'Tablet nie mógł zapisać rejestracji, a serwer nie odpowiedział.',
  notRecordedToDo: (time) => `Zapisz teraz godzinę ${time} i powiadom przełożonego.`,
  notRecordedSafe: 'Wcześniejsze rejestracje są bezpieczne.',
  notRecordedRead: 'Godzina jest zapisana',

  pinTwice: 'Brak połączenia: wpisz PIN dwa razy',
  pinOnceMore: 'Jeszcze raz, bo nie ma połączenia',
  pinsDiffered: 'Kody nie były takie same. Zacznij od nowa. Nic nie zapisano.',
  pinRound: (round) => `Wpis ${round} z 2`,

  forgotOut: 'Zapomniane wyjście',
  forgotIn: 'Zapomniane wejście',
  correctionTitleOut: 'O której praca się skończyła?',
  correctionTitleIn: 'O której praca się zaczęła?',
  correctionLead: 'Liczy się dopiero po zgodzie przełożonego. Do wysłania nic się nie zmienia.',
  correctionDay: 'Dzień',
  correctionHour: 'Godzina',
  correctionMinute: 'Minuta',
  correctionToday: 'Dziś',
  correctionYesterday: 'Wczoraj',
  earlier: (what) => `${what}: wcześniej`,
  later: (what) => `${what}: później`,
  correctionNote: 'Słowo do przełożonego, jeśli chcesz',
  correctionSend: (time) => `Wyślij ${time}`,
  correctionSending: 'Wysyłanie',
  correctionDraftTitle: 'Wysłane i wpisane jako szkic',
  correctionDraftText: 'Liczy się od chwili, gdy przełożony to zatwierdzi.',
  correctionReviewTitle: 'Wysłane do przełożonego',
  correctionReviewText: 'Nie pasuje do innych rejestracji, więc przełożony to poprawi.',
  correctionFailed: 'Nie wysłano. Spróbuj ponownie lub powiadom przełożonego. Nic nie zmieniono.',
  correctionEnded: 'Trwało to zbyt długo. Zacznij od nowa od kodu PIN. Nic nie wysłano.',
  nowClockedIn: 'Teraz Twoje wejście jest zarejestrowane.',
  nowClockedOut: 'Teraz nie masz zarejestrowanego wejścia.',

  hoursToday: 'Dziś',
  hoursOpen: (time) => `Wejście o ${time}. Liczy się po wyjściu.`,
  hoursPeriod: 'Ten okres rozliczeniowy',
  hoursSpan: (from, to) => `od ${from} do ${to}`,
  hoursShifts: 'Następne zmiany',
  hoursNoShifts: 'Nie masz zaplanowanych zmian.',
  hoursShiftsFailed: 'Nie udało się pobrać zmian.',
  hoursTomorrow: 'Jutro',
  hoursReadAt: (time) => `Stan na ${time}`,
  hoursLoading: 'Pobieranie Twoich godzin',
  hoursFailed: 'Nie udało się pobrać godzin. Rejestracje są bezpieczne. Spróbuj później.',
  hoursOffline:
    'Nie ma połączenia, a Twoje godziny są na serwerze. Twoje rejestracje są bezpieczne. Jeśli brakuje którejś, powiedz przełożonemu.',

  keptOfflineStrip:
    'Brak połączenia. Rejestracje są zapisywane w tym urządzeniu i zostaną wysłane automatycznie.',
  waitingPunches: (punches) =>
    count(punches, {
      one: 'rejestracja czeka',
      few: 'rejestracje czekają',
      many: 'rejestracji czeka',
      other: 'rejestracji czeka',
    }),
  waitingStrip: (punches) =>
    `${count(punches, {
      one: 'rejestracja czeka',
      few: 'rejestracje czekają',
      many: 'rejestracji czeka',
      other: 'rejestracji czeka',
    })} na serwer. Wysyłanie odbywa się automatycznie.`,
  sendingStrip: (punches) => `Wysyłanie: ${count(punches, punchesWord)}`,
  attentionStrip: (punches) =>
    `${count(punches, {
      one: 'rejestracja wymaga',
      few: 'rejestracje wymagają',
      many: 'rejestracji wymaga',
      other: 'rejestracji wymaga',
    })} uwagi. Powiadom przełożonego.`,
  refusedStrip: 'Serwer odrzuca ten tablet. Rejestracje są zapisywane w urządzeniu. Powiadom przełożonego.',
  storageLowStrip: 'W tablecie kończy się miejsce. Rejestracje są nadal zapisywane. Powiadom przełożonego.',
  overdueStrip: (punches) =>
    `${count(punches, {
      one: 'rejestracja czeka',
      few: 'rejestracje czekają',
      many: 'rejestracji czeka',
      other: 'rejestracji czeka',
    })} zbyt długo. Powiadom przełożonego. Rejestracje są nadal zapisywane.`,
};
