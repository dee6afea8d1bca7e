import { type AgreementBonuses } from '../bonus-terms.ts';
import { FROM_DECEMBER } from '../windows.ts';
import { BONUSES_CHECKED_ON } from './checked-on.ts';
import { SA_DECEMBER, SA_HOLIDAY, SA_HOLIDAY_SOURCE } from './sa.ts';

/** Hotels and restaurants, Efling and SGS with SA. */
export const HOTEL_BONUSES: AgreementBonuses = {
  key: 'hotel',
  names: {
    is: 'Hótel og veitingahús, Efling / SGS og SA',
    en: 'Hotels and restaurants, Efling / SGS with SA',
    pl: 'Hotele i restauracje, Efling / SGS z SA',
  },
  lastCheckedOn: BONUSES_CHECKED_ON,
  sources: [
    {
      url: 'https://efling.is/starfsgreinar/almennt-starfsfolk-gistihusa/',
      says: {
        is: 'Greiðist eigi síðar en 15. desember; full fyrir fullt starf frá 1. desember til 30. nóvember, eftir starfshlutfalli og starfstíma. Fullt ár er 45 vikur án orlofs eða 1.800 stundir. 12 vikur samfellt á síðustu 12 mánuðum eða í starfi fyrstu viku í desember. Gert upp við starfslok. Eftir eitt ár telst fæðingarorlof til starfstíma.',
        en: 'Due by 15 December; full for full work from 1 December to 30 November, by ratio and time of service. A full year is 45 weeks without vacation, or 1,800 hours. 12 weeks without a break of the last 12 months, or in work in the first week of December. Settled when the employment ends. After one year the leave of parents counts as time of service.',
        pl: 'Płatny do 15 grudnia; pełny za pełny etat od 1 grudnia do 30 listopada, według wymiaru i czasu pracy. Pełny rok to 45 tygodni bez urlopu albo 1800 godzin. 12 tygodni bez przerwy w ostatnich 12 miesiącach albo praca w pierwszym tygodniu grudnia. Rozliczany na koniec zatrudnienia. Po roku urlop rodzicielski liczy się do czasu pracy.',
      },
      writtenOn: null,
    },
    SA_HOLIDAY_SOURCE,
  ],
  december: { ...SA_DECEMBER, windows: [FROM_DECEMBER], hourly: { fullMinutes: 1800 * 60 } },
  holiday: SA_HOLIDAY,
};
