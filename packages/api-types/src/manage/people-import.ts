// Many people at once, as rows of a spreadsheet.
import { z } from 'zod';
import { guidOut } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { IN_ROUTE, ofCompany } from './people.ts';
import { EXAMPLE_PERSON } from './person-record.ts';
import { forThoseWith } from './rights.ts';
import { otherType } from '../what-is-wanted.ts';

/** What a column may hold. */
const IMPORT_COLUMNS = [
  'displayName',
  'email',
  'kennitala',
  'phone',
  'language',
  'employeeNumber',
  'jobTitle',
  'departments',
  'employmentStartDate',
  'employmentEndDate',
  'employmentRatio',
  'payBasis',
  'ruleSet',
  'payPeriod',
  'birthDate',
] as const;

/** One of the names above. */
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** What can be wrong with a cell. */
const IMPORT_FAULTS = [
  'missing',
  'notADate',
  'notARatio',
  'notAnEmail',
  'notAKennitala',
  'notALine',
  'notAName',
  'tooLong',
  'unknownLanguage',
  'unknownPayBasis',
  'unknownDepartment',
  'unknownRuleSet',
  'unknownPayPeriod',
  'endBeforeStart',
  'birthAfterStart',
  'ratioHasChanges',
  'samePersonTwice',
  'twiceInRows',
  'takenByAnother',
  'severalPeople',
  'lastOwner',
  'tooManyCells',
  'invalid',
] as const;

/** One of the names above. */
export type ImportFault = (typeof IMPORT_FAULTS)[number];

/** What is worth a second look and stops nothing. */
const IMPORT_WARNINGS = ['zeroPutBack', 'noCheckDigit', 'ofCompany', 'veryOld', 'nameIsThere'] as const;

/** One of the names above. */
export type ImportWarning = (typeof IMPORT_WARNINGS)[number];

const column = z.enum(IMPORT_COLUMNS, { error: 'must be one of the columns' });

const columnsIn = z
  .array(column)
  .min(1, { error: 'must name a column' })
  .max(IMPORT_COLUMNS.length, { error: 'must name each column once' })
  .meta({
    description: 'What the cells of a row are, in their order, each column once.',
    uniqueItems: true,
  })
  .refine((names) => new Set(names).size === names.length, { error: 'must name each column once' });

/** Rows of a spreadsheet, with what their columns are. @param most this many rows at once */
export const rowsIn = (most: number) => ({
  columns: columnsIn,
  rows: z
    .array(
      z
        .array(z.string({ error: otherType('must be a text') }).max(500), {
          error: 'must be a list of texts',
        })
        .max(50, { error: 'must be at most 50 cells' }),
    )
    .min(1, { error: 'must have a row' })
    .max(most, { error: `must be at most ${most} rows` })
    .meta({
      description:
        'One person a row, as text. Dates are yyyy-MM-dd or d.M.yyyy, a ratio is 0.5 or 50 %, departments are names with ; between them. A ' +
        'kennitala of nine digits gets its zero back where the date is then real. An empty cell leaves what is there.',
    }),
});

const body = requestBody({
  ...rowsIn(1000),
  createDepartments: z
    .boolean()
    .meta({ description: 'Whether departments that do not exist are added; otherwise they are faults.' }),
});

const fault = z
  .object({
    column: column.nullable().meta({ description: 'The column; null where it is about the whole row.' }),
    code: z.enum(IMPORT_FAULTS).meta({ description: 'What is wrong.' }),
    message: z.string().meta({ description: 'The same as a sentence in English.' }),
  })
  .meta({ id: 'ImportFault', description: 'What is wrong with a cell.' });

const warning = z
  .object({
    column: column.nullable().meta({ description: 'The column.' }),
    code: z.enum(IMPORT_WARNINGS).meta({ description: 'What is worth a second look.' }),
    message: z.string().meta({ description: 'The same as a sentence in English.' }),
  })
  .meta({ id: 'ImportWarning', description: 'What is worth a second look in a cell.' });

const line = z
  .object({
    line: z.int().min(1).meta({ description: 'The row, from 1 on.' }),
    outcome: z
      .enum(['created', 'changed', 'unchanged', 'faulty'])
      .meta({ description: 'What becomes of the row.' }),
    employeeId: guidOut.nullable().meta({
      description:
        'The person that it is; null where it is a new one that is not written, or nobody can tell.',
    }),
    displayName: z
      .string()
      .meta({ description: 'The name in the row; of a person who is there without one, theirs.' }),
    changedColumns: z.array(column).meta({ description: 'What is different from what is there.' }),
    faults: z.array(fault).meta({ description: 'What is wrong; empty unless it is faulty.' }),
    warnings: z.array(warning).meta({ description: 'What is worth a second look.' }),
  })
  .meta({ id: 'ImportLine', description: 'What becomes of one row.' });

/** What becomes of the rows. */
export const importReport = z
  .object({
    created: z.int().min(0).meta({ description: 'Rows that add a person.' }),
    changed: z.int().min(0).meta({ description: 'Rows that change a person.' }),
    unchanged: z.int().min(0).meta({ description: 'Rows that say what is there.' }),
    faulty: z.int().min(0).meta({ description: 'Rows with a fault; with one of them nothing is written.' }),
    newDepartments: z.array(z.string()).meta({ description: 'Departments that are added, by name.' }),
    lines: z.array(line).meta({ description: 'Row by row, in their order.' }),
  })
  .meta({ id: 'ImportReport', description: 'What becomes of the rows.' });

/** What becomes of the rows. */
export type ImportReport = z.infer<typeof importReport>;

/** What becomes of one row. */
export type ImportLine = z.infer<typeof line>;

const COMMON = {
  method: 'POST',
  tag: 'people',
  auth: 'manage',
  ...forThoseWith('people.import'),
  company: 'route',
  maxBodyKiB: 2048,
  params: ofCompany,
  body,
  data: importReport,
  example: {
    params: { companyId: IN_ROUTE.companyId },
    body: {
      columns: ['displayName', 'employeeNumber', 'departments', 'employmentStartDate'],
      rows: [['Þórunn Ósk Ægisdóttir', '118', 'Bakarí', '1.3.2024']],
      createDepartments: true,
    },
    data: {
      created: 0,
      changed: 1,
      unchanged: 0,
      faulty: 0,
      newDepartments: ['Bakarí'],
      lines: [
        {
          line: 1,
          outcome: 'changed',
          employeeId: EXAMPLE_PERSON.id,
          displayName: EXAMPLE_PERSON.displayName,
          changedColumns: ['departments'],
          faults: [],
          warnings: [],
        },
      ],
    },
  },
} as const;

/** POST /companies/{companyId}/people-import/check */
export const checkPeopleImport = defineOperation({
  ...COMMON,
  id: 'checkPeopleImport',
  path: '/companies/{companyId}/people-import/check',
  shows: ['people', 'departments'],
  summary: 'What an import of people would do',
  description:
    'Says of each row whether it adds a person, changes one or changes nothing, and everything that is wrong with it. Writes nothing. A row is ' +
    'somebody who is there by number, kennitala or e-mail; without a match, by name, where nothing speaks against it.',
  makesNothing: true,
  errors: [],
});

/** POST /companies/{companyId}/people-import */
export const importPeople = defineOperation({
  ...COMMON,
  id: 'importPeople',
  path: '/companies/{companyId}/people-import',
  changes: ['people', 'departments'],
  summary: 'Import people',
  description:
    'Writes every row, or none where one is faulty. New people are employees without PIN and password. The same rows again change nothing.',
  errors: ['people.rows_faulty'],
});
