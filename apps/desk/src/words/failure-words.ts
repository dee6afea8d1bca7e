// What to say when a call has failed: what happened, what to do, what is safe.
import { words } from './words.ts';

export type FailureText = { readonly what: string; readonly toDo: string };

export const failureWords = words({
  en: {
    offline: {
      what: 'The server cannot be reached.',
      toDo: 'Check the network and try again. Nothing that you have typed is lost.',
    },
    noAnswer: {
      what: 'It was sent, but no answer came.',
      toDo: 'Whether it was done is not known. Try again with the same, and nothing is done twice. Before you change it, see what is there now.',
    },
    timedOut: {
      what: 'The server did not answer in time.',
      toDo: 'Try again in a moment.',
    },
    broken: {
      what: 'Something went wrong on the server.',
      toDo: 'Try again in a moment.',
    },
    ifItGoesOn: 'If it goes on, give the code below to whoever runs the server.',
    refused: { what: 'The server did not accept this.', toDo: 'Nothing was changed.' },
    changedMeanwhile: {
      what: 'Somebody else has changed this meanwhile.',
      toDo: 'Nothing was changed by you. Look at how it is now, and do it again if you still mean it.',
    },
    madeAlready: {
      what: 'This was done already when you pressed before, and not a second time.',
      toDo: 'See what is there now. What is shown only once cannot be shown again; if you need it, make a new one.',
    },
    stillAtWork: {
      what: 'The server is still working on what you pressed before.',
      toDo: 'Wait a moment and try again. Nothing is done twice.',
    },
    role: { what: 'You do not have the right to do this.', toDo: 'An owner of the company can do it.' },
    notSecure: {
      what: 'This page is open without HTTPS, so nobody can sign in here.',
      toDo: 'Open its https:// address, or ask whoever runs the server.',
    },
    notConfirmed: { what: 'Nothing was changed.', toDo: 'Try again, and confirm that it is you.' },
    notFound: { what: 'This no longer exists.', toDo: 'It may have been removed in the meantime.' },
    tooMany: (minutes: number): FailureText => ({
      what: 'Too many tries.',
      toDo: `Wait ${minutes} min and try again.`,
    }),
    code: 'Code for support',
    again: 'Try again',
  },
  is: {
    offline: {
      what: 'Ekki næst samband við netþjóninn.',
      toDo: 'Athugaðu nettenginguna og reyndu aftur. Ekkert sem þú skrifaðir glatast.',
    },
    noAnswer: {
      what: 'Þetta var sent en ekkert svar barst.',
      toDo: 'Ekki er vitað hvort það var gert. Reyndu aftur án þess að breyta neinu og þá er ekkert gert tvisvar. Skoðaðu hvernig staðan er núna áður en þú breytir einhverju.',
    },
    timedOut: {
      what: 'Netþjónninn svaraði ekki í tæka tíð.',
      toDo: 'Reyndu aftur eftir smástund.',
    },
    broken: {
      what: 'Eitthvað fór úrskeiðis á netþjóninum.',
      toDo: 'Reyndu aftur eftir smástund.',
    },
    ifItGoesOn: 'Ef þetta heldur áfram skaltu gefa rekstraraðila netþjónsins kóðann hér að neðan.',
    refused: { what: 'Netþjónninn tók ekki við þessu.', toDo: 'Engu var breytt.' },
    changedMeanwhile: {
      what: 'Einhver annar breytti þessu í millitíðinni.',
      toDo: 'Þú breyttir engu. Skoðaðu hvernig þetta er núna og gerðu það aftur ef þú vilt það enn.',
    },
    madeAlready: {
      what: 'Þetta var gert þegar þú ýttir áður, og ekki aftur núna.',
      toDo: 'Skoðaðu hvað er komið. Það sem birtist aðeins einu sinni er ekki sýnt aftur; búðu til nýtt ef þú þarft það.',
    },
    stillAtWork: {
      what: 'Netþjónninn vinnur enn að því sem þú ýttir á áður.',
      toDo: 'Bíddu andartak og reyndu aftur. Ekkert er gert tvisvar.',
    },
    role: { what: 'Þú hefur ekki heimild til þessa.', toDo: 'Eigandi fyrirtækisins getur gert það.' },
    notSecure: {
      what: 'Þessi síða er opin án HTTPS svo enginn getur skráð sig inn hér.',
      toDo: 'Opnaðu https://-slóð hennar eða hafðu samband við þann sem rekur netþjóninn.',
    },
    notConfirmed: { what: 'Engu var breytt.', toDo: 'Reyndu aftur og staðfestu að þetta sért þú.' },
    notFound: { what: 'Þetta er ekki lengur til.', toDo: 'Því kann að hafa verið eytt í millitíðinni.' },
    tooMany: (minutes: number): FailureText => ({
      what: 'Of margar tilraunir.',
      toDo: `Bíddu í ${minutes} mín. og reyndu aftur.`,
    }),
    code: 'Kóði fyrir aðstoð',
    again: 'Reyna aftur',
  },
  pl: {
    offline: {
      what: 'Brak połączenia z serwerem.',
      toDo: 'Sprawdź sieć i spróbuj ponownie. Nic z tego, co wpisano, nie zginęło.',
    },
    noAnswer: {
      what: 'Wysłano, ale odpowiedź nie nadeszła.',
      toDo: 'Nie wiadomo, czy to wykonano. Spróbuj ponownie bez zmian, a nic nie zostanie zrobione dwa razy. Zanim coś zmienisz, sprawdź, co jest teraz.',
    },
    timedOut: {
      what: 'Serwer nie odpowiedział na czas.',
      toDo: 'Spróbuj ponownie za chwilę.',
    },
    broken: {
      what: 'Na serwerze wystąpił błąd.',
      toDo: 'Spróbuj ponownie za chwilę.',
    },
    ifItGoesOn: 'Jeśli błąd się powtarza, podaj poniższy kod administratorowi serwera.',
    refused: { what: 'Serwer tego nie przyjął.', toDo: 'Niczego nie zmieniono.' },
    changedMeanwhile: {
      what: 'W międzyczasie zmienił to ktoś inny.',
      toDo: 'Niczego nie zmieniono z Twojej strony. Sprawdź, jak jest teraz, i powtórz, jeśli nadal tego chcesz.',
    },
    madeAlready: {
      what: 'To zostało już zrobione po poprzednim naciśnięciu i nie zostało powtórzone.',
      toDo: 'Sprawdź, co już jest. Tego, co pokazuje się tylko raz, nie można pokazać ponownie; w razie potrzeby utwórz nowe.',
    },
    stillAtWork: {
      what: 'Serwer wciąż pracuje nad tym, co naciśnięto wcześniej.',
      toDo: 'Odczekaj chwilę i spróbuj ponownie. Nic nie zostanie zrobione dwa razy.',
    },
    role: { what: 'Nie masz uprawnień do tej czynności.', toDo: 'Może ją wykonać właściciel firmy.' },
    notSecure: {
      what: 'Ta strona jest otwarta bez HTTPS, więc nie można się tu zalogować.',
      toDo: 'Otwórz jej adres https:// albo zapytaj osobę, która prowadzi serwer.',
    },
    notConfirmed: { what: 'Nic się nie zmieniło.', toDo: 'Spróbuj ponownie i potwierdź swoją tożsamość.' },
    notFound: { what: 'To już nie istnieje.', toDo: 'Mogło zostać w międzyczasie usunięte.' },
    tooMany: (minutes: number): FailureText => ({
      what: 'Zbyt wiele prób.',
      toDo: `Odczekaj ${minutes} min i spróbuj ponownie.`,
    }),
    code: 'Kod dla pomocy technicznej',
    again: 'Spróbuj ponownie',
  },
});
