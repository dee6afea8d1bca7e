// Somebody who is clocked in and may no longer work here: a manager has to decide when that work ended.
import type { CompanyScope } from '#database/company-scope.ts';
import { localDateIn } from '#features/companies/local-date.ts';
import { uuidv7 } from '../../ids.ts';
import { insertReviewItems, listOpenEntriesOfInactive } from './store/worked-time-store.ts';

const REASON = 'deactivated_while_clocked_in';

/** Opens one item per open entry, once, whatever became of it. @returns how many */
export async function openReviewItems(
  scope: CompanyScope,
  employees: ReadonlySet<string>,
  { timeZone, now }: { readonly timeZone: string; readonly now: number },
): Promise<number> {
  if (employees.size === 0) return 0;
  const today = localDateIn(timeZone, now);
  const open = await listOpenEntriesOfInactive(scope, { today, reason: REASON });
  const affected = open.filter(({ employee_id }) => employees.has(employee_id));
  await insertReviewItems(
    scope,
    affected.map(({ id, employee_id }) => ({
      company_id: scope.companyId,
      id: uuidv7(),
      employee_id,
      device_id: null,
      reason: REASON,
      time_entry_id: id,
      punch_id: null,
      opened_at: now,
      settled_at: null,
      settled_by: null,
      decision: null,
      decision_note: null,
      details: null,
    })),
  );
  return affected.length;
}
