// Time entries one by one: corrected by hand, each with a reason, and what a correction changes in somebody's pay before it is made.
import { z } from 'zod';
import { BREAK_KINDS, ENTRY_KINDS } from '../entry-kinds.ts';
import { guid, guidOut, instant, instantIn, notGivenOr } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { evenIfFieldsAreFaulty, requestBody } from '../request-body.ts';
import { CHANGE_WORD_EXAMPLE, changeWord } from './change-words.ts';
import { loggedChange, LOGGED_CHANGE_EXAMPLE } from './changes.ts';
import { languageIn, lineIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';
import { PAY_EFFECT_EXAMPLE, payEffect } from './pay-effect.ts';

export type { PayEffect } from './pay-effect.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';
const ENTRY = '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f';

const MOST_BREAKS = 20;

const companyId = guid.meta({ description: 'Must be the company of the caller.' });
const ofCompany = z.object({ companyId });
const ofEntry = z.object({ companyId, timeEntryId: guid.meta({ description: 'The time entry.' }) });
const IN_ROUTE = { companyId: COMPANY, timeEntryId: ENTRY } as const;

const reason = lineIn(300, 'Why, in the words of the person who corrects it; it stays in the history.');

const breakIn = z
  .object({
    startAtUtc: instantIn('Start of the break.'),
    endAtUtc: instantIn('End of the break.'),
    kind: z.enum(BREAK_KINDS).meta({ description: 'Whether it is paid, unpaid, or was worked through.' }),
  })
  .meta({ description: 'A break of the entry.' });

/** A time entry as it can be corrected. */
export const entryRecord = z
  .object({
    id: guidOut.meta({ description: 'Id of the time entry.' }),
    employeeId: guidOut.meta({ description: 'Whose time it is.' }),
    kind: z
      .enum(ENTRY_KINDS)
      .meta({ description: 'Ordinary work, work after a call-out (útkall), or standby (bakvakt).' }),
    startAtUtc: instant.meta({ description: 'When it began.' }),
    endAtUtc: instant.nullable().meta({ description: 'When it ended; null while it is open.' }),
    breaks: z
      .array(
        z
          .object({
            startAtUtc: instant.meta({ description: 'Start of the break.' }),
            endAtUtc: instant.meta({ description: 'End of the break.' }),
            kind: z.enum(BREAK_KINDS).meta({ description: 'Kind of the break.' }),
          })
          .meta({ id: 'BreakRecord', description: 'A break of a time entry.' }),
      )
      .meta({ description: 'Its breaks, by start.' }),
    projectId: guidOut.nullable().meta({ description: 'The project; null: none.' }),
    subProjectId: guidOut.nullable().meta({ description: 'The sub-project; null: none.' }),
    isDraft: z.boolean().meta({ description: 'True: it is listed, but not paid.' }),
    isLocked: z.boolean().meta({ description: 'Approved for payroll; nothing changes it any more.' }),
  })
  .meta({ id: 'TimeEntryRecord', description: 'A time entry as it can be corrected.' });

/** A time entry as it can be corrected. */
export type TimeEntryRecord = z.infer<typeof entryRecord>;

const fieldsIn = {
  ...entryRecord.omit({ id: true, employeeId: true, isLocked: true }).shape,
  startAtUtc: instantIn('When it began.'),
  endAtUtc: instantIn('When it ended.').nullable().meta({
    description: 'When it ended; null: it goes on, and the person is clocked in.',
  }),
  breaks: z
    .array(breakIn)
    .max(MOST_BREAKS, { error: `must be at most ${MOST_BREAKS} breaks` })
    .meta({ description: 'Its breaks, by start.' }),
  projectId: guid.nullable().meta({ description: 'The project; null: none.' }),
  subProjectId: guid.nullable().meta({ description: 'The sub-project of that project; null: none.' }),
};

const said = {
  kind: 'work',
  startAtUtc: '2026-03-01T08:00:00.000Z',
  endAtUtc: '2026-03-01T16:00:00.000Z',
  breaks: [{ startAtUtc: '2026-03-01T12:00:00.000Z', endAtUtc: '2026-03-01T12:30:00.000Z', kind: 'unpaid' }],
  projectId: null,
  subProjectId: null,
  isDraft: false,
} satisfies Partial<TimeEntryRecord>;

/** One, for the examples of operations that answer with it. */
export const TIME_ENTRY_EXAMPLE: TimeEntryRecord = {
  id: ENTRY,
  employeeId: EMPLOYEE,
  ...said,
  isLocked: false,
};

const NOT_AS_SAID = ['project.not_found', 'entry.overlaps', 'entry.closed', 'auth.own_time'] as const;

/** GET /companies/{companyId}/time-entries/{timeEntryId} */
export const getTimeEntry = defineOperation({
  id: 'getTimeEntry',
  method: 'GET',
  path: '/companies/{companyId}/time-entries/{timeEntryId}',
  shows: ['time', 'approvals'],
  tag: 'timesheets',
  summary: 'A time entry',
  description: 'The time entry as it can be corrected, with its version.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  versioned: true,
  params: ofEntry,
  data: entryRecord,
  errors: ['entry.not_found'],
  example: { params: IN_ROUTE, data: TIME_ENTRY_EXAMPLE },
});

/** POST /companies/{companyId}/time-entries */
export const addTimeEntry = defineOperation({
  id: 'addTimeEntry',
  method: 'POST',
  path: '/companies/{companyId}/time-entries',
  changes: ['time'],
  tag: 'timesheets',
  summary: 'Add time that nobody punched',
  description: 'A new time entry of somebody, with the reason in its history.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: ofCompany,
  body: requestBody({
    employeeId: guid.meta({ description: 'Whose time it is.' }),
    ...fieldsIn,
    reason,
  }),
  data: entryRecord,
  errors: ['employee.not_found', ...NOT_AS_SAID],
  example: {
    params: { companyId: COMPANY },
    body: { employeeId: EMPLOYEE, ...said, reason: 'The tablet was off' },
    data: TIME_ENTRY_EXAMPLE,
  },
});

/** PUT /companies/{companyId}/time-entries/{timeEntryId} */
export const changeTimeEntry = defineOperation({
  id: 'changeTimeEntry',
  method: 'PUT',
  path: '/companies/{companyId}/time-entries/{timeEntryId}',
  changes: ['time'],
  tag: 'timesheets',
  summary: 'Correct a time entry',
  description:
    'The entry is as the request says from then on. What it was stays in its history. A question that asked for it is settled by it.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  versioned: true,
  params: ofEntry,
  body: requestBody({ ...fieldsIn, reason }),
  data: entryRecord,
  errors: ['entry.not_found', 'entry.locked', 'entry.unchanged', ...NOT_AS_SAID],
  example: { params: IN_ROUTE, body: { ...said, reason: 'Forgot to clock out' }, data: TIME_ENTRY_EXAMPLE },
});

/** POST /companies/{companyId}/time-entries/{timeEntryId}/split */
export const splitTimeEntry = defineOperation({
  id: 'splitTimeEntry',
  method: 'POST',
  path: '/companies/{companyId}/time-entries/{timeEntryId}/split',
  changes: ['time'],
  tag: 'timesheets',
  summary: 'Make two time entries of one',
  description:
    'The entry ends at the given time, and a second one begins there and lasts until the old end. Breaks stay where they are; the time may ' +
    'not lie inside one.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  versioned: true,
  params: ofEntry,
  body: requestBody({
    atUtc: instantIn('Where the first ends and the second begins.'),
    reason,
  }),
  data: z
    .object({
      first: entryRecord.meta({ description: 'The entry that was there, with its new end.' }),
      second: entryRecord.meta({ description: 'The new one.' }),
    })
    .meta({ id: 'SplitTimeEntry', description: 'The two entries.' }),
  errors: ['entry.not_found', 'entry.locked', 'auth.own_time'],
  example: {
    params: IN_ROUTE,
    body: { atUtc: '2026-03-01T11:00:00.000Z', reason: 'Another project after lunch' },
    data: {
      first: { ...TIME_ENTRY_EXAMPLE, endAtUtc: '2026-03-01T11:00:00.000Z' },
      second: {
        ...TIME_ENTRY_EXAMPLE,
        id: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e60',
        startAtUtc: '2026-03-01T11:00:00.000Z',
      },
    },
  },
});

/** POST /companies/{companyId}/time-entries/{timeEntryId}/removal */
export const removeTimeEntry = defineOperation({
  id: 'removeTimeEntry',
  method: 'POST',
  path: '/companies/{companyId}/time-entries/{timeEntryId}/removal',
  changes: ['time'],
  tag: 'timesheets',
  summary: 'Take away time that was none',
  description: 'The entry is gone from every list. It stays in its history, with the reason.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  versioned: true,
  params: ofEntry,
  body: requestBody({ reason }),
  data: z
    .object({ timeEntryId: guidOut.meta({ description: 'The entry that was removed.' }) })
    .meta({ id: 'RemovedTimeEntry', description: 'A time entry that was removed.' }),
  errors: ['entry.not_found', 'entry.locked', 'auth.own_time'],
  example: { params: IN_ROUTE, body: { reason: 'Pressed by mistake' }, data: { timeEntryId: ENTRY } },
});

const correctionBody = requestBody({
  timeEntryId: notGivenOr(guid).meta({ description: 'The entry that is corrected; not given: a new one.' }),
  employeeId: notGivenOr(guid).meta({ description: 'Whose time a new entry is.' }),
  entry: notGivenOr(z.object(fieldsIn)).meta({
    description: 'The entry as it would be; not given: it would be removed, or split.',
  }),
  splitAtUtc: notGivenOr(instantIn('Where it would be split.')).meta({
    description: 'Where it would be split; not given: it would not.',
  }),
}).superRefine((value, context) => {
  const { timeEntryId, employeeId, entry, splitAtUtc } = value as Record<string, unknown>;
  const fault = (field: string, message: string) => {
    context.addIssue({ code: 'custom', path: [field], message });
  };
  const isNew = (timeEntryId ?? undefined) === undefined;
  if (isNew && (employeeId ?? undefined) === undefined) fault('employeeId', 'is needed for a new entry');
  if (isNew && (entry ?? undefined) === undefined) fault('entry', 'is needed for a new entry');
  if ((isNew || (entry ?? undefined) !== undefined) && (splitAtUtc ?? undefined) !== undefined)
    fault('splitAtUtc', 'splits an entry that is there, and changes nothing else of it');
}, evenIfFieldsAreFaulty);

/** POST /companies/{companyId}/correction-effects */
export const findCorrectionEffect = defineOperation({
  id: 'findCorrectionEffect',
  method: 'POST',
  path: '/companies/{companyId}/correction-effects',
  shows: PAID_TIME,
  tag: 'timesheets',
  summary: 'What a correction would change in pay',
  description:
    'The correction is tried and taken back: nothing is changed. The answer compares the pay lines of the pay periods that it touches. What ' +
    'would be refused is refused here as well. Approved time keeps its figures.',
  auth: 'manage',
  makesNothing: true,
  ...forThoseWith('time.decide'),
  company: 'route',
  params: ofCompany,
  body: correctionBody,
  data: payEffect,
  errors: ['employee.not_found', 'entry.not_found', 'entry.locked', 'entry.unchanged', ...NOT_AS_SAID],
  example: {
    params: { companyId: COMPANY },
    body: { timeEntryId: ENTRY, entry: said },
    data: PAY_EFFECT_EXAMPLE,
  },
});

const entryChange = loggedChange
  .extend({
    word: changeWord.nullable().meta({
      description:
        'What the person was told of it, and said; null where nothing is told: by themselves, an approval, or from before this was kept.',
    }),
  })
  .meta({ id: 'EntryChange', description: 'A change of a time entry, with the word of both.' });

/** GET /companies/{companyId}/time-entries/{timeEntryId}/changes */
export const listTimeEntryChanges = defineOperation({
  id: 'listTimeEntryChanges',
  method: 'GET',
  path: '/companies/{companyId}/time-entries/{timeEntryId}/changes',
  shows: ['time', 'people', 'reviews'],
  tag: 'timesheets',
  summary: 'The history of a time entry',
  description:
    'Who changed it, when and why, and what the person whose time it is said of each change, oldest first; also of one that was removed.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: ofEntry,
  query: z.object({ language: languageIn }),
  data: z.array(entryChange),
  errors: ['entry.not_found'],
  example: {
    params: IN_ROUTE,
    query: { language: 'en' },
    data: [{ ...LOGGED_CHANGE_EXAMPLE, word: CHANGE_WORD_EXAMPLE }],
  },
});
