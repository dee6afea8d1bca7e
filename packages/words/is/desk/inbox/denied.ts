/** Breyting sem starfsmaður segir að sé ekki rétt: hvað var, hvað er og orð hans. */
export const deniedWords = {
  what: 'Hverju var breytt',
  before: 'Áður',
  after: 'Núna',
  added: 'Ekkert var fyrir',
  gone: 'Tekið út',
  byFor: '{by}, {when}: „{reason}“',
  said: 'Það sem starfsmaðurinn segir',
  toEntry: 'Leiðrétta tímann',
  worked: '{before} áður, {after} núna',
} as const;
