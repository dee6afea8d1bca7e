// What a manager has to decide: review items of every kind, and what is decided about them.
import { z } from 'zod';
import { guid, guidOut, instantIn, notGivenOr } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { evenIfFieldsAreFaulty, requestBody } from '../request-body.ts';
import { lineIn } from './record-formats.ts';
import { forThoseWith } from './rights.ts';
import { entryRecord, TIME_ENTRY_EXAMPLE } from './time-entries.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const REVIEW = '019c1f2e-9d3a-7b52-8c64-1f2e3d4c5b6a';

const ofReview = z.object({
  companyId: guid.meta({ description: 'Must be the company of the caller.' }),
  reviewId: guid.meta({
    description:
      'Id of the question, as the list gives it. Of those of time entries an `overlong` one is settled like this by `accept`: it stays as it is; and a `draft` by `accept`: it counts, or by `reject`: it is removed. One of work on a day of absence (`workedWhileAway`) is settled by `accept`, `shortenAbsence` or `withdrawAbsence`.',
  }),
});

/** How a person settles a review item. */
const REVIEW_DECISIONS = [
  'accept',
  'acceptAt',
  'attach',
  'reject',
  'shortenAbsence',
  'withdrawAbsence',
] as const;

const decisionBody = requestBody({
  decision: z.enum(REVIEW_DECISIONS).meta({
    description:
      'accept: the punch counts, a locked PIN opens, a tablet was looked into, a long time entry stays as it is; acceptAt: the punch counts at another time; attach: it is an ' +
      'end of a time entry that is there; reject: it does not count. Of work on a day of absence: accept: both count; shortenAbsence: the absence fills ' +
      'up what the work leaves of the day; withdrawAbsence: the absence is removed.',
  }),
  atUtc: notGivenOr(instantIn('The other time.')).meta({ description: 'The other time, of acceptAt alone.' }),
  timeEntryId: notGivenOr(guid).meta({ description: 'The time entry, of attach alone.' }),
  version: notGivenOr(
    lineIn(
      100,
      'The version of a draft, as `getReview` gave it with the choice, of accept alone. Changed meanwhile, it is refused.',
    ),
  ),
  reason: notGivenOr(lineIn(300, 'Why; it stays in the history.')),
}).superRefine((value, context) => {
  const { decision, atUtc, timeEntryId, version } = value as Record<string, unknown>;
  const belongs = (field: string, given: unknown, to: string, isNeeded = true) => {
    const isGiven = given !== undefined && given !== null;
    if (decision === to ? isGiven || !isNeeded : !isGiven) return;
    const message = isGiven ? `belongs to ${to} alone` : `is needed for ${to}`;
    context.addIssue({ code: 'custom', path: [field], message });
  };
  if (!REVIEW_DECISIONS.some((known) => known === decision)) return;
  belongs('atUtc', atUtc, 'acceptAt');
  belongs('timeEntryId', timeEntryId, 'attach');
  belongs('version', version, 'accept', false);
}, evenIfFieldsAreFaulty);

const settledReview = z
  .object({
    reviewId: guidOut.meta({ description: 'The review item.' }),
    entry: entryRecord.nullable().meta({
      description: 'The time entry after the decision; null where the decision changed none.',
    }),
    removedTimeEntryId: guidOut
      .nullable()
      .meta({ description: 'The time entry that the decision removed; null: none.' }),
    pin: z
      .enum(['unlocked', 'locked'])
      .nullable()
      .meta({ description: 'Of an item about a locked PIN: what it is now; else null.' }),
    closedIncidents: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: 'Of an item about a tablet: how many incidents were closed with it; else null.' }),
  })
  .meta({ id: 'SettledReview', description: 'What came of a decision.' });

/** POST /companies/{companyId}/reviews/{reviewId}/decision */
export const settleReview = defineOperation({
  id: 'settleReview',
  method: 'POST',
  path: '/companies/{companyId}/reviews/{reviewId}/decision',
  changes: ['reviews', 'time', 'leave', 'people', 'tablets'],
  tag: 'reviews',
  summary: 'Settle a review item',
  description:
    'The decision of a person about what the item asks. Nothing is deleted: the punch stays in the inbox, and who decided what and why stands in ' +
    'the history. Of two who decide at once the second is told that it is settled.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: ofReview,
  body: decisionBody,
  data: settledReview,
  errors: [
    'review.not_found',
    'review.not_open',
    'review.not_possible',
    'punch.not_judged',
    'punch.does_not_fit',
    'entry.not_found',
    'entry.locked',
    'entry.overlaps',
    'absence.locked',
    'auth.own_time',
    'record.changed_meanwhile',
  ],
  example: {
    params: { companyId: COMPANY, reviewId: REVIEW },
    body: { decision: 'accept', reason: 'She was here' },
    data: {
      reviewId: REVIEW,
      entry: TIME_ENTRY_EXAMPLE,
      removedTimeEntryId: null,
      pin: null,
      closedIncidents: null,
    },
  },
});

const MOST_AT_ONCE = 100;

/** POST /companies/{companyId}/review-decisions */
export const settleReviews = defineOperation({
  id: 'settleReviews',
  method: 'POST',
  path: '/companies/{companyId}/review-decisions',
  changes: ['reviews', 'time', 'leave', 'people', 'tablets'],
  tag: 'reviews',
  summary: 'Settle several equal review items',
  description:
    'The same decision about each of them, one after the other: each is settled or refused by itself. Where one of them does not exist, ' +
    'nothing is settled.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: ofReview.pick({ companyId: true }),
  body: requestBody({
    reviewIds: z
      .array(guid)
      .min(1, { error: 'must name at least one' })
      .max(MOST_AT_ONCE, { error: `must name at most ${MOST_AT_ONCE}` })
      .meta({ description: 'The review items.' }),
    decision: z
      .enum(['accept', 'reject'], { error: 'must be "accept" or "reject"' })
      .meta({ description: 'As for one of them.' }),
    reason: notGivenOr(lineIn(300, 'Why; it stays in the history of each.')),
  }),
  data: z.array(
    z
      .object({
        reviewId: guidOut.meta({ description: 'The review item.' }),
        settled: settledReview
          .nullable()
          .meta({ description: 'What came of it; null where it was refused.' }),
        refusal: z
          .object({
            code: z.string().meta({ description: 'The code with which `settleReview` refuses it.' }),
            message: z.string().meta({ description: 'Why, in English.' }),
          })
          .nullable()
          .meta({ description: 'Why it was refused; null where it was not.' }),
      })
      .meta({ id: 'SettledOfMany', description: 'What came of the decision about one of several.' }),
  ),
  errors: ['review.not_found'],
  example: {
    params: { companyId: COMPANY },
    body: { reviewIds: [REVIEW], decision: 'accept', reason: 'The tablet was off' },
    data: [
      {
        reviewId: REVIEW,
        settled: null,
        refusal: { code: 'review.not_open', message: 'The review item is settled already.' },
      },
    ],
  },
});
