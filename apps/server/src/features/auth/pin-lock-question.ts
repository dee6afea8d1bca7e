// Somebody guessed at a PIN until it was locked, and a manager decides whether its owner may use it again before the day is over.
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { notPossible } from '#features/ledger/review-case.ts';
import type { OtherQuestion } from '#features/ledger/settle-review-item.ts';
import { unlockPin } from './unlock-pin.ts';

/** Accepted: it was its owner, and the PIN opens again. Rejected: it was not, and the lock stays as long as it lasts. */
export const pinLockQuestion: OtherQuestion = {
  isThis: ({ pinLock }) => pinLock !== null,
  settle: async (scope, { item, authored }, { kind }) => {
    if (kind === 'reject') return { pin: 'locked' };
    if (kind !== 'accept')
      throw notPossible(
        'This question is about a locked PIN. Accept it to unlock the PIN, or reject it to keep the PIN locked.',
      );
    const employeeId = item.employeeId ?? assertNeverHappens('a locked PIN of nobody');
    await unlockPin(scope, employeeId, authored);
    return { pin: 'unlocked' };
  },
};
