import { type Agreement } from './agreement.ts';
import { DAY_WORK, MAJOR_HOLIDAY_WORK, OVERTIME_1, OVERTIME_2 } from './class-names.ts';
import { cite, LAST_CHECKED_ON } from './cite.ts';
import { COMMON_HOLIDAYS } from './holiday-profiles.ts';
import { elevenHoursRest } from './rest.ts';

/**
 * Craft work under the agreements of Samiðn, FIT and Byggiðn with SA, as from 2025. Pay lines: `DV` dagvinna, `YV1`
 * overtime up to 15.17 hours a month, `YV2` overtime beyond them and always from 00:00 to 06:00, `SH` work on major
 * holidays, `HD` a holiday that keeps its ordinary pay. Breaks are outside active time: they are punched as unpaid.
 */
export const CRAFT: Agreement = {
  key: 'craft',
  name: 'Craft: Samiðn, FIT and Byggiðn',
  lastCheckedOn: LAST_CHECKED_ON,
  entitlements: 'craft',
  sources: [
    {
      url: 'https://fit.is/laun/yfirvinna-1-og-2/',
      says:
        'From 2025 overtime 1 is paid up to 39.5 active hours a week on average over the pay month: 3.5 hours a week, ' +
        '15.17 a month; overtime 2 beyond, and always from 00:00 to 06:00.',
    },
    {
      url: 'https://byggidn.is/launahaekkun-og-breyting-a-yfirvinnu/',
      says: 'The same limits; 36 active hours a week.',
    },
    {
      url: 'https://samidn.is/2005/03/02/vinnutimi-9/',
      says: 'Clause 2.1: day work lies between 07:00 and 18:00, Monday to Friday; overtime never begins after 18:00.',
    },
    {
      url: 'https://samidn.is/2005/12/06/vinna-a-helgidogum-og-storhatidum/',
      says:
        'Clauses 1.5 and 1.6: a holiday from Monday to Friday keeps its day pay; hours worked on it are paid besides, ' +
        'as overtime, on major holidays at their own rate. Clause 2.4.3: on 24 and 31 December day work ends at 12:00.',
    },
    {
      url: 'https://www.sa.is/vinnumarkadsvefur/starfsmannamal/vinnutimi-og-hvildartimi/utkall',
      says: 'A call-out pays one hour beyond the time worked, with a floor.',
    },
    {
      url: 'https://samidn.is/2005/03/03/daemi-um-utfaerslu-fritokurettar/',
      says:
        'Example 1: until 02:00, again from 08:00, 6 hours of rest: 7.5 hours off and 2 hours of overtime, also before a day ' +
        'off. Example 2: until 02:00, again from 13:00, 11 hours of rest: no time off, 2 hours of overtime all the same. ' +
        'Example 3: 08:00 to 08:00: 8 hours of overtime; a working day afterwards keeps its pay, before a day off 10 hours ' +
        'off. Example 4: 32 hours on end: 8 hours of overtime and 10 hours off, the most for one day.',
    },
    {
      url: 'https://samidn.is/2012/08/31/hvildartimaakvaedhi-toeflur/',
      says:
        'Table I: rest in working hours straight after the work counts hour for hour, without loss of fixed day pay. If it ' +
        'goes into unpaid time, or before a day off, it is time off.',
    },
    { url: 'https://fit.is/vinnutimi/matartimi/', says: 'Lunch that is worked through is overtime.' },
  ],
  definition: {
    names: {
      is: 'Iðnaðarmenn: Samiðn, FIT og Byggiðn',
      en: 'Craft: Samiðn, FIT and Byggiðn',
      pl: 'Rzemiosło: Samiðn, FIT i Byggiðn',
    },
    holidayProfile: COMMON_HOLIDAYS,
    fullDayMinutes: 432,
    baseClass: 'overtime1',
    mechanisms: [
      {
        mechanism: 'windows',
        windows: [
          {
            class: 'dayWork',
            weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
            dayClasses: ['ordinary'],
            from: '07:00',
            to: '18:00',
            priority: 1,
            citation: cite('samidn.is, vinnutími', {
              clause: '2.1.1',
              conflict: {
                is: 'Um dagvinnutímann er samið á hverjum vinnustað; þetta eru ytri mörk hans.',
                en: 'The day window is agreed at each place of work; these are its outer limits.',
                pl: 'Godziny pracy dziennej uzgadnia się w każdym miejscu pracy; to ich granice zewnętrzne.',
              },
            }),
          },
          {
            class: 'overtime2',
            to: '06:00',
            priority: 1,
            citation: cite('fit.is, yfirvinna 1 og 2'),
          },
          {
            class: 'majorHoliday',
            dayClasses: ['SH'],
            priority: 2,
            citation: cite('samidn.is, vinna á helgidögum og stórhátíðum', { clause: '1.4.1' }),
          },
        ],
      },
      {
        mechanism: 'breaks',
        workedThroughClass: 'overtime1',
        workedThroughOf: ['dayWork'],
        citation: cite('fit.is, matartími'),
      },
      {
        mechanism: 'daily-overtime',
        limitMinutes: 432,
        countedClasses: ['dayWork'],
        overtimeClass: 'overtime1',
        citation: cite('byggidn.is, launahækkun og breyting á yfirvinnu'),
      },
      {
        mechanism: 'pay-period-overtime',
        limitMinutes: 910.2,
        countedClasses: ['overtime1'],
        overtimeClass: 'overtime2',
        citation: cite('fit.is, yfirvinna 1 og 2', {
          conflict: {
            is:
              'Samningurinn miðar við 39,5 virkar stundir á viku að meðaltali yfir launamánuðinn; það eru sömu 15,17 ' +
              'stundir, taldar í yfirvinnu. Frá 2019 til 2024 voru mörkin 17,33 stundir.',
            en:
              'The agreement averages 39.5 active hours a week over the pay month; this is the same 15.17 hours, ' +
              'counted in overtime. From 2019 to 2024 the limit was 17.33 hours.',
            pl:
              'Układ przyjmuje średnio 39,5 godz. czynnej pracy tygodniowo w miesiącu płacowym; to te same 15,17 ' +
              'godz., liczone w nadgodzinach. Od 2019 do 2024 limit wynosił 17,33 godz.',
          },
        }),
      },
      {
        mechanism: 'call-out',
        minimumMinutes: 180,
        addedMinutes: 60,
        payLine: 'YV1',
        citation: cite('sa.is, útkall', {
          conflict: {
            is: 'Síðan sem var lesin endar á „að minnsta kosti 3“; þrjár stundir eru teknar.',
            en: 'The page that was read ends at "at least 3"; three hours are taken.',
            pl: 'Czytana strona kończy się na „co najmniej 3”; przyjęto trzy godziny.',
          },
        }),
      },
      {
        mechanism: 'holiday-pay',
        payLine: 'HD',
        fullDayMinutes: 480,
        weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
        whenWorked: 'keep',
        citation: cite('samidn.is, vinna á helgidögum og stórhátíðum', {
          clause: '1.5.1',
          conflict: {
            is: 'asi.is: almennt verkafólk fær þennan rétt eftir einn mánuð; engin síða segir það um iðnaðarmenn.',
            en: 'asi.is: workers in general earn this right after a month; of craft workers no page says so.',
            pl: 'asi.is: ogół pracowników nabywa to prawo po miesiącu; o rzemieślnikach żadna strona tego nie mówi.',
          },
        }),
      },
      elevenHoursRest('08:00', {
        atMostMinutes: 600,
        overtimeBelow: { minutes: 480, payLine: 'YV1' },
        intoNextDay: { payLine: 'DV', atMostMinutes: 432 },
        citation: cite('samidn.is, dæmi um útfærslu frítökuréttar; hvíldartímaákvæði, töflur', {
          clause: '2.8.2–2.8.3',
          conflict: {
            is:
              'Greiða má út hálfa stund af hverri 1,5; hér er hún tekin sem frí. Sé næsti dagur aðeins unninn að hluta ' +
              'dregur Samiðn greidda hvíld frá frítökuréttinum; hér telst sá dagur heill vinnudagur.',
            en:
              'Half an hour of each 1.5 may be paid out; here it is time off. Where the next day is worked in part only, ' +
              'Samiðn takes the paid rest off the time off; here it counts as a whole working day.',
            pl:
              'Pół godziny z każdej 1,5 można wypłacić; tutaj to czas wolny. Gdy następny dzień jest tylko częściowo ' +
              'roboczy, Samiðn odejmuje płatny odpoczynek od czasu wolnego; tutaj liczy się jako cały dzień pracy.',
          },
        }),
      }),
    ],
    codeMap: {
      dayWork: { bucket: 'daytime', payLine: 'DV', names: DAY_WORK },
      overtime1: { bucket: 'overtime', payLine: 'YV1', names: OVERTIME_1 },
      overtime2: { bucket: 'overtime', payLine: 'YV2', names: OVERTIME_2 },
      majorHoliday: { bucket: 'majorHoliday', payLine: 'SH', names: MAJOR_HOLIDAY_WORK },
    },
  },
};
