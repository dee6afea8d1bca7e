export const newWords = {
  title: 'Dodaj osobę',
  lead: 'Wystarczy imię i nazwisko oraz pierwszy dzień pracy. Wszystko można później zmienić.',
  pay: 'Praca i wynagrodzenie',
  payLead: 'Od kiedy, w jakim wymiarze i jak opłacane są godziny.',
  pin: 'Utwórz kod PIN',
  pinNow: 'Od razu',
  pinLater: 'Później',
  pinHint: 'Zobaczysz go raz, po dodaniu osoby.',
  add: 'Dodaj osobę do firmy',
  added: 'Dodano: {name}.',
  addedWithoutPin: 'Dodano: {name}. Kodu PIN jeszcze nie ma: utwórz go na tej stronie.',
  another: 'Dodaj następną osobę',
};
