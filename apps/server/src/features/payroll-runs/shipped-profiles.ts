// The export profiles that ship. What a maker has not published is said to be unknown, and can be set.
import { inEveryLanguage, type ServerWords } from '#words.ts';
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

const unknown = (name: keyof ServerWords['profileWords']) =>
  inEveryLanguage(({ profileWords }) => profileWords[name]);

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
    unknown: [unknown('textForm')],
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
    unknown: [unknown('kjarni'), unknown('textForm')],
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
    unknown: [unknown('h3')],
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
    unknown: [unknown('businessCentral'), unknown('businessCentralItems')],
    takesEither: false,
    takesBelowZero: null,
    settings: {
      ...PLAIN,
      format: 'xlsx',
      fileName: 'business-central-{startDate}-{endDate}.xlsx',
    },
  },
];
