export const departmentsWords = {
  title: 'Działy',
  lead: 'Gdzie pracują ludzie. Według działów dzielą się listy na tablecie i tutaj.',
  name: 'Dział',
  nameHint: 'Na przykład Kuchnia lub Recepcja.',
  people: 'Pracujące tu osoby',
  change: 'Zmień nazwę: {name}',
  add: 'Dodaj dział',
  addTitle: 'Nowy dział',
  changeTitle: 'Zmień nazwę działu',
  added: 'Dział został dodany. Osoby przypisuje się do niego na ich stronach.',
  saved: 'Dział ma nową nazwę.',
  emptyTitle: 'Nie ma jeszcze żadnych działów',
  emptyLead:
    'Mała firma ich nie potrzebuje. Przy kilku miejscach pracy działy skracają listę nazwisk na tablecie.',
};
