// Time entries of people whom somebody sees. Those of others look like entries that do not exist.
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError } from '#errors/domain-error.ts';
import { findEntry } from '#features/ledger/time-entry-store.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { Employee } from '#features/people/employee.ts';
import { findEmployee } from '#features/people/employee-store.ts';
import { seenBy, type Seer } from '#features/people/seen-people.ts';
import type { RecordedChange } from '#features/changes/change.ts';
import { listChangesOf } from '#features/changes/change-store.ts';

export type SeenEntry = { readonly entry: TimeEntry; readonly employee: Employee };

/** @throws DomainError `entry.not_found` */
export async function requireSeenEntry(scope: CompanyScope, seer: Seer, id: string): Promise<SeenEntry> {
  const entry = await findEntry(scope, id);
  if (entry === undefined) throw new DomainError('entry.not_found');
  const employee = await findEmployee(scope, entry.employeeId, seenBy(seer));
  if (employee === undefined) throw new DomainError('entry.not_found');
  return { entry, employee };
}

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
