import { words } from '#words/words.ts';

/** By why the session has ended. */
export const signInAgainWords = words({
  en: {
    title: 'Sign in to go on',
    because: {
      idle: 'Nobody had used this page for 30 minutes, so you were signed out.',
      time: 'Twelve hours have passed since you signed in.',
      signedOut: 'You were signed out from another tab or browser.',
      somebody: 'Somebody else has ended your sessions.',
      password: 'You have a new password since, so everything that was open ended.',
      address: 'You have a new sign-in address since, so everything that was open ended.',
      factor: 'A second factor of yours was added, taken away or reset, so this session ended.',
      passkey: 'The passkey with which you had signed in was removed.',
      record: 'Your role or your employment has changed, so this session ended.',
      unknown: 'Your session in this browser is over.',
    },
    stays: 'What you have typed is still here, and what you have pressed goes on by itself.',
    usePasskey: 'Go on with your passkey',
    otherWay: 'Sign in in another way',
  },
  is: {
    title: 'Skráðu þig inn til að halda áfram',
    because: {
      idle: 'Enginn hafði notað síðuna í 30 mínútur og því rann innskráningin út.',
      time: 'Tólf klukkustundir eru frá því að þú skráðir þig inn.',
      signedOut: 'Þú varst skráð(ur) út úr öðrum flipa eða vafra.',
      somebody: 'Einhver annar hefur bundið enda á innskráningar þínar.',
      password: 'Þú ert komin(n) með nýtt lykilorð og því lauk öllum fyrri innskráningum.',
      address: 'Þú ert komin(n) með nýtt netfang til innskráningar og því lauk öllum fyrri innskráningum.',
      factor:
        'Seinna þrepi innskráningar þinnar var bætt við, það fjarlægt eða endurstillt og því lauk þessari innskráningu.',
      passkey: 'Aðgangslykillinn sem þú skráðir þig inn með var fjarlægður.',
      record: 'Hlutverk þitt eða ráðning hefur breyst og því lauk þessari innskráningu.',
      unknown: 'Innskráningunni í þessum vafra er lokið.',
    },
    stays: 'Það sem þú skrifaðir er enn hér og það sem þú ýttir á heldur áfram af sjálfu sér.',
    usePasskey: 'Halda áfram með aðgangslyklinum',
    otherWay: 'Skrá inn á annan hátt',
  },
  pl: {
    title: 'Zaloguj się, aby kontynuować',
    because: {
      idle: 'Nikt nie używał tej strony przez 30 minut, więc sesja wygasła.',
      time: 'Od zalogowania minęło dwanaście godzin.',
      signedOut: 'Wylogowano Cię z innej karty lub przeglądarki.',
      somebody: 'Ktoś inny zakończył Twoje sesje.',
      password: 'Masz teraz nowe hasło, więc wszystkie wcześniejsze sesje się zakończyły.',
      address: 'Masz teraz nowy adres do logowania, więc wszystkie wcześniejsze sesje się zakończyły.',
      factor:
        'Drugi składnik logowania został dodany, usunięty lub zresetowany, więc ta sesja się zakończyła.',
      passkey: 'Klucz dostępu, którym się zalogowano, został usunięty.',
      record: 'Zmieniła się Twoja rola lub zatrudnienie, więc ta sesja się zakończyła.',
      unknown: 'Sesja w tej przeglądarce się zakończyła.',
    },
    stays: 'Wpisane dane wciąż tu są, a to, co zostało naciśnięte, będzie kontynuowane.',
    usePasskey: 'Kontynuuj kluczem dostępu',
    otherWay: 'Zaloguj się w inny sposób',
  },
});
