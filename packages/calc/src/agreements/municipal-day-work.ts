import { type MechanismStep } from '#rules/rule-definition.ts';
import { type Agreement } from './agreement.ts';
import { DAY_WORK, MAJOR_HOLIDAY_WORK, OVERTIME_1, OVERTIME_2 } from './class-names.ts';
import { cite, LAST_CHECKED_ON } from './cite.ts';
import { PUBLIC_SECTOR_HOLIDAYS } from './holiday-profiles.ts';
import { publicCallOut } from './open-call-out.ts';
import { elevenHoursRest } from './rest.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const SGS = 'sgs.is, sveitarfélög, vinnu- og hvíldartími';
const MEALS = cite('kjolur.is, matar- og kaffitímar í samningi við sveitarfélög 2011-2014', {
  clause: '3.2–3.3',
  conflict: {
    is: 'Samningstextinn er frá 2011; nýrri texti um matartíma fannst ekki. Kaffitímar í yfirvinnu eru ekki með.',
    en: 'The text is of 2011; no later one on meals was found. Coffee in overtime is not here.',
    pl: 'Tekst jest z 2011 roku; nowszego o posiłkach nie znaleziono. Przerw na kawę w nadgodzinach tu nie ma.',
  },
});

const TWO_RATES = cite('fin.is, vinnutími; hjalp.vinnustund.is', {
  conflict: {
    is:
      'sgs.is segir hvað sé yfirvinna og nefnir ekki að hún sé tvenns konar; skiptingin og 168,6 stundir eru hjá Vinnustund ' +
      '(ríki og sveitarfélög).',
    en:
      'sgs.is says what overtime is and does not name two kinds of it; the split and the 168.6 hours are on the pages of Vinnustund ' +
      '(state and municipalities).',
    pl:
      'sgs.is mówi, co jest nadgodzinami, i nie wymienia dwóch rodzajów; podział i 168,6 godz. są na stronach Vinnustund ' +
      '(państwo i gminy).',
  },
});

/** What is over 36 hours in the day window is overtime 1, and over 168.6 hours a month overtime 2. */
const OVERTIME: readonly MechanismStep[] = [
  {
    mechanism: 'weekly-overtime',
    limitMinutes: 2160,
    countedClasses: ['dayWork'],
    countedAbsences: ['sick', 'sickChild', 'vacation'],
    overtimeClass: 'overtime1',
    scaledByRatio: true,
    citation: cite(SGS, {
      conflict: {
        is: 'Síðan segir 36 stundir á viku; hvort hlutastarf fær yfirvinnu frá eigin skyldu eða fullri segir hún ekki. Eigin skylda er tekin.',
        en: 'The page says 36 hours a week; whether part-time workers have overtime from their own required hours or from full ones it does not. Their own are taken.',
        pl: 'Strona mówi o 36 godz. tygodniowo; czy w niepełnym etacie liczy się własny wymiar, czy pełny, nie mówi. Przyjęto własny.',
      },
    }),
  },
  {
    mechanism: 'pay-period-overtime',
    limitMinutes: 10_116,
    countedClasses: ['dayWork', 'overtime1'],
    movedClasses: ['overtime1'],
    overtimeClass: 'overtime2',
    citation: TWO_RATES,
  },
];

/**
 * Day work for municipalities under the agreement of SGS. Pay lines: `DV` dagvinna, `YV1` overtime in the day window, `YV2` overtime
 * outside of it and above 168.6 hours a month, `SH` work on major holidays.
 */
export const MUNICIPAL_DAY_WORK: Agreement = {
  key: 'municipal-day-work',
  name: 'Municipalities: day work',
  lastCheckedOn: LAST_CHECKED_ON,
  entitlements: 'public',
  sources: [
    {
      url: 'https://www.sgs.is/kjaramal/sveitarfelog/mikilvaeg-rettindi/vinnu-og-hvildartimi',
      says:
        'A full week is 36 hours; day work lies from 08:00 to 17:00, Monday to Friday (07:00 to 18:00 at an employee’s request). Overtime ' +
        'is work outside of it, and above 36 hours a week in it too. 11 hours of rest in 24, 8 at a planned change of shifts.',
    },
    {
      url: 'https://www.fin.is/rettindi-og-skyldur/vinnutimi',
      says: 'Overtime 1 has 0.9385%, overtime 2 1.0385%. Who is called out to work is paid overtime for it.',
    },
    {
      url: 'https://hjalp.vinnustund.is/Vinna/Vaktavinna_-_breytingar_á_yfirvinnuákvæði_vaktavinnumann.htm',
      says:
        'Overtime 1 Monday to Friday 08:00 to 17:00; overtime 2 at other times and above 168.6 hours a month; on major holidays overtime ' +
        'has their rate round the clock.',
    },
    {
      url: 'https://www.kjolur.is/is/kjarasamningar/kjarasamningar-vid-samband-isl-sveitarfelaga/kjarasamningur2011_2014/thridji-kaflu-um-matar-og-kaffitima',
      says:
        'Clause 3.3.1: where a meal is worked so that it is not had in full, that part of it is paid as overtime. 3.2.1 and 3.3.2: meals ' +
        'in overtime are 19:00 to 20:00 and 03:00 to 04:00 and count as work; what is worked of them is paid besides.',
    },
    {
      url: 'https://bhm.is/vinnurettur/vinnutimi1/fridagar',
      says: 'Which days are ordinary and which major holidays, with the Saturday before Easter.',
    },
    {
      url: 'https://felagsdomur.is/domar-og-urskurdir/domur-urskurdur/?id=b6f4b5d9-e842-4398-9a9d-0ea7054297e0',
      says: 'Labour Court 3/2011: what one agreement with the state says on call-outs. None of a municipality was found.',
    },
  ],
  definition: {
    names: { is: 'Sveitarfélög: dagvinna', en: 'Municipalities: day work', pl: 'Gminy: praca dzienna' },
    holidayProfile: PUBLIC_SECTOR_HOLIDAYS,
    fullDayMinutes: 432,
    baseClass: 'overtime2',
    mechanisms: [
      {
        mechanism: 'windows',
        windows: [
          {
            class: 'dayWork',
            weekdays: WEEKDAYS,
            dayClasses: ['ordinary'],
            from: '08:00',
            to: '17:00',
            priority: 1,
            citation: cite(SGS, {
              conflict: {
                is: 'Að ósk starfsmanns má haga vinnutíma sveigjanlega kl. 07:00–18:00; hér er dagvinna kl. 08:00–17:00.',
                en: 'At an employee’s request hours may be flexible from 07:00 to 18:00; here day work is 08:00 to 17:00.',
                pl: 'Na życzenie pracownika godziny mogą być elastyczne od 07:00 do 18:00; tutaj praca dzienna to 08:00–17:00.',
              },
            }),
          },
          {
            class: 'overtime1',
            entryKinds: ['callOut'],
            weekdays: WEEKDAYS,
            dayClasses: ['ordinary'],
            from: '08:00',
            to: '17:00',
            priority: 2,
            citation: cite('fin.is, vinnutími: overtime is paid for a call-out'),
          },
          { class: 'majorHoliday', dayClasses: ['SH'], priority: 3, citation: TWO_RATES },
        ],
      },
      { mechanism: 'breaks', workedThroughClass: 'overtime1', workedThroughOf: ['dayWork'], citation: MEALS },
      ...OVERTIME,
      {
        mechanism: 'meal-pay',
        payLine: 'YV2',
        meals: [
          { from: '19:00', to: '20:00', addPercent: 100 },
          { from: '03:00', to: '04:00', addPercent: 100 },
        ],
        citation: MEALS,
      },
      elevenHoursRest('08:00'),
    ],
    open: publicCallOut({
      payLine: 'YV2',
      citation: cite('fin.is, vinnutími: overtime is paid for a call-out'),
    }),
    codeMap: {
      dayWork: { bucket: 'daytime', payLine: 'DV', names: DAY_WORK },
      overtime1: { bucket: 'overtime', payLine: 'YV1', names: OVERTIME_1 },
      overtime2: { bucket: 'overtime', payLine: 'YV2', names: OVERTIME_2 },
      majorHoliday: { bucket: 'majorHoliday', payLine: 'SH', names: MAJOR_HOLIDAY_WORK },
    },
  },
};
