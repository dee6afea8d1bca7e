export const absenceWords = {
  kinds: {
    sick: 'zwolnienie chorobowe',
    sickChild: 'opieka nad chorym dzieckiem',
    vacation: 'urlop',
  },
  lead: 'Te nieobecności osób ze stawką godzinową nie mają kodu płacowego, więc nikt by ich nie wypłacił. Nadaj im kod albo podaj, dlaczego plik powstaje bez nich. Następny plik zapyta ponownie.',
  toCodes: 'Do kodów płacowych',
  reasonFor: '{who}, {kind}, {time}: dlaczego bez tego',
  goneFor: '{who}, {kind}: poza ostatnim plikiem i już usunięte. Co z tym, co wypłacono',
  goOn: 'Kontynuuj bez nich',
  left: 'Nieobecności poza plikiem i powód',
};
