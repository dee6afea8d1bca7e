import { pluralIn } from '@stimpill/words/plural.ts';
import { words } from '#words/words.ts';

const en = pluralIn('en');
const is = pluralIn('is');
const pl = pluralIn('pl');

/** What stands on the page of everybody's time. */
export const gridWords = words({
  en: {
    title: 'Timesheets',
    charts: 'Charts',
    forMany: 'One punch for many',
    person: 'Name',
    sum: 'Sum',
    planned: 'Planned',
    weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
    today: 'today',
    search: 'Search',
    searchHint: 'Name or number',
    department: 'Department',
    everyDepartment: 'All',
    flag: 'To look at',
    everything: 'Everything',
    shownFlags: {
      any: 'Anything to look at',
      open: 'Not clocked out',
      draft: 'Drafts',
      question: 'Open questions',
      offPlan: 'Differs from the plan',
      keptOtherwise: 'Approved otherwise',
      unlocked: 'Not approved yet',
    },
    show: 'Minutes of',
    measures: { worked: 'All work', planned: 'The plan' },
    clear: 'Clear filters',
    told: (people: number, worked: string, toLookAt: number) =>
      `${en(people, { one: 'person', other: 'people' })} · ${worked} · ${
        toLookAt === 0
          ? 'nothing to look at'
          : `${en(toLookAt, { one: 'person', other: 'people' })} with something to look at`
      }`,
    workedInAll: (hours: string) => `${hours} worked`,
    workedOf: (hours: string) => `worked ${hours}`,
    plannedOf: (hours: string) => `planned ${hours}`,
    flags: {
      open: 'Not clocked out',
      draft: 'Draft',
      question: 'Open question',
      offPlan: 'Differs from the plan',
      keptOtherwise: 'Approved with other minutes than the rules give now',
      locked: 'Approved',
    },
    absenceShort: { sick: 'sick', sickChild: 'child', vacation: 'vac.', unpaidLeave: 'leave', other: 'abs.' },
    absence: 'Absence',
    credit: 'Paid or given without work',
    nothing: 'nothing',
    meaning: 'What the colours and signs mean',
    pointAt:
      'Point at a day, or go to it with the arrows, and everything about it stands here. Enter opens it.',
    nobody: 'Nobody fits this',
    nobodyLead: 'Take a filter away, or look at another pay period.',
    emptyTitle: 'Nobody works here yet',
    emptyLead: 'Add people, and this page shows their hours day by day.',
    toPeople: 'To the people',
    openPerson: (name: string) => `The days of ${name}`,
  },
  is: {
    title: 'Tímaskýrslur',
    charts: 'Myndrit',
    forMany: 'Ein stimplun fyrir marga',
    person: 'Nafn',
    sum: 'Alls',
    planned: 'Áætlað',
    weekdays: ['má', 'þr', 'mi', 'fi', 'fö', 'la', 'su'],
    today: 'í dag',
    search: 'Leita',
    searchHint: 'Nafn eða númer',
    department: 'Deild',
    everyDepartment: 'Allar',
    flag: 'Til skoðunar',
    everything: 'Allt',
    shownFlags: {
      any: 'Eitthvað til skoðunar',
      open: 'Útstimplun vantar',
      draft: 'Drög',
      question: 'Opnar spurningar',
      offPlan: 'Víkur frá áætlun',
      keptOtherwise: 'Samþykkt með öðru móti',
      unlocked: 'Ekki samþykkt enn',
    },
    show: 'Mínútur fyrir',
    measures: { worked: 'Alla vinnu', planned: 'Áætlun' },
    clear: 'Hreinsa síur',
    told: (people: number, worked: string, toLookAt: number) =>
      `${is(people, { one: 'starfsmaður', other: 'starfsmenn' })} · ${worked} · ${
        toLookAt === 0
          ? 'ekkert til skoðunar'
          : `eitthvað til skoðunar hjá ${is(toLookAt, { one: 'starfsmanni', other: 'starfsmönnum' })}`
      }`,
    workedInAll: (hours: string) => `${hours} unnið`,
    workedOf: (hours: string) => `unnið ${hours}`,
    plannedOf: (hours: string) => `áætlað ${hours}`,
    flags: {
      open: 'Útstimplun vantar',
      draft: 'Drög',
      question: 'Opin spurning',
      offPlan: 'Víkur frá áætlun',
      keptOtherwise: 'Samþykkt með öðrum mínútum en reglurnar gefa núna',
      locked: 'Samþykkt',
    },
    absenceShort: {
      sick: 'veik.',
      sickChild: 'barn',
      vacation: 'orlof',
      unpaidLeave: 'leyfi',
      other: 'fjarv.',
    },
    absence: 'Fjarvera',
    credit: 'Greitt eða gefið án vinnu',
    nothing: 'ekkert',
    meaning: 'Hvað litir og tákn merkja',
    pointAt:
      'Bentu á dag eða farðu þangað með örvalyklunum og þá stendur hér allt um hann. Enter opnar hann.',
    nobody: 'Enginn passar við þetta',
    nobodyLead: 'Taktu síu af eða skoðaðu annað launatímabil.',
    emptyTitle: 'Hér vinnur enginn enn',
    emptyLead: 'Bættu við starfsfólki og þá sýnir síðan tíma þess dag fyrir dag.',
    toPeople: 'Til starfsfólks',
    openPerson: (name: string) => `Dagar: ${name}`,
  },
  pl: {
    title: 'Karty czasu pracy',
    charts: 'Wykresy',
    forMany: 'Jedno odbicie dla wielu osób',
    person: 'Nazwisko',
    sum: 'Suma',
    planned: 'Plan',
    weekdays: ['pn', 'wt', 'śr', 'cz', 'pt', 'so', 'nd'],
    today: 'dzisiaj',
    search: 'Szukaj',
    searchHint: 'Nazwisko lub numer',
    department: 'Dział',
    everyDepartment: 'Wszystkie',
    flag: 'Do sprawdzenia',
    everything: 'Wszystko',
    shownFlags: {
      any: 'Cokolwiek do sprawdzenia',
      open: 'Bez odbicia wyjścia',
      draft: 'Szkice',
      question: 'Otwarte pytania',
      offPlan: 'Inaczej niż w planie',
      keptOtherwise: 'Zatwierdzone inaczej',
      unlocked: 'Jeszcze niezatwierdzone',
    },
    show: 'Minuty',
    measures: { worked: 'Cała praca', planned: 'Plan' },
    clear: 'Wyczyść filtry',
    told: (people: number, worked: string, toLookAt: number) =>
      `${pl(people, { one: 'osoba', few: 'osoby', many: 'osób', other: 'osób' })} · ${worked} · ${
        toLookAt === 0
          ? 'nic do sprawdzenia'
          : `coś do sprawdzenia u ${pl(toLookAt, { one: 'osoby', few: 'osób', many: 'osób', other: 'osób' })}`
      }`,
    workedInAll: (hours: string) => `przepracowano ${hours}`,
    workedOf: (hours: string) => `przepracowano ${hours}`,
    plannedOf: (hours: string) => `zaplanowano ${hours}`,
    flags: {
      open: 'Bez odbicia wyjścia',
      draft: 'Szkic',
      question: 'Otwarte pytanie',
      offPlan: 'Inaczej niż w planie',
      keptOtherwise: 'Zatwierdzono inną liczbę minut, niż teraz dają reguły',
      locked: 'Zatwierdzone',
    },
    absenceShort: {
      sick: 'chor.',
      sickChild: 'dz.',
      vacation: 'url.',
      unpaidLeave: 'bezpł.',
      other: 'nieob.',
    },
    absence: 'Nieobecność',
    credit: 'Płatne lub przyznane bez pracy',
    nothing: 'nic',
    meaning: 'Co oznaczają kolory i znaki',
    pointAt:
      'Wskaż dzień lub przejdź do niego strzałkami, a tutaj pojawi się wszystko o nim. Enter otwiera dzień.',
    nobody: 'Nikt tu nie pasuje',
    nobodyLead: 'Usuń filtr albo sprawdź inny okres rozliczeniowy.',
    emptyTitle: 'Nikt tu jeszcze nie pracuje',
    emptyLead: 'Dodaj pracowników, a ta strona pokaże ich godziny dzień po dniu.',
    toPeople: 'Do pracowników',
    openPerson: (name: string) => `Dni: ${name}`,
  },
});
