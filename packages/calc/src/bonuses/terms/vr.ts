import { type AgreementBonuses } from '../bonus-terms.ts';
import { CALENDAR_YEAR, FROM_DECEMBER } from '../windows.ts';
import { BONUSES_CHECKED_ON } from './checked-on.ts';
import { SA_DECEMBER, SA_HOLIDAY, SA_HOLIDAY_SOURCE } from './sa.ts';

/** 1,743.75 and 1,653.75 hours. */
const SHOP_MINUTES = 104_625;
const OFFICE_MINUTES = 99_225;

/** A rule of a company's own that names VR says neither shop nor office: people are counted in weeks there. */
export const VR_BONUSES: AgreementBonuses = {
  key: 'vr',
  names: { is: 'VR / LÍV og SA', en: 'VR / LÍV with SA', pl: 'VR / LÍV z SA' },
  lastCheckedOn: BONUSES_CHECKED_ON,
  sources: [
    {
      url: 'https://vmf.is/?p=14806',
      says: {
        is: 'Fullt ár er 45 unnar vikur fyrir utan orlof, eða 1.653,75 stundir á skrifstofu og 1.743,75 í verslun. Greiðist eigi síðar en 15. desember öllum sem hafa verið samfellt í starfi í 12 vikur á síðustu 12 mánuðum eða eru í starfi fyrstu viku í desember. Heimilt er að semja um að árið sé frá 1. desember til 30. nóvember. Áunnið er gert upp við starfslok.',
        en: 'A full year is 45 weeks worked besides vacation, or 1,653.75 hours in an office and 1,743.75 in a shop. Due by 15 December, to all who have worked without a break for 12 weeks of the last 12 months or are in work in the first week of December. By agreement the year may run from 1 December to 30 November. What was earned is settled when the employment ends.',
        pl: 'Pełny rok to 45 przepracowanych tygodni poza urlopem albo 1653,75 godziny w biurze i 1743,75 w sklepie. Płatny do 15 grudnia wszystkim, którzy pracowali bez przerwy 12 tygodni w ostatnich 12 miesiącach albo pracują w pierwszym tygodniu grudnia. Można uzgodnić rok od 1 grudnia do 30 listopada. Wypracowaną część rozlicza się na koniec zatrudnienia.',
      },
      writtenOn: '2025-11-27',
    },
    {
      url: 'https://www.vr.is/um-vr/frettir/almennar-frettir/mundu-eftir-desemberuppbotinni-2',
      says: {
        is: 'Greiðist eigi síðar en 15. desember, eftir starfshlutfalli og starfstíma; ekkert orlof reiknast ofan á.',
        en: 'Due by 15 December, by ratio and time of service; no holiday pay on top of it.',
        pl: 'Płatny do 15 grudnia, według wymiaru i czasu pracy; bez wynagrodzenia urlopowego od niego.',
      },
      writtenOn: '2025-11-28',
    },
    SA_HOLIDAY_SOURCE,
  ],
  december: { ...SA_DECEMBER, windows: [CALENDAR_YEAR, FROM_DECEMBER] },
  holiday: SA_HOLIDAY,
};

/** VR in shops. */
export const VR_SHOP_BONUSES: AgreementBonuses = {
  ...VR_BONUSES,
  key: 'vr-shop',
  names: { is: 'VR / LÍV og SA: verslanir', en: 'VR / LÍV with SA: shops', pl: 'VR / LÍV z SA: sklepy' },
  december: { ...VR_BONUSES.december, hourly: { fullMinutes: SHOP_MINUTES } },
};

/** VR in offices. */
export const VR_OFFICE_BONUSES: AgreementBonuses = {
  ...VR_BONUSES,
  key: 'vr-office',
  names: { is: 'VR / LÍV og SA: skrifstofur', en: 'VR / LÍV with SA: offices', pl: 'VR / LÍV z SA: biura' },
  december: { ...VR_BONUSES.december, hourly: { fullMinutes: OFFICE_MINUTES } },
};
