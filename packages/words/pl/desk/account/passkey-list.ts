export const passkeyListWords = {
  passkeys: 'Klucze dostępu',
  lead: 'Palec, twarz lub PIN urządzenia loguje Cię bez hasła. Nikt nie wyłudzi od Ciebie klucza dostępu.',
  notHere:
    'Ta przeglądarka nie używa kluczy dostępu pod tym adresem. Otwórz stronę przez nazwę serwera i https.',
  name: 'Nazwa',
  added: 'Dodano',
  lastUsed: 'Ostatnio użyty',
  never: 'Jeszcze nigdy',
  add: 'Dodaj klucz dostępu',
  addTitle: 'Dodaj klucz dostępu',
  addLead: 'Urządzenie poprosi o palec, twarz lub PIN. Od tej chwili samo hasło już nie wystarczy.',
  nameHint: 'Aby łatwo go rozpoznać, na przykład Telefon lub Komputer w biurze.',
  nameMissing: 'Wpisz nazwę.',
  remove: 'Usuń',
  removed: 'Klucz dostępu „{name}” został usunięty.',
  removeTitle: 'Usunąć klucz dostępu „{name}”?',
  removeLead:
    'Nie będzie już logował, a sesje rozpoczęte za jego pomocą zakończą się, także tutaj. Usuń go też na urządzeniu.',
  removeLast:
    'To Twój ostatni klucz: do logowania wystarczy wtedy samo hasło, a kody na papierze przestaną działać. Sesje rozpoczęte za jego pomocą zakończą się, także tutaj. Usuń go też na urządzeniu.',
};
