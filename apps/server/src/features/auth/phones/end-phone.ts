// A phone is not let in any more: somebody says so on it, on another one, at the tablet or at the desk.
import { companyScope } from '#database/company-scope.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError } from '#errors/domain-error.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Author } from '#features/changes/change.ts';
import { PHONE_NOT_MINE } from '#features/ledger/review-item.ts';
import { notPossible } from '#features/ledger/review-case.ts';
import { openReviewItems } from '#features/ledger/review-item-store.ts';
import type { OtherQuestion } from '#features/ledger/settle-review-item.ts';
import type { PhoneDeps } from './let-phone-in.ts';
import { removePhone } from './phone-store.ts';

/** The person, on their phone. */
export const onPhone = (employeeId: string): Author => ({
  door: 'phone',
  userId: employeeId,
  operator: null,
});

type Ending = {
  readonly companyId: string;
  readonly employeeId: string;
  readonly phoneId: string;
  /** The person never let it in: then somebody else knew the PIN, and a manager is asked. */
  readonly isNotMine?: boolean;
};

/** @throws DomainError `phone.not_found` */
export async function endPhone(
  { database, clock }: PhoneDeps,
  { companyId, employeeId, phoneId, isNotMine = false }: Ending,
  by: Author,
): Promise<void> {
  const now = clock();
  await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    const ended = await removePhone(scope, employeeId, phoneId);
    if (ended === undefined) throw new DomainError('phone.not_found', { field: 'phoneId' });
    const change = {
      subject: 'employee' as const,
      ...{ subjectId: employeeId, employeeId },
      ...{ before: { own_phone: 'letIn' }, after: { own_phone: isNotMine ? 'notMine' : 'ended' } },
    };
    await insertChanges(scope, [change], { by, reason: null, now });
    const item = { employeeId, reason: PHONE_NOT_MINE, punchId: null, timeEntryId: null } as const;
    if (isNotMine) await openReviewItems(scope, [item], now);
  });
}

/** Accepted once somebody has seen to it: the PIN is another one, or it was a mistake. */
export const phoneQuestion: OtherQuestion = {
  isThis: ({ reason }) => reason === PHONE_NOT_MINE,
  settle: (_scope, _about, { kind }) => {
    if (kind !== 'accept')
      throw notPossible(
        'This question is about a phone. Accept it once the PIN is a new one, or need not be.',
      );
    return Promise.resolve({});
  },
};
