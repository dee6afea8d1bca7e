// Export profiles: how the file of a payroll system looks, as data. Each ships with what its maker has published; a company may set it.
import { z } from 'zod';
import { guid } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { evenIfFieldsAreFaulty, requestBody } from '../request-body.ts';
import { CONTENTS, EXPORT_SETTINGS_EXAMPLE, exportSettings } from './export-settings.ts';
import { PAYROLL_SYSTEMS } from './payroll-systems.ts';
import { lineIn, nameLineIn, words } from './record-formats.ts';
import { forThoseWith } from './rights.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';

/** The profiles that ship. */
export const EXPORT_PROFILE_KEYS = [
  'generic',
  'genericXlsx',
  'dk',
  'regla',
  'kjarni',
  'h3',
  'payday',
  'businessCentral',
] as const;

/** Which profile. */
export const profileKeyIn = z.enum(EXPORT_PROFILE_KEYS).meta({ description: 'The export profile.' });

const ofCompany = z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) });
const ofProfile = ofCompany.extend({ profileKey: profileKeyIn });

const LONG_ONLY = ['payrollCode', 'amount'];

const columnIn = z.object({
  content: z.enum(CONTENTS).meta({
    description:
      'What stands in the column: who (kennitala or number), their name or department, the code, its amount, a day of the period, a ' +
      'text that is always the same, or a note: such a text, and of a line of a period that was sent before its period and days.',
  }),
  heading: lineIn(100, 'What stands above the column.'),
  text: lineIn(
    100,
    'The text of a column of `text`, or of a note that has one; null for the others.',
  ).nullable(),
});

const settingsIn = {
  ...exportSettings.shape,
  columns: z
    .array(columnIn)
    .min(1, { error: 'must have at least 1 item' })
    .max(20)
    .meta({ description: 'The columns in their order; in the wide shape those before the codes.' }),
  leadingCodes: z
    .array(nameLineIn(50, 'A payroll code.'))
    .max(50)
    .meta({ description: 'Codes that always have a column in the wide shape, first and in this order.' }),
  minuteCodes: z.array(nameLineIn(50, 'A payroll code.')).max(200).meta({
    description: 'Codes whose amount is written in minutes; that of the others is written in hours.',
  }),
  fileName: nameLineIn(100, 'Name of the file; {startDate}, {endDate} and {run} are filled in.'),
};

const belowZero = z.string().nullable().meta({ description: 'The page that allows amounts below zero.' });

const exportProfile = z
  .object({
    key: z.enum(EXPORT_PROFILE_KEYS).meta({ description: 'The export profile.' }),
    name: z.string().meta({ description: 'What the payroll system is called.' }),
    target: z.enum(PAYROLL_SYSTEMS).meta({ description: 'The payroll system whose codes it uses.' }),
    isChanged: z
      .boolean()
      .meta({ description: 'Whether the company has set it; if not, it is as it ships.' }),
    unknown: z.array(words).meta({
      description: 'What the maker of the system has not published: to be checked, and set where it differs.',
    }),
    takesBelowZero: belowZero,
    takesEither: z.boolean().meta({
      description:
        'Whether the system takes a kennitala or a number in the same column: then anyone who has no kennitala goes by number where `identity` is kennitala.',
    }),
    settings: exportSettings.meta({ description: 'How the file looks.' }),
  })
  .meta({
    id: 'ExportProfile',
    description: 'How the file of a payroll system looks, and what of that is not known.',
  });

/** How the file of a payroll system looks, and what of that is not known. */
export type ExportProfile = z.infer<typeof exportProfile>;

const EXAMPLE: ExportProfile = {
  key: 'regla',
  name: 'Regla',
  target: 'regla',
  isChanged: true,
  unknown: [],
  ...{ takesBelowZero: null, takesEither: false },
  settings: EXPORT_SETTINGS_EXAMPLE,
};

/** A long file needs the code and its amount in columns of their own; a wide one has them after its columns. */
const fitsItsShape = z.superRefine<{ shape?: unknown; columns?: unknown; writesZeros?: unknown }>(
  ({ shape, columns }, context) => {
    if (!Array.isArray(columns)) return;
    const contents = columns.map((column: { content?: unknown } | null) => column?.content);
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', path: ['columns'], message });
    };
    const lacks = LONG_ONLY.some((content) => !contents.includes(content));
    if (shape === 'long' && lacks) refuse('must have payrollCode and amount in the long shape');
    if (shape === 'wide' && LONG_ONLY.some((content) => contents.includes(content)))
      refuse('must have neither payrollCode nor amount in the wide shape');
    if (!contents.includes('identity')) refuse('must have identity');
    columns.forEach((column: { content?: unknown; text?: unknown } | null, index) => {
      if (column?.content === 'note' || (column?.content === 'text') === (typeof column?.text === 'string'))
        return;
      const message = 'must be given for text, and null for other columns';
      context.addIssue({ code: 'custom', path: ['columns', index, 'text'], message });
    });
  },
  evenIfFieldsAreFaulty,
);

/** GET /companies/{companyId}/export-profiles */
export const listExportProfiles = defineOperation({
  id: 'listExportProfiles',
  method: 'GET',
  path: '/companies/{companyId}/export-profiles',
  shows: ['exportProfiles'],
  tag: 'payroll',
  summary: 'The files that payroll systems read',
  description: 'Every export profile: as the company has set it, otherwise as it ships.',
  auth: 'manage',
  ...forThoseWith('payroll.read'),
  company: 'route',
  params: ofCompany,
  data: z.array(exportProfile),
  errors: [],
  example: { params: { companyId: COMPANY }, data: [EXAMPLE] },
});

/** GET /companies/{companyId}/export-profiles/{profileKey} */
export const getExportProfile = defineOperation({
  id: 'getExportProfile',
  method: 'GET',
  path: '/companies/{companyId}/export-profiles/{profileKey}',
  shows: ['exportProfiles'],
  tag: 'payroll',
  summary: 'The file that one payroll system reads',
  description: 'The export profile as the company has set it, otherwise as it ships, with its version.',
  auth: 'manage',
  ...forThoseWith('payroll.read'),
  company: 'route',
  versioned: true,
  params: ofProfile,
  data: exportProfile,
  errors: [],
  example: { params: { companyId: COMPANY, profileKey: 'regla' }, data: EXAMPLE },
});

/** PUT /companies/{companyId}/export-profiles/{profileKey} */
export const changeExportProfile = defineOperation({
  id: 'changeExportProfile',
  method: 'PUT',
  path: '/companies/{companyId}/export-profiles/{profileKey}',
  changes: ['exportProfiles'],
  tag: 'payroll',
  summary: 'Set how the file of a payroll system looks',
  description:
    'The files of later runs look so. Files of earlier runs stay as they are: a run keeps the profile with which it was made.',
  auth: 'manage',
  ...forThoseWith('payroll.export'),
  company: 'route',
  versioned: true,
  params: ofProfile,
  body: requestBody(settingsIn).check(fitsItsShape),
  data: exportProfile,
  errors: [],
  example: {
    params: { companyId: COMPANY, profileKey: 'regla' },
    body: EXPORT_SETTINGS_EXAMPLE,
    data: EXAMPLE,
  },
});

const exampleFile = z
  .object({
    fileName: z.string().meta({ description: 'Name that the file of run 1 would have for this month.' }),
    rows: z
      .array(z.array(z.string().meta({ description: 'A cell.' })).meta({ description: 'A row.' }))
      .meta({ description: 'Its rows, cell by cell; the headings first where it has them.' }),
    refused: z
      .array(
        z
          .object({
            row: z.int().min(1).meta({ description: 'The row, from 1 on, the headings among them.' }),
            text: z.string().meta({ description: 'What the encoding cannot write.' }),
            letters: z.string().meta({ description: 'The letters that it lacks, each once.' }),
          })
          .meta({ id: 'UnwritableText', description: 'A text that the encoding of the file cannot write.' }),
      )
      .meta({
        description:
          'For what a run with such rows is refused (`payroll.not_writable`); empty where every letter can be written.',
      }),
  })
  .meta({ id: 'ExampleFile', description: 'A file of invented people.' });

/** POST /companies/{companyId}/export-profiles/{profileKey}/example */
export const showExampleFile = defineOperation({
  id: 'showExampleFile',
  method: 'POST',
  path: '/companies/{companyId}/export-profiles/{profileKey}/example',
  shows: ['exportProfiles'],
  tag: 'payroll',
  summary: 'See how a file would look',
  description:
    'A file of invented people with these settings, under the codes that the company has for the payroll system. Nothing is kept.',
  auth: 'manage',
  makesNothing: true,
  ...forThoseWith('payroll.read'),
  company: 'route',
  params: ofProfile,
  body: requestBody(settingsIn).check(fitsItsShape),
  data: exampleFile,
  errors: [],
  example: {
    params: { companyId: COMPANY, profileKey: 'regla' },
    body: EXPORT_SETTINGS_EXAMPLE,
    data: {
      fileName: 'laun-2026-11-01-2026-11-30.csv',
      rows: [
        ['Kennitala', 'Launaliður', 'Einingar'],
        ['1201743399', '100', '160,00'],
      ],
      refused: [],
    },
  },
});
