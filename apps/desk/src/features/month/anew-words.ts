import { words } from '#words/words.ts';

/** Files that take something back, and those that say everything of their people anew. */
export const anewWords = words({
  en: {
    belowZero: 'Some amounts are below zero.',
    taken: (system: string) => `${system} is known to take them.`,
    notKnown: (system: string, known: string) =>
      `It is not known whether ${system} takes them. Known to take them: ${known || 'none'}.`,
    source: 'What its maker says',
    instead:
      'Where it does not, make a file that says everything anew: the whole of everybody in the earlier files, without differences.',
    makeAnew: 'Everything anew instead',
    anew: 'Everything anew.',
    replaces: (runs: string) =>
      `Take what these runs brought out of the payroll system before you hand this file over, or it is paid twice: ${runs}. Later differences reckon from this file.`,
  },
  is: {
    belowZero: 'Sumar tölur eru undir núlli.',
    taken: (system: string) => `Vitað er að ${system} tekur við þeim.`,
    notKnown: (system: string, known: string) =>
      `Ekki er vitað hvort ${system} tekur við þeim. Vitað er um: ${known || 'ekkert kerfi'}.`,
    source: 'Það sem framleiðandinn segir',
    instead:
      'Ef svo er ekki má gera skrá með öllu upp á nýtt: heildina hjá öllum sem eru í fyrri skrám, án mismunar.',
    makeAnew: 'Allt upp á nýtt í staðinn',
    anew: 'Allt upp á nýtt.',
    replaces: (runs: string) =>
      `Taktu það sem þessi launaskil færðu út úr launakerfinu áður en þú skilar þessari skrá, annars er greitt tvisvar: ${runs}. Síðari mismunur miðast við þessa skrá.`,
  },
  pl: {
    belowZero: 'Niektóre liczby są poniżej zera.',
    taken: (system: string) => `Wiadomo, że ${system} je przyjmuje.`,
    notKnown: (system: string, known: string) =>
      `Nie wiadomo, czy ${system} je przyjmuje. Wiadomo to o: ${known || 'żadnym systemie'}.`,
    source: 'Co podaje producent',
    instead:
      'Jeśli nie, utwórz plik, który podaje wszystko od nowa: całość dla wszystkich osób z wcześniejszych plików, bez różnic.',
    makeAnew: 'Zamiast tego wszystko od nowa',
    anew: 'Wszystko od nowa.',
    replaces: (runs: string) =>
      `Zanim przekażesz ten plik, usuń z systemu płacowego to, co wniosły te wysyłki, inaczej wypłata będzie podwójna: ${runs}. Późniejsze różnice liczą się od tego pliku.`,
  },
});
