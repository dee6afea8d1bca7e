/** Do the weights of public duty bring overtime forward? The pages do not say it, so the company chooses. */
import { type OpenParameter } from '#rules/open-part.ts';

/** What an hour of duty counts. */
export const DUTY_WEIGHTS = [
  { weight: 1.2, to: '08:00', priority: 1 },
  { weight: 1.05, from: '17:00', priority: 1 },
  { weight: 1.05, weekdays: ['saturday', 'sunday'], from: '08:00', to: '17:00', priority: 1 },
] as const;

const EFLING =
  'https://efling.is/en/front-page/shortening-of-the-workweek-for-shift-worker-in-the-public-market/';

/** Four hours a week beyond themselves, over a month: 240 x 52 / 12. The page of the project prints 138.7 hours, which is 156 less them. */
const MOST_A_MONTH = 1040;

/** Whether the weights bring overtime forward: two readings, of which the company chooses one. */
export const weightedOvertime: OpenParameter = {
  key: 'weightedOvertime',
  unit: 'choice',
  concerns: 'work',
  names: {
    is: 'vægi vinnustunda og yfirvinna',
    en: 'weighted hours and overtime',
    pl: 'ważone godziny a nadgodziny',
  },
  decides: {
    is: 'Hvort nætur, kvöld og helgar fylla vinnuskyldu mánaðarins fyrr, svo að yfirvinna hefst fyrr.',
    en: 'Whether nights, evenings and weekends fill the duty of the month sooner, so that overtime begins sooner.',
    pl: 'Czy noce, wieczory i weekendy szybciej wypełniają wymiar miesiąca, więc nadgodziny zaczynają się wcześniej.',
  },
  noDefault: {
    is:
      'Síðurnar gefa vægið og gólfið, 32 stundir á viku, og segja að stundir megi færa milli mánaða. Þær segja ekki frá hvaða stund ' +
      'yfirvinna er greidd þá, né hvort 168,6 stundir eru með vægi.',
    en:
      'The pages give the weights and the floor of 32 hours a week, and say that hours may be carried between months. They do not say ' +
      'from which hour overtime is due then, nor whether 168.6 hours are weighted.',
    pl:
      'Strony podają wagi i próg 32 godz. tygodniowo i mówią, że godziny można przenosić między miesiącami. Nie mówią, od której ' +
      'godziny należą się wtedy nadgodziny ani czy 168,6 godz. jest ważone.',
  },
  readings: [
    {
      value: 'byHand',
      says: {
        is: 'Stundir telja eins og þær voru unnar. Það sem þær telja umfram sig stendur á reikningnum weightedDuty og er gert upp í höndunum.',
        en: 'Hours count as they were worked. What they count beyond themselves stands on the account weightedDuty and is settled by hand.',
        pl: 'Godziny liczą się tak, jak je przepracowano. To, co liczą ponad siebie, stoi na koncie weightedDuty i rozlicza się ręcznie.',
      },
      source: EFLING,
    },
    {
      value: 'sooner',
      says: {
        is:
          'Stundin telur 1,2 kl. 00–08 og 1,05 kl. 17–24 og um helgar upp í vinnuskyldu mánaðarins, mest 17 klst. og 20 mín. umfram sig ' +
          '(138,7 stunda viðvera í fullu starfi, styttri.is). Yfirvinna hefst þegar skyldan er full; 168,6 stundir telja eins.',
        en:
          'An hour counts 1.2 from 00 to 08 and 1.05 from 17 to 24 and at weekends towards the duty of the month, at most 17 h 20 beyond ' +
          'itself (138.7 hours of presence in full time, styttri.is). Overtime begins when the duty is full; 168.6 hours count alike.',
        pl:
          'Godzina liczy się 1,2 od 00 do 08 i 1,05 od 17 do 24 oraz w weekendy do wymiaru miesiąca, najwyżej 17 godz. 20 min ponad siebie ' +
          '(138,7 godz. obecności na pełnym etacie, styttri.is). Nadgodziny zaczynają się, gdy wymiar jest pełny; 168,6 godz. liczy się tak samo.',
      },
      source:
        'https://www.styttri.is/spurt_og_svarad/hvernig-virkar-olikt-vaegi-vinnustunda-utan-dagvinnumarka/',
      sets: [
        {
          mechanism: 'pay-period-overtime',
          field: 'weighted',
          value: { windows: DUTY_WEIGHTS, atMostMinutes: MOST_A_MONTH },
        },
      ],
      drops: ['weighted-duty'],
    },
  ],
  taken: 'byHand',
};
