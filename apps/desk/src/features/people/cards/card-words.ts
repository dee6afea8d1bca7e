import { pluralIn } from '@stimpill/words/plural.ts';
import { words } from '#words/words.ts';

const en = pluralIn('en');
const is = pluralIn('is');
const pl = pluralIn('pl');

/** What the cards say, and what is said about them. The steps are those of the tablet. */
export const cardWords = words({
  en: {
    title: 'PIN cards',
    lead: (cards: number) =>
      `${en(cards, { one: 'card', other: 'cards' })} to print, cut and hand out. These PINs stand nowhere else: when you leave this page they are gone.`,
    print: 'Print the cards',
    done: 'Done',
    doneTitle: 'Have you printed the cards?',
    doneLead: 'The PINs are shown this once. Whoever has no card needs a new PIN.',
    leave: 'Throw the cards away',
    chooseTitle: 'PIN cards',
    chooseLead: 'Everybody who gets a card gets a new PIN, made at random. It works at once.',
    whom: 'For whom?',
    withoutPin: (people: number) => `Without a PIN: ${people}`,
    shown: (people: number) => `All who are shown: ${people}`,
    changes: (people: number) =>
      `The PINs of ${en(people, { one: 'person', other: 'people' })} stop working as soon as the cards are made.`,
    ofOwners: (people: number) =>
      `Not among them: ${en(people, { one: 'person', other: 'people' })} with a role for whom only an owner makes a PIN.`,
    tooMany: (most: number) => `At most ${most} cards at once. Filter the list by department first.`,
    make: (cards: number) => `Make ${en(cards, { one: 'card', other: 'cards' })}`,
    nobody: 'Everybody who is shown has a PIN.',
    cancel: 'Cancel',
    yourPin: 'Your PIN',
    steps: ['Touch the screen.', 'Choose your name.', 'Type your PIN.'],
    keep: 'Learn it and throw this card away. Tell it to nobody.',
  },
  is: {
    title: 'PIN-spjöld',
    lead: (cards: number) =>
      `${is(cards, { one: 'spjald', other: 'spjöld' })} til að prenta, klippa og afhenda. Númerin eru hvergi annars staðar: þau hverfa þegar þú ferð af síðunni.`,
    print: 'Prenta spjöldin',
    done: 'Lokið',
    doneTitle: 'Er búið að prenta spjöldin?',
    doneLead: 'Númerin eru aðeins sýnd núna. Sá sem fær ekki spjald þarf nýtt PIN-númer.',
    leave: 'Henda spjöldunum',
    chooseTitle: 'PIN-spjöld',
    chooseLead: 'Allir sem fá spjald fá nýtt PIN-númer af handahófi. Það virkar strax.',
    whom: 'Handa hverjum?',
    withoutPin: (people: number) => `Án PIN-númers: ${people}`,
    shown: (people: number) => `Öll sem sjást á listanum: ${people}`,
    changes: (people: number) =>
      `PIN-númer ${is(people, { one: 'starfsmanns', other: 'starfsmanna' })} hætta að virka um leið og spjöldin verða til.`,
    ofOwners: (people: number) =>
      `Ekki með: ${is(people, { one: 'starfsmaður', other: 'starfsmenn' })} með hlutverk sem aðeins eigandi býr til PIN-númer fyrir.`,
    tooMany: (most: number) => `Mest ${most} spjöld í einu. Síaðu listann fyrst eftir deild.`,
    make: (cards: number) => `Búa til ${is(cards, { one: 'spjald', other: 'spjöld' })}`,
    nobody: 'Allir á listanum hafa PIN-númer.',
    cancel: 'Hætta við',
    yourPin: 'PIN-númerið þitt',
    steps: ['Snertu skjáinn.', 'Veldu nafnið þitt.', 'Sláðu inn PIN-númerið.'],
    keep: 'Leggðu númerið á minnið og hentu spjaldinu. Segðu engum það.',
  },
  pl: {
    title: 'Karty z kodami PIN',
    lead: (cards: number) =>
      `${pl(cards, { one: 'karta', few: 'karty', many: 'kart', other: 'kart' })} do wydrukowania, pocięcia i rozdania. Tych kodów nie ma nigdzie indziej: znikną po opuszczeniu tej strony.`,
    print: 'Drukuj karty',
    done: 'Gotowe',
    doneTitle: 'Czy karty są wydrukowane?',
    doneLead: 'Kody widać tylko teraz. Osoba bez karty będzie potrzebować nowego kodu PIN.',
    leave: 'Wyrzuć karty',
    chooseTitle: 'Karty z kodami PIN',
    chooseLead: 'Każda osoba z kartą dostaje nowy, losowy kod PIN. Działa od razu.',
    whom: 'Dla kogo?',
    withoutPin: (people: number) => `Bez kodu PIN: ${people}`,
    shown: (people: number) => `Wszyscy widoczni na liście: ${people}`,
    changes: (people: number) =>
      `Kody PIN, które mają teraz ${pl(people, { one: 'osoba', few: 'osoby', many: 'osób', other: 'osób' })}, przestaną działać w chwili utworzenia kart.`,
    ofOwners: (people: number) =>
      `Bez ${pl(people, { one: 'osoby', few: 'osób', many: 'osób', other: 'osób' })} z rolą, dla której kod PIN tworzy tylko właściciel.`,
    tooMany: (most: number) => `Najwyżej ${most} kart naraz. Najpierw wybierz dział na liście.`,
    make: (cards: number) =>
      `Utwórz ${pl(cards, { one: 'kartę', few: 'karty', many: 'kart', other: 'kart' })}`,
    nobody: 'Wszyscy widoczni na liście mają kod PIN.',
    cancel: 'Anuluj',
    yourPin: 'Twój kod PIN',
    steps: ['Dotknij ekranu.', 'Wybierz swoje nazwisko.', 'Wpisz kod PIN.'],
    keep: 'Zapamiętaj kod i wyrzuć tę kartę. Nie podawaj go nikomu.',
  },
});
