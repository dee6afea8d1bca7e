/**
 * What rest does the law of a land ask for, whatever the pay rule? Data: each number with the page on which it stands. A number
 * that no page has is null, and nothing is judged by it.
 */
import { type LocalDate } from '@stimpill/time';

/** A number of a law, and the address of a page on which it stands. */
export type Sourced = { readonly is: number; readonly source: string };

/** Hours of the night, in minutes from midnight; an end that is not after the start lies on the next day. */
export type HoursOfNight = { readonly from: number; readonly until: number; readonly source: string };

/** The rights of people of one age. All are whole minutes, but for the days off. */
export type RestTerms = {
  /** Rest without a break in each 24 hours from the start of the day's work. */
  readonly dailyRest: Sourced;
  /** Is less enough at a planned change of shifts? */
  readonly shiftChangeRest: Sourced | null;
  /** The most work in one day. */
  readonly longestDay: Sourced;
  /** More work than this in a day asks for a break, of this length; null: no page has a length, and any break will do. */
  readonly breakAfter: Sourced;
  readonly leastBreak: Sourced | null;
  /** One rest in the week: the day off together with the daily rest beside it; null: days off are counted instead. */
  readonly weeklyRest: Sourced | null;
  /** Days off in each week from Monday. */
  readonly daysOff: Sourced;
  /** The most work in any week; null: only the average week has a limit. */
  readonly longestWeek: Sourced | null;
  /** In these hours nobody may work, whatever the work is. */
  readonly noWork: HoursOfNight | null;
  /** In these hours only some kinds of work are allowed, and no record here says what kind it is. */
  readonly workOfSomeKinds: HoursOfNight | null;
};

/** The terms of people below an age, the youngest first. */
type YoungTerms = { readonly below: number; readonly terms: RestTerms };

/** The law of one land. */
export type RestLaw = {
  readonly everybody: RestTerms;
  readonly young: readonly YoungTerms[];
  /** Below this age the law asks for more while somebody is at compulsory school, which no record here says. */
  readonly schoolBelow: Sourced;
  /** Less rest than this does not end a day of work: it may never be taken away. */
  readonly leastRest: Sourced;
  /** The most work in a week on average, overtime included, and the months over which it is taken unless an agreement has more. */
  readonly averageWeek: Sourced;
  readonly referenceMonths: Sourced;
};

const night = (from: number, until: number, source: string): HoursOfNight => ({
  from: from * 60,
  until: until * 60,
  source,
});

const hours = (count: number, source: string): Sourced => ({ is: count * 60, source });

const PAGE = {
  asi: 'https://www.asi.is/vinnurettur/flokkar/icelandic-labour-law/rest-and-maximum-working-time/weekly-day-off/',
  bhm: 'https://www.bhm.is/vinnurettur/heilsan-i-vinnunni/hvildartimareglur',
  efling: 'https://efling.is/lagmarkshvild/',
  employers: 'https://sa.vinnumarkadur.is/starfsmannamal/vinnuvernd/vinna-barna-og-unglinga',
  inspectors: 'https://www.sgs.is/frettir/frettir/heildarvinnutimi-hvildartimi-og-skipulag-vinnutima/',
  vr: 'https://www.vr.is/kjaramal/vinnutimi/hvildartimi/',
  young: 'https://island.is/vinna-barna-og-unglinga/tafla-yfir-vinnutima-ungmenna',
} as const;

const DAY_OFF = 24;
const DAILY_REST = 11;

/** Law 46/1980, articles 53 to 56, and the working time agreements. */
const EVERYBODY: RestTerms = {
  dailyRest: hours(DAILY_REST, PAGE.inspectors),
  shiftChangeRest: hours(8, PAGE.bhm),
  longestDay: hours(13, PAGE.efling),
  breakAfter: hours(6, PAGE.inspectors),
  leastBreak: null,
  weeklyRest: hours(DAY_OFF + DAILY_REST, PAGE.bhm),
  daysOff: { is: 1, source: PAGE.asi },
  longestWeek: null,
  noWork: null,
  workOfSomeKinds: null,
};

/** Regulation 426/1999: those of 15 to 17 who are not at compulsory school. */
const TEENAGERS: RestTerms = {
  dailyRest: hours(12, PAGE.young),
  shiftChangeRest: null,
  longestDay: hours(8, PAGE.young),
  breakAfter: hours(4, PAGE.employers),
  leastBreak: { is: 30, source: PAGE.employers },
  weeklyRest: null,
  daysOff: { is: 2, source: PAGE.young },
  longestWeek: hours(40, PAGE.young),
  noWork: night(0, 4, PAGE.employers),
  workOfSomeKinds: night(22, 6, PAGE.young),
};

/** Regulation 426/1999: those below 15, outside school terms. */
const CHILDREN: RestTerms = {
  ...TEENAGERS,
  dailyRest: hours(14, PAGE.young),
  longestDay: hours(7, PAGE.young),
  longestWeek: hours(35, PAGE.young),
  noWork: night(20, 6, PAGE.young),
  workOfSomeKinds: null,
};

/** By the land whose calendar a company has. */
export const REST_LAWS: ReadonlyMap<string, RestLaw> = new Map([
  [
    'IS',
    {
      everybody: EVERYBODY,
      young: [
        { below: 15, terms: CHILDREN },
        { below: 18, terms: TEENAGERS },
      ],
      schoolBelow: { is: 17, source: PAGE.young },
      leastRest: hours(8, PAGE.vr),
      averageWeek: hours(48, PAGE.inspectors),
      referenceMonths: { is: 4, source: PAGE.inspectors },
    },
  ],
]);

/** How old is somebody on a day? Who is born on 29 February is a year older on 1 March. */
export const ageOn = (birthDate: LocalDate, date: LocalDate): number =>
  Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (date.slice(5) < birthDate.slice(5) ? 1 : 0);

/** Gives the terms of a day. */
export type TermsOn = (date: LocalDate) => RestTerms;

/** The terms of somebody by their age; of whom no birth date is known, those of everybody. */
export const termsByAge =
  ({ everybody, young }: RestLaw, birthDate: LocalDate | null): TermsOn =>
  (date) =>
    (birthDate === null ? undefined : young.find(({ below }) => ageOn(birthDate, date) < below)?.terms) ??
    everybody;
