import { type MechanismStep, type PayCode } from '#rules/rule-definition.ts';
import { type Window } from '#rules/window.ts';
import { type Agreement } from './agreement.ts';
import { DAY_WORK, MAJOR_HOLIDAY_OVERTIME, OVERTIME_1, OVERTIME_2 } from './class-names.ts';
import { cite, LAST_CHECKED_ON } from './cite.ts';
import { PUBLIC_SECTOR_HOLIDAYS } from './holiday-profiles.ts';
import { premiumCode } from './premium-code.ts';
import { CALL_OUT_WINDOWS, ON_CALL_OUT } from './public-sector-call-out.ts';
import { SHIFT_INCENTIVE } from './public-sector-incentive.ts';
import { DUTY_WEIGHTS, weightedOvertime } from './public-sector-weights.ts';
import { elevenHoursRest } from './rest.ts';

const BSRB = 'bsrb.is, the rights of shift workers';
const CALCULATOR = 'benjaminjulian/efling-vaktareiknir, common.js';

const CHRISTMAS = cite(`${BSRB}; ${CALCULATOR}`, {
  conflict: {
    is: 'Hjá betrivinnutimi.is er 165% þar sem BSRB og reiknivél Eflingar hafa 120%; 120% eru tekin.',
    en: 'betrivinnutimi.is has 165% where BSRB and the calculator of Efling have 120%; 120% is taken.',
    pl: 'Na betrivinnutimi.is jest 165%, a w BSRB i kalkulatorze Efling 120%; przyjęto 120%.',
  },
});

const MONDAY_NIGHTS = cite(`betrivinnutimi.is; ${CALCULATOR}`, {
  conflict: {
    is:
      '75% fyrir helgarnætur er hjá betrivinnutimi.is; að aðfaranætur mánudaga og frídaga teljist með er ' +
      'aðeins í reiknivél Eflingar; í útdrætti BSRB er ekkert 75%.',
    en:
      '75% for weekend nights is on betrivinnutimi.is; that the night before Monday and nights of holidays belong to it is ' +
      'only in the calculator of Efling; the excerpt of BSRB has no 75%.',
    pl:
      '75% za noce weekendowe jest na betrivinnutimi.is; że należą do tego noce na poniedziałek i ' +
      'świąteczne, jest tylko w kalkulatorze Efling; w wyciągu BSRB nie ma 75%.',
  },
});

/** Shift premiums since 1 May 2021. Of windows that share an hour, the highest priority wins. */
const WINDOWS: readonly Window[] = [
  {
    class: 'night65',
    weekdays: ['tuesday', 'wednesday', 'thursday', 'friday'],
    to: '08:00',
    priority: 1,
    citation: cite(BSRB),
  },
  {
    class: 'night75',
    weekdays: ['monday', 'saturday', 'sunday'],
    to: '08:00',
    priority: 1,
    citation: MONDAY_NIGHTS,
  },
  {
    class: 'evening33',
    weekdays: ['monday', 'tuesday', 'wednesday', 'thursday'],
    from: '17:00',
    priority: 1,
    citation: cite(BSRB),
  },
  { class: 'evening55', weekdays: ['friday'], from: '17:00', priority: 1, citation: cite(BSRB) },
  {
    class: 'weekend55',
    weekdays: ['saturday', 'sunday'],
    from: '08:00',
    priority: 1,
    citation: cite(BSRB),
  },
  { class: 'holidayNight75', dayClasses: ['AF'], to: '08:00', priority: 2, citation: MONDAY_NIGHTS },
  { class: 'holiday55', dayClasses: ['AF'], from: '08:00', priority: 2, citation: cite(BSRB) },
  {
    class: 'majorHoliday90',
    dayClasses: ['SH'],
    priority: 3,
    citation: cite(BSRB, {
      conflictOn: {
        holidays: ['christmasEve', 'newYearsEve'],
        conflict: {
          is: 'Reiknivél Eflingar gefur 90% 24. og 31. desember frá kl. 00:00; listarnir segja frá 12:00.',
          en: 'The calculator of Efling gives 90% on 24 and 31 December from 00:00; the lists say from 12:00.',
          pl: 'Kalkulator Efling daje 90% 24 i 31 grudnia od 00:00; listy mówią od 12:00.',
        },
      },
    }),
  },
  {
    class: 'christmas120',
    dayClasses: ['SH'],
    holidays: ['christmasEve', 'newYearsEve'],
    from: '16:00',
    priority: 4,
    citation: CHRISTMAS,
  },
  {
    class: 'christmas120',
    dayClasses: ['SH'],
    holidays: ['christmasDay', 'newYearsDay'],
    to: '08:00',
    priority: 4,
    citation: CHRISTMAS,
  },
  ...CALL_OUT_WINDOWS,
];

const PREMIUM_CODES: Readonly<Record<string, PayCode>> = {
  evening33: premiumCode('evening', 33.33, 'evening'),
  evening55: premiumCode('evening', 55, 'evening'),
  night65: premiumCode('nightTime', 65, 'night'),
  night75: premiumCode('nightTime', 75, 'night'),
  weekend55: premiumCode('weekend', 55, 'weekend'),
  holiday55: premiumCode('holiday', 55, 'holiday'),
  holidayNight75: premiumCode('holiday', 75, 'holidayNight'),
  majorHoliday90: premiumCode('majorHoliday', 90, 'majorHoliday'),
  christmas120: premiumCode('majorHoliday', 120, 'christmas'),
};

const WITH_PREMIUM = Object.keys(PREMIUM_CODES);

/** The duty of a month: 7.2 hours for each working day, less holidays, by ratio. Paid absence fills it like work. */
const DUTY = {
  limitPerWorkingDayMinutes: 432,
  countedClasses: ['dayWork', ...WITH_PREMIUM],
  countedAbsences: ['sick', 'sickChild', 'vacation'],
  scaledByRatio: true,
} as const;

/**
 * What is over the duty is overtime 1 in the day window and overtime 2 outside; what is over 168.6 hours is overtime 2 also
 * in the day window; on major holidays it is their own rate round the clock. The first step moves the day window's minutes,
 * the second all others; both count every minute of duty, so that both see the same duty end.
 */
const OVERTIME: readonly MechanismStep[] = [
  {
    mechanism: 'pay-period-overtime',
    ...DUTY,
    movedClasses: ['dayWork'],
    overtimeClass: 'overtime1',
    higherTiers: [
      {
        limitMinutes: 10_116,
        overtimeClass: 'overtime2',
        citation: cite('hjalp.vinnustund.is, breytingar á yfirvinnuákvæði vaktavinnumanna', {
          conflict: {
            is: '38,92 stundir á viku og 168,6 á mánuði eru hvort tveggja prentaðar; 38,92 x 52 / 12 er 168,65.',
            en: '38.92 hours a week and 168.6 a month are both printed; 38.92 x 52 / 12 is 168.65.',
            pl: 'Wydrukowano i 38,92 godz. tygodniowo, i 168,6 miesięcznie; 38,92 x 52 / 12 to 168,65.',
          },
        }),
      },
    ],
    citation: cite('fin.is, vinnutími; hjalp.vinnustund.is', {
      conflict: {
        is:
          'Hvort yfirvinna í hlutastarfi hefst við eigin vinnuskyldu eða fulla er misjafnt eftir samningum; ' +
          'eigin vinnuskylda er tekin. 36 stundir á viku eru að meðaltali 156 á mánuði; hér er vinnuskylda ' +
          'hvers mánaðar talin og frá henni dregið það sem BSRB dregur frá vegna frídaga.',
        en:
          'Whether part-time workers have overtime from their own required hours on, or only from full ones, differs by ' +
          'agreement; their own are taken. 36 hours a week are 156 a month on average; the required hours of each ' +
          'month are counted here, less what BSRB takes off for holidays.',
        pl:
          'Czy w niepełnym etacie nadgodziny zaczynają się od własnego wymiaru, czy dopiero od pełnego, zależy ' +
          'od układu; przyjęto własny wymiar. 36 godz. tygodniowo to średnio 156 miesięcznie; tutaj liczy się ' +
          'wymiar każdego miesiąca, pomniejszony o to, co BSRB odlicza za święta.',
      },
    }),
  },
  {
    mechanism: 'pay-period-overtime',
    ...DUTY,
    movedClasses: WITH_PREMIUM,
    overtimeClass: 'overtime2',
    majorHolidayClass: 'majorHolidayOvertime',
    citation: cite('fin.is, vinnutími; hjalp.vinnustund.is'),
  },
];

const CREDITS: readonly MechanismStep[] = [
  {
    mechanism: 'holiday-credit',
    account: 'dutyReduction',
    fullDayMinutes: 432,
    halfDayMinutes: 216,
    when: 'always',
    citation: cite(BSRB),
  },
  {
    mechanism: 'weighted-duty',
    windows: DUTY_WEIGHTS,
    countedClasses: WITH_PREMIUM,
    atMostMinutes: 240,
    scaledByRatio: true,
    citation: cite('efling.is, shortening of the workweek for shift workers in the public market'),
  },
  SHIFT_INCENTIVE,
  elevenHoursRest('08:00'),
];

/**
 * Shift work for state and municipalities, since 1 May 2021. Pay lines: `DV` the day rate of every minute of duty, and
 * beside it the premium of the hour: `VA33` (33.33%), `VA55`, `VA65`, `VA75`, `VA90`, `VA120`; `YV1` and `YV2`
 * overtime, `SH` overtime on major holidays. What nights and weekends count beyond themselves, and what holidays take off the duty, are credits; so is the shift
 * incentive, `VH2.5` to `VH12.5`.
 */
export const PUBLIC_SECTOR_SHIFTS: Agreement = {
  key: 'public-sector-shifts',
  name: 'State and municipalities: shifts',
  lastCheckedOn: LAST_CHECKED_ON,
  entitlements: 'public',
  sources: [
    {
      url: 'https://www.bsrb.is/en/labour-law/the-working-life/the-rights-of-shift-workers',
      says:
        'Premiums by hour and weekday: 33.33, 55, 65 and 90%; 120% on Christmas and New Year nights; parts of an hour ' +
        'in proportion; duty falls by 7.2 hours for each holiday from Monday to Friday and 3.6 for 24 and 31 December.',
    },
    {
      url: 'https://www.betrivinnutimi.is/vaktavinna/vaktaalag/',
      says: '75% for weekend nights; 165% on Christmas and New Year nights.',
    },
    {
      url: 'https://github.com/benjaminjulian/efling-vaktareiknir',
      says: 'The calculator of Efling: every window with its percentage.',
    },
    {
      url: 'https://efling.is/en/front-page/shortening-of-the-workweek-for-shift-worker-in-the-public-market/',
      says:
        'An hour from 00:00 to 08:00 counts 1.20 of an hour of duty, from 17:00 to 24:00 and on weekend days 1.05, down ' +
        'to 32 hours of presence.',
    },
    {
      url: 'https://www.styttri.is/spurt_og_svarad/hvernig-virkar-olikt-vaegi-vinnustunda-utan-dagvinnumarka/',
      says: 'Somebody in full time whose shifts are nights by half may come down to 138.7 hours a month, which are 32 a week.',
    },
    {
      url: 'https://hjalp.vinnustund.is/Vinna/Vaktavinna_-_breytingar_á_yfirvinnuákvæði_vaktavinnumann.htm',
      says:
        'Overtime 1 Monday to Friday 08:00 to 17:00; overtime 2 at other times and above 168.6 hours a month; on major ' +
        'holidays overtime has their rate round the clock.',
    },
    {
      url: 'https://www.betrivinnutimi.is/vaktavinna/vaktahvati/',
      says:
        "A shift incentive in shares of the month's pay: at least 42 hours of duty at 33.33 to 75%, at least two of four kinds " +
        'of shift (day, evening at 33.33%, weekday night at 65%, weekend at 55 and 75%) with 15 hours each, 14 attendances.',
    },
    {
      url: 'https://www.fin.is/rettindi-og-skyldur/vinnutimi',
      says:
        'Full duty is 36 active hours a week: 7.2 hours a day on five days from Monday to Friday. Who is called out to work is paid ' +
        'overtime for it.',
    },
    {
      url: 'https://felagsdomur.is/domar-og-urskurdir/domur-urskurdur/?id=b6f4b5d9-e842-4398-9a9d-0ea7054297e0',
      says:
        'Labour Court 3/2011, on clauses 2.3.3.1 and 2.3.3.2 of one agreement with the state: a call-out pays at least three hours of ' +
        'overtime, four from 00 to 08, on Friday from 17 and on days off, unless work begins within three and a half hours.',
    },
    {
      url: 'https://www.betrivinnutimi.is/frettir/frett/2022/03/29/Utreikningur-orlofs-/',
      says: 'A day of vacation is 7.2 hours of duty by ratio and is paid as day work; duty is not weighted in it.',
    },
  ],
  definition: {
    names: {
      is: 'Ríki og sveitarfélög: vaktavinna',
      en: 'State and municipalities: shifts',
      pl: 'Państwo i gminy: praca zmianowa',
    },
    holidayProfile: PUBLIC_SECTOR_HOLIDAYS,
    fullDayMinutes: 432,
    baseClass: 'dayWork',
    mechanisms: [{ mechanism: 'windows', windows: WINDOWS }, ...OVERTIME, ...CREDITS],
    open: { ...ON_CALL_OUT, parameters: [...ON_CALL_OUT.parameters, weightedOvertime] },
    codeMap: {
      dayWork: { bucket: 'daytime', payLine: 'DV', names: DAY_WORK },
      ...PREMIUM_CODES,
      overtime1: { bucket: 'overtime', payLine: 'YV1', names: OVERTIME_1 },
      overtime2: { bucket: 'overtime', payLine: 'YV2', names: OVERTIME_2 },
      majorHolidayOvertime: {
        bucket: 'majorHoliday',
        payLine: 'SH',
        names: MAJOR_HOLIDAY_OVERTIME,
        citation: cite('hjalp.vinnustund.is, breytingar á yfirvinnuákvæði vaktavinnumanna'),
      },
    },
  },
};
