export const openParametersWords = {
  title: 'Co ta reguła zostawia firmie',
  lead: 'Żadne źródło nie podaje tej liczby, więc nie płaci się niczego, co od niej zależy, dopóki jej nie podasz. Gdy zależy od niej czyjś czas, miesiąc się zatrzyma.',
  missing: 'Jeszcze nie podano',
  inMinutes: '{minutes} min',
  readings: 'Co mówią źródła',
  source: 'Źródło',
  taken: 'Reguła robi to, dopóki nie wybierzesz.',
  give: 'Podaj wartości',
  giveTitle: '{name}: podaj wartości',
  giveLead:
    'Obowiązują od danego dnia jako nowa wersja reguły. Wcześniejsze dni się nie zmieniają. To, co zostawisz puste, pozostaje bez zmian.',
  minutesHint: 'W minutach.',
  none: 'Nie wybrano',
  validFrom: 'Obowiązują od',
  validFromHint: 'Pierwszy dzień okresu rozliczeniowego, jeśli nie jest jeszcze zatwierdzony.',
  save: 'Zapisz wartości',
  saved: 'Wartości zostały zapisane.',
};
