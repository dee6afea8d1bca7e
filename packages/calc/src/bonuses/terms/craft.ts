import { type AgreementBonuses } from '../bonus-terms.ts';
import { BONUSES_CHECKED_ON } from './checked-on.ts';
import { SA_DECEMBER, SA_DECEMBER_SOURCE, SA_HOLIDAY, SA_HOLIDAY_SOURCE } from './sa.ts';

/** Samiðn, FIT, Byggiðn and RSÍ with SA. */
export const CRAFT_BONUSES: AgreementBonuses = {
  key: 'craft',
  names: { is: 'Iðnaðarmenn og SA', en: 'Crafts with SA', pl: 'Rzemiosło z SA' },
  lastCheckedOn: BONUSES_CHECKED_ON,
  sources: [
    {
      url: 'https://rafis.is/category/frettir/2022/page/2/',
      says: {
        is: 'Greiðist eigi síðar en 15. desember; full fyrir fullt ár, sem er 45 unnar vikur eða meira fyrir utan orlof.',
        en: 'Due by 15 December; full for a full year, which is 45 weeks worked or more besides vacation.',
        pl: 'Płatny do 15 grudnia; pełny za pełny rok, czyli 45 przepracowanych tygodni lub więcej, poza urlopem.',
      },
      writtenOn: '2022',
    },
    SA_DECEMBER_SOURCE,
    {
      url: 'https://fit.is/frettir/2021/2219-orlofsuppbot-2021',
      says: {
        is: 'Greiðist 1. júní, eftir starfshlutfalli og starfstíma frá 1. maí til 30. apríl; 12 vikur samfellt til 30. apríl eða í starfi 1. maí; fullt starf er 45 vikur fyrir utan orlof; áunnið er gert upp við starfslok; nemar í fullu starfi fá fulla uppbót.',
        en: 'Due on 1 June, by ratio and time of service from 1 May to 30 April; 12 weeks without a break to 30 April, or in work on 1 May; full work is 45 weeks besides vacation; what was earned is settled when the employment ends; apprentices in full work have all of it.',
        pl: 'Płatny 1 czerwca, według wymiaru i czasu pracy od 1 maja do 30 kwietnia; 12 tygodni bez przerwy do 30 kwietnia albo praca 1 maja; pełny etat to 45 tygodni poza urlopem; wypracowaną część rozlicza się na koniec zatrudnienia; uczniowie na pełnym etacie mają całość.',
      },
      writtenOn: '2021',
    },
    SA_HOLIDAY_SOURCE,
  ],
  december: SA_DECEMBER,
  holiday: SA_HOLIDAY,
};
