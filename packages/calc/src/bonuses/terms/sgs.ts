import { type AgreementBonuses } from '../bonus-terms.ts';
import { BONUSES_CHECKED_ON } from './checked-on.ts';
import { SA_DECEMBER, SA_DECEMBER_SOURCE, SA_HOLIDAY, SA_HOLIDAY_SOURCE } from './sa.ts';

/** SGS and Efling with SA. */
export const SGS_BONUSES: AgreementBonuses = {
  key: 'sgs',
  names: { is: 'SGS / Efling og SA', en: 'SGS / Efling with SA', pl: 'SGS / Efling z SA' },
  lastCheckedOn: BONUSES_CHECKED_ON,
  sources: [
    SA_DECEMBER_SOURCE,
    {
      url: 'https://hlif.is/desemberuppbot-2024/',
      says: {
        is: 'Hið sama um almenna markaðinn, SGS og SA; gert upp við starfslok; eftir eitt ár hjá sama atvinnurekanda telst fæðingarorlof til starfstíma.',
        en: 'The same of the private market, SGS and SA; settled when the employment ends; after one year with the same employer the leave of parents counts as time of service.',
        pl: 'To samo o rynku prywatnym, SGS i SA; rozliczany na koniec zatrudnienia; po roku u tego samego pracodawcy urlop rodzicielski liczy się do czasu pracy.',
      },
      writtenOn: '2024',
    },
    SA_HOLIDAY_SOURCE,
    {
      url: 'https://vsfs.is/orlofsuppbot-2018',
      says: {
        is: 'Almenni markaðurinn: 45 vikur eða meira fyrir utan orlof; 12 vikur samfellt til 30. apríl eða í starfi fyrstu viku í maí.',
        en: 'Private market: 45 weeks or more besides vacation; 12 weeks without a break to 30 April, or in work in the first week of May.',
        pl: 'Rynek prywatny: 45 tygodni lub więcej poza urlopem; 12 tygodni bez przerwy do 30 kwietnia albo praca w pierwszym tygodniu maja.',
      },
      writtenOn: '2018',
    },
  ],
  december: SA_DECEMBER,
  holiday: SA_HOLIDAY,
};
