// One question with everything that somebody needs to decide it, and what each decision would change in pay.
import { z } from 'zod';
import { guid, guidOut, instant, instantIn, localDate, minutes } from '../formats.ts';
import { defineOperation } from '../operation.ts';
import { PAID_TIME } from '../subjects.ts';
import { requestBody } from '../request-body.ts';
import { ABSENCE_KINDS } from '../entry-kinds.ts';
import { OPEN_REVIEW_EXAMPLE, openReviewFields } from './open-reviews.ts';
import { day, span } from './review-day.ts';
import { forThoseWith } from './rights.ts';
import { toldChange } from './change-words.ts';
import { PAY_EFFECT_EXAMPLE, payEffect } from './pay-effect.ts';
import { entryRecord, TIME_ENTRY_EXAMPLE } from './time-entries.ts';

const COMPANY = '6f1c2a34-5b6d-4e8f-9a01-2b3c4d5e6f70';
const PUNCH = '019c1f2e-8a4b-7c3d-9e5f-0a1b2c3d4e60';

const absenceOfDay = z
  .object({
    absenceId: guidOut.meta({ description: 'The day of absence.' }),
    type: z.enum(ABSENCE_KINDS).meta({ description: 'Its kind.' }),
    kindId: guidOut.nullable().meta({ description: 'The kind that the company has made; null: none.' }),
    minutes: minutes.meta({ description: 'What it takes of the day, as paid.' }),
  })
  .meta({ id: 'AbsenceOfDay', description: 'A day of absence on which somebody worked.' });

const asked = z
  .object({
    action: z.enum(['start', 'stop']).meta({ description: 'The punch that was forgotten.' }),
    atUtc: instant.meta({ description: 'When it should have been.' }),
    note: z.string().nullable().meta({ description: 'In the words of the person; null: none, or erased.' }),
    askedAtUtc: instant.meta({ description: 'When they told it.' }),
  })
  .meta({ id: 'AskedCorrection', description: 'What somebody told at a tablet.' });

const closed = z
  .object({
    startDate: localDate.meta({ description: 'First day of what was approved.' }),
    throughDate: localDate.meta({ description: 'Last day of what was approved.' }),
    closedAtUtc: instant.meta({ description: 'When it was approved.' }),
    closedBy: z.string().meta({ description: 'Who approved it.' }),
    runs: z
      .array(
        z.object({
          runId: guidOut.meta({ description: 'Id of the payroll run.' }),
          number: z.int().min(1).meta({ description: 'Its number.' }),
          madeAtUtc: instant.meta({ description: 'When it was made.' }),
        }),
      )
      .meta({
        description:
          'Payroll runs with the person and the day, oldest first. What counts from now on is in none of them: once it is approved it goes out as a ' +
          'difference.',
      }),
  })
  .meta({
    id: 'ClosedDay',
    description: 'Time that was approved for payroll before somebody asked about it.',
  });

const earlier = z
  .object({
    reviewId: guidOut.meta({ description: 'The review item.' }),
    reason: z.string().meta({ description: 'Why it was asked.' }),
    decision: z.string().nullable().meta({
      description: 'What was decided, or how it settled itself; more may come.',
    }),
    settledAtUtc: instant.meta({ description: 'When.' }),
    by: z.string().nullable().meta({ description: 'Who decided; null: nobody who was signed in.' }),
    note: z.string().nullable().meta({ description: 'Why, in their words; null: none.' }),
  })
  .meta({ id: 'EarlierDecision', description: 'A question about the same person and day that is settled.' });

const REVIEW_CHOICES = [
  'accept',
  'acceptAt',
  'attach',
  'reject',
  'setEnd',
  'acceptDraft',
  'removeEntry',
  'shortenAbsence',
  'withdrawAbsence',
] as const;

const choice = z
  .object({
    key: z.enum(REVIEW_CHOICES).meta({
      description:
        'accept, acceptAt, attach, reject, shortenAbsence, withdrawAbsence: the decision of `settleReview`. setEnd, acceptDraft: the time entry is corrected to `entry`. ' +
        'removeEntry: it is removed.',
    }),
    atUtc: instant.nullable().meta({
      description: 'The proposed time, of acceptAt and setEnd; null: somebody has to say it.',
    }),
    timeEntryId: guidOut
      .nullable()
      .meta({ description: 'The time entry that it is about; null: none, or not yet.' }),
    entry: entryRecord.nullable().meta({
      description: 'The time entry as it would be, of setEnd with a time and acceptDraft.',
    }),
    absenceMinutes: minutes.nullable().meta({
      description: 'What stays of the day of absence, of shortenAbsence; else null.',
    }),
    needs: z
      .array(z.enum(['atUtc', 'reason']))
      .meta({ description: 'What somebody has to say to choose it.' }),
    version: z.string().nullable().meta({
      description:
        'Version of the time entry that it changes or removes, as `getTimeEntry` gives it; null for a decision of `settleReview`.',
    }),
    refusal: z
      .object({
        code: z.string().meta({ description: 'The code with which it would be refused.' }),
        message: z.string().meta({ description: 'Why, in English.' }),
      })
      .nullable()
      .meta({ description: 'Why it would be refused now; null: it would not be.' }),
    effect: payEffect.nullable().meta({
      description:
        'What it changes in pay; null where it is about no time, needs a time first, or would be refused.',
    }),
  })
  .meta({ id: 'ReviewChoice', description: 'A way to settle a question, and what it would change.' });

const reviewCase = z
  .object({
    ...openReviewFields,
    asked: asked.nullable().meta({ description: 'Of a correction: what the person told; else null.' }),
    proposedAtUtc: instant.nullable().meta({
      description:
        'A time that the person or the plan proposes; of work that goes on also the regular hours, and when they usually go. Null: none.',
    }),
    day: day.nullable().meta({ description: 'The day of the person; null where it is about nobody.' }),
    closed: closed
      .nullable()
      .meta({ description: 'Where the time is closed for payroll: by whom, and what was sent; else null.' }),
    absences: z.array(absenceOfDay).meta({
      description:
        'Of work on a day of absence: the absences of that day, first the longest, which is the one that a decision shortens or withdraws; else none.',
    }),
    missedBreak: z
      .array(span)
      .nullable()
      .meta({ description: 'What the rule took as a break that the person worked through; else null.' }),
    denied: toldChange.nullable().meta({
      description:
        'Of a change that the person says is not so: what was changed, and their words; else null.',
    }),
    lockedUntilUtc: instant.nullable().meta({ description: 'Of a locked PIN: until when; else null.' }),
    guesses: z
      .array(
        z.object({
          tabletName: z.string().nullable().meta({ description: 'The tablet; null: it is gone.' }),
          wrongPins: z.int().min(1).meta({ description: 'Wrong PINs in a row.' }),
        }),
      )
      .nullable()
      .meta({ description: 'Of a locked PIN: where it was guessed; else null.' }),
    earlier: z.array(earlier).meta({ description: 'Settled questions of that day, the newest first.' }),
    settled: earlier
      .nullable()
      .meta({ description: 'How it was settled, and by whom; null while it is open.' }),
    choices: z.array(choice).meta({ description: 'What can be decided; empty where it is settled.' }),
  })
  .meta({ id: 'ReviewCase', description: 'A question with all that is known of it.' });

/** A question with all that is known of it. */
export type ReviewCase = z.infer<typeof reviewCase>;

const ofReview = z.object({
  companyId: guid.meta({ description: 'Must be the company of the caller.' }),
  reviewId: guid.meta({ description: 'Id of the question, as the list gives it.' }),
});

const CHOICE_EXAMPLE: ReviewCase['choices'][number] = {
  key: 'accept',
  atUtc: null,
  timeEntryId: null,
  entry: null,
  absenceMinutes: null,
  needs: [],
  version: null,
  refusal: null,
  effect: PAY_EFFECT_EXAMPLE,
};

/** GET /companies/{companyId}/reviews/{reviewId} */
export const getReview = defineOperation({
  id: 'getReview',
  method: 'GET',
  path: '/companies/{companyId}/reviews/{reviewId}',
  shows: [...PAID_TIME, 'reviews', 'tablets'],
  tag: 'reviews',
  summary: 'A question, and what each decision would change',
  description:
    'The day of the person, what was planned, punched and told, and every choice with its effect on the pay lines. Each choice is tried and ' +
    'taken back: nothing is changed, and what would be refused says why. Of a settled one it says how and by whom it was settled.',
  auth: 'manage',
  ...forThoseWith('time.decide'),
  company: 'route',
  params: ofReview,
  data: reviewCase,
  errors: ['review.not_found', 'review.not_open'],
  example: {
    params: { companyId: COMPANY, reviewId: OPEN_REVIEW_EXAMPLE.id },
    data: {
      ...OPEN_REVIEW_EXAMPLE,
      asked: {
        action: 'stop',
        atUtc: '2026-03-02T15:00:00.000Z',
        note: 'Gleymdi mér',
        askedAtUtc: '2026-03-03T08:00:00.000Z',
      },
      proposedAtUtc: '2026-03-02T15:00:00.000Z',
      day: {
        date: '2026-03-02',
        entries: [TIME_ENTRY_EXAMPLE],
        shifts: [{ startAtUtc: '2026-03-02T07:00:00.000Z', endAtUtc: '2026-03-02T15:00:00.000Z' }],
        punches: [
          {
            punchId: PUNCH,
            action: 'stop',
            atUtc: '2026-03-02T15:00:00.000Z',
            receivedAtUtc: '2026-03-03T08:00:00.000Z',
            door: 'station',
            tabletName: 'Eldhús',
            timeGrade: null,
            earliestAtUtc: null,
            latestAtUtc: null,
            photo: 'none',
            latitude: null,
            longitude: null,
          },
        ],
      },
      closed: null,
      absences: [],
      missedBreak: null,
      denied: null,
      lockedUntilUtc: null,
      guesses: null,
      earlier: [],
      settled: null,
      choices: [CHOICE_EXAMPLE],
    },
  },
});

/** POST /companies/{companyId}/reviews/{reviewId}/tried-time */
export const tryReviewTime = defineOperation({
  id: 'tryReviewTime',
  method: 'POST',
  path: '/companies/{companyId}/reviews/{reviewId}/tried-time',
  shows: [],
  tag: 'reviews',
  summary: 'What a time that somebody types would change',
  description:
    'The choice of a question at another time than the proposed one, with its effect on the pay lines. It is tried and taken back: nothing ' +
    'is changed, and what would be refused says why.',
  auth: 'manage',
  makesNothing: true,
  ...forThoseWith('time.decide'),
  company: 'route',
  params: ofReview,
  body: requestBody({
    key: z
      .enum(['acceptAt', 'setEnd'], { error: 'must be "acceptAt" or "setEnd"' })
      .meta({ description: 'The choice, one that the question has.' }),
    atUtc: instantIn('The time.'),
  }),
  data: choice,
  errors: ['review.not_found', 'review.not_open', 'review.not_possible'],
  example: {
    params: { companyId: COMPANY, reviewId: OPEN_REVIEW_EXAMPLE.id },
    body: { key: 'acceptAt', atUtc: '2026-03-02T15:00:00.000Z' },
    data: { ...CHOICE_EXAMPLE, key: 'acceptAt', atUtc: '2026-03-02T15:00:00.000Z' },
  },
});
