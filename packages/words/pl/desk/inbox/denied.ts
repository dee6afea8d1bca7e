/** Zmiana, która według osoby jest błędna: co było, co jest i jej słowa. */
export const deniedWords = {
  what: 'Co zmieniono',
  before: 'Przedtem',
  after: 'Teraz',
  added: 'Nic nie było',
  gone: 'Usunięte',
  byFor: '{by}, {when}: „{reason}”',
  said: 'Co mówi osoba',
  toEntry: 'Popraw czas',
  worked: '{before} przedtem, {after} teraz',
} as const;
