import { words } from '#words/words.ts';

export const lostPasswordWords = words({
  en: {
    title: 'Forgot your password?',
    lead: 'Type your e-mail. If there is an account for it, a link to choose a new password comes by mail.',
    email: 'E-mail of your account',
    emailMissing: 'Type your e-mail, such as name@company.is.',
    submit: 'Send me a link',
    onItsWay:
      'If there is an account for it, a link is on its way. It works once, for 30 minutes. Look into spam too.',
    noMail:
      'This server sends no mail. Ask an owner of the company to make a link for you: they find it on your page under People.',
  },
  is: {
    title: 'Gleymdirðu lykilorðinu?',
    lead: 'Sláðu inn netfangið þitt. Ef aðgangur er til fyrir það kemur tengill í tölvupósti til að velja nýtt lykilorð.',
    email: 'Netfang aðgangsins þíns',
    emailMissing: 'Sláðu inn netfangið þitt, til dæmis nafn@fyrirtaeki.is.',
    submit: 'Senda mér tengil',
    onItsWay:
      'Ef aðgangur er til fyrir netfangið er tengill á leiðinni. Hann virkar einu sinni og í 30 mínútur. Gáðu líka í ruslpóstinn.',
    noMail:
      'Þessi netþjónn sendir ekki tölvupóst. Biddu eiganda fyrirtækisins að búa til tengil handa þér: hann er á síðunni þinni undir Starfsfólk.',
  },
  pl: {
    title: 'Nie pamiętasz hasła?',
    lead: 'Wpisz swój e-mail. Jeśli istnieje dla niego konto, przyjdzie wiadomość z linkiem do ustawienia nowego hasła.',
    email: 'E-mail Twojego konta',
    emailMissing: 'Wpisz swój e-mail, na przykład imie@firma.is.',
    submit: 'Wyślij mi link',
    onItsWay:
      'Jeśli istnieje konto z tym adresem, link jest w drodze. Działa jeden raz, przez 30 minut. Sprawdź też spam.',
    noMail:
      'Ten serwer nie wysyła e-maili. Poproś właściciela firmy o link: znajdzie go na Twojej stronie w sekcji Pracownicy.',
  },
});
