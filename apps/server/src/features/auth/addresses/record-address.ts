import type { CompanyScope } from '#database/company-scope.ts';
import { insertChanges } from '#features/changes/change-store.ts';
import type { Authored, Facts } from '#features/changes/change.ts';

/** In the log of the person. */
export async function recordAddress(
  scope: CompanyScope,
  employeeId: string,
  { before, after }: { readonly before: Facts; readonly after: Facts },
  authored: Authored,
): Promise<void> {
  const change = { subject: 'employee' as const, subjectId: employeeId, employeeId, before, after };
  await insertChanges(scope, [change], authored);
}
