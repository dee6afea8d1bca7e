export const addressNoticeWords = {
  operator: 'administrator serwera',
  waits:
    '{at} zlecono, aby do logowania służył Ci adres {email} ({by}). Zacznie obowiązywać po otwarciu wysłanego tam linku; do tego czasu pozostaje Twój adres.',
  changed: 'Od {at} logujesz się adresem {email}. Zmienił(a): {by}.',
  taken: '{at} odłączono Twój adres do logowania. Zrobił(a) to: {by}.',
  toDo: 'Jeśli nie było to za Twoją zgodą, powiadom właściciela firmy.',
};
