import { words } from '#words/words.ts';

export const passwordLinkWords = words({
  en: {
    title: 'Choose a password',
    signInWith: 'You sign in with',
    label: 'New password',
    hint: 'At least 12 characters. A few words in a row are easy to remember and hard to guess.',
    short: 'Type at least 12 characters.',
    weak: 'This one is easy to guess. Use a few words that do not belong together.',
    submit: 'Save the password',
    done: 'The password is saved.',
    doneToDo: 'Every earlier session has ended. Now sign in with it.',
    signIn: 'Go to sign-in',
    gone: {
      what: 'This link no longer works.',
      toDo: 'It was used, its time is over, or a newer one has taken its place. Ask for a new one on the sign-in page.',
    },
  },
  is: {
    title: 'Veldu lykilorð',
    signInWith: 'Þú skráir þig inn með',
    label: 'Nýtt lykilorð',
    hint: 'Minnst 12 stafir. Nokkur orð í röð er auðvelt að muna og erfitt að giska á.',
    short: 'Sláðu inn minnst 12 stafi.',
    weak: 'Auðvelt er að giska á þetta. Notaðu nokkur orð sem eiga ekki saman.',
    submit: 'Vista lykilorðið',
    done: 'Lykilorðið er vistað.',
    doneToDo: 'Öllum fyrri innskráningum er lokið. Skráðu þig nú inn með því.',
    signIn: 'Fara í innskráningu',
    gone: {
      what: 'Þessi tengill virkar ekki lengur.',
      toDo: 'Hann var notaður, tíminn er liðinn eða nýrri hefur tekið við. Biddu um nýjan á innskráningarsíðunni.',
    },
  },
  pl: {
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
  },
});
