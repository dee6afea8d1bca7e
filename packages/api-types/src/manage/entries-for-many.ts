// One punch for many people, after a tablet was off: tried first, then written for each person by itself.
import { z } from 'zod';
import { GROWING, guid, guidOut, instant, instantIn, notGivenOr } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { evenIfFieldsAreFaulty, requestBody } from '../request-body.ts';
import { lineIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';
import { payEffect, PAY_EFFECT_EXAMPLE } from './pay-effect.ts';

/** The most people of one call. */
export const MOST_PEOPLE_AT_ONCE = 100;

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';
const ENTRY = '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f';

const punchShape = {
  employeeIds: z
    .array(guid)
    .min(1, { error: 'must name somebody' })
    .max(MOST_PEOPLE_AT_ONCE)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'must name everybody once' })
    .meta({ description: 'The people, each once.', uniqueItems: true }),
  startAtUtc: notGivenOr(instantIn('When they began.')).meta({
    description: 'When they began; not given: those who are clocked in are clocked out.',
  }),
  endAtUtc: notGivenOr(instantIn('When they ended.')).meta({
    description: 'When they ended; not given: they are clocked in from the start on.',
  }),
  projectId: notGivenOr(guid).meta({
    description: 'The project of what begins; not given: none.',
  }),
};

/** A punch has a start or an end. */
function refuseNeither(value: unknown, context: Pick<z.RefinementCtx, 'addIssue'>): void {
  const { startAtUtc, endAtUtc } = value as Readonly<Record<string, unknown>>;
  if ((startAtUtc ?? null) === null && (endAtUtc ?? null) === null)
    context.addIssue({
      code: 'custom',
      path: ['startAtUtc'],
      message: 'is needed where there is no endAtUtc',
    });
}

const overlapping = z
  .object({
    timeEntryId: guidOut.meta({ description: 'The time entry that is there.' }),
    startAtUtc: instant.meta({ description: 'When it began.' }),
    endAtUtc: instant.nullable().meta({ description: 'When it ended; null: it is open.' }),
    isLocked: z.boolean().meta({ description: 'Approved for payroll.' }),
  })
  .meta({ id: 'OverlappedEntry', description: 'What a time entry would overlap.' });

const refusal = z
  .object({
    code: z.string().meta({
      ...GROWING,
      description:
        'Why not: `entry.overlaps`, `entry.closed`, `entry.locked`, `punch.not_clocked_in`, `auth.own_time`, `request.invalid`.',
    }),
    message: z.string().meta({ description: 'The same as a sentence.' }),
    overlaps: overlapping
      .nullable()
      .meta({ description: 'What is there already; null where nothing is overlapped.' }),
  })
  .meta({ id: 'RefusedForOne', description: 'Why it cannot be written for one person.' });

const person = {
  employeeId: guidOut.meta({ description: 'The person.' }),
  employeeDisplayName: z.string().meta({ description: 'Display name.' }),
  refusal: refusal.nullable().meta({ description: 'Why not; null: it fits.' }),
};

const checkedForOne = z
  .object({
    ...person,
    effect: payEffect.nullable().meta({ description: 'What it changes in pay; null where it does not fit.' }),
  })
  .meta({ id: 'CheckedForOne', description: 'What a punch would do for one person.' });

const addedForOne = z
  .object({
    ...person,
    timeEntryId: guidOut
      .nullable()
      .meta({ description: 'The time entry that was added or ended; null where it was refused.' }),
  })
  .meta({ id: 'AddedForOne', description: 'What became of a punch for one person.' });

const said = {
  employeeIds: [EMPLOYEE],
  startAtUtc: '2026-03-02T07:00:00.000Z',
  endAtUtc: '2026-03-02T15:00:00.000Z',
  projectId: null,
};
const ONE = { employeeId: EMPLOYEE, employeeDisplayName: 'Þórunn Ósk Ægisdóttir', refusal: null };

/** POST /companies/{companyId}/entries-for-many/check */
export const checkEntriesForMany = defineOperation({
  id: 'checkEntriesForMany',
  method: 'POST',
  path: '/companies/{companyId}/entries-for-many/check',
  shows: PAID_TIME,
  tag: 'timesheets',
  summary: 'What one punch for many would do',
  description:
    'Tries the punch for each person and takes it back: whether it fits, what it would overlap, and what it would change in pay. Nothing is ' +
    'changed.',
  auth: 'manage',
  makesNothing: true,
  ...forThoseWith('time.decide'),
  company: 'route',
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) }),
  body: requestBody(punchShape).superRefine(refuseNeither, evenIfFieldsAreFaulty),
  data: z.array(checkedForOne),
  errors: ['employee.not_found', 'project.not_found'],
  example: {
    params: { companyId: COMPANY },
    body: said,
    data: [{ ...ONE, effect: PAY_EFFECT_EXAMPLE }],
  },
});

/** POST /companies/{companyId}/entries-for-many */
export const addEntriesForMany = defineOperation({
  id: 'addEntriesForMany',
  method: 'POST',
  path: '/companies/{companyId}/entries-for-many',
  changes: ['time'],
  tag: 'timesheets',
  summary: 'One punch for many people',
  description:
    'Writes the punch for each person by itself: a start and an end make a time entry, a start clocks them in, an end clocks those out who ' +
    'are clocked in. Whom it does not fit is named, and the others get it. The history of each entry says who wrote it, and why.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) }),
  body: requestBody({
    ...punchShape,
    reason: lineIn(300, 'Why, in the words of the person who writes it; it stays in the history.'),
  }).superRefine(refuseNeither, evenIfFieldsAreFaulty),
  data: z.array(addedForOne),
  errors: ['employee.not_found', 'project.not_found'],
  example: {
    params: { companyId: COMPANY },
    body: { ...said, reason: 'The tablet was off' },
    data: [{ ...ONE, timeEntryId: ENTRY }],
  },
});
