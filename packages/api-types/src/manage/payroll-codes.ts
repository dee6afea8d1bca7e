// What a payroll system calls what the rules of a company pay.
import { z } from 'zod';
import { guid } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { requestBody } from '../request-body.ts';
import { PAYROLL_SYSTEMS } from './payroll-systems.ts';
import { nameLineIn, words } from './record-formats.ts';
import { forThoseWith } from './rights.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';

const params = z.object({
  companyId: guid.meta({ description: 'Must be the company of the caller.' }),
  target: z.enum(PAYROLL_SYSTEMS).meta({ description: 'The payroll system.' }),
});

const mappedLine = z
  .object({
    key: z.string().meta({ description: 'Pay line of a rule, account of credits, or kind of absence.' }),
    names: z
      .array(words)
      .meta({ description: 'What the rules of the company call it; empty where none does.' }),
    code: z
      .string()
      .nullable()
      .meta({ description: 'Its code in the payroll system; null where it has none.' }),
    isGiven: z.boolean().meta({ description: 'Whether a rule of the company can give it.' }),
  })
  .meta({ id: 'MappedLine', description: 'Something that is paid, and its code in a payroll system.' });

const payrollCodeMap = z
  .object({ lines: z.array(mappedLine).meta({ description: 'Pay lines first, then credits and absences.' }) })
  .meta({ id: 'PayrollCodeMap', description: 'The codes of one payroll system.' });

/** Something that is paid, and its code in a payroll system. */
export type MappedLine = z.infer<typeof mappedLine>;

const example = {
  lines: [
    {
      key: 'DV',
      names: [{ is: 'dagvinna', en: 'day work', pl: 'praca dzienna' }],
      code: '100',
      isGiven: true,
    },
  ],
};

/** GET /companies/{companyId}/payroll-codes/{target} */
export const getPayrollCodes = defineOperation({
  id: 'getPayrollCodes',
  method: 'GET',
  path: '/companies/{companyId}/payroll-codes/{target}',
  shows: ['payrollCodes', 'rules', 'absenceKinds'],
  tag: 'company',
  summary: 'The codes of a payroll system',
  description: 'What the rules of the company can give, with the code that the payroll system has for it.',
  auth: 'manage',
  ...forThoseWith('company.read'),
  company: 'route',
  versioned: true,
  params,
  data: payrollCodeMap,
  errors: [],
  example: { params: { companyId: COMPANY, target: 'dk' }, data: example },
});

/** PUT /companies/{companyId}/payroll-codes/{target} */
export const changePayrollCodes = defineOperation({
  id: 'changePayrollCodes',
  method: 'PUT',
  path: '/companies/{companyId}/payroll-codes/{target}',
  changes: ['payrollCodes'],
  tag: 'company',
  summary: 'Change the codes of a payroll system',
  description: 'Each line that is named gets the code that is sent. Lines that are not named keep theirs.',
  auth: 'manage',
  ...forThoseWith('rules.change'),
  company: 'route',
  versioned: true,
  params,
  body: requestBody({
    codes: z
      .array(
        z.object({
          key: nameLineIn(40, 'Pay line, account of credits, or kind of absence.'),
          code: nameLineIn(50, 'Its code in the payroll system.'),
        }),
      )
      .max(500)
      .meta({ description: 'The lines whose code is set.' }),
  }),
  data: payrollCodeMap,
  errors: [],
  example: {
    params: { companyId: COMPANY, target: 'dk' },
    body: { codes: [{ key: 'DV', code: '100' }] },
    data: example,
  },
});
