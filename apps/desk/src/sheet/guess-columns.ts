// What the columns of a spreadsheet hold, by their headers, in the three languages and as programs call them.
import { LANGUAGES } from '@stimpill/words/language.ts';
import { said } from '#words/words.ts';
import { toSearchKey } from '@stimpill/words/search-key.ts';
import type { ImportColumn } from '@stimpill/api-types/manage';
import { cellWords } from '#said-in-each/desk/sheet/cell.ts';

/** Over the two columns of a name that stands in two. */
export const FIRST_NAME = ['first name', 'given name', 'forename', 'fornafn', 'eiginnafn', 'imię'];
export const LAST_NAME = [
  'last name',
  'surname',
  'family name',
  'eftirnafn',
  'kenninafn',
  'föðurnafn',
  'nazwisko',
];

/** What else people write over a column. */
const ALSO: Readonly<Record<ImportColumn, readonly string[]>> = {
  displayName: [
    'full name',
    'employee name',
    'fullt nafn',
    'nafn starfsmanns',
    'starfsmaður',
    'employee',
    'pracownik',
    ...[
      'starfsmenn',
      'starfsfólk',
      'nöfn',
      'staff',
      'employees',
      'people',
      'names',
      'pracownicy',
      'personel',
    ],
    ...FIRST_NAME,
    ...LAST_NAME,
  ],
  email: [
    'email',
    'mail',
    'email address',
    'e-mail address',
    'tölvupóstur',
    'tölvupóstfang',
    'póstfang',
    'adres email',
  ],
  kennitala: ['kt', 'kennit', 'ssn', 'national id'],
  phone: [
    'phone',
    'mobile',
    'mobile phone',
    'phone number',
    'símanúmer',
    'farsími',
    'farsímanúmer',
    'gsm',
    'komórka',
    'numer telefonu',
  ],
  language: ['lang', 'mál'],
  employeeNumber: [
    'number',
    'no',
    'nr',
    'employee no',
    'staff number',
    'númer',
    'launanúmer',
    'launamannsnúmer',
    'starfsmannanr',
    'numer',
  ],
  jobTitle: ['title', 'position', 'job', 'starf', 'staða', 'zawód', 'funkcja'],
  departments: ['department', 'team', 'deild', 'svið', 'dział'],
  employmentStartDate: [
    'start',
    'start date',
    'started',
    'hired',
    'upphaf',
    'started on',
    'starting date',
    'hire date',
    'date hired',
    'date of hire',
    'employed from',
    'fyrsti dagur',
    'fyrsti dagur í starfi',
    'fyrsti vinnudagur',
    'upphafsdagur',
    'upphafsdagsetning',
    'byrjunardagur',
    'byrjaði',
    'byrjar störf',
    'ráðningardagur',
    'ráðin',
    'hóf störf',
    'byrjar',
    'ráðinn',
    'data zatrudnienia',
    'data rozpoczęcia',
    'data rozpoczęcia pracy',
    'pierwszy dzień',
    'zatrudniony',
    'zatrudniona',
    'zatrudniony od',
    'początek',
  ],
  employmentEndDate: [
    'end',
    'end date',
    'ended',
    'left',
    'leaving date',
    'employed until',
    'lok',
    'lokadagur',
    'starfslok',
    'síðasti dagur',
    'síðasti vinnudagur',
    'hætti',
    'hætti störfum',
    'hættir',
    'data zwolnienia',
    'data zakończenia',
    'data zakończenia pracy',
    'ostatni dzień',
    'koniec',
    'zatrudniony do',
  ],
  employmentRatio: ['ratio', 'fte', 'percent', 'hlutfall', 'prósenta', 'etat', 'wymiar'],
  payBasis: ['pay basis'],
  ruleSet: ['rule', 'agreement', 'kjarasamningur', 'samningur', 'regla', 'układ', 'układ zbiorowy', 'zasady'],
  payPeriod: ['period', 'tímabil', 'okres'],
  birthDate: [
    'birthday',
    'born',
    'birth date',
    'dob',
    'fæddur',
    'fædd',
    'fæðingardagsetning',
    'f.dagur',
    'urodziny',
    'urodzony',
    'urodzona',
  ],
};

const COLUMNS = Object.keys(ALSO) as ImportColumn[];

const BY_KEY = new Map(
  COLUMNS.flatMap((column) => {
    const named = LANGUAGES.map((language) => said(cellWords, language).columns[column]);
    return [column, ...named, ...ALSO[column]].map((name) => [toSearchKey(name), column] as const);
  }),
);

/** @returns what a column with this header holds; null where nobody knows */
export const columnOfHeader = (header: string): ImportColumn | null =>
  BY_KEY.get(toSearchKey(header)) ?? null;

/** @returns for each header what its column holds, each thing once; null where nobody knows */
export function guessColumns(headers: readonly string[]): readonly (ImportColumn | null)[] {
  const found = headers.map(columnOfHeader);
  return found.map((column, place) => (column !== null && found.indexOf(column) < place ? null : column));
}

export { COLUMNS as IMPORT_COLUMNS };
