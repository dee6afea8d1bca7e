import type { manageOperations } from '@stimpill/api-types/manage';
import { companyScope } from '#database/company-scope.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { authorOf } from '#features/company-records/record-author.ts';
import { settleReviewItem, type SettleDeps } from '#features/ledger/settle-review-item.ts';
import type { Handler } from '#http/mount-operation.ts';
import { requireSeenReview } from './seen-review.ts';
import { toReviewDecision, toSettledReview } from './to-settled-review.ts';

export type ManageReviewsHandlers = {
  readonly settleReview: Handler<typeof manageOperations.settleReview>;
};

export function manageReviewsHandlers(deps: SettleDeps): ManageReviewsHandlers {
  const { knex } = deps.database;
  return {
    settleReview: async ({ params: { companyId, reviewId }, body, caller }) => {
      await requireSeenReview(companyScope(knex, companyId), caller, reviewId);
      const company = await requireCompany(knex, companyId);
      const author = { company, by: authorOf(caller), reason: body.reason ?? null };
      return toSettledReview(await settleReviewItem(deps, author, reviewId, toReviewDecision(body)));
    },
  };
}
