// The log of somebody who was erased. Nothing else changes a row of it.
import type { CompanyScope } from '#database/company-scope.ts';
import type { ChangeRow } from '#database/tables/company.ts';
import { listChanges } from '#features/changes/change-store.ts';
import type { RecordedChange } from '#features/changes/change.ts';
import type { Blanked } from './blank-changes.ts';

/** More than anybody collects in a working life. */
const MOST = 1_000_000;

/** About this person; the newest first. */
export async function listChangesAbout(
  scope: CompanyScope,
  employeeId: string,
): Promise<readonly RecordedChange[]> {
  const all = await listChanges(scope, {
    ...{ subjects: undefined, employeeIds: [employeeId], from: 0, to: Number.MAX_SAFE_INTEGER, limit: MOST },
  });
  return all.filter((change) => change.employeeId === employeeId);
}

export async function replaceFacts(
  { db, companyId }: CompanyScope,
  id: string,
  { reason, before, after }: Blanked,
): Promise<void> {
  await db<ChangeRow>('changes')
    .where({ company_id: companyId, id })
    .update({ reason, before: before && JSON.stringify(before), after: after && JSON.stringify(after) });
}

/** What the log says about their working time; what was done to their record stays, by id. */
export async function removeChangesOfTime(
  { db, companyId }: CompanyScope,
  employeeId: string,
): Promise<void> {
  await db<ChangeRow>('changes')
    .where({ company_id: companyId, employee_id: employeeId })
    .whereNot({ subject: 'employee' })
    .delete();
}
