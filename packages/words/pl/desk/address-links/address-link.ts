export const addressLinkWords = {
  signIn: 'Przejdź do logowania',
  confirm: {
    title: 'Potwierdź swój adres e-mail',
    lead: 'Od teraz logujesz się adresem',
    follows: 'Hasło się nie zmienia. Tam, gdzie jesteś teraz zalogowany(-a), trzeba zalogować się ponownie.',
    submit: 'Potwierdź adres',
    notYou: 'Jeśli to nie jest dla Ciebie, zamknij stronę. Nic się nie zmieni.',
    done: 'Adres jest potwierdzony.',
    doneToDo: 'Teraz zaloguj się tym adresem. Poprzedni adres już nie działa.',
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
};
