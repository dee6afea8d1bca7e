import { type AgreementBonuses, type BonusSource } from '../bonus-terms.ts';
import { CALENDAR_YEAR, HOLIDAY_YEAR, TO_NOVEMBER, TO_OCTOBER } from '../windows.ts';
import { BONUSES_CHECKED_ON } from './checked-on.ts';

/** Thirteen weeks. */
const UNBROKEN_DAYS = 91;

const HOLIDAY_SOURCE: BonusSource = {
  url: 'https://vsfs.is/orlofsuppbot-2018',
  says: {
    is: 'Ríki og sveitarfélög: 13 vikur samfellt á orlofsárinu eða í starfi til 30. apríl. Greiðist 1. júní hjá ríki, 1. maí hjá sveitarfélögum.',
    en: 'State and municipalities: 13 weeks without a break in the holiday year, or in work to 30 April. Due on 1 June from the state, on 1 May from municipalities.',
    pl: 'Państwo i gminy: 13 tygodni bez przerwy w roku urlopowym albo praca do 30 kwietnia. Płatny 1 czerwca przez państwo, 1 maja przez gminy.',
  },
  writtenOn: '2018',
};

/** The state and the city of Reykjavík. */
export const STATE_BONUSES: AgreementBonuses = {
  key: 'state',
  names: {
    is: 'Ríkið og Reykjavíkurborg',
    en: 'The state and the city of Reykjavík',
    pl: 'Państwo i miasto Reykjavík',
  },
  lastCheckedOn: BONUSES_CHECKED_ON,
  sources: [
    {
      url: 'https://www.sameyki.is/frettir/stok-frett/2025/11/27/Desemberuppbot-2025',
      says: {
        is: 'Í starfi fyrstu viku nóvember: full fyrir fullt starf frá 1. janúar til 31. október, annars eftir hlutfalli. Tímavinnufólk í hlutfalli við dagvinnustundir sínar á þeim tíma. Greiðist eigi síðar en 15. desember.',
        en: 'In work in the first week of November: full for full work from 1 January to 31 October, otherwise by ratio. People paid by the hour in proportion to their hours of day work in that time. Paid by 15 December.',
        pl: 'Praca w pierwszym tygodniu listopada: pełny za pełny etat od 1 stycznia do 31 października, inaczej według wymiaru. Osoby na stawce godzinowej proporcjonalnie do godzin pracy dziennej w tym czasie. Płatny do 15 grudnia.',
      },
      writtenOn: '2025-11-27',
    },
    {
      url: 'https://efling.is/?rettindi=desemberuppbot-hja-rikinu',
      says: {
        is: 'Í starfi fyrstu viku nóvember eða 13 vikur samfellt á árinu: greiðist 1. desember, eftir starfshlutfalli og starfstíma; gert upp við starfslok.',
        en: 'In work in the first week of November, or 13 weeks without a break in the year: paid on 1 December, by ratio and time of service; settled when the employment ends.',
        pl: 'Praca w pierwszym tygodniu listopada albo 13 tygodni bez przerwy w roku: płatny 1 grudnia, według wymiaru i czasu pracy; rozliczany na koniec zatrudnienia.',
      },
      writtenOn: null,
    },
    {
      url: 'https://fh.hi.is/is/orlofsuppbot-2020',
      says: {
        is: 'Greiðist 1. júní þeim sem eru í starfi til 30. apríl, eftir starfshlutfalli og starfstíma á næstliðnu orlofsári.',
        en: 'On 1 June to who is in work to 30 April, by ratio and time of service in the holiday year before.',
        pl: '1 czerwca dla osób pracujących do 30 kwietnia, według wymiaru i czasu pracy w poprzednim roku urlopowym.',
      },
      writtenOn: '2020',
    },
    HOLIDAY_SOURCE,
  ],
  december: {
    windows: [TO_OCTOBER],
    full: { of: 'window' },
    hourly: { fullMinutes: null },
    rights: [
      { by: 'inWork', from: '11-01', until: '11-07' },
      { by: 'unbroken', days: UNBROKEN_DAYS, within: 'window' },
    ],
    dueOn: '12-01',
  },
  holiday: {
    windows: [HOLIDAY_YEAR],
    full: { of: 'window' },
    hourly: 'asOthers',
    rights: [
      { by: 'inWork', from: '04-30', until: '04-30' },
      { by: 'unbroken', days: UNBROKEN_DAYS, within: 'window' },
    ],
    dueOn: '06-01',
  },
};

/** Municipalities other than the city. */
export const MUNICIPALITY_BONUSES: AgreementBonuses = {
  key: 'municipality',
  names: { is: 'Sveitarfélög', en: 'Municipalities', pl: 'Gminy' },
  lastCheckedOn: BONUSES_CHECKED_ON,
  sources: [
    {
      url: 'https://fosa2018.wixsite.com/website-2/single-post/2018/11/19/desemberuppb%C3%B3t-starfsmanna-sveitarf%C3%A9laga',
      says: {
        is: 'Greiðist 1. desember; full fyrir fullt starf frá 1. janúar til 30. nóvember, annars eftir starfshlutfalli og starfstíma, þeim sem hafa starfað samfellt frá 1. september. Hver sem lætur af störfum á árinu eftir 6 mánuði samfellt fær hlut af 12 mánuðum almanaksársins.',
        en: 'Paid on 1 December; full for full work from 1 January to 30 November, otherwise by ratio and time of service, to who has worked without a break since 1 September. Who leaves in the year after 6 months without a break has a part of 12 months of the calendar year.',
        pl: 'Płatny 1 grudnia; pełny za pełny etat od 1 stycznia do 30 listopada, inaczej według wymiaru i czasu pracy, dla osób pracujących bez przerwy od 1 września. Kto odchodzi w ciągu roku po 6 miesiącach bez przerwy, ma część z 12 miesięcy roku kalendarzowego.',
      },
      writtenOn: '2018-11-19',
    },
    {
      url: 'https://www.stett.is/is/thin-rettindi/desemberuppbot',
      says: {
        is: 'Hið sama, undir fyrirsögn Sambands íslenskra sveitarfélaga.',
        en: 'The same, under the heading of the association of municipalities.',
        pl: 'To samo, pod nagłówkiem związku gmin.',
      },
      writtenOn: '2022',
    },
    {
      url: 'https://www.efling.is/?rettindi=orlofsuppbot-hja-sambandi-islenskra-sveitarfelaga',
      says: {
        is: 'Greiðist 1. maí, eftir starfshlutfalli og starfstíma á 12 mánuðum á undan. Af þeim sem hættu nefnir hún aðeins þá sem hættu vegna aldurs; vsfs.is hefur 13 vikur fyrir alla.',
        en: 'Paid on 1 May, by ratio and time of service in the 12 months before. Of those who left it names only who left because of age; vsfs.is has 13 weeks for all.',
        pl: 'Płatny 1 maja, według wymiaru i czasu pracy w poprzednich 12 miesiącach. Z osób, które odeszły, wymienia tylko odchodzących z powodu wieku; vsfs.is podaje 13 tygodni dla wszystkich.',
      },
      writtenOn: null,
    },
    HOLIDAY_SOURCE,
  ],
  december: {
    windows: [TO_NOVEMBER],
    full: { of: 'window', whoLeaves: CALENDAR_YEAR },
    hourly: 'asOthers',
    rights: [
      { by: 'since', day: '09-01' },
      { by: 'ended', months: 6 },
    ],
    dueOn: '12-01',
  },
  holiday: { ...STATE_BONUSES.holiday, dueOn: '05-01' },
};
