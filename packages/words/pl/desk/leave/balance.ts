export const balanceWords = {
  title: 'Pozostały urlop i chorobowe',
  lead: 'Co każdy ma dziś do wykorzystania, w czasie pracy.',
  person: 'Imię i nazwisko',
  granted: 'Przysługujący urlop',
  taken: 'Wykorzystany urlop',
  asked: 'Urlop we wnioskach',
  vacation: 'Pozostały urlop',
  sick: 'Pozostałe chorobowe',
  sickChild: 'Pozostałe na chore dziecko',
  mayBeMore: 'może być więcej',
  emptyTitle: 'Nikt dziś nie jest zatrudniony',
  emptyLead: 'Tu są wszyscy zatrudnieni i to, co im pozostało.',
};
