import { words } from '#words/words.ts';

/** What the server refuses about people, by its code. */
export const personFaultWords = words({
  en: {
    'person.owner_only': 'Only an owner can do this for somebody with this role.',
    'person.own_record': 'This is your own record. Ask an owner to change it.',
    'person.own_factors': 'These are your own. You change them on the page of your account.',
    'person.factor_missing': 'This person has no second factor any more.',
    'person.last_owner': 'The company has no other owner who can sign in. Make somebody else an owner first.',
    'person.not_manager': 'Only managers who work here can be limited or stand in. Load the page again.',
    'person.email_missing': 'This role signs in with an e-mail address. Add one to the record first.',
    'person.email_taken': 'Somebody else signs in with this e-mail address. Use another one.',
    'person.address_new':
      'The address was changed in the last 24 hours, or a new one waits to be confirmed, so no link is made yet. Try again later.',
    'person.no_waiting_address': 'No new address waits any more. Load the page again.',
    'person.number_taken': 'Somebody else has this number. Use another one.',
    'person.kennitala_taken': 'Somebody else has this kennitala. Perhaps the person is in the list already.',
    'person.has_left': 'Somebody among them may not punch any more. Load the list again.',
    'person.erased': 'This person was erased. Somebody who works here again is a new person.',
    'person.hours_approved':
      'Days change that were approved. Choose a later first day, or say that it is meant.',
    'person.still_employed': 'The employment has no last day any more. Load the page again.',
    'people.rows_faulty': 'Some rows have faults, so nothing was saved. Check them again.',
    'mail.not_set_up': 'This server sends no mail. Make a link and hand it over.',
    'employee.not_found': 'This person is not in the company, or not in your departments.',
  },
  is: {
    'person.owner_only': 'Aðeins eigandi getur gert þetta fyrir starfsmann með þetta hlutverk.',
    'person.own_record': 'Þetta er þín eigin skráning. Eigandi getur breytt henni.',
    'person.own_factors': 'Þetta er þinn eigin aðgangur. Þú breytir honum á síðu aðgangsins.',
    'person.factor_missing': 'Þessi starfsmaður er ekki lengur með tvíþætta innskráningu.',
    'person.last_owner':
      'Fyrirtækið hefur engan annan eiganda sem getur skráð sig inn. Gerðu fyrst einhvern annan að eiganda.',
    'person.not_manager':
      'Aðeins er hægt að takmarka stjórnendur við störf og láta þá leysa af. Endurhladdu síðuna.',
    'person.email_missing': 'Með þessu hlutverki er skráð inn með netfangi. Bættu því fyrst við skráninguna.',
    'person.email_taken': 'Annar notandi skráir sig inn með þessu netfangi. Notaðu annað.',
    'person.address_new':
      'Netfanginu var breytt á síðasta sólarhring eða nýtt bíður staðfestingar og því er ekki hægt að búa til tengil strax. Reyndu aftur síðar.',
    'person.no_waiting_address': 'Ekkert nýtt netfang bíður lengur. Endurhladdu síðuna.',
    'person.number_taken': 'Annar starfsmaður hefur þetta númer. Notaðu annað.',
    'person.kennitala_taken': 'Annar starfsmaður hefur þessa kennitölu. Kannski er hann þegar á listanum.',
    'person.has_left': 'Einhver þeirra má ekki lengur stimpla. Endurhladdu listann.',
    'person.erased': 'Gögnum um þennan starfsmann var eytt. Sá sem byrjar aftur er nýr starfsmaður.',
    'person.hours_approved':
      'Samþykktir dagar breytast. Veldu seinni fyrsta dag eða segðu að það sé ætlunin.',
    'person.still_employed': 'Ráðningin hefur ekki lengur síðasta dag. Endurhladdu síðuna.',
    'people.rows_faulty': 'Villur eru í sumum röðum og því var ekkert vistað. Athugaðu þær aftur.',
    'mail.not_set_up': 'Netþjónninn sendir ekki póst. Búðu til tengil og komdu honum til skila.',
    'employee.not_found': 'Þessi starfsmaður er ekki í fyrirtækinu eða ekki í þínum deildum.',
  },
  pl: {
    'person.owner_only': 'Dla osoby z tą rolą może to zrobić tylko właściciel.',
    'person.own_record': 'To są Twoje własne dane. Poproś właściciela o ich zmianę.',
    'person.own_factors': 'To jest Twoje własne konto. Zmienisz to na stronie konta.',
    'person.factor_missing': 'Ta osoba nie ma już drugiego składnika logowania.',
    'person.last_owner':
      'W firmie nie ma innego właściciela, który może się zalogować. Najpierw nadaj tę rolę komuś innemu.',
    'person.not_manager':
      'Ograniczyć można tylko kierowników, którzy tu pracują, i tylko oni mogą zastępować. Odśwież stronę.',
    'person.email_missing': 'Z tą rolą loguje się adresem e-mail. Najpierw dodaj go do danych.',
    'person.email_taken': 'Ktoś inny loguje się tym adresem e-mail. Użyj innego.',
    'person.address_new':
      'Adres zmieniono w ciągu ostatnich 24 godzin albo nowy czeka na potwierdzenie, więc link jeszcze nie powstanie. Spróbuj później.',
    'person.no_waiting_address': 'Żaden nowy adres już nie czeka. Wczytaj stronę ponownie.',
    'person.number_taken': 'Ktoś inny ma ten numer. Użyj innego.',
    'person.kennitala_taken': 'Ktoś inny ma ten numer kennitala. Może ta osoba jest już na liście.',
    'person.has_left': 'Ktoś z tych osób nie może się już odbijać. Odśwież listę.',
    'person.erased': 'Dane tej osoby usunięto. Kto znów tu pracuje, jest nową osobą.',
    'person.hours_approved':
      'Zmieniają się zatwierdzone dni. Wybierz późniejszy pierwszy dzień albo potwierdź, że tak ma być.',
    'person.still_employed': 'Zatrudnienie nie ma już ostatniego dnia. Odśwież stronę.',
    'people.rows_faulty': 'Niektóre wiersze mają błędy, więc nic nie zapisano. Sprawdź je ponownie.',
    'mail.not_set_up': 'Ten serwer nie wysyła poczty. Utwórz link i przekaż go.',
    'employee.not_found': 'Tej osoby nie ma w firmie albo nie należy do Twoich działów.',
  },
});
