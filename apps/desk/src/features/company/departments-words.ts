import { words } from '#words/words.ts';

export const departmentsWords = words({
  en: {
    title: 'Departments',
    lead: 'Where people work. Lists on the tablet and at the desk are told apart by them.',
    name: 'Department',
    nameHint: 'Such as Kitchen or Front desk.',
    people: 'People at work here',
    change: (name: string) => `Rename ${name}`,
    add: 'Add a department',
    addTitle: 'New department',
    changeTitle: 'Rename the department',
    added: 'The department is there. Put people into it on their own pages.',
    saved: 'The department has its new name.',
    emptyTitle: 'There are no departments yet',
    emptyLead:
      'A small company needs none. With several places of work, departments keep the list of names on the tablet short.',
  },
  is: {
    title: 'Deildir',
    lead: 'Hvar fólk vinnur. Listar í spjaldtölvunni og hér skiptast eftir þeim.',
    name: 'Deild',
    nameHint: 'Til dæmis Eldhús eða Móttaka.',
    people: 'Fólk í starfi hér',
    change: (name: string) => `Breyta heiti: ${name}`,
    add: 'Bæta við deild',
    addTitle: 'Ný deild',
    changeTitle: 'Breyta heiti deildar',
    added: 'Deildin er komin. Fólk er sett í hana á síðu hvers og eins.',
    saved: 'Deildin hefur fengið nýtt heiti.',
    emptyTitle: 'Engar deildir enn',
    emptyLead:
      'Lítið fyrirtæki þarf engar. Þegar unnið er á nokkrum stöðum halda deildir nafnalistanum í spjaldtölvunni stuttum.',
  },
  pl: {
    title: 'Działy',
    lead: 'Gdzie pracują ludzie. Według działów dzielą się listy na tablecie i tutaj.',
    name: 'Dział',
    nameHint: 'Na przykład Kuchnia lub Recepcja.',
    people: 'Pracujące tu osoby',
    change: (name: string) => `Zmień nazwę: ${name}`,
    add: 'Dodaj dział',
    addTitle: 'Nowy dział',
    changeTitle: 'Zmień nazwę działu',
    added: 'Dział został dodany. Osoby przypisuje się do niego na ich stronach.',
    saved: 'Dział ma nową nazwę.',
    emptyTitle: 'Nie ma jeszcze żadnych działów',
    emptyLead:
      'Mała firma ich nie potrzebuje. Przy kilku miejscach pracy działy skracają listę nazwisk na tablecie.',
  },
});
