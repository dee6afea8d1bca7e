// What the account page says about passkeys.
import { words } from '#words/words.ts';

export const passkeyListWords = words({
  en: {
    passkeys: 'Passkeys',
    lead: 'A finger, a face or the PIN of your device signs you in, without a password. Nobody can lure a passkey out of you.',
    notHere:
      'This browser uses no passkeys at this address. Open the page by the name of the server and over https.',
    name: 'Name',
    added: 'Added',
    lastUsed: 'Last used',
    never: 'Never yet',
    add: 'Add a passkey',
    addTitle: 'Add a passkey',
    addLead:
      'Your device asks for your finger, your face or its PIN. From then on your password alone is not enough any more.',
    nameHint: 'So that you know it again, such as Phone or Office computer.',
    nameMissing: 'Type a name.',
    remove: 'Remove',
    removed: (name: string) => `The passkey “${name}” was removed.`,
    removeTitle: (name: string) => `Remove the passkey “${name}”?`,
    removeLead:
      'It no longer signs you in, and whoever signed in with it is signed out, here too. Delete it on the device too.',
    removeLast:
      'It is your last one: your password alone signs you in then, and the codes on paper no longer work. Whoever signed in with it is signed out, here too. Delete it on the device too.',
  },
  is: {
    passkeys: 'Aðgangslyklar',
    lead: 'Fingur, andlit eða PIN-númer tækisins skráir þig inn, án lykilorðs. Enginn getur narrað aðgangslykil af þér.',
    notHere:
      'Þessi vafri notar ekki aðgangslykla á þessari slóð. Opnaðu síðuna með nafni netþjónsins og https.',
    name: 'Heiti',
    added: 'Bætt við',
    lastUsed: 'Síðast notaður',
    never: 'Aldrei enn',
    add: 'Bæta við aðgangslykli',
    addTitle: 'Bæta við aðgangslykli',
    addLead: 'Tækið biður um fingur, andlit eða PIN-númer. Upp frá því dugar lykilorðið eitt ekki lengur.',
    nameHint: 'Svo að þú þekkir hann aftur, til dæmis Sími eða Skrifstofutölva.',
    nameMissing: 'Sláðu inn heiti.',
    remove: 'Fjarlægja',
    removed: (name: string) => `Aðgangslykillinn „${name}“ var fjarlægður.`,
    removeTitle: (name: string) => `Fjarlægja aðgangslykilinn „${name}“?`,
    removeLead:
      'Hann skráir þig ekki lengur inn og innskráningum sem hófust með honum lýkur, líka hér. Eyddu honum líka í tækinu.',
    removeLast:
      'Þetta er sá síðasti: þá dugar lykilorðið eitt til innskráningar og kóðarnir á blaðinu hætta að gilda. Innskráningum sem hófust með honum lýkur, líka hér. Eyddu honum líka í tækinu.',
  },
  pl: {
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
    removed: (name: string) => `Klucz dostępu „${name}” został usunięty.`,
    removeTitle: (name: string) => `Usunąć klucz dostępu „${name}”?`,
    removeLead:
      'Nie będzie już logował, a sesje rozpoczęte za jego pomocą zakończą się, także tutaj. Usuń go też na urządzeniu.',
    removeLast:
      'To Twój ostatni klucz: do logowania wystarczy wtedy samo hasło, a kody na papierze przestaną działać. Sesje rozpoczęte za jego pomocą zakończą się, także tutaj. Usuń go też na urządzeniu.',
  },
});
