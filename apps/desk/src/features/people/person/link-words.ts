import { words } from '#words/words.ts';

/** The link with which somebody chooses a password. */
export const linkWords = words({
  en: {
    firstLead: 'Has no password: with a link this person chooses one.',
    newLead: 'Whoever forgot the password chooses a new one with a link.',
    invite: 'Send an invitation',
    mailNew: 'Send a link',
    make: 'Make a link',
    isMailed: (email: string) => `The link is on its way to ${email}.`,
    noEmail: 'Signing in needs an e-mail address, and the record has none.',
    addEmail: 'Add it to the record',
    title: (name: string) => `A link for ${name}`,
    lead: (until: string) =>
      `It works once, until ${until}, and is shown only now. Hand it to nobody but this person. A newer link ends it.`,
    picture: 'The link as a picture for a camera',
    kept: 'I have handed it over',
  },
  is: {
    firstLead: 'Er ekki með lykilorð: með tengli velur viðkomandi það.',
    newLead: 'Sá sem gleymdi lykilorðinu velur nýtt með tengli.',
    invite: 'Senda boð',
    mailNew: 'Senda tengil',
    make: 'Búa til tengil',
    isMailed: (email: string) => `Tengillinn er á leiðinni á ${email}.`,
    noEmail: 'Til innskráningar þarf netfang og það vantar í skráninguna.',
    addEmail: 'Bæta því við skráninguna',
    title: (name: string) => `Tengill: ${name}`,
    lead: (until: string) =>
      `Hann virkar einu sinni, til ${until}, og er aðeins sýndur núna. Láttu engan annan fá hann. Nýrri tengill fellir hann úr gildi.`,
    picture: 'Tengillinn sem mynd fyrir myndavél',
    kept: 'Ég hef komið honum til skila',
  },
  pl: {
    firstLead: 'Ta osoba nie ma hasła: link pozwoli jej je wybrać.',
    newLead: 'Kto zapomniał hasła, wybierze nowe za pomocą linku.',
    invite: 'Wyślij zaproszenie',
    mailNew: 'Wyślij link',
    make: 'Utwórz link',
    isMailed: (email: string) => `Link został wysłany na adres ${email}.`,
    noEmail: 'Do logowania potrzebny jest adres e-mail, a w danych go nie ma.',
    addEmail: 'Dodaj go do danych',
    title: (name: string) => `Link: ${name}`,
    lead: (until: string) =>
      `Działa raz, do ${until}, i widać go tylko teraz. Nie przekazuj go nikomu innemu. Nowszy link go unieważni.`,
    picture: 'Link jako obrazek dla aparatu',
    kept: 'Link przekazany',
  },
});
