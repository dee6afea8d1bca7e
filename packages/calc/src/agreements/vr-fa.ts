import { type Agreement } from './agreement.ts';
import { DAY_WORK, MAJOR_HOLIDAY_WORK, OVERTIME } from './class-names.ts';
import { cite, LAST_CHECKED_ON } from './cite.ts';
import { VR_HOLIDAYS } from './holiday-profiles.ts';
import { openCallOut } from './open-call-out.ts';
import { elevenHoursRest } from './rest.ts';

const HOURS = cite('vr.is, eftir-, nætur-, yfir- og stórhátíðarvinna');

/**
 * Work under the agreement of VR with FA. Pay lines: `DV` dagvinna from 07:00 to 19:00, `YV` yfirvinna outside of it and above
 * 153.86 hours a month, `SH` stórhátíðarvinna. There is no eftirvinna.
 */
export const VR_FA: Agreement = {
  key: 'vr-fa',
  name: 'VR with FA',
  lastCheckedOn: LAST_CHECKED_ON,
  entitlements: 'vr',
  sources: [
    {
      url: 'https://www.vr.is/kjaramal/laun/eftir-naetur-yfir-og-storhatidarvinna/',
      says:
        'VR and FA: overtime is all work outside ordinary day work and above 153.86 hours a month, which are full time. Day work is ' +
        '07:00 to 19:00 on all weekdays.',
    },
    {
      url: 'https://www.vr.is/kjaramal/vinnutimi/eftir-og-yfirvinna/',
      says:
        'VR and FA: overtime is work beyond ordinary day work, on holidays and on Saturdays; the agreement knows no eftirvinna. Which ' +
        'days are ordinary and which major holidays; an hour of overtime may be taken as 1 h 48 off.',
    },
    {
      url: 'https://www.vr.is/kjaramal/vinnutimi/fridagar-og-storhatidir/',
      says: 'Which days are ordinary and which major holidays; the day off of commerce workers is major.',
    },
    {
      url: 'https://old.vr.is/kjaramal/vinnutimi/',
      says: 'Working hours under the agreements of VR, with that of FA beside that of SA.',
    },
  ],
  definition: {
    names: { is: 'VR og FA', en: 'VR with FA', pl: 'VR i FA' },
    holidayProfile: VR_HOLIDAYS,
    fullDayMinutes: 426,
    baseClass: 'overtime',
    mechanisms: [
      {
        mechanism: 'windows',
        windows: [
          {
            class: 'dayWork',
            weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
            dayClasses: ['ordinary'],
            from: '07:00',
            to: '19:00',
            priority: 1,
            citation: HOURS,
          },
          {
            class: 'majorHoliday',
            dayClasses: ['SH'],
            priority: 2,
            citation: cite('vr.is, frídagar og stórhátíðir'),
          },
        ],
      },
      {
        mechanism: 'pay-period-overtime',
        limitMinutes: 9231.6,
        countedClasses: ['dayWork'],
        overtimeClass: 'overtime',
        citation: cite('vr.is, eftir-, nætur-, yfir- og stórhátíðarvinna', {
          conflict: {
            is: 'Eldri síða (fvsa) hefur 157,1 stund; taflan um 35,5 virkar stundir á viku gefur 153,86.',
            en: 'An older page (fvsa) has 157.1 hours; the table of 35.5 active hours a week gives 153.86.',
            pl: 'Starsza strona (fvsa) ma 157,1 godz.; tabela 35,5 godz. czynnej pracy tygodniowo daje 153,86.',
          },
        }),
      },
      elevenHoursRest('09:00'),
    ],
    open: openCallOut({
      payLine: 'YV',
      citation: cite('sa.is, útkall: agreements differ; that of FA is not named'),
    }),
    codeMap: {
      dayWork: { bucket: 'daytime', payLine: 'DV', names: DAY_WORK },
      overtime: { bucket: 'overtime', payLine: 'YV', names: OVERTIME },
      majorHoliday: { bucket: 'majorHoliday', payLine: 'SH', names: MAJOR_HOLIDAY_WORK },
    },
  },
};
