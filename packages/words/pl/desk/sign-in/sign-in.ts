export const signInWords = {
  title: 'Logowanie',
  lead: 'Dla właścicieli, kierowników i księgowych.',
  email: 'E-mail',
  password: 'Hasło',
  submit: 'Zaloguj się',
  emailMissing: 'Wpisz swój e-mail, na przykład imie@firma.is.',
  passwordMissing: 'Wpisz swoje hasło.',
  wrong: {
    what: 'E-mail lub hasło jest nieprawidłowe.',
    toDo: 'Sprawdź oba pola i spróbuj ponownie. Po kilku błędnych próbach z rzędu trzeba chwilę odczekać.',
  },
  noDesk: {
    what: 'To konto nie ma tu dostępu.',
    toDo: 'Ta strona jest dla osób prowadzących firmę. Własne godziny można sprawdzić na tablecie.',
  },
  passwordRight: 'Hasło jest prawidłowe. Teraz drugi składnik.',
  code: {
    app: 'Kod z aplikacji',
    paper: 'Kod na papierze',
  },
  codeHint: {
    app: 'Sześć cyfr, które aplikacja w telefonie pokazuje teraz.',
    paper: 'Jeden z Twoich dziesięciu kodów. Każdy działa raz.',
  },
  codeMissing: {
    app: 'Wpisz sześć cyfr, które pokazuje aplikacja.',
    paper: 'Wpisz jeden kod z kartki, na przykład ABCD-EFGH-IJKL-MNOP.',
  },
  usePasskey: 'Użyj klucza dostępu',
  confirmWithPasskey: 'Potwierdź kluczem dostępu',
  confirmLeadPasskey:
    'Ta czynność wymaga klucza dostępu lub ponownego podania hasła. Potem będzie kontynuowana.',
  usePaper: 'Użyj kodu na papierze',
  useApp: 'Użyj aplikacji',
  lost: 'Nie masz telefonu?',
  lostToDo:
    'Użyj kodu na papierze. Jeśli nie masz żadnego, poproś administratora serwera o usunięcie drugiego składnika. Wtedy zalogujesz się samym hasłem i dodasz nowy.',
  wrongCode: {
    what: 'Kod lub hasło jest nieprawidłowe.',
    toDo: 'Kod z aplikacji działa raz i tylko przez pół minuty. Poczekaj na następny i sprawdź zegar w telefonie.',
  },
  wrongPassword: {
    what: 'Hasło jest nieprawidłowe.',
    toDo: 'Sprawdź je i spróbuj ponownie.',
  },
  startAgain: 'Zacznij od początku',
  confirmTitle: 'Potwierdź, że to Ty',
  confirmLead: 'Ta czynność wymaga ponownego podania hasła. Potem będzie kontynuowana.',
  confirm: 'Potwierdź',
  language: 'Język',
};
