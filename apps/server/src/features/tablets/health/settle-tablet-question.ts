// A person has looked into what a tablet did: the incidents behind the review item are closed with it. What ends by itself cannot be
// answered away.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { Refused } from '#errors/refused.ts';
import type { ReviewAuthor } from '#features/ledger/review-case.ts';
import { lockReviewItem, settleItem } from '#features/ledger/review-item-store.ts';
import type { ReviewDecision } from '#features/ledger/settle-review-item.ts';
import { closeIncidentsOf } from './device-incident-store.ts';
import { incidentsBehind } from './tablet-question.ts';

export type SettledTabletQuestion = { readonly reason: string; readonly closedIncidents: number };

/**
 * @returns undefined where the item is not one about a tablet
 * @throws Refused
 */
export async function settleTabletQuestion(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { company, changedBy, reason: note }: ReviewAuthor,
  itemId: string,
  decision: ReviewDecision['kind'],
): Promise<SettledTabletQuestion | undefined> {
  return inTransaction(database, async (tx) => {
    const scope = companyScope(tx, company.id);
    const { deviceId = null, reason = '' } = (await lockReviewItem(scope, itemId)) ?? {};
    if (deviceId === null) return undefined;
    const kinds = incidentsBehind(reason);
    if (kinds.length === 0)
      throw new Refused(
        'This item settles itself when the tablet is well again, or when it is taken out of use with "stimpill device revoke". Nothing was changed.',
      );
    if (decision !== 'accept')
      throw new Refused(
        'This item is about a tablet. Accept it when somebody has looked into it, with what they found as the reason. Nothing was changed.',
      );
    const now = clock();
    const closedIncidents = await closeIncidentsOf(
      scope,
      { deviceId, kinds },
      { by: changedBy, note, at: now },
    );
    await settleItem(scope, itemId, { at: now, by: changedBy, decision, note });
    return { reason, closedIncidents };
  });
}
