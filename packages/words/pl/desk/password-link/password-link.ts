export const passwordLinkWords = {
  title: 'Ustaw hasło',
  signInWith: 'Logujesz się adresem',
  label: 'Nowe hasło',
  hint: 'Co najmniej 12 znaków. Kilka słów po kolei łatwo zapamiętać, a trudno odgadnąć.',
  short: 'Wpisz co najmniej 12 znaków.',
  weak: 'To hasło łatwo odgadnąć. Użyj kilku słów, które do siebie nie pasują.',
  submit: 'Zapisz hasło',
  done: 'Hasło jest zapisane.',
  doneToDo: 'Wszystkie wcześniejsze sesje zostały zakończone. Teraz zaloguj się nowym hasłem.',
  signIn: 'Przejdź do logowania',
  gone: {
    what: 'Ten link już nie działa.',
    toDo: 'Został użyty, minął jego czas albo zastąpił go nowszy. Poproś o nowy na stronie logowania.',
  },
};
