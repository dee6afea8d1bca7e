export const personFaultWords = {
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
  'person.no_waiting_address': 'Żaden nowy adres już nie czeka. Odśwież stronę.',
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
};
