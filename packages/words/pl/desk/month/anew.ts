export const anewWords = {
  belowZero: 'Niektóre liczby są poniżej zera.',
  taken: 'Wiadomo, że {system} je przyjmuje.',
  notKnown: 'Nie wiadomo, czy {system} je przyjmuje. Wiadomo to o: {known|:żadnym systemie|other:{known}}.',
  source: 'Co podaje producent',
  instead:
    'Jeśli nie, utwórz plik, który podaje wszystko od nowa: całość dla wszystkich osób z wcześniejszych plików, bez różnic.',
  makeAnew: 'Zamiast tego wszystko od nowa',
  anew: 'Wszystko od nowa.',
  replaces:
    'Zanim przekażesz ten plik, usuń z systemu płacowego to, co wniosły te wysyłki, inaczej wypłata będzie podwójna: {runs}. Późniejsze różnice liczą się od tego pliku.',
};
