import { type OpenParameter } from '#rules/open-part.ts';
import { type PayCode } from '#rules/rule-definition.ts';
import { type Agreement } from './agreement.ts';
import { DAY_WORK, MAJOR_HOLIDAY_OVERTIME, OVERTIME } from './class-names.ts';
import { cite, LAST_CHECKED_ON } from './cite.ts';
import { COMMON_HOLIDAYS } from './holiday-profiles.ts';
import { callOutMinimum, openCallOut } from './open-call-out.ts';
import { winterLeaveBy } from './open-winter-leave.ts';
import { premiumCode } from './premium-code.ts';
import { elevenHoursRest } from './rest.ts';

const RATES = cite('matvis.is, álag á dagvinnu', {
  conflict: {
    is: 'Fyrir 1. maí 2024 voru það 33% á virkum kvöldum og 45% um nætur og helgar, á 36 virkum stundum.',
    en: 'Before 1 May 2024 it was 33% on weekday evenings and 45% at night and at the weekend, on 36 active hours.',
    pl: 'Przed 1 maja 2024 było 33% w wieczory dni roboczych i 45% w noce i weekendy, przy 36 godz. czynnej pracy.',
  },
});

const HOLIDAYS = cite('matvis.is, álag á helgi- og stórhátíðardögum');

const CODES: Readonly<Record<string, PayCode>> = {
  dayWork: { bucket: 'daytime', payLine: 'DV', names: DAY_WORK },
  evening31: premiumCode('evening', 31, 'evening'),
  weekend31: premiumCode('weekend', 31, 'weekend'),
  night45: premiumCode('nightTime', 45, 'night'),
  holiday45: premiumCode('holiday', 45, 'holiday'),
  majorHoliday90: premiumCode('majorHoliday', 90, 'majorHoliday'),
};

/** 38.45 hours a week, as printed, and the same over a month: 38.45 x 52 / 12. */
const WEEK_MINUTES = 2307;
const MONTH_MINUTES = 9997;

const LIMIT = {
  countedClasses: Object.keys(CODES),
  overtimeClass: 'overtime',
  majorHolidayClass: 'majorHolidayOvertime',
  scaledByRatio: true,
  citation: cite('matvis.is, álag á dagvinnu', {
    conflict: {
      is: '38,45 er prentað; sem klukka væru það 38 klst. og 45 mín. Aukastafir eru teknir, eins og annars staðar á síðunni.',
      en: '38,45 is printed; read as a clock it would be 38 h 45. Decimals are taken, as elsewhere on the page.',
      pl: 'Wydrukowano 38,45; jako zegar byłoby to 38 godz. 45 min. Przyjęto ułamek dziesiętny, jak gdzie indziej na stronie.',
    },
  }),
} as const;

const AVERAGED: OpenParameter = {
  key: 'overtimeOver',
  unit: 'choice',
  concerns: 'work',
  names: {
    is: 'tímabil meðaltals 38,45 stunda',
    en: 'period over which 38.45 hours are the mean',
    pl: 'okres, w którym średnią jest 38,45 godz.',
  },
  decides: {
    is: 'Hvenær yfirvinna hefst: þegar vikan eða launatímabilið fer yfir 38,45 stundir að meðaltali á viku.',
    en: 'When overtime begins: where the week, or the pay period, passes a mean of 38.45 hours a week.',
    pl: 'Kiedy zaczynają się nadgodziny: gdy tydzień lub okres rozliczeniowy przekroczy średnio 38,45 godz. tygodniowo.',
  },
  noDefault: {
    is: 'matvis.is segir „að meðaltali á viku“ og ekki yfir hvaða tíma meðaltalið er tekið.',
    en: 'matvis.is says "on average a week" and not over what time the mean is taken.',
    pl: 'matvis.is mówi „średnio na tydzień”, a nie za jaki czas liczy się średnią.',
  },
  readings: [
    {
      value: 'week',
      says: {
        is: 'Hver vika frá mánudegi: yfir 38,45 stundum er yfirvinna.',
        en: 'Each week from Monday: what is over 38.45 hours is overtime.',
        pl: 'Każdy tydzień od poniedziałku: powyżej 38,45 godz. są nadgodziny.',
      },
      source: 'https://matvis.is/alag-a-dagvinnu/',
      adds: [{ mechanism: 'weekly-overtime', limitMinutes: WEEK_MINUTES, ...LIMIT }],
    },
    {
      value: 'payPeriod',
      says: {
        is: 'Launatímabilið í heild: yfir 166,62 stundum á mánuði er yfirvinna.',
        en: 'The pay period as a whole: what is over 166.62 hours a month is overtime.',
        pl: 'Cały okres rozliczeniowy: powyżej 166,62 godz. w miesiącu są nadgodziny.',
      },
      source: 'https://matvis.is/alag-a-dagvinnu/',
      adds: [{ mechanism: 'pay-period-overtime', limitMinutes: MONTH_MINUTES, ...LIMIT }],
    },
  ],
};

const CALL_OUT = openCallOut({
  payLine: 'YV',
  citation: cite(
    'sa.is, útkall: four hours stand in the agreement of SGS and Efling; that of MATVÍS is not named',
  ),
});

/**
 * Shifts of members of MATVÍS at hotels and restaurants, from 1 May 2024. Pay lines: `DV` the day rate, and beside it the premium of
 * the hour: `VA31` weekday evenings and weekend days, `VA45` nights and ordinary holidays, `VA90` major holidays; `YV` overtime, `SH`
 * overtime on major holidays. Winter leave is credited as time off.
 */
export const MATVIS_SHIFTS: Agreement = {
  key: 'matvis-shifts',
  name: 'MATVÍS: shifts',
  lastCheckedOn: LAST_CHECKED_ON,
  entitlements: 'craft',
  sources: [
    {
      url: 'https://matvis.is/alag-a-dagvinnu/',
      says:
        'From 1 May 2024, on the part of 38.45 hours a week on average outside 08:00 to 17:00, Monday to Friday: 31% from 17:00 to 24:00 ' +
        'on weekdays and from 08:00 to 24:00 at the weekend, 45% from 00:00 to 08:00 every day. Paid refreshment breaks in shifts alone.',
    },
    {
      url: 'https://matvis.is/alag-a-helgi-og-storhatidardogum/',
      says: 'Work on ordinary holidays has a premium of 45%, on major holidays of 90%; extra work on major holidays pays 1.375%.',
    },
    {
      url: 'https://matvis.is/vetrarfri/',
      says:
        'Twelve days of winter leave for a year of regular shifts, for holidays from Monday to Friday; in a part of a year those ' +
        'holidays are counted, whether they were worked or not; a day is 8 hours.',
    },
    {
      url: 'https://matvis.is/?p=403',
      says: 'Paid breaks in shifts from May 2024: 30 minutes on 8 hours, 45 on 12, in proportion.',
    },
    {
      url: 'https://matvis.is/hvildartimi/',
      says: 'Where rest is short, 1.5 hours off for each missing hour, half an hour of which may be paid out.',
    },
    {
      url: 'https://matvis.is/newsfeed/lagmarksorlof-er-25-virkir-dagar/',
      says: 'Vacation is at least 25 working days.',
    },
  ],
  definition: {
    names: { is: 'MATVÍS: vaktavinna', en: 'MATVÍS: shifts', pl: 'MATVÍS: praca zmianowa' },
    holidayProfile: COMMON_HOLIDAYS,
    fullDayMinutes: 480,
    baseClass: 'dayWork',
    mechanisms: [
      {
        mechanism: 'windows',
        windows: [
          {
            class: 'evening31',
            weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
            from: '17:00',
            priority: 1,
            citation: RATES,
          },
          {
            class: 'weekend31',
            weekdays: ['saturday', 'sunday'],
            from: '08:00',
            priority: 1,
            citation: RATES,
          },
          { class: 'night45', to: '08:00', priority: 1, citation: RATES },
          { class: 'holiday45', dayClasses: ['AF'], priority: 2, citation: HOLIDAYS },
          { class: 'majorHoliday90', dayClasses: ['SH'], priority: 3, citation: HOLIDAYS },
        ],
      },
      {
        mechanism: 'holiday-credit',
        account: 'winterLeave',
        fullDayMinutes: 480,
        halfDayMinutes: 240,
        when: 'always',
        citation: cite('matvis.is, vetrarfrí', {
          clause: '2.2.3',
          conflict: {
            is: 'Tólf dagar fyrir heilt ár, hvernig sem dagatalið er; hér er hver frídagur talinn, eins og fyrir hluta úr ári.',
            en: 'Twelve days for a whole year, whatever the calendar; here each holiday is counted, as for a part of a year.',
            pl: 'Dwanaście dni za cały rok, bez względu na kalendarz; tutaj liczy się każde święto, jak za część roku.',
          },
        }),
      },
      elevenHoursRest('08:00'),
    ],
    open: {
      parameters: [AVERAGED, callOutMinimum, winterLeaveBy],
      ...(CALL_OUT.steps && { steps: CALL_OUT.steps }),
    },
    codeMap: {
      ...CODES,
      overtime: { bucket: 'overtime', payLine: 'YV', names: OVERTIME },
      majorHolidayOvertime: {
        bucket: 'majorHoliday',
        payLine: 'SH',
        names: MAJOR_HOLIDAY_OVERTIME,
        citation: HOLIDAYS,
      },
    },
  },
};
