// What somebody decides about questions, sent to the server.
import { ask } from '#api/calls.ts';
import type { CallFor } from '#api/contract.ts';
import { CORRECT_ENTRY, saidOf, type TimeEntryRecord } from '#api/timesheets.ts';

/** By the review item, by several of them alike, or by the time entry that a question is about, in the version that was seen. */
export type Decision =
  | { readonly by: 'item'; readonly reviewId: string; readonly body: CallFor<'settleReview'>['body'] }
  | { readonly by: 'items'; readonly body: CallFor<'settleReviews'>['body'] }
  | {
      readonly by: 'change';
      readonly entry: TimeEntryRecord;
      readonly version: string;
      readonly reason: string;
    }
  | {
      readonly by: 'removal';
      readonly timeEntryId: string;
      readonly version: string;
      readonly reason: string;
    };

/** One of several that the server refused. */
export type RefusedItem = { readonly reviewId: string; readonly code: string };

/**
 * @param outlivesPage whether the page is being left, so that the browser has to send it by itself
 * @returns those of several that were refused
 * @throws CallFailed where nothing was settled
 */
export async function sendDecision(
  companyId: string,
  decision: Decision,
  outlivesPage: boolean,
): Promise<readonly RefusedItem[]> {
  if (decision.by === 'items') return sendMany(companyId, decision.body, outlivesPage);
  if (decision.by === 'item') {
    const { reviewId, body } = decision;
    await ask('settleReview', { params: { companyId, reviewId }, body, outlivesPage });
  } else if (decision.by === 'change') {
    const { entry, version, reason } = decision;
    const params = { companyId, timeEntryId: entry.id };
    await ask(CORRECT_ENTRY, { params, body: { ...saidOf(entry), reason }, version, outlivesPage });
  } else {
    const { timeEntryId, version, reason } = decision;
    const params = { companyId, timeEntryId };
    await ask('removeTimeEntry', { params, body: { reason }, version, outlivesPage });
  }
  return [];
}

async function sendMany(
  companyId: string,
  body: CallFor<'settleReviews'>['body'],
  outlivesPage: boolean,
): Promise<readonly RefusedItem[]> {
  const settled = await ask('settleReviews', { params: { companyId }, body, outlivesPage });
  return settled.flatMap(({ reviewId, refusal }) =>
    refusal === null ? [] : [{ reviewId, code: refusal.code }],
  );
}
