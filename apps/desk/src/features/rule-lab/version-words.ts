// Of a new version of a rule, and of one that is changed before it holds.
import { words } from '#words/words.ts';

export const versionWords = words({
  en: {
    newVersion: (name: string) => `${name}: new version`,
    oneVersion: (name: string, number: number) => `${name}: version ${number}`,
    lead: 'It begins as the rule pays now. Change what is to be otherwise, see what it would have come to last month, and let it hold from a day on.',
    inWords: 'What changes, in words',
    sameWords: 'Nothing: the draft pays as the version before it.',
    gone: 'No longer',
    added: 'New',
    change: (number: number) => `Change version ${number}`,
    changeLead:
      'The draft takes the place of this version. That is possible until its first day has begun or time was approved under it.',
    changed: (number: number) => `Version ${number} is changed.`,
    meanwhile:
      'Somebody else has changed this rule meanwhile, so nothing was changed now. Close this, see what is different, and replay the draft again.',
    fixed:
      'This version holds already, or time was approved under it, so nothing was changed. Let a new version hold from a later day on.',
  },
  is: {
    newVersion: (name: string) => `${name}: ný útgáfa`,
    oneVersion: (name: string, number: number) => `${name}: útgáfa ${number}`,
    lead: 'Hún byrjar eins og reglan greiðir núna. Breyttu því sem á að vera öðruvísi, sjáðu hverju það hefði munað í síðasta mánuði og láttu hana gilda frá tilteknum degi.',
    inWords: 'Það sem breytist, á mannamáli',
    sameWords: 'Ekkert: drögin greiða eins og útgáfan á undan.',
    gone: 'Ekki lengur',
    added: 'Nýtt',
    change: (number: number) => `Breyta útgáfu ${number}`,
    changeLead:
      'Drögin koma í stað þessarar útgáfu. Það er hægt þar til fyrsti dagur hennar er hafinn eða tími hefur verið samþykktur eftir henni.',
    changed: (number: number) => `Útgáfu ${number} var breytt.`,
    meanwhile:
      'Einhver annar breytti þessari reglu í millitíðinni, svo engu var breytt núna. Lokaðu þessu, skoðaðu hvað er öðruvísi og prófaðu drögin aftur.',
    fixed:
      'Útgáfan gildir þegar eða tími hefur verið samþykktur eftir henni, svo engu var breytt. Láttu nýja útgáfu gilda frá síðari degi.',
  },
  pl: {
    newVersion: (name: string) => `${name}: nowa wersja`,
    oneVersion: (name: string, number: number) => `${name}: wersja ${number}`,
    lead: 'Zaczyna się tak, jak reguła płaci teraz. Zmień, co ma być inaczej, zobacz, co wyszłoby w zeszłym miesiącu, i niech obowiązuje od wybranego dnia.',
    inWords: 'Co się zmienia, słowami',
    sameWords: 'Nic: szkic płaci tak samo jak wersja przed nim.',
    gone: 'Już nie',
    added: 'Nowe',
    change: (number: number) => `Zmień wersję ${number}`,
    changeLead:
      'Szkic zajmuje miejsce tej wersji. Można to zrobić, dopóki nie zacznie się jej pierwszy dzień i nic nie zostało według niej zatwierdzone.',
    changed: (number: number) => `Wersja ${number} została zmieniona.`,
    meanwhile:
      'Ktoś inny zmienił w międzyczasie tę regułę, więc teraz niczego nie zmieniono. Zamknij to okno, zobacz, co się zmieniło, i wypróbuj szkic ponownie.',
    fixed:
      'Ta wersja już obowiązuje albo czas został według niej zatwierdzony, więc nic nie zmieniono. Niech nowa wersja obowiązuje od późniejszego dnia.',
  },
});
