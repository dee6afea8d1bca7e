// The inbox: everything that waits for a manager, of every kind, in one list.
import { z } from 'zod';
import { guid, guidOut, instant, localDate } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { forThoseWith } from './rights.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const EMPLOYEE = '0b5e8d1c-7a42-4c3e-8f19-5d6a7b8c9d01';

/** What a question is about. The last four are read from time about which no review item asks. */
const REVIEW_KINDS = [
  'punch',
  'correction',
  'dispute',
  'missedBreak',
  'inactive',
  'lockedPin',
  'phoneNotMine',
  'tablet',
  'figuresMoved',
  'notSo',
  'forgottenOut',
  'overlong',
  'draft',
  'workedWhileAway',
] as const;

/** The fields of a question, in the list and in its case. */
export const openReviewFields = {
  id: guidOut.meta({
    description:
      'Id of the review item; of the time entry for `forgottenOut`, `overlong` and `draft`; of the day of absence for `workedWhileAway`.',
  }),
  kind: z.enum(REVIEW_KINDS).meta({
    description:
      'What it is about. `punch`: a punch is in doubt or does not fit; `correction`: a forgotten punch that somebody told at a tablet; ' +
      '`dispute`: somebody says that a punch is not theirs; `missedBreak`: a break that was worked through; `inactive`: somebody is in ' +
      'whose employment ended; `lockedPin`; `phoneNotMine`: somebody says that a phone that was let in to their record is not theirs; `tablet`; `figuresMoved`: approved days have depended on a correction for 45 days; `notSo`: somebody says that a change of their time is not right; and of time entries about which no review item asks: `forgottenOut`: open for longer than ' +
      '12 hours without a shift; `overlong`: more hours than the company allows; `draft`: not paid until it is accepted. `workedWhileAway`: work and absence that together come to more than the day is worth.',
  }),
  reason: z.string().meta({
    description:
      'Why it is asked, as a short name such as `missing_stop`; more may come. For time about which no review item asks, the kind.',
  }),
  employeeId: guidOut.nullable().meta({
    description: 'Whom it is about; null for a tablet, and where a punch names nobody of the company.',
  }),
  employeeName: z.string().nullable().meta({ description: 'Their name.' }),
  departmentIds: z.array(guidOut).meta({ description: 'Their departments.' }),
  tabletId: guidOut.nullable().meta({ description: 'The tablet that it is about; null: none.' }),
  tabletName: z.string().nullable().meta({ description: 'Its name.' }),
  action: z
    .enum(['start', 'stop'])
    .nullable()
    .meta({ description: 'Of the punch; null where there is none.' }),
  atUtc: instant.meta({
    description: 'Time of the punch, else start of the time entry, else `openedAtUtc`.',
  }),
  date: localDate.meta({ description: 'The day of `atUtc` where the company is.' }),
  openedAtUtc: instant.meta({
    description: 'Since when it is asked; of a time entry since when it is so.',
  }),
  timeEntryId: guidOut.nullable().meta({ description: 'The time entry that it is about; null: none.' }),
  punchId: guidOut.nullable().meta({ description: 'The punch that it is about; null: none.' }),
  togetherWith: z
    .int()
    .min(0)
    .meta({
      description:
        'How many others `accept` and `reject` decide with it: `clock_unsure` is one question about all whom the caller sees. The list has the one that ' +
        'is open longest, in the departments of all; asked about one person, theirs.',
    }),
} as const;

const openReview = z
  .object(openReviewFields)
  .meta({ id: 'OpenReviewItem', description: 'A question that waits for a manager.' });

/** A question that waits for a manager. */
export type OpenReviewItem = z.infer<typeof openReview>;

/** One, for the examples of operations that answer with it. */
export const OPEN_REVIEW_EXAMPLE: OpenReviewItem = {
  id: '019c1f2e-9d3a-7b52-8c64-1f2e3d4c5b6a',
  kind: 'correction',
  reason: 'correction',
  employeeId: EMPLOYEE,
  employeeName: 'Sigrún Jónsdóttir',
  departmentIds: [],
  tabletId: null,
  tabletName: null,
  action: 'stop',
  atUtc: '2026-03-02T15:00:00.000Z',
  date: '2026-03-02',
  openedAtUtc: '2026-03-03T08:00:00.000Z',
  timeEntryId: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e5f',
  punchId: '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e60',
  togetherWith: 0,
};

/** GET /companies/{companyId}/reviews */
export const listReviews = defineOperation({
  id: 'listReviews',
  method: 'GET',
  path: '/companies/{companyId}/reviews',
  shows: [...PAID_TIME, 'reviews', 'tablets'],
  tag: 'reviews',
  summary: 'Everything that waits for a manager',
  description:
    'Every open question of every kind about people whom the caller sees, and about every tablet, the longest open first. Without a filter ' +
    'nothing is left out: the number of all questions is the sum of those of each kind.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: z.object({ companyId: guid.meta({ description: 'Must be the company of the caller.' }) }),
  query: z.object({
    kind: z.enum(REVIEW_KINDS).optional().meta({ description: 'Only questions of this kind.' }),
    departmentId: guid.optional().meta({ description: 'Only about people of this department.' }),
    employeeId: guid.optional().meta({ description: 'Only about this person.' }),
  }),
  data: z.array(openReview),
  errors: [],
  example: {
    params: { companyId: COMPANY },
    query: { kind: 'correction' },
    data: [OPEN_REVIEW_EXAMPLE],
  },
});
