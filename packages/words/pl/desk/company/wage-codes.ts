export const wageCodesWords = {
  title: 'Kody płacowe',
  lead: 'Jak system płacowy nazywa to, co płacą reguły. Pozycji bez kodu nie da się przekazać.',
  target: 'System płacowy',
  otherSystem: 'Inny system',
  unmapped: 'Bez kodu: {count}',
  unmappedLead: 'Stoją na początku. Nadaj każdej pozycji kod, który ma dla niej system płacowy.',
  allMapped: 'Wszystko, co można wypłacić, ma swój kod.',
  code: 'Kod: {line}',
  notGiven: 'Żadna reguła już jej nie daje',
  saved: 'Kody zostały zapisane.',
  keepsCode: 'Kod można zmienić, ale nie usunąć.',
  emptyTitle: 'Nie ma jeszcze czego wypłacać',
  emptyLead: 'Najpierw dodaj regułę płacową. Potem stanie tu pozycja po pozycji to, co płaci.',
  salary: 'Co obejmuje pensja miesięczna',
  salaryLead:
    'U osób z pensją miesięczną ta nieobecność nie wymaga kodu: bez niego nie ma jej w żadnym pliku i nie ma ostrzeżenia. U osób ze stawką godzinową kod jest zawsze potrzebny.',
  salaryKinds: {
    sick: 'Zwolnienie chorobowe',
    sickChild: 'Opieka nad chorym dzieckiem',
    vacation: 'Urlop',
  },
  salarySaved: 'Zapisano.',
};
