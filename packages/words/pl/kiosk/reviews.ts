export const reviewsWords = {
  tabReviews: 'Do decyzji',
  reviewsNone: 'Nic nie czeka na decyzję kierownika.',
  reviewsOpen:
    '{items} {items|one:sprawa czeka|few:sprawy czekają|many:spraw czeka|other:sprawy czeka} na decyzję kierownika.',
  reviewsMore: 'I jeszcze {items} {items|one:sprawa|few:sprawy|many:spraw|other:sprawy}.',
  reviewsWhere:
    'Nie na tym tablecie: decyduje osoba, która zajmuje się czasem pracy w firmie. Do tego momentu czas nie jest zatwierdzony.',
  reviewsAsking: 'Sprawdzanie na serwerze',
  reviewsAgain: 'Zapytaj ponownie',
  reviewsReadAt: 'Stan z {time}.',
  reviewsOffline:
    'Serwer nie odpowiada, więc tablet nie wie, co czeka. Nie przechowuje kopii tych spraw. Odbijanie działa jak zawsze.',
  reviewsFailed:
    'Serwer odpowiedział, ale bez listy spraw. Zapytaj ponownie; jeśli to nie pomoże, skontaktuj się z pomocą techniczną.',
  reviewOpened: 'Czeka od: {time}.',
};
