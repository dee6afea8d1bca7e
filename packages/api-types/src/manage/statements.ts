// The statement of somebody's pay period, as a paper to hand out and to sign.
import { z } from 'zod';
import { refuseBadSheetRange } from '../date-range.ts';
import { guid, guidOut, notGivenOr } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { evenIfFieldsAreFaulty, requestBody } from '../request-body.ts';
import { sheetRangeShape } from './hours-formats.ts';
import { oneLanguage } from './record-formats.ts';
import { forThoseWith } from './rights.ts';
import { STATEMENTS_AT_ONCE } from './statements-at-once.ts';

const PERSON = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';

/** As it is sent. */
export const statementFile = z
  .object({
    employeeId: guidOut.meta({ description: 'Whose it is.' }),
    fileName: z.string().meta({ description: 'A name for the file, with the name of the person.' }),
    mediaType: z.string().meta({ description: 'Its media type.' }),
    base64: z.string().meta({ description: 'Its bytes, in Base64.' }),
  })
  .meta({ id: 'StatementFile', description: 'The statement of one person.' });

/** The statement of one person. */
export type StatementFile = z.infer<typeof statementFile>;

/** POST /companies/{companyId}/statements */
export const makeStatements = defineOperation({
  id: 'makeStatements',
  method: 'POST',
  path: '/companies/{companyId}/statements',
  shows: [],
  tag: 'timesheets',
  summary: 'The statements of some people as PDF',
  description:
    'A tagged A4 document for each person: whether the period is approved, what is paid by line, every day with times and breaks, ' +
    'absences, balances, departures from rest and what was given back, changes by hand with author, moment and reason, and lines to sign. ' +
    'Nothing is kept. At most 62 days.',
  auth: 'manage',
  makesNothing: true,
  ...forThoseWith('month.read'),
  company: 'route',
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) }),
  body: requestBody({
    ...sheetRangeShape,
    language: notGivenOr(oneLanguage).meta({
      description:
        'The language of the statements; not given: that of each person, otherwise that of the company.',
    }),
    employeeIds: z
      .array(guid.meta({ description: 'An employee.' }))
      .min(1, { error: 'must have at least 1 item' })
      .max(STATEMENTS_AT_ONCE)
      .meta({ description: 'The people.' }),
  }).superRefine(refuseBadSheetRange, evenIfFieldsAreFaulty),
  data: z.array(statementFile),
  errors: ['range.invalid', 'range.too_long', 'employee.not_found'],
  example: {
    params: { companyId: '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70' },
    body: { startDate: '2026-03-01', endDate: '2026-03-31', language: 'is', employeeIds: [PERSON] },
    data: [
      {
        employeeId: PERSON,
        fileName: 'Þórunn Ósk Ægisdóttir 2026-03-01–2026-03-31.pdf',
        mediaType: 'application/pdf',
        base64: 'JVBERi0xLjcK',
      },
    ],
  },
});
