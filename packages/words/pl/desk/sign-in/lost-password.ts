export const lostPasswordWords = {
  title: 'Nie pamiętasz hasła?',
  lead: 'Wpisz swój e-mail. Jeśli istnieje dla niego konto, przyjdzie wiadomość z linkiem do ustawienia nowego hasła.',
  email: 'E-mail Twojego konta',
  emailMissing: 'Wpisz swój e-mail, na przykład imie@firma.is.',
  submit: 'Wyślij mi link',
  onItsWay:
    'Jeśli istnieje konto z tym adresem, link jest w drodze. Działa jeden raz, przez 30 minut. Sprawdź też spam.',
  noMail:
    'Ten serwer nie wysyła e-maili. Poproś właściciela firmy o link: znajdzie go na Twojej stronie w sekcji Pracownicy.',
};
