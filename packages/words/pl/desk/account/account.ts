export const accountWords = {
  title: 'Twoje konto',
  who: 'Twoje dane',
  name: 'Imię i nazwisko',
  role: 'Rola',
  company: 'Firma',
  language: 'Język',
  languageOf: 'Twój język',
  languageHint: 'W każdej przeglądarce i w e-mailach.',
  sessions: 'Aktywne sesje',
  sessionsLead:
    'Zakończ sesje, których nie rozpoznajesz. Osoba, która z nich korzysta, zostanie od razu wylogowana.',
  program: 'Program',
  started: 'Zalogowano',
  lastUsed: 'Ostatnio używana',
  end: 'Zakończ',
  thisOne: 'Ta sesja',
  ended: 'Sesja została zakończona.',
  unknownProgram: 'Program z tokenem API',
  endTitle: 'Zakończyć tę sesję?',
  endLead:
    'Osoba, która z niej korzysta, będzie musiała zalogować się ponownie. Niezapisane dane mogą zginąć.',
};
