// Somebody who is clocked in and may no longer work here: a manager has to decide when that work ended.
import { localDateOf } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { openReviewItems } from '#features/ledger/review-item-store.ts';
import { listOpenEntriesOfInactive } from './store/worked-time-store.ts';

const REASON = 'deactivated_while_clocked_in';

/** Opens one item per open entry, once, whatever their outcome. @returns how many */
export async function askAboutInactive(
  scope: CompanyScope,
  employees: ReadonlySet<string>,
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
): Promise<number> {
  if (employees.size === 0) return 0;
  const today = localDateOf(now, timeZone);
  const open = await listOpenEntriesOfInactive(scope, { today, reason: REASON });
  const affected = open.filter(({ employee_id }) => employees.has(employee_id));
  await openReviewItems(
    scope,
    affected.map((entry) => ({
      employeeId: entry.employee_id,
      reason: REASON,
      punchId: null,
      timeEntryId: entry.id,
    })),
    now,
  );
  return affected.length;
}
