import { words } from '#words/words.ts';

export const signInWords = words({
  en: {
    title: 'Sign in',
    lead: 'For owners, managers and accountants.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    emailMissing: 'Type your e-mail, such as name@company.is.',
    passwordMissing: 'Type your password.',
    wrong: {
      what: 'E-mail or password is not right.',
      toDo: 'Check both and try again. After several wrong tries in a row you must wait a while.',
    },
    noDesk: {
      what: 'This account has no access here.',
      toDo: 'This page is for those who run the company. Your own hours are on the tablet.',
    },
    passwordRight: 'The password is right. Now the second factor.',
    code: { app: 'Code from the app', paper: 'Code on paper' },
    codeHint: {
      app: 'Six digits that the app on your phone shows now.',
      paper: 'One of your ten codes. Each works once.',
    },
    codeMissing: {
      app: 'Type the six digits that the app shows.',
      paper: 'Type one code on paper, such as ABCD-EFGH-IJKL-MNOP.',
    },
    usePasskey: 'Use a passkey',
    confirmWithPasskey: 'Confirm with a passkey',
    confirmLeadPasskey:
      'This needs a passkey, or your password, once more. What you have started goes on afterwards.',
    usePaper: 'Use a code on paper',
    useApp: 'Use the app',
    lost: 'Lost the phone?',
    lostToDo:
      'Use a code on paper. If you have none, ask whoever runs the server to take your second factor away. You then sign in with your password and add a new one.',
    wrongCode: {
      what: 'The code or the password is not right.',
      toDo: 'A code of the app works once, and only for half a minute. Wait for the next one, and check the clock of the phone.',
    },
    wrongPassword: { what: 'The password is not right.', toDo: 'Check it and try again.' },
    startAgain: 'Start again',
    confirmTitle: 'Confirm that it is you',
    confirmLead: 'This needs your password once more. What you have started goes on afterwards.',
    confirm: 'Confirm',
    language: 'Language',
  },
  is: {
    title: 'Innskráning',
    lead: 'Fyrir eigendur, stjórnendur og bókara.',
    email: 'Netfang',
    password: 'Lykilorð',
    submit: 'Skrá inn',
    emailMissing: 'Sláðu inn netfangið þitt, til dæmis nafn@fyrirtaeki.is.',
    passwordMissing: 'Sláðu inn lykilorðið þitt.',
    wrong: {
      what: 'Netfang eða lykilorð er ekki rétt.',
      toDo: 'Athugaðu hvort tveggja og reyndu aftur. Eftir nokkrar rangar tilraunir í röð þarf að bíða um stund.',
    },
    noDesk: {
      what: 'Þessi aðgangur nær ekki hingað.',
      toDo: 'Þessi síða er fyrir þá sem stjórna fyrirtækinu. Þínar eigin stundir sérðu á spjaldtölvunni.',
    },
    passwordRight: 'Lykilorðið er rétt. Þá er það seinna þrepið.',
    code: { app: 'Kóði úr appinu', paper: 'Kóði á blaði' },
    codeHint: {
      app: 'Sex tölustafir sem appið í símanum sýnir núna.',
      paper: 'Einn af kóðunum þínum tíu. Hver þeirra gildir einu sinni.',
    },
    codeMissing: {
      app: 'Sláðu inn tölustafina sex sem appið sýnir.',
      paper: 'Sláðu inn einn kóða af blaðinu, til dæmis ABCD-EFGH-IJKL-MNOP.',
    },
    usePasskey: 'Nota aðgangslykil',
    confirmWithPasskey: 'Staðfesta með aðgangslykli',
    confirmLeadPasskey:
      'Til þessa þarf aðgangslykil eða lykilorðið þitt aftur. Það sem þú varst að gera heldur áfram á eftir.',
    usePaper: 'Nota kóða á blaði',
    useApp: 'Nota appið',
    lost: 'Er síminn týndur?',
    lostToDo:
      'Notaðu kóða á blaði. Ef þú átt engan skaltu biðja þann sem rekur netþjóninn að taka seinna þrepið af. Þá skráirðu þig inn með lykilorðinu og bætir nýju við.',
    wrongCode: {
      what: 'Kóðinn eða lykilorðið er ekki rétt.',
      toDo: 'Kóði úr appinu gildir einu sinni og aðeins í hálfa mínútu. Bíddu eftir þeim næsta og athugaðu klukkuna í símanum.',
    },
    wrongPassword: { what: 'Lykilorðið er ekki rétt.', toDo: 'Athugaðu það og reyndu aftur.' },
    startAgain: 'Byrja aftur',
    confirmTitle: 'Staðfestu að þetta sért þú',
    confirmLead: 'Til þessa þarf lykilorðið þitt aftur. Það sem þú varst að gera heldur áfram á eftir.',
    confirm: 'Staðfesta',
    language: 'Tungumál',
  },
  pl: {
    title: 'Logowanie',
    lead: 'Dla właścicieli, kierowników i księgowych.',
    email: 'E-mail',
    password: 'Hasło',
    submit: 'Zaloguj się',
    emailMissing: 'Wpisz swój e-mail, na przykład imie@firma.is.',
    passwordMissing: 'Wpisz swoje hasło.',
    wrong: {
      what: 'E-mail lub hasło są nieprawidłowe.',
      toDo: 'Sprawdź oba pola i spróbuj ponownie. Po kilku błędnych próbach z rzędu trzeba chwilę odczekać.',
    },
    noDesk: {
      what: 'To konto nie ma tu dostępu.',
      toDo: 'Ta strona jest dla osób prowadzących firmę. Własne godziny można sprawdzić na tablecie.',
    },
    passwordRight: 'Hasło jest prawidłowe. Teraz drugi składnik.',
    code: { app: 'Kod z aplikacji', paper: 'Kod na papierze' },
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
      what: 'Kod lub hasło są nieprawidłowe.',
      toDo: 'Kod z aplikacji działa raz i tylko przez pół minuty. Poczekaj na następny i sprawdź zegar w telefonie.',
    },
    wrongPassword: { what: 'Hasło jest nieprawidłowe.', toDo: 'Sprawdź je i spróbuj ponownie.' },
    startAgain: 'Zacznij od początku',
    confirmTitle: 'Potwierdź, że to Ty',
    confirmLead: 'Ta czynność wymaga ponownego podania hasła. Potem będzie kontynuowana.',
    confirm: 'Potwierdź',
    language: 'Język',
  },
});
