// An approval is taken back, with the reason in the history of every entry. What was sent stays sent.
import { DomainError } from '#errors/domain-error.ts';
import {
  unlockTimeEntries,
  type LockDeps,
  type LockRequest,
  type UnlockOutcome,
} from '#features/timesheets/lock-time-entries.ts';

/**
 * @throws DomainError `auth.own_time`, `payroll.not_approved`
 */
export async function reopenTime(deps: LockDeps, request: LockRequest): Promise<UnlockOutcome> {
  const outcome = await unlockTimeEntries(deps, request);
  if (outcome.unlocked + outcome.opened === 0) throw new DomainError('payroll.not_approved');
  return outcome;
}
