export const anewWords = {
  belowZero: 'Sumar tölur eru undir núlli.',
  taken: 'Vitað er að {system} tekur við þeim.',
  notKnown: 'Ekki er vitað hvort {system} tekur við þeim. Vitað er um: {known|:ekkert kerfi|other:{known}}.',
  source: 'Það sem framleiðandinn segir',
  instead:
    'Ef svo er ekki má gera skrá með öllu upp á nýtt: heildina hjá öllum sem eru í fyrri skrám, án mismunar.',
  makeAnew: 'Allt upp á nýtt í staðinn',
  anew: 'Allt upp á nýtt.',
  replaces:
    'Taktu það sem þessi launaskil færðu út úr launakerfinu áður en þú skilar þessari skrá, annars er greitt tvisvar: {runs}. Síðari mismunur miðast við þessa skrá.',
};
