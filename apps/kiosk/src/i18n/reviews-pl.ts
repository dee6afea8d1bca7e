import { pluralIn } from '@stimpill/words/plural.ts';
import type { ReviewMessages } from './reviews-en.ts';

const count = pluralIn('pl');

/** What waits for the decision of a manager, in Polish. */
export const reviewsPl: ReviewMessages = {
  tabReviews: 'Do decyzji',
  reviewsNone: 'Nic nie czeka na decyzję przełożonego.',
  reviewsOpen: (items) =>
    `${count(items, { one: 'sprawa czeka', few: 'sprawy czekają', many: 'spraw czeka', other: 'sprawy czeka' })} na decyzję przełożonego.`,
  reviewsMore: (items) =>
    `I jeszcze ${count(items, { one: 'sprawa', few: 'sprawy', many: 'spraw', other: 'sprawy' })}.`,
  reviewsWhere:
    'Decyzji nie podejmuje się na tym tablecie, lecz podejmuje ją osoba, która zajmuje się czasem pracy w firmie. Do tego momentu czas nie jest zatwierdzony.',
  reviewsAsking: 'Pytanie do serwera',
  reviewsAgain: 'Zapytaj ponownie',
  reviewsReadAt: (time) => `Stan z ${time}.`,
  reviewsOffline:
    'Serwer nie odpowiada, więc tablet nie wie, co czeka. Nie przechowuje kopii tych spraw. Odbijanie działa jak zawsze.',
  reviewsFailed:
    'Serwer odpowiedział, ale bez listy spraw. Zapytaj ponownie; jeśli to nie pomoże, skontaktuj się z pomocą techniczną.',
  reviewOpened: (time) => `Czeka od: ${time}.`,
  reviewAsks: {
    already_clocked_in: 'Ponowne wejście bez wcześniejszego wyjścia.',
    missing_stop: 'Brakuje wyjścia.',
    not_clocked_in: 'Wyjście bez wcześniejszego wejścia.',
    already_closed: 'Ponowne wyjście po zakończeniu pracy.',
    overlap: 'Nakłada się na już zapisany czas.',
    period_locked: 'Dotyczy czasu, który jest już zatwierdzony.',
    employee: 'Tego dnia osoba nie była zatrudniona.',
    project: 'Projekt nie pasuje. Czas liczy się bez niego.',
    pin_failed: 'PIN wpisany bez połączenia był błędny.',
    pin_unchecked: 'Nie można było sprawdzić kodu PIN.',
    integrity: 'Zapis tabletu nie jest spójny.',
    time_uncertain: 'Godzina nie jest pewna.',
    photo_missing: 'Brakuje zdjęcia.',
    offline_policy: 'Zapisano bez połączenia; firma chce sprawdzać takie przypadki.',
    correction: 'Osoba zgłasza, że zapomniała odbić wejście lub wyjście.',
    disputed: 'Zgłoszono: to nie ja albo to błąd.',
    break_missed: 'Praca w czasie przerwy, którą reguła odlicza.',
    pin_locked: 'PIN zablokowany po zbyt wielu błędnych próbach.',
    deactivated_while_clocked_in: 'Nadal w pracy, choć już niezatrudniona osoba.',
    tablet_silent: 'Tablet nie odzywa się od ponad godziny. Sprawdź zasilanie i sieć.',
    tablet_storage: 'Na tablecie prawie nie ma już miejsca.',
    tablet_alarm: 'Tablet zgłasza problem. Otwórz na nim stronę przełożonego.',
    tablet_unreadable: 'Tablet wysłał coś, czego serwer nie może przyjąć jako odbicia.',
    tablet_clock_set: 'Na tablecie przestawiono zegar.',
    tablet_erased: 'Na tablecie usunięto odbicia.',
  },
  reviewOther: 'Trzeba tu podjąć decyzję.',
};
