// How the file of a payroll system looks, as answers have it.
import { z } from 'zod';

/** What can stand in a column. */
export const CONTENTS = [
  'identity',
  'name',
  'department',
  'payrollCode',
  'amount',
  'periodStart',
  'periodEnd',
  'text',
  'note',
] as const;

const settingsOut = {
  format: z.enum(['csv', 'xlsx']).meta({ description: 'A text with separators, or an Excel workbook.' }),
  shape: z.enum(['long', 'wide']).meta({
    description:
      'Long: a row for each person and code. Wide: a row for each person, and after the columns one for each code.',
  }),
  identity: z.enum(['kennitala', 'employeeNumber']).meta({ description: 'By what the system knows people.' }),
  columns: z
    .array(
      z
        .object({
          content: z.enum(CONTENTS).meta({ description: 'What stands in the column.' }),
          heading: z.string().meta({ description: 'What stands above it.' }),
          text: z.string().nullable().meta({ description: 'The text of a column of `text`.' }),
        })
        .meta({ id: 'ExportColumn', description: 'A column of the file.' }),
    )
    .meta({ description: 'The columns in their order.' }),
  leadingCodes: z
    .array(z.string())
    .meta({ description: 'Codes that always have a column, in the wide shape.' }),
  separator: z.enum([';', ',', 'tab']).meta({ description: 'What stands between two cells of a text.' }),
  decimalMark: z.enum([',', '.']).meta({ description: 'What stands before decimals in a text.' }),
  decimals: z.int().min(0).max(4).meta({ description: 'How many decimals hours have.' }),
  encoding: z
    .enum(['utf-8-bom', 'utf-8', 'windows-1252', 'iso-8859-1'])
    .meta({ description: 'How letters of a text are written; utf-8-bom begins with a byte order mark.' }),
  hasHeadings: z.boolean().meta({ description: 'Whether the first row has the headings.' }),
  dateForm: z.enum(['yyyy-MM-dd', 'dd.MM.yyyy']).meta({ description: 'How days are written.' }),
  minuteCodes: z.array(z.string()).meta({ description: 'Codes whose amount is written in minutes.' }),
  writesZeros: z.boolean().meta({
    description:
      'Whether an amount of nothing is written: people with no minutes, and empty cells of the wide shape.',
  }),
  fileName: z.string().meta({ description: 'Name of the file, with what is filled in.' }),
};

/** How a file looks. */
export const exportSettings = z
  .object(settingsOut)
  .meta({ id: 'ExportSettings', description: 'How the file of a payroll system looks.' });

/** How a file looks. */
export type ExportSettings = z.infer<typeof exportSettings>;

/** How it looks, for the examples of operations that answer with it. */
export const EXPORT_SETTINGS_EXAMPLE: ExportSettings = {
  format: 'csv',
  shape: 'long',
  identity: 'kennitala',
  columns: [
    { content: 'identity', heading: 'Kennitala', text: null },
    { content: 'payrollCode', heading: 'Launaliður', text: null },
    { content: 'amount', heading: 'Einingar', text: null },
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
