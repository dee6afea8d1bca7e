export const forgottenOutsWords = {
  subject: 'Brak odbicia wyjścia: {count} ({company})',
  stillIn: 'Tu brakuje odbicia wyjścia:',
  inSince: '{name}: w pracy od {when}',
  missingStops: 'Tu brakuje wyjścia przed późniejszym odbiciem:',
  punchedAt: '{name}: odbicie {when}',
  more: 'I więcej tego samego rodzaju: {count}',
  whatToDo:
    'Ten czas nie liczy się, dopóki nie ma końca. Zapytaj, o której skończyła się praca, i wpisz tę godzinę.',
  open: 'Otwórz Stimpill',
  whyYou:
    'Ten e-mail przychodzi, bo włączono go w firmie {company}, i tylko wtedy, gdy czegoś brakuje. Właściciel może go wyłączyć w ustawieniach firmy.',
  moment: '{date}, godz. {time}',
};

export const passwordLinkWords = {
  subject: 'Nowe hasło ({company})',
  hello: 'Dzień dobry, {name}!',
  asked: 'Ktoś poprosił o nowe hasło do Twojego konta w firmie {company}.',
  invited: 'Masz konto w Stimpill w firmie {company}. Aby zacząć, ustaw hasło.',
  choose: 'Ustaw hasło',
  askedLasts: 'Link działa jeden raz, przez 30 minut.',
  invitedLasts: 'Link działa jeden raz, przez trzy dni.',
  notYou: 'Jeśli to nie Ty, nie musisz nic robić: dotychczasowe hasło pozostaje ważne.',
};

export const addressWords = {
  confirmSubject: 'Potwierdź swój adres e-mail ({company})',
  hello: 'Dzień dobry, {name}!',
  asked:
    'Od teraz do Stimpill w firmie {company} masz się logować adresem {email}. Zacznie on obowiązywać, gdy go potwierdzisz.',
  confirm: 'Potwierdź adres',
  confirmLasts: 'Link działa jeden raz, przez trzy dni. Do tego czasu obowiązuje dotychczasowy adres.',
  notForYou: 'Jeśli ta wiadomość nie jest dla Ciebie, nie musisz nic robić.',
  changedSubject: 'Zmieniono Twoje logowanie ({company})',
  changed: 'Twoje konto w firmie {company} nie należy już do tego adresu. Teraz należy do {email}.',
  taken: 'Ten adres odłączono od Twojego konta w firmie {company}.',
  by: 'Kto zmienił: {name}.',
  byOperator: 'Zmiany dokonał administrator serwera.',
  allRight: 'Jeśli o tym wiesz, nie musisz nic robić.',
  back: 'Nie zgadzam się na to: przywróć mój adres',
  backLasts:
    'Link działa jeden raz, przez trzy dni. Przywraca ten adres, kończy wszystkie sesje i usuwa to, co dodano później.',
};
