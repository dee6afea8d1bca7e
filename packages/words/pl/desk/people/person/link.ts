export const linkWords = {
  firstLead: 'Ta osoba nie ma hasła: link pozwoli jej je wybrać.',
  newLead: 'Kto zapomniał hasła, wybierze nowe za pomocą linku.',
  invite: 'Wyślij zaproszenie',
  mailNew: 'Wyślij link',
  make: 'Utwórz link',
  isMailed: 'Link został wysłany na adres {email}.',
  noEmail: 'Do logowania potrzebny jest adres e-mail, a w danych go nie ma.',
  addEmail: 'Dodaj go do danych',
  title: 'Link: {name}',
  lead: 'Działa raz, do {until}, i widać go tylko teraz. Nie przekazuj go nikomu innemu. Nowszy link go unieważni.',
  picture: 'Link jako kod QR',
  kept: 'Link przekazany',
};
