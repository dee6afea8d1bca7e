// The export profiles that ship. What a maker has not published is said to be unknown, and can be set.
import type { ExportColumn, ExportContent, ExportProfile, ExportSettings } from './export-profile.ts';

const column = (content: ExportContent, heading: string): ExportColumn => ({ content, heading, text: null });

const PLAIN: ExportSettings = {
  format: 'csv',
  shape: 'long',
  identity: 'kennitala',
  columns: [
    column('identity', 'Kennitala'),
    column('name', 'Nafn'),
    column('department', 'Deild'),
    column('payrollCode', 'Launaliður'),
    column('amount', 'Einingar'),
    column('periodStart', 'Frá'),
    column('periodEnd', 'Til'),
  ],
  leadingCodes: [],
  separator: ';',
  decimalMark: ',',
  decimals: 2,
  encoding: 'utf-8-bom',
  hasHeadings: true,
  dateForm: 'dd.MM.yyyy',
  minuteCodes: [],
  writesZeros: false,
  fileName: 'laun-{startDate}-{endDate}.csv',
};

const TEXT_FORM = {
  is: 'Skilatákn milli dálka, tugabrotsmerki og stafatafla eru ekki birt. Prófaðu með fáum starfsmönnum.',
  en: 'The separator, the decimal mark and the encoding are not published. Try it with a few people.',
  pl: 'Separator, znak dziesiętny i kodowanie nie są opublikowane. Wypróbuj na kilku osobach.',
};

export const SHIPPED_PROFILES: readonly ExportProfile[] = [
  {
    key: 'generic',
    name: 'CSV',
    target: 'generic',
    unknown: [],
    takesEither: true,
    takesBelowZero: null,
    settings: PLAIN,
  },
  {
    key: 'genericXlsx',
    name: 'Excel',
    target: 'generic',
    unknown: [],
    takesEither: true,
    takesBelowZero: null,
    settings: { ...PLAIN, format: 'xlsx', fileName: 'laun-{startDate}-{endDate}.xlsx' },
  },
  {
    // https://desk.dk.is/portal/en/kb/articles/lesa-%C3%BAr-csv-skr%C3%A1-inn-%C3%AD-launakeyrslu
    key: 'dk',
    name: 'DK',
    target: 'dk',
    unknown: [TEXT_FORM],
    takesEither: false,
    takesBelowZero: null,
    settings: {
      ...PLAIN,
      shape: 'wide',
      columns: [column('identity', 'Kennitala'), column('department', 'Deild'), column('name', 'Nafn')],
      fileName: 'dk-{startDate}-{endDate}.csv',
    },
  },
  {
    // https://hjalp.regla.is/article/259-flytja-inn-skra-timafaerslur-i-launakerfi, and article 544
    key: 'regla',
    name: 'Regla / Tímon',
    target: 'regla',
    unknown: [],
    takesEither: false,
    takesBelowZero: null,
    settings: {
      ...PLAIN,
      columns: [
        column('identity', 'Kennitala'),
        column('payrollCode', 'Launaliður'),
        column('amount', 'Tímar'),
        column('periodEnd', 'Tímabil til'),
      ],
      fileName: 'regla-{startDate}-{endDate}.csv',
    },
  },
  {
    // https://kjarni.atlassian.net/wiki/spaces/KJAR/pages/18514120/Bunkainnlestur
    key: 'kjarni',
    name: 'Kjarni',
    target: 'kjarni',
    unknown: [
      {
        is: 'Fyrirsagnir eru tækniheiti dálka í Kjarna (Ctrl+F8 sýnir þau). Þau eru ekki birt: settu þau inn.',
        en: 'The headings are Kjarni’s technical field names (Ctrl+F8 shows them). They are not published: enter them.',
        pl: 'Nagłówki to techniczne nazwy pól w Kjarni (pokazuje je Ctrl+F8). Nie są opublikowane: wpisz je.',
      },
      TEXT_FORM,
    ],
    // "kennitala or employee number", in the page above.
    takesEither: true,
    takesBelowZero: null,
    settings: {
      ...PLAIN,
      columns: [
        column('identity', 'Kennitala'),
        column('payrollCode', 'Launaliður'),
        column('amount', 'Einingar'),
        { content: 'note', heading: 'Skýring', text: 'Tímaskráning' },
      ],
      fileName: 'kjarni-{startDate}-{endDate}.csv',
    },
  },
  {
    // https://advaniaconfluence.atlassian.net/wiki/spaces/H3/pages/18219074/Launaf+rslur
    key: 'h3',
    name: 'H3',
    target: 'h3',
    unknown: [
      {
        is: 'Röð dálka er ekki birt. Berðu hana saman við sniðmát fyrirtækisins í H3.',
        en: 'The order of the columns is not published. Compare it with the template of your company in H3.',
        pl: 'Kolejność kolumn nie jest opublikowana. Porównaj ją z szablonem firmy w H3.',
      },
    ],
    takesEither: false,
    // Of vacation hours: differences are read in, and minus entries lower the balance.
    takesBelowZero:
      'https://advaniaconfluence.atlassian.net/wiki/pages/diffpagesbyversion.action?originalVersion=1&pageId=3455483908&revisedVersion=3',
    settings: {
      ...PLAIN,
      columns: [
        column('identity', 'Kennitala'),
        column('payrollCode', 'Launaliður'),
        column('amount', 'Einingar'),
      ],
      fileName: 'h3-{startDate}-{endDate}.csv',
    },
  },
  {
    // https://hjalp.payday.is/is/article/131-innlestur-a-timaskraningum-ur-excel
    key: 'payday',
    name: 'Payday',
    target: 'payday',
    unknown: [],
    takesEither: false,
    takesBelowZero: null,
    settings: {
      ...PLAIN,
      format: 'xlsx',
      shape: 'wide',
      columns: [column('identity', 'Kennitala'), column('name', 'Nafn')],
      leadingCodes: ['Dagvinna', 'Yfirvinna', 'Eftirvinna'],
      fileName: 'payday-{startDate}-{endDate}.xlsx',
    },
  },
  {
    // https://docs.ruedenet.net/payroll/Launalidir/Launalidur has the numbers of the wage items, and no page of Rue de Net or Wise what is read.
    key: 'businessCentral',
    name: 'Business Central',
    target: 'businessCentral',
    unknown: [
      {
        is: 'Hvorki Rue de Net né Wise birta hvaða dálka launakerfi þeirra les inn. Taflan er því almenn: settu inn fyrirsagnir og röð eins og innlesturinn hjá ykkur hefur þær, og prófaðu með fáum starfsmönnum.',
        en: 'Neither Rue de Net nor Wise has published which columns its payroll reads. So this is a plain table: enter headings and order as your import has them, and try it with a few people.',
        pl: 'Ani Rue de Net, ani Wise nie publikują, jakie kolumny wczytują ich płace. To więc zwykła tabela: wpisz nagłówki i kolejność takie, jakie ma Wasz import, i wypróbuj na kilku osobach.',
      },
      {
        is: 'Hjá Rue de Net eru launaliðir 000-899 kerfisins og 900-999 ykkar eigin; þeir sem taka við tímum eru merktir tímaskráningu.',
        en: 'With Rue de Net wage items 000-899 are those of the system and 900-999 your own; those that take hours carry the mark of time registration.',
        pl: 'W Rue de Net składniki 000-899 należą do systemu, a 900-999 są własne; te, które przyjmują godziny, mają znacznik rejestracji czasu.',
      },
    ],
    takesEither: false,
    takesBelowZero: null,
    settings: {
      ...PLAIN,
      format: 'xlsx',
      fileName: 'business-central-{startDate}-{endDate}.xlsx',
    },
  },
];
