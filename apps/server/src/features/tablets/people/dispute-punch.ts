// Somebody says at the tablet that a punch is not theirs, or wrong. The punch stays as it is, and a manager is asked about it: once,
// however often the tablet says it, also after the manager has decided.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { hasBeenAsked, openReviewItems } from '#features/ledger/review-item-store.ts';
import { lockPunchOfDevice } from '#features/tablets/wire/envelope-store.ts';
import type { AnchoredDevice } from '#features/tablets/clocks/time-anchor.ts';

const REASON = 'disputed';

/** @throws DomainError `station.punch_unknown` while the server has no such punch of this device */
export async function disputePunch(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { companyId, deviceId }: AnchoredDevice,
  punchId: string,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const punch = await lockPunchOfDevice(scope, deviceId, punchId);
    if (punch === undefined) throw new DomainError('station.punch_unknown', { field: 'punchId' });
    if (await hasBeenAsked(scope, punchId, REASON)) return;
    // No time entry is named: the punch may be in another one by the time a manager looks.
    const item = { employeeId: punch.employeeId, reason: REASON, punchId, timeEntryId: null } as const;
    await openReviewItems(scope, [item], clock());
  });
}
