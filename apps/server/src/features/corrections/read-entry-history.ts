// What was done to a time entry by hand, also to one that is gone.
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import type { RecordedChange } from '#features/changes/change.ts';
import { listChangesOf } from '#features/changes/change-store.ts';
import { findEntry } from '#features/ledger/time-entry-store.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { seenBy, type Seer } from '#features/people/seen-people.ts';

/**
 * Oldest first.
 * @throws DomainError `entry.not_found` where there never was one, or it is of somebody whom the reader does not see
 */
export async function readEntryHistory(
  scope: CompanyScope,
  seer: Seer,
  id: string,
): Promise<readonly RecordedChange[]> {
  const changes = await listChangesOf(scope, 'timeEntry', id);
  const whose = changes.at(-1)?.employeeId ?? (await findEntry(scope, id))?.employeeId;
  if (whose === undefined || (await findEmployee(scope, whose, seenBy(seer))) === undefined)
    throw new DomainError('entry.not_found');
  return changes;
}
