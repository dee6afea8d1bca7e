import { pluralIn } from './plural.ts';
import type { VisitMessages } from './visit-en.ts';

const count = pluralIn('pl');
const seconds = (left: number) =>
  count(left, { one: 'sekundę', few: 'sekundy', many: 'sekund', other: 'sekundy' });
const punchesWord = {
  one: 'odbicie',
  few: 'odbicia',
  many: 'odbić',
  other: 'odbicia',
};

/** What a visit says after the PIN, in Polish. */
export const visitPl: VisitMessages = {
  projectTitle: 'Który projekt?',
  projectTimeFixed: (time) => `Liczy się godzina ${time}. Wybierz spokojnie.`,
  projectRecent: 'Ostatnio używane',
  projectAll: 'Wszystkie projekty',
  projectFound: 'Znalezione',
  projectSearchLabel: 'Szukaj po nazwie lub kodzie',
  projectSkip: 'Bez projektu',
  projectNoMatchTitle: (typed) => `Żaden projekt nie ma „${typed}” w nazwie ani kodzie`,
  projectNoMatchHint: 'Sprawdź pisownię lub przejrzyj całą listę.',
  projectsMissingTitle: 'Na tym tablecie nie ma jeszcze projektów',
  projectsMissingHint: 'Odbicie zapisze się bez projektu, a przełożony go uzupełni.',
  projectGoOn: 'Dalej bez projektu',
  subProjectTitle: (project) => `Które zadanie w projekcie ${project}?`,
  subProjectNone: 'Bez zadania',

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
  photoRetake: 'Powtórz',
  photoSkip: 'Bez zdjęcia',
  photoMissing: 'Ten tablet nie ma działającej kamery.',
  photoBusy: 'Kamera nie odpowiada.',
  photoDenied: 'Kamera nie jest dozwolona na tym tablecie.',
  photoBlack: 'Kamera widzi tylko czerń. Czy coś ją zasłania?',
  photoSkipped: 'Odbicie zapisze się bez zdjęcia.',
  photoFailedNoted: 'Odbicie i tak się zapisze. Przełożony zobaczy, że zdjęcie się nie udało.',

  receiptConfirmed: 'Potwierdzone przez serwer',
  receiptSaved: 'Zapisane na tym tablecie',
  receiptSavedHint: 'Zostanie potwierdzone po odzyskaniu połączenia',
  receiptCode: 'Kod odbicia',
  receiptAttention: 'Zapisane, ale przełożony musi to sprawdzić',
  receiptToday: (duration) => `Dziś ${duration}`,
  myHours: 'Moje godziny',
  inReview: (punches) =>
    `${count(punches, {
      one: 'odbicie czeka',
      few: 'odbicia czekają',
      many: 'odbić czeka',
      other: 'odbicia czeka',
    })} na decyzję przełożonego`,
  reviewReasons: {
    already_clocked_in: 'O tej godzinie wejście było już odbite.',
    missing_stop: 'Jest późniejsze odbicie, a między nimi brakuje wyjścia.',
    not_clocked_in: 'Brakuje wejścia do tego wyjścia.',
    already_closed: 'Ktoś inny zamknął już ten czas pracy.',
    overlap: 'O tej godzinie jest już zapisany inny czas pracy.',
    period_locked: 'Ten okres rozliczeniowy jest już zamknięty.',
    employee: 'Twoje zatrudnienie nie jest tu aktywne.',
    project: 'Nie wybrano projektu albo jest już zamknięty.',
    pin_failed: 'Nie udało się potwierdzić kodu PIN.',
    pin_unchecked: 'Nie można było sprawdzić kodu PIN.',
    integrity: 'Nie udało się potwierdzić, że odbicie jest autentyczne.',
    time_uncertain: 'Nie ma pewności, że zegar tabletu szedł dobrze.',
    photo_missing: 'Brakuje zdjęcia.',
    offline_policy: 'Odbicie zrobiono bez połączenia.',
    correction: 'To korekta na Twoją prośbę.',
    disputed: 'Zgłoszono, że jest błędne albo nie Twoje.',
  },

  disputeButton: 'To nie ja / błąd',
  disputeTitle: 'To nie Ty albo coś się nie zgadza?',
  disputeLead: 'Przełożony dowie się o tym i zdecyduje. Do tego czasu odbicie pozostaje bez zmian.',
  disputeYes: 'Powiadom przełożonego',
  disputeNo: 'Nie, wszystko się zgadza',
  disputedTitle: 'Zapisano. Przełożony zdecyduje.',
  disputedSafe: 'Do tego czasu odbicie pozostaje bez zmian. Niczego nie usunięto.',
  disputeFailed: 'Nie udało się tego zapisać.',
  disputeFailedToDo: (time) => `Powiadom przełożonego i podaj godzinę: ${time}.`,
  disputeFailedSafe: 'Samo odbicie jest bezpieczne.',

  notRecordedTitle: (time) => `Odbicie o ${time} NIE zostało zapisane`,
  notRecordedWhat: 'Tablet nie mógł zapisać odbicia, a serwer nie odpowiedział.',
  notRecordedToDo: (time) => `Zanotuj teraz godzinę ${time} i powiadom przełożonego.`,
  notRecordedSafe: 'Wcześniejsze odbicia są bezpieczne.',
  notRecordedRead: 'Mam zanotowaną godzinę',

  pinTwice: 'Brak połączenia: wpisz PIN dwa razy',
  pinOnceMore: 'Jeszcze raz, bo nie ma połączenia',
  pinsDiffered: 'Kody nie były takie same. Zacznij od nowa. Nic nie zapisano.',
  pinRound: (round) => `Wpisanie ${round} z 2`,

  forgotOut: 'Brak odbicia wyjścia',
  forgotIn: 'Brak odbicia wejścia',
  correctionTitleOut: 'O której było wyjście?',
  correctionTitleIn: 'O której było wejście?',
  correctionLead:
    'Będzie się liczyć dopiero po zatwierdzeniu przez przełożonego. Przed wysłaniem nic się nie zmienia.',
  correctionDay: 'Dzień',
  correctionHour: 'Godzina',
  correctionMinute: 'Minuta',
  correctionToday: 'Dziś',
  correctionYesterday: 'Wczoraj',
  earlier: (what) => `${what}: wcześniej`,
  later: (what) => `${what}: później`,
  correctionNote: 'Wiadomość do przełożonego (opcjonalnie)',
  correctionSend: (time) => `Wyślij ${time}`,
  correctionSending: 'Wysyłanie',
  correctionDraftTitle: 'Wysłano, czeka na zatwierdzenie',
  correctionDraftText: 'Będzie się liczyć po zatwierdzeniu przez przełożonego.',
  correctionReviewTitle: 'Wysłano do przełożonego',
  correctionReviewText: 'Nie pasuje do innych odbić, więc przełożony to poprawi.',
  correctionFailed: 'Nie wysłano. Spróbuj ponownie lub powiadom przełożonego. Nic nie zmieniono.',
  correctionEnded: 'Trwało to zbyt długo. Zacznij jeszcze raz, od kodu PIN. Nic nie wysłano.',
  nowClockedIn: 'Jesteś teraz w pracy.',
  nowClockedOut: 'Nie masz teraz odbitego wejścia.',

  hoursToday: 'Dziś',
  hoursOpen: (time) => `Wejście o ${time}. Liczy się po wyjściu.`,
  hoursPeriod: 'Ten okres rozliczeniowy',
  hoursSpan: (from, to) => `od ${from} do ${to}`,
  hoursShifts: 'Najbliższe zmiany',
  hoursNoShifts: 'Nie masz zaplanowanych zmian.',
  hoursShiftsFailed: 'Nie udało się pobrać zmian.',
  hoursTomorrow: 'Jutro',
  hoursReadAt: (time) => `Stan na godz. ${time}`,
  hoursLoading: 'Pobieranie Twoich godzin',
  hoursFailed: 'Nie udało się pobrać godzin. Odbicia są bezpieczne. Spróbuj później.',
  hoursOffline:
    'Nie ma połączenia, a Twoje godziny są na serwerze. Twoje odbicia są bezpieczne. Jeśli któregoś brakuje, powiadom przełożonego.',

  keptOfflineStrip: 'Brak połączenia. Odbicia są zapisywane na tym tablecie i zostaną wysłane automatycznie.',
  waitingPunches: (punches) =>
    count(punches, {
      one: 'odbicie czeka',
      few: 'odbicia czekają',
      many: 'odbić czeka',
      other: 'odbicia czeka',
    }),
  sendingStrip: (punches) => `Wysyłanie: ${count(punches, punchesWord)}`,
  attentionStrip: (punches) =>
    `${count(punches, {
      one: 'odbicie wymaga',
      few: 'odbicia wymagają',
      many: 'odbić wymaga',
      other: 'odbicia wymaga',
    })} uwagi. Powiadom przełożonego.`,
  refusedStrip: 'Serwer odrzuca ten tablet. Odbicia są zapisywane na tablecie. Powiadom przełożonego.',
  storageLowStrip: 'Na tablecie kończy się miejsce. Odbicia są nadal zapisywane. Powiadom przełożonego.',
  overdueStrip: (punches) =>
    `${count(punches, {
      one: 'odbicie czeka',
      few: 'odbicia czekają',
      many: 'odbić czeka',
      other: 'odbicia czeka',
    })} zbyt długo. Powiadom przełożonego. Odbicia są nadal zapisywane.`,
};
