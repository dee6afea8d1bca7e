/** What have shifts at hotels, restaurants and bars in common? Premiums beside the day rate; the highest wins. */
import { type PayCode, type MechanismStep, type RuleDefinition } from '#rules/rule-definition.ts';
import { type Window } from '#rules/window.ts';
import { type Words } from '#words/words.ts';
import { DAY_WORK, MAJOR_HOLIDAY_OVERTIME, OVERTIME } from './class-names.ts';
import { cite } from './cite.ts';
import { COMMON_HOLIDAYS } from './holiday-profiles.ts';
import { winterLeaveBy } from './open-winter-leave.ts';
import { premiumCode } from './premium-code.ts';
import { elevenHoursRest } from './rest.ts';

const MATVIS_RATES = {
  is:
    'Hjá matvis.is (félagsmenn MATVÍS, frá 1. maí 2024) er 31% virk kvöld og helgardaga kl. 08:00 til ' +
    '24:00.',
  en:
    'matvis.is (members of MATVÍS, from 1 May 2024) has 31% for weekday evenings and for weekend days ' +
    '08:00 to 24:00.',
  pl:
    'Na matvis.is (członkowie MATVÍS, od 1 maja 2024) jest 31% w wieczory dni roboczych i w dni weekendu ' +
    'od 08:00 do 24:00.',
};

/** The sources of both agreements. */
export const HOTEL_SOURCES = [
  {
    url: 'https://ein.is/is/um-einingu-idju/utgefid-efni/frettir/ert-thu-ad-vinna-a-veitingastad-hoteli-gistiheimili-eda-i-annarri-ferdathjonustu-',
    says:
      '33% from 17:00 to 24:00 Monday to Friday; 45% from 00:00 to 08:00 every night, and on Saturdays and Sundays; on ' +
      'the part of 40 hours a week that lies outside the day window. A call-out pays at least 4 hours.',
  },
  {
    url: 'https://matvis.is/alag-a-helgi-og-storhatidardogum/',
    says: 'Work on ordinary holidays has a premium of 45%, on major holidays of 90%.',
  },
  {
    url: 'https://matvis.is/vetrarfri/',
    says:
      'Twelve days of winter leave for a year of regular shifts of 40 hours, for holidays from Monday to Friday; in a ' +
      'part of a year, those holidays are counted, whether they were worked or not; a day is 8 hours.',
  },
  {
    url: 'https://efling.is/en/2021/12/shift-workers-rights-during-christmas-in-the-private-sector/',
    says: '24 and 31 December are major holidays from 12:00.',
  },
  {
    url: 'https://www.sa.is/vinnumarkadsvefur/starfsmannamal/vinnutimi-og-hvildartimi/utkall',
    says: 'A call-out always pays at least 4 hours under the agreement for hotels and restaurants.',
  },
] as const;

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const WEEKEND = ['saturday', 'sunday'] as const;

const WINDOWS: readonly Window[] = [
  {
    class: 'evening33',
    weekdays: WEEKDAYS,
    from: '17:00',
    priority: 1,
    citation: cite('ein.is; efling.is, launatafla gistihúsa', { conflict: MATVIS_RATES }),
  },
  { class: 'night45', to: '08:00', priority: 1, citation: cite('ein.is; matvis.is, álag á dagvinnu') },
  {
    class: 'weekend45',
    weekdays: WEEKEND,
    from: '08:00',
    priority: 1,
    citation: cite('ein.is', { conflict: MATVIS_RATES }),
  },
  {
    class: 'holiday45',
    dayClasses: ['AF'],
    priority: 2,
    citation: cite('matvis.is, álag á helgi- og stórhátíðardögum'),
  },
  {
    class: 'majorHoliday90',
    dayClasses: ['SH'],
    priority: 4,
    citation: cite('matvis.is, álag á helgi- og stórhátíðardögum', {
      conflict: {
        is:
          'Aukavakt á stórhátíð greiðist með 1,375% af mánaðarlaunum á klst. Innan 40 stunda segir stimplun ekki að vakt hafi verið ' +
          'aukavakt.',
        en:
          'An extra shift on a major holiday pays 1.375% of the monthly wage per hour. Within 40 hours a punch ' +
          'does not say that a shift was extra.',
        pl:
          'Dodatkowa zmiana w wielkie święto jest płatna 1,375% płacy miesięcznej za godzinę. W ramach 40 godzin odbicie nie mówi, że zmiana ' +
          'była dodatkowa.',
      },
    }),
  },
];

const CODES: Readonly<Record<string, PayCode>> = {
  dayWork: { bucket: 'daytime', payLine: 'DV', names: DAY_WORK },
  evening33: premiumCode('evening', 33, 'evening'),
  night45: premiumCode('nightTime', 45, 'night'),
  weekend45: premiumCode('weekend', 45, 'weekend'),
  holiday45: premiumCode('holiday', 45, 'holiday'),
  majorHoliday90: premiumCode('majorHoliday', 90, 'majorHoliday'),
  overtime: { bucket: 'overtime', payLine: 'YV', names: OVERTIME },
  majorHolidayOvertime: {
    bucket: 'majorHoliday',
    payLine: 'SH',
    names: MAJOR_HOLIDAY_OVERTIME,
    citation: cite('matvis.is, álag á helgi- og stórhátíðardögum', {
      conflict: {
        is:
          'MATVÍS: aukavinna á stórhátíðum greiðist með 1,375% af mánaðarlaunum á klst. Efling (yfirvinnu- og stórhátíðarálag): það á ' +
          'ekki við um vaktir með vetrarfríi. Kaup MATVÍS er tekið; án sérstaks flokks héldu stundirnar 90% ' +
          'álagi.',
        en:
          'MATVÍS: extra work on major holidays pays 1.375% of the monthly wage per hour. Efling (yfirvinnu- og stórhátíðarálag): that does ' +
          'not hold for shifts with winter leave. The rate of MATVÍS is taken; without a class of their own the ' +
          'hours would keep 90%.',
        pl:
          'MATVÍS: dodatkowa praca w wielkie święta jest płatna 1,375% płacy miesięcznej za godzinę. Efling (yfirvinnu- og stórhátíðarálag): ' +
          'nie dotyczy to zmian z urlopem zimowym. Przyjęto stawkę MATVÍS; bez osobnej klasy godziny zachowałyby ' +
          '90%.',
      },
    }),
  },
};

/** Past 40 hours nothing is counted any more. */
const OVERTIME_CLASSES = ['overtime', 'majorHolidayOvertime'];

const CREDITS: readonly MechanismStep[] = [
  { mechanism: 'call-out', minimumMinutes: 240, payLine: 'YV', citation: cite('sa.is, útkall') },
  {
    mechanism: 'holiday-credit',
    account: 'winterLeave',
    fullDayMinutes: 480,
    halfDayMinutes: 240,
    when: 'always',
    citation: cite('matvis.is, vetrarfrí', {
      clause: '2.2.3',
      conflict: {
        is:
          'Tólf dagar fyrir heilt ár á reglulegum vöktum, hvernig sem dagatalið er; hér er hver frídagur talinn, ' +
          'eins og fyrir hluta úr ári.',
        en:
          'Twelve days for a whole year of regular shifts, whatever the calendar; here each holiday is counted, ' +
          'as for a part of a year.',
        pl:
          'Dwanaście dni za cały rok regularnych zmian, bez względu na kalendarz; tutaj liczy się każde święto, ' +
          'jak za część roku.',
      },
      conflictOn: {
        holidays: ['christmasEve', 'newYearsEve'],
        conflict: {
          is: 'Ekki er sagt hvað síðdegi 24. og 31. desember gefa; hálfur dagur er tekinn.',
          en: 'What the afternoons of 24 and 31 December give is not said; half a day is taken.',
          pl: 'Nie podano, co dają popołudnia 24 i 31 grudnia; przyjęto pół dnia.',
        },
      },
    }),
  },
  elevenHoursRest('08:00'),
];

/** A rule for shifts by its name, with windows and codes of its own beside the common ones. */
export const hotelShifts = (
  names: Words,
  ownWindows: readonly Window[],
  ownCodes: Readonly<Record<string, PayCode>>,
): RuleDefinition => {
  const codeMap = { ...CODES, ...ownCodes };
  return {
    names,
    holidayProfile: COMMON_HOLIDAYS,
    fullDayMinutes: 480,
    baseClass: 'dayWork',
    mechanisms: [
      { mechanism: 'windows', windows: [...WINDOWS, ...ownWindows] },
      {
        mechanism: 'weekly-overtime',
        limitMinutes: 2400,
        countedClasses: Object.keys(codeMap).filter((name) => !OVERTIME_CLASSES.includes(name)),
        overtimeClass: 'overtime',
        majorHolidayClass: 'majorHolidayOvertime',
        citation: cite('ein.is; efling.is', {
          conflict: {
            is:
              'ein.is lætur yfirvinnu hefjast yfir 172 stundum á mánuði; opna forritið sem vitnar í greinarnar hefur ' +
              '40 stundir í viku frá mánudegi; MATVÍS prentar 38,45 stundir frá 1. maí 2024.',
            en:
              'ein.is begins overtime above 172 hours a month; the public program that cites the clauses has 40 ' +
              'hours in the Monday week; MATVÍS prints 38.45 hours from 1 May 2024.',
            pl:
              'ein.is zaczyna nadgodziny powyżej 172 godz. w miesiącu; publiczny program, który cytuje punkty, ma 40 ' +
              'godz. w tygodniu od poniedziałku; MATVÍS drukuje 38,45 godz. od 1 maja 2024.',
          },
        }),
      },
      ...CREDITS,
    ],
    open: { parameters: [winterLeaveBy] },
    codeMap,
  };
};
