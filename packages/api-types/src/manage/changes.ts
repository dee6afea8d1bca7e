// The log: who changed what, in words.
import { z } from 'zod';
import { CHANGE_SUBJECTS } from '../change-subjects.ts';
import { guid, guidOut, instant, integerInQuery, localDateIn, notGivenOr } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { SUBJECTS } from '../subjects.ts';
import { languageIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const USER = '1c6f9e2d-8b53-4d4f-9a20-6e7b8c9d0e12';
const CURSOR = /^[0-9]{1,15}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const field = z
  .object({
    name: z.string().meta({ description: 'What the field is called.' }),
    before: z.string().nullable().meta({ description: 'What it was, in words; null for nothing.' }),
    after: z.string().nullable().meta({ description: 'What it is from then on; null for nothing.' }),
  })
  .meta({ id: 'ChangedField', description: 'A field of a record, before and after.' });

/** A change that somebody made, in words. */
export const loggedChange = z
  .object({
    id: guidOut.meta({ description: 'Id of the change.' }),
    changedAtUtc: instant.meta({ description: 'When.' }),
    by: z.string().meta({ description: 'Who, by name; what somebody is where nobody was signed in.' }),
    userId: guidOut.nullable().meta({ description: 'The person; null where nobody was signed in.' }),
    door: z.string().meta({ description: 'Through which door, in words.' }),
    act: z
      .enum(['added', 'changed', 'removed', 'looked at'])
      .meta({ description: 'What was done with the record.' }),
    subject: z.enum(CHANGE_SUBJECTS).meta({ description: 'What kind of record it is.' }),
    subjectName: z.string().meta({ description: 'The kind of record in words.' }),
    recordName: z
      .string()
      .nullable()
      .meta({ description: 'The name of the record; null where it has none.' }),
    employeeId: guidOut.nullable().meta({ description: 'Whom it is about; null where it is about nobody.' }),
    employeeName: z.string().nullable().meta({ description: 'Their name.' }),
    reason: z.string().nullable().meta({ description: 'Why; null where nobody said.' }),
    fields: z.array(field).meta({ description: 'What changed.' }),
  })
  .meta({ id: 'LoggedChange', description: 'A change that somebody made.' });

/** A change that somebody made, in words. */
export type LoggedChange = z.infer<typeof loggedChange>;

/** One, for the examples of operations that answer with it. */
export const LOGGED_CHANGE_EXAMPLE: LoggedChange = {
  id: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f',
  changedAtUtc: '2026-03-02T08:00:00.000Z',
  by: 'Björk Sveinsdóttir',
  userId: USER,
  door: 'at the desk',
  act: 'changed',
  subject: 'department',
  subjectName: 'department',
  recordName: 'Eldhús',
  employeeId: null,
  employeeName: null,
  reason: null,
  fields: [{ name: 'name', before: 'Eldhus', after: 'Eldhús' }],
};

const filter = {
  subject: notGivenOr(z.enum(CHANGE_SUBJECTS, { error: 'must be one of the subjects' })).meta({
    description: 'Only records of this kind.',
  }),
  employeeId: notGivenOr(guid).meta({ description: 'Only what is about this person.' }),
  userId: notGivenOr(guid).meta({ description: 'Only what this person changed.' }),
  from: notGivenOr(localDateIn).meta({
    description: 'Only from this day on, by the calendar of the company.',
  }),
  to: notGivenOr(localDateIn).meta({ description: 'Only until this day, which belongs to it.' }),
  language: languageIn,
};

const params = z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) });

/** GET /companies/{companyId}/changes */
export const listChanges = defineOperation({
  id: 'listChanges',
  method: 'GET',
  path: '/companies/{companyId}/changes',
  shows: SUBJECTS,
  tag: 'log',
  summary: 'Who changed what',
  description: 'Changes that people made, the newest first, page by page, in words.',
  auth: 'manage',
  ...forThoseWith('log.read'),
  company: 'route',
  params,
  query: z.object({
    ...filter,
    cursor: notGivenOr(z.string().regex(CURSOR, { error: 'must be the cursor of a page' })).meta({
      description: 'Where the next page begins: `nextCursor` of the page before it.',
    }),
    limit: notGivenOr(integerInQuery(1, 200, 'At most this many; 50 when left out.')),
  }),
  data: z
    .object({
      changes: z.array(loggedChange).meta({ description: 'The changes of this page.' }),
      nextCursor: z.string().nullable().meta({ description: 'Of the next page; null on the last one.' }),
    })
    .meta({ id: 'LogPage', description: 'A page of the log.' }),
  errors: [],
  example: {
    params: { companyId: COMPANY },
    query: { subject: 'department', from: '2026-03-01', to: '2026-03-31', language: 'en', limit: '50' },
    data: {
      changes: [LOGGED_CHANGE_EXAMPLE],
      nextCursor: null,
    },
  },
});

/** GET /companies/{companyId}/changes.csv */
export const exportChanges = defineOperation({
  id: 'exportChanges',
  method: 'GET',
  path: '/companies/{companyId}/changes.csv',
  shows: [],
  tag: 'log',
  summary: 'The log as a table',
  description:
    'The same as a CSV text for a spreadsheet, one row a field, at most 20000 changes. A cell that a spreadsheet would take for a formula ' +
    'begins with an apostrophe.',
  auth: 'manage',
  ...forThoseWith('log.read'),
  company: 'route',
  params,
  query: z.object(filter),
  data: z
    .object({
      fileName: z.string().meta({ description: 'A name for the file.' }),
      text: z.string().meta({ description: 'The file: UTF-8 with a byte order mark.' }),
      isComplete: z.boolean().meta({ description: 'False where there are more changes than a file holds.' }),
    })
    .meta({ id: 'LogFile', description: 'The log as a file.' }),
  errors: [],
  example: {
    params: { companyId: COMPANY },
    query: { subject: 'department', from: '2026-03-01', to: '2026-03-31', language: 'en' },
    data: { fileName: 'log-2026-03-01-2026-03-31.csv', text: '\uFEFFwhen,who\r\n', isComplete: true },
  },
});
