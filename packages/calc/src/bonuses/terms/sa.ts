/** What the agreements with SA, the employers of the private market, have in common. */
import { type BonusSource, type BonusTerms } from '../bonus-terms.ts';
import { CALENDAR_YEAR, HOLIDAY_YEAR } from '../windows.ts';

const WEEKS = 45;

/** Twelve weeks. */
const UNBROKEN_DAYS = 84;

/** 45 weeks of the calendar year besides vacation; in work in the first week of December, or twelve weeks without a break. */
export const SA_DECEMBER: BonusTerms = {
  windows: [CALENDAR_YEAR],
  full: { of: 'weeks', weeks: WEEKS },
  hourly: 'asOthers',
  rights: [
    { by: 'inWork', from: '12-01', until: '12-07' },
    { by: 'unbroken', days: UNBROKEN_DAYS, within: 'twelveMonths' },
  ],
  dueOn: '12-15',
};

/** 45 weeks of the holiday year besides vacation; in work in the first week of May, or twelve weeks without a break. */
export const SA_HOLIDAY: BonusTerms = {
  windows: [HOLIDAY_YEAR],
  full: { of: 'weeks', weeks: WEEKS },
  hourly: 'asOthers',
  rights: [
    { by: 'inWork', from: '05-01', until: '05-07' },
    { by: 'unbroken', days: UNBROKEN_DAYS, within: 'window' },
  ],
  dueOn: '06-01',
};

/** Where the December bonus was read. */
export const SA_DECEMBER_SOURCE: BonusSource = {
  url: 'https://verkvest.is/2020/11/14',
  says: {
    is: 'Greiðist eigi síðar en 15. desember, eftir starfshlutfalli og starfstíma, öllum sem hafa verið samfellt í starfi í 12 vikur á síðustu 12 mánuðum eða eru í starfi fyrstu viku í desember. Fullt ár er 45 unnar vikur eða meira.',
    en: 'Due by 15 December, by ratio and time of service, to all who have worked without a break for 12 weeks of the last 12 months or are in work in the first week of December. A full year is 45 weeks worked or more.',
    pl: 'Płatny do 15 grudnia, według wymiaru i czasu pracy, wszystkim, którzy pracowali bez przerwy 12 tygodni w ostatnich 12 miesiącach albo pracują w pierwszym tygodniu grudnia. Pełny rok to 45 przepracowanych tygodni lub więcej.',
  },
  writtenOn: '2020-11-14',
};

/** Where the holiday bonus was read. */
export const SA_HOLIDAY_SOURCE: BonusSource = {
  url: 'https://verkvest.is/onotad/tilkynningar/Orlofsuppbot_2017',
  says: {
    is: 'Verkafólk, verslunar- og skrifstofufólk, iðnaðarmenn: greiðist 1. júní, eftir starfshlutfalli og starfstíma á orlofsárinu, öllum sem hafa verið samfellt í starfi í 12 vikur á 12 mánuðum til 30. apríl eða eru í starfi fyrstu viku í maí. Fullt ár er 45 unnar vikur eða meira fyrir utan orlof.',
    en: 'General workers, shops and offices, crafts: due on 1 June, by ratio and time of service in the holiday year, to all who have worked without a break for 12 weeks of the 12 months to 30 April or are in work in the first week of May. A full year is 45 weeks worked or more besides vacation.',
    pl: 'Pracownicy ogólni, sklepy i biura, rzemiosło: płatny 1 czerwca, według wymiaru i czasu pracy w roku urlopowym, wszystkim, którzy pracowali bez przerwy 12 tygodni w 12 miesiącach do 30 kwietnia albo pracują w pierwszym tygodniu maja. Pełny rok to 45 przepracowanych tygodni lub więcej, poza urlopem.',
  },
  writtenOn: '2017',
};
