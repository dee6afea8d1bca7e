/** Which days are AF and which SH in the agreements that ship? The three lists differ in one day each. */
import { type HolidayProfile } from '#holidays/holiday-profile.ts';
import { cite } from './cite.ts';

const HALF_DAY = cite('efling.is, stórhátíðardagar og aðrir frídagar', {
  conflict: {
    is: 'Lög 88/1971, 6. grein, láta frídaginn hefjast kl. 13:00; allir samningar sem voru lesnir segja 12:00.',
    en: 'Law 88/1971, article 6, begins the day off at 13:00; all agreements read say 12:00.',
    pl: 'Ustawa 88/1971, art. 6, zaczyna dzień wolny o 13:00; wszystkie czytane układy mówią 12:00.',
  },
});

/** SGS, Efling, MATVÍS and craft. */
export const COMMON_HOLIDAYS: HolidayProfile = {
  newYearsDay: { class: 'SH' },
  maundyThursday: { class: 'AF' },
  goodFriday: { class: 'SH' },
  easterSunday: { class: 'SH' },
  easterMonday: { class: 'AF' },
  firstDayOfSummer: { class: 'AF' },
  mayDay: { class: 'AF' },
  ascensionDay: { class: 'AF' },
  whitSunday: { class: 'SH' },
  whitMonday: { class: 'AF' },
  nationalDay: { class: 'SH' },
  commerceDay: {
    class: 'AF',
    citation: cite('efling.is, stórhátíðardagar og aðrir frídagar', {
      conflict: {
        is: 'Hjá VR er þetta stórhátíðardagur. Hvort tveggja er rétt, hvort í sínum samningi.',
        en: 'VR has it as a major holiday. Both are right, each for its own agreement.',
        pl: 'W VR to wielkie święto. Jedno i drugie jest słuszne, każde we własnym układzie.',
      },
    }),
  },
  christmasEve: { class: 'SH', from: '12:00', citation: HALF_DAY },
  christmasDay: { class: 'SH' },
  boxingDay: { class: 'AF' },
  newYearsEve: { class: 'SH', from: '12:00', citation: HALF_DAY },
};

/** State and municipalities keep the Saturday before Easter too. */
export const PUBLIC_SECTOR_HOLIDAYS: HolidayProfile = {
  ...COMMON_HOLIDAYS,
  easterSaturday: {
    class: 'AF',
    citation: cite('bhm.is, frídagar', {
      conflict: {
        is: 'Ekki dagur í lögum 88/1971; hjá SGS, VR og iðnaðarmönnum er hann eins og hver annar laugardagur.',
        en: 'Not a day of Law 88/1971; SGS, VR and craft work on it as on any Saturday.',
        pl: 'Nie jest to dzień z ustawy 88/1971; w SGS, VR i rzemiośle pracuje się jak w każdą sobotę.',
      },
    }),
  },
};

/** VR and LÍV with SA: the day off of commerce workers is a major holiday. */
export const VR_HOLIDAYS: HolidayProfile = {
  ...COMMON_HOLIDAYS,
  commerceDay: {
    class: 'SH',
    citation: cite('vr.is, frídagar og stórhátíðir', {
      clause: '2.3.2',
      conflict: {
        is: 'Hjá SGS og Eflingu er þetta almennur frídagur. Hvort tveggja er rétt, hvort í sínum samningi.',
        en: 'SGS and Efling have it as an ordinary holiday. Both are right, each for its own agreement.',
        pl: 'W SGS i Efling to zwykłe święto. Jedno i drugie jest słuszne, każde we własnym układzie.',
      },
    }),
  },
};
