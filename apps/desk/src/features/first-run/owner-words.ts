// The last step: who the owner is, and how they sign in.
import { words } from '#words/words.ts';

export const ownerWords = words({
  en: {
    which: 'Which of them are you?',
    chooseWhich: 'Choose …',
    whichMissing: 'Say whether you are one of them, so that nobody is there twice.',
    noPunch: 'None of them, and I do not punch',
    extra: 'None of them, but I punch too',
    listed: 'On the list',
    ownerLead: 'Who runs the company here and signs in. This is you, most likely.',
    ownerName: 'Your name',
    ownerNameMissing: 'Type your name.',
    ownerEmailMissing: 'Type your e-mail, such as name@company.is.',
    ownerEmailOfAnother:
      'Somebody else on the list has this e-mail. Type your own, or say above that you are that person.',
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
    which: 'Hver þeirra ert þú?',
    chooseWhich: 'Veldu …',
    whichMissing: 'Segðu hvort þú ert á listanum, svo að enginn verði þar tvisvar.',
    noPunch: 'Ekkert þeirra, og ég stimpla mig ekki',
    extra: 'Ekkert þeirra, en ég stimpla mig líka',
    listed: 'Á listanum',
    ownerLead: 'Sá eða sú sem stýrir fyrirtækinu hér og skráir sig inn. Líklega þú.',
    ownerName: 'Nafnið þitt',
    ownerNameMissing: 'Sláðu inn nafnið þitt.',
    ownerEmailMissing: 'Sláðu inn netfangið þitt, til dæmis nafn@fyrirtaeki.is.',
    ownerEmailOfAnother:
      'Einhver annar á listanum er með þetta netfang. Sláðu inn þitt eigið, eða veldu þig á listanum hér fyrir ofan.',
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
    which: 'Kim z nich jesteś?',
    chooseWhich: 'Wybierz …',
    whichMissing: 'Powiedz, czy jesteś na liście, aby nikt nie był na niej dwa razy.',
    noPunch: 'Nikim z nich i nie odbijam się',
    extra: 'Nikim z nich, ale też się odbijam',
    listed: 'Na liście',
    ownerLead: 'Osoba, która prowadzi tu firmę i się loguje. Najpewniej Ty.',
    ownerName: 'Twoje imię i nazwisko',
    ownerNameMissing: 'Wpisz swoje imię i nazwisko.',
    ownerEmailMissing: 'Wpisz swój adres e-mail, na przykład imie@firma.pl.',
    ownerEmailOfAnother:
      'Ktoś inny na liście ma ten adres e-mail. Wpisz swój albo wybierz się na liście powyżej.',
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

export type OwnerSentences = (typeof ownerWords)['en'];
