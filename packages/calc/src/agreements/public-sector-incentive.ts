/** What does the public sector pay for shifts of many kinds? The shift incentive (vaktahvati), since May 2021. */
import { type MechanismStep } from '#rules/rule-definition.ts';
import { cite } from './cite.ts';

/** From at least this many days of work on at least this many kinds of shift, lowest first: `VH2.5` is 2.5% of the month's pay. */
const INCENTIVE_BANDS = [
  { shifts: 14, kinds: 3, payLine: 'VH2.5' },
  { shifts: 15, kinds: 2, payLine: 'VH2.5' },
  { shifts: 14, kinds: 4, payLine: 'VH7.5' },
  { shifts: 16, kinds: 3, payLine: 'VH7.5' },
  { shifts: 17, kinds: 2, payLine: 'VH7.5' },
  { shifts: 16, kinds: 4, payLine: 'VH10' },
  { shifts: 18, kinds: 3, payLine: 'VH10' },
  { shifts: 19, kinds: 2, payLine: 'VH10' },
  { shifts: 17, kinds: 4, payLine: 'VH12.5' },
  { shifts: 19, kinds: 3, payLine: 'VH12.5' },
] as const;

const INCENTIVE = cite(
  'betrivinnutimi.is, vaktahvati; benjaminjulian/efling-vaktareiknir, functions.js and wages.js',
  {
    conflict: {
      is:
        'Skilyrðin eru af vef verkefnisins, hlutföllin úr reiknivél Eflingar frá 2021 til 2022; yngri samningar geta haft ' +
        'önnur. Hér telst hver vinnudagur ein mæting og mánuður sem er ekki unninn allur heill mánuður.',
      en:
        'The conditions are from the site of the programme, the shares from the calculator of Efling of 2021 and 2022; later ' +
        'agreements may have others. Here each day of work is one attendance, and a month of employment in part is a whole one.',
      pl:
        'Warunki pochodzą ze strony programu, stawki z kalkulatora Efling z lat 2021 i 2022; późniejsze umowy mogą mieć inne. ' +
        'Tutaj każdy dzień pracy to jedno przyjście, a niepełny miesiąc zatrudnienia liczy się jak cały.',
    },
  },
);

/** The kinds are day, evening at 33.33%, weekday night at 65% and weekend at 55 and 75%. */
export const SHIFT_INCENTIVE: MechanismStep = {
  mechanism: 'shift-incentive',
  kinds: [
    { classes: ['dayWork'] },
    { classes: ['evening33'] },
    { classes: ['night65'] },
    { classes: ['evening55', 'weekend55', 'holiday55', 'night75', 'holidayNight75'] },
  ],
  minutesInKind: 900,
  outsideClasses: [
    'evening33',
    'evening55',
    'night65',
    'night75',
    'weekend55',
    'holiday55',
    'holidayNight75',
  ],
  outsideMinutes: 2520,
  bands: INCENTIVE_BANDS,
  periodMinutes: 9360,
  citation: INCENTIVE,
};
