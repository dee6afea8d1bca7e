// What a manager who is limited to departments may do with questions.
import { manageOperations } from '@stimpill/api-types/manage';
import type { Call } from './api.ts';
import type { OfCompany, Person, Try } from './department-limit-try.ts';

const inRoute = ({ companyId }: OfCompany): Call => ({ params: { companyId } });

/** About the review item in the route. */
const aboutReview = (rest: Omit<Call, 'params'> = {}) =>
  [
    {
      single: ({ companyId }: OfCompany, { reviewId }: Person): Call => ({
        params: { companyId, reviewId },
        ...rest,
      }),
      refusal: [404, 'review.not_found'],
    },
  ] as const;

export const reviewLimitRows = {
  listReviews: [{ list: inRoute }],
  getReview: aboutReview(),
  lookAtPunchPhoto: [
    {
      single: ({ companyId }: OfCompany, { punchId }: Person): Call => ({ params: { companyId, punchId } }),
      refusal: [404, 'photo.not_found'],
    },
  ],
  // Their questions are about no punch, so that they take no other time.
  tryReviewTime: aboutReview({ body: manageOperations.tryReviewTime.example.body }).map((row) => ({
    ...row,
    answers: 409,
  })),
  settleReviews: [
    {
      single: (of: OfCompany, { reviewId }: Person): Call => ({
        ...inRoute(of),
        body: { reviewIds: [reviewId], decision: 'accept' },
      }),
      refusal: [404, 'review.not_found'],
    },
  ],
  settleReview: aboutReview({ body: { decision: 'accept' } }),
} as const satisfies Readonly<Record<string, readonly Try[]>>;
