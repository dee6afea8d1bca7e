/** How does winter leave come about? Two readings of the same page, of which the company chooses one. */
import { type OpenParameter } from '#rules/open-part.ts';

const PAGE = 'https://matvis.is/vetrarfri/';

/** By the holidays of the calendar, which a part of a year is paid by, or twelve days for the whole year. */
export const winterLeaveBy: OpenParameter = {
  key: 'winterLeaveBy',
  unit: 'choice',
  concerns: 'work',
  names: { is: 'ávinnsla vetrarfrís', en: 'how winter leave is earned', pl: 'jak nabywa się urlop zimowy' },
  decides: {
    is: 'Hvort hver frídagur frá mánudegi til föstudags gefur vetrarfrí, eða fyrirtækið bókar tólf daga á ári.',
    en: 'Whether each holiday from Monday to Friday gives winter leave, or the company books twelve days a year.',
    pl: 'Czy każde święto od poniedziałku do piątku daje urlop zimowy, czy firma księguje dwanaście dni w roku.',
  },
  noDefault: {
    is: 'Síðan nefnir hvort tveggja og segir ekki hvort ár með fleiri frídögum gefur fleiri daga.',
    en: 'The page names both, and does not say whether a year of more holidays gives more days.',
    pl: 'Strona wymienia jedno i drugie i nie mówi, czy rok z większą liczbą świąt daje więcej dni.',
  },
  readings: [
    {
      value: 'byHoliday',
      says: {
        is: 'Náist ekki heilt ár eru rauðir dagar í miðri viku taldir, óháð því hvort þeir voru unnir: hver frídagur gefur dag.',
        en: 'Where it is not a whole year, holidays within the week are counted, worked or not: each gives a day.',
        pl: 'Gdy nie jest to cały rok, liczy się święta w środku tygodnia, przepracowane czy nie: każde daje dzień.',
      },
      source: PAGE,
    },
    {
      value: 'twelveDays',
      says: {
        is: 'Tólf dagar fyrir ár á reglulegum vöktum, frá október til október: reglan gefur ekkert, fyrirtækið bókar dagana á stöðuna.',
        en: 'Twelve days for a year of regular shifts, October to October: the rule gives none, and the company books them on the balance.',
        pl: 'Dwanaście dni za rok regularnych zmian, od października do października: reguła nic nie daje, firma księguje je na saldzie.',
      },
      source: PAGE,
      drops: ['holiday-credit'],
    },
  ],
  taken: 'byHoliday',
};
