import { companyScope } from '#database/company-scope.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { authorOf } from '#features/changes/change.ts';
import type { SettleDeps } from '#features/ledger/settle-review-item.ts';
import { readRecordNames } from '#features/log/record-names-store.ts';
import { listMemberships } from '#features/people/employee-store.ts';
import { seenBy } from '#features/people/seen-people.ts';
import { loadLineNamesOf } from '#features/rules/pay-lines.ts';
import type { ManageHandlers } from '#http/mount-api.ts';
import { listQuestions } from './list-questions.ts';
import { readReviewCase, tryReviewTime } from './read-review-case.ts';
import { readPunchPhoto } from './read-punch-photo.ts';
import { settleReviewItems } from './settle-review-items.ts';
import { requireSeenQuestion } from './seen-review.ts';
import { toOpenReview } from './to-open-review.ts';
import { countTogether, foldTogether, listTogether, settleTogether } from './together.ts';
import { toChoice, toReviewCase } from './to-review-case.ts';
import { toReviewDecision, toSettledOfMany, toSettledReview } from './to-settled-review.ts';

export function manageReviewsHandlers(deps: SettleDeps) {
  const { knex } = deps.database;
  return {
    listReviews: async ({ params: { companyId }, query: { kind, departmentId, employeeId }, caller }) => {
      const scope = companyScope(knex, companyId);
      const company = await requireCompany(knex, companyId);
      const reader = { timeZone: company.timeZone, memberships: await listMemberships(scope) };
      const asking = { company, whose: seenBy(caller), now: deps.clock() };
      const questions = await listQuestions(scope, asking);
      const items = questions
        .map((question) => toOpenReview(question, reader, countTogether(question, questions)))
        .filter(
          (item) =>
            (kind === undefined || item.kind === kind) &&
            (departmentId === undefined || item.departmentIds.includes(departmentId)) &&
            (employeeId === undefined || item.employeeId === employeeId),
        );
      return employeeId === undefined ? foldTogether(items, caller.userId) : items;
    },

    getReview: async ({ params: { companyId, reviewId }, caller }) => {
      const scope = companyScope(knex, companyId);
      const company = await requireCompany(knex, companyId);
      const reader = { company, seer: caller, by: authorOf(caller) };
      return toReviewCase(await readReviewCase(deps, reader, reviewId), {
        ...{ timeZone: company.timeZone, language: company.language },
        memberships: await listMemberships(scope),
        lineNamesOf: await loadLineNamesOf(scope, company),
        names: await readRecordNames(scope),
      });
    },

    tryReviewTime: async ({ params: { companyId, reviewId }, body: { key, atUtc }, caller }) => {
      const company = await requireCompany(knex, companyId);
      const reader = { company, seer: caller, by: authorOf(caller) };
      const tried = await tryReviewTime(deps, reader, reviewId, { key, at: Date.parse(atUtc) });
      return toChoice(tried, await loadLineNamesOf(companyScope(knex, companyId), company));
    },

    lookAtPunchPhoto: async ({ params: { companyId, punchId }, caller }) => {
      const by = authorOf(caller);
      const jpeg = await readPunchPhoto(deps, { companyId, seer: caller, by }, punchId);
      return { mediaType: 'image/jpeg', base64: jpeg.toString('base64') };
    },

    settleReview: async ({ params: { companyId, reviewId }, body, caller }) => {
      await requireSeenQuestion(companyScope(knex, companyId), caller, reviewId);
      const company = await requireCompany(knex, companyId);
      const author = { company, by: authorOf(caller), reason: body.reason ?? null };
      const about = { id: reviewId, whose: seenBy(caller) };
      return toSettledReview(await settleTogether(deps, author, about, toReviewDecision(body)));
    },

    settleReviews: async ({ params: { companyId }, body: { reviewIds, decision, reason }, caller }) => {
      const scope = companyScope(knex, companyId);
      for (const id of reviewIds) await requireSeenQuestion(scope, caller, id);
      const company = await requireCompany(knex, companyId);
      const author = { company, by: authorOf(caller), reason: reason ?? null };
      const others = await listTogether(scope, seenBy(caller), reviewIds, { kind: decision });
      const settled = await settleReviewItems(deps, author, [...reviewIds, ...others], { kind: decision });
      return settled.slice(0, reviewIds.length).map(toSettledOfMany);
    },
  } satisfies ManageHandlers;
}
