export const settingsWords = {
  title: 'Ustawienia',
  lead: 'Decyzje firmy o niej samej. Obowiązują od teraz; zatwierdzony czas zachowuje swoje liczby.',
  contents: 'Na tej stronie',
  readOnly: 'Możesz to przejrzeć. Zmienić może właściciel.',
  saved: 'Ustawienia zostały zapisane.',
  parts: {
    company: {
      title: 'Firma',
      lead: 'Nazwa widnieje na tabletach i raportach. Dni zaczynają się i kończą według strefy czasowej.',
    },
    pay: { title: 'Płaca', lead: 'Co obowiązuje osoby, które nie mają nic własnego.' },
    bonuses: {
      title: 'Dodatki i wynagrodzenie urlopowe',
      lead: 'To, co układy zostawiają otwarte. Gdzie nic nie podano, nic nie jest proponowane.',
    },
    features: { title: 'Używane funkcje', lead: 'O to, co wyłączone, nikt nie jest pytany.' },
    terminal: { title: 'Tablety', lead: 'O co pyta tablet przy odbiciu.' },
    factorDemandedFrom: {
      title: 'Drugi składnik logowania',
      lead: 'Od tego dnia osoba bez niego dodaje go przy najbliższym logowaniu, przed wszystkim innym. Samo hasło nie otworzy już ani tabletu, ani programu.',
    },
    retentionDays: {
      title: 'Czas przechowywania',
      lead: 'Dane osobowe z odbicia są usuwane po tylu dniach, także z kopii zapasowych serwera. Od 0 do {most}. 0 usuwa je tego samego dnia.',
    },
    mail: {
      title: 'Poczta',
      lead: 'Właściciele i kierownicy dowiadują się o zapomnianych wyjściach, póki wszyscy pamiętają.',
    },
  },
  factorHint: 'Na przykład 1.12.2026. Puste: każdy decyduje sam.',
  factorChoice: 'każdy decyduje sam',
  factorLacks:
    '{count} {count|one:osoba go nie ma|few:osoby go nie mają|many:osób go nie ma|other:osoby go nie ma}: {names}.',
  factorNobodyLacks: 'Wszyscy w tej roli go mają.',
};
