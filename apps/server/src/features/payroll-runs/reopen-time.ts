// An approval is taken back, with the reason in the history of every entry. What was sent stays sent.
import { DomainError } from '#errors/domain-error.ts';
import {
  unlockTimeEntries,
  type LockDeps,
  type LockRequest,
} from '#features/timesheets/lock-time-entries.ts';

/**
 * @returns how many entries are no longer locked
 * @throws DomainError `auth.own_time`, `payroll.not_approved`
 */
export async function reopenTime(deps: LockDeps, request: LockRequest): Promise<number> {
  const { unlocked, opened } = await unlockTimeEntries(deps, request);
  if (unlocked + opened === 0) throw new DomainError('payroll.not_approved');
  return unlocked;
}
