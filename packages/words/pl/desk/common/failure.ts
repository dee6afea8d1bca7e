export const failureWords = {
  offline: {
    what: 'Brak połączenia z serwerem.',
    toDo: 'Sprawdź sieć i spróbuj ponownie. Nic z tego, co wpisano, nie zginęło.',
  },
  noAnswer: {
    what: 'Wysłano, ale odpowiedź nie nadeszła.',
    toDo: 'Nie wiadomo, czy to wykonano. Spróbuj ponownie bez zmian, a nic nie zostanie zrobione dwa razy. Zanim coś zmienisz, sprawdź, co jest teraz.',
  },
  timedOut: {
    what: 'Serwer nie odpowiedział na czas.',
    toDo: 'Spróbuj ponownie za chwilę.',
  },
  broken: {
    what: 'Na serwerze wystąpił błąd.',
    toDo: 'Spróbuj ponownie za chwilę.',
  },
  ifItGoesOn: 'Jeśli błąd się powtarza, podaj poniższy kod administratorowi serwera.',
  refused: {
    what: 'Serwer tego nie przyjął.',
    toDo: 'Niczego nie zmieniono.',
  },
  changedMeanwhile: {
    what: 'W międzyczasie zmienił to ktoś inny.',
    toDo: 'Niczego nie zmieniono z Twojej strony. Sprawdź, jak jest teraz, i powtórz, jeśli nadal tego chcesz.',
  },
  madeAlready: {
    what: 'To zostało już zrobione po poprzednim naciśnięciu i nie zostało powtórzone.',
    toDo: 'Sprawdź, co już jest. Tego, co pokazuje się tylko raz, nie można pokazać ponownie; w razie potrzeby utwórz nowe.',
  },
  stillAtWork: {
    what: 'Serwer wciąż pracuje nad tym, co naciśnięto wcześniej.',
    toDo: 'Odczekaj chwilę i spróbuj ponownie. Nic nie zostanie zrobione dwa razy.',
  },
  role: {
    what: 'Nie masz uprawnień do tej czynności.',
    toDo: 'Może ją wykonać właściciel firmy.',
  },
  notSecure: {
    what: 'Ta strona jest otwarta bez HTTPS, więc nie można się tu zalogować.',
    toDo: 'Otwórz jej adres https:// albo zapytaj administratora serwera.',
  },
  notConfirmed: {
    what: 'Nic się nie zmieniło.',
    toDo: 'Spróbuj ponownie i potwierdź swoją tożsamość.',
  },
  notFound: {
    what: 'To już nie istnieje.',
    toDo: 'Mogło zostać w międzyczasie usunięte.',
  },
  tooMany: {
    what: 'Zbyt wiele prób.',
    toDo: 'Odczekaj {minutes} min i spróbuj ponownie.',
  },
  code: 'Kod dla pomocy technicznej',
  again: 'Spróbuj ponownie',
};
