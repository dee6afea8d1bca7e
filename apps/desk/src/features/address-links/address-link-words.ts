import { words } from '#words/words.ts';

export const addressLinkWords = words({
  en: {
    signIn: 'Go to sign-in',
    confirm: {
      title: 'Confirm your e-mail address',
      lead: 'From now on you sign in with',
      follows: 'Your password stays. Wherever you are signed in now, you sign in again.',
      submit: 'Confirm the address',
      notYou: 'If this is not for you, close the page. Nothing changes.',
      done: 'The address is confirmed.',
      doneToDo: 'Now sign in with it. The address of before no longer works.',
      gone: {
        what: 'This link no longer works.',
        toDo: 'It was used or withdrawn, its time is over, or a newer one has taken its place. Open the newest one, or ask whoever changed the address. Unless the new address is confirmed already, the one of before goes on.',
      },
      taken: {
        what: 'Somebody else signs in with this address by now.',
        toDo: 'Nothing was changed, and your address of before goes on. Ask whoever changed it for another one.',
      },
    },
    back: {
      title: 'Take your e-mail address back',
      lead: 'Your account no longer belongs to',
      instead: 'It belongs now to',
      follows:
        'If you did not agree to that, take it back: this address signs in again, every session ends, and what was added since goes: a password, passkeys, an app that shows codes.',
      submit: 'Take the address back',
      allRight: 'If you know about the change, close the page. Nothing changes.',
      done: 'The address is yours again.',
      doneToDo: 'Every session has ended. Sign in with your password, and tell an owner of the company.',
      choosePassword:
        'Every session has ended. Somebody had chosen another password; it no longer works. Choose a new one within 30 minutes, and tell an owner of the company.',
      toPassword: 'Choose a password',
      ended: 'Every session has ended.',
      addressTaken:
        'Somebody else signs in with this address by now, so your account has none, and nobody can sign in to it. Ask an owner of the company for another one.',
      gone: {
        what: 'This link no longer works.',
        toDo: 'It was used, or its three days are over. Ask an owner of the company.',
      },
    },
  },
  is: {
    signIn: 'Fara í innskráningu',
    confirm: {
      title: 'Staðfestu netfangið þitt',
      lead: 'Þú skráir þig framvegis inn með',
      follows: 'Lykilorðið er óbreytt. Þar sem þú ert skráð(ur) inn núna þarftu að skrá þig inn aftur.',
      submit: 'Staðfesta netfangið',
      notYou: 'Ef þetta er ekki ætlað þér skaltu loka síðunni. Ekkert breytist.',
      done: 'Netfangið er staðfest.',
      doneToDo: 'Skráðu þig nú inn með því. Fyrra netfangið gildir ekki lengur.',
      gone: {
        what: 'Þessi tengill virkar ekki lengur.',
        toDo: 'Hann var notaður eða afturkallaður, tíminn er liðinn eða nýrri hefur tekið við. Opnaðu þann nýjasta eða spurðu þann sem breytti netfanginu. Hafi nýja netfangið ekki þegar verið staðfest gildir það fyrra áfram.',
      },
      taken: {
        what: 'Annar notandi skráir sig nú inn með þessu netfangi.',
        toDo: 'Engu var breytt og fyrra netfangið gildir áfram. Biddu þann sem breytti því um annað.',
      },
    },
    back: {
      title: 'Taktu netfangið þitt til baka',
      lead: 'Aðgangurinn þinn tilheyrir ekki lengur',
      instead: 'Hann tilheyrir nú',
      follows:
        'Ef þú samþykktir það ekki skaltu taka netfangið til baka: þetta netfang gildir aftur, öllum innskráningum lýkur og því sem bætt var við síðan er eytt: lykilorði, aðgangslyklum og kóðaforriti.',
      submit: 'Taka netfangið til baka',
      allRight: 'Ef þú veist af breytingunni skaltu loka síðunni. Ekkert breytist.',
      done: 'Netfangið er aftur þitt.',
      doneToDo:
        'Öllum innskráningum er lokið. Skráðu þig inn með lykilorðinu þínu og láttu eiganda fyrirtækisins vita.',
      choosePassword:
        'Öllum innskráningum er lokið. Einhver hafði valið annað lykilorð og það gildir ekki lengur. Veldu nýtt innan 30 mínútna og láttu eiganda fyrirtækisins vita.',
      toPassword: 'Velja lykilorð',
      ended: 'Öllum innskráningum er lokið.',
      addressTaken:
        'Annar notandi skráir sig nú inn með þessu netfangi. Aðgangurinn þinn er því án netfangs og enginn getur skráð sig inn á hann. Biddu eiganda fyrirtækisins um annað netfang.',
      gone: {
        what: 'Þessi tengill virkar ekki lengur.',
        toDo: 'Hann var notaður eða dagarnir þrír eru liðnir. Spurðu eiganda fyrirtækisins.',
      },
    },
  },
  pl: {
    signIn: 'Przejdź do logowania',
    confirm: {
      title: 'Potwierdź swój adres e-mail',
      lead: 'Od teraz logujesz się adresem',
      follows:
        'Hasło się nie zmienia. Tam, gdzie jesteś teraz zalogowany(-a), trzeba zalogować się ponownie.',
      submit: 'Potwierdź adres',
      notYou: 'Jeśli to nie jest dla Ciebie, zamknij stronę. Nic się nie zmieni.',
      done: 'Adres jest potwierdzony.',
      doneToDo: 'Teraz zaloguj się nim. Poprzedni adres już nie działa.',
      gone: {
        what: 'Ten link już nie działa.',
        toDo: 'Został użyty lub wycofany, minął jego czas albo zastąpił go nowszy. Otwórz najnowszy lub zapytaj osobę, która zmieniła adres. Jeśli nowy adres nie został jeszcze potwierdzony, nadal obowiązuje poprzedni.',
      },
      taken: {
        what: 'Ktoś inny loguje się już tym adresem.',
        toDo: 'Nic nie zmieniono, poprzedni adres nadal obowiązuje. Poproś osobę, która go zmieniła, o inny.',
      },
    },
    back: {
      title: 'Odzyskaj swój adres e-mail',
      lead: 'Twoje konto nie należy już do adresu',
      instead: 'Teraz należy do',
      follows:
        'Jeśli nie było to za Twoją zgodą, odzyskaj adres: znowu będzie służył do logowania, wszystkie sesje się zakończą, a to, co dodano później, zniknie: hasło, klucze dostępu i aplikacja z kodami.',
      submit: 'Odzyskaj adres',
      allRight: 'Jeśli wiesz o tej zmianie, zamknij stronę. Nic się nie zmieni.',
      done: 'Adres znów należy do Ciebie.',
      doneToDo: 'Wszystkie sesje zostały zakończone. Zaloguj się swoim hasłem i powiadom właściciela firmy.',
      choosePassword:
        'Wszystkie sesje zostały zakończone. Ktoś ustawił inne hasło; już nie działa. Ustaw nowe w ciągu 30 minut i powiadom właściciela firmy.',
      toPassword: 'Ustaw hasło',
      ended: 'Wszystkie sesje zostały zakończone.',
      addressTaken:
        'Ktoś inny loguje się już tym adresem, więc Twoje konto nie ma adresu i nikt się na nie nie zaloguje. Poproś właściciela firmy o inny adres.',
      gone: {
        what: 'Ten link już nie działa.',
        toDo: 'Został użyty albo minęły trzy dni. Zwróć się do właściciela firmy.',
      },
    },
  },
});
