// The last step: who the owner is, and how they sign in.
import { words } from '#words/words.ts';

export const ownerWords = words({
  en: {
    ownerLead: 'Who runs the company here and signs in. This is you, most likely.',
    ownerName: 'Your name',
    ownerNameMissing: 'Type your name.',
    ownerEmailMissing: 'Type your e-mail, such as name@company.is.',
    password: 'Password',
    passwordHint: 'At least 12 characters. Several words in a row are good.',
    passwordShort: 'Type at least 12 characters.',
    signInBy: 'How you sign in',
    signInByHint:
      'With a passkey your finger, your face or the PIN of this device signs you in. Nobody can lure it out of you.',
    byPasskey: 'Passkey',
    byPassword: 'Password alone',
    passkeyName: 'Device of the first run',
    spareHint:
      'For the day when the device is lost: it works together with a code on paper, which you get next. At least 12 characters.',
    finish: 'Make the company',
    finishWithPasskey: 'Make the passkey and the company',
  },
  is: {
    ownerLead: 'Sá eða sú sem stýrir fyrirtækinu hér og skráir sig inn. Líklega þú.',
    ownerName: 'Nafnið þitt',
    ownerNameMissing: 'Sláðu inn nafnið þitt.',
    ownerEmailMissing: 'Sláðu inn netfangið þitt, til dæmis nafn@fyrirtaeki.is.',
    password: 'Lykilorð',
    passwordHint: 'Að minnsta kosti 12 stafir. Nokkur orð í röð henta vel.',
    passwordShort: 'Sláðu inn að minnsta kosti 12 stafi.',
    signInBy: 'Hvernig þú skráir þig inn',
    signInByHint:
      'Með aðgangslykli skráir fingur, andlit eða PIN-númer tækisins þig inn. Enginn getur narrað hann af þér.',
    byPasskey: 'Aðgangslykill',
    byPassword: 'Aðeins lykilorð',
    passkeyName: 'Tækið við uppsetninguna',
    spareHint:
      'Til vara ef tækið týnist: það gildir með kóða á blaði sem þú færð á eftir. Að minnsta kosti 12 stafir.',
    finish: 'Stofna fyrirtækið',
    finishWithPasskey: 'Búa til aðgangslykil og stofna fyrirtækið',
  },
  pl: {
    ownerLead: 'Osoba, która prowadzi tu firmę i się loguje. Najpewniej Ty.',
    ownerName: 'Twoje imię i nazwisko',
    ownerNameMissing: 'Wpisz swoje imię i nazwisko.',
    ownerEmailMissing: 'Wpisz swój adres e-mail, na przykład imie@firma.pl.',
    password: 'Hasło',
    passwordHint: 'Co najmniej 12 znaków. Dobre jest kilka słów obok siebie.',
    passwordShort: 'Wpisz co najmniej 12 znaków.',
    signInBy: 'Sposób logowania',
    signInByHint:
      'Z kluczem dostępu logujesz się odciskiem palca, twarzą albo kodem PIN urządzenia. Nikt go od Ciebie nie wyłudzi.',
    byPasskey: 'Klucz dostępu',
    byPassword: 'Samo hasło',
    passkeyName: 'Urządzenie z konfiguracji',
    spareHint:
      'Na wypadek utraty urządzenia: działa razem z kodem na papierze, który zaraz dostaniesz. Co najmniej 12 znaków.',
    finish: 'Utwórz firmę',
    finishWithPasskey: 'Utwórz klucz dostępu i firmę',
  },
});
