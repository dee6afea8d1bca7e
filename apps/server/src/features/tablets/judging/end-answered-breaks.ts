// Punches can take away what a question about a missed break asks: anyone who clocks in again after a pause has had a break after all.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { listPunchersWithMissedBreak } from '#features/ledger/missed-break-store.ts';
import { settleAnsweredBreaks } from '#features/ledger/settle-answered-breaks.ts';
import { lockEmployees } from '#features/people/employee-store.ts';
import { findDeductedBreak } from '#features/timesheets/find-deducted-break.ts';

/** In a transaction of its own, after that of the punches: no punch may fail because of it. */
export async function endAnsweredBreaks(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  companyId: string,
  punchIds: readonly string[],
): Promise<void> {
  const asked = await listPunchersWithMissedBreak(companyScope(database.knex, companyId), punchIds);
  if (asked.length === 0) return;
  await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    await lockEmployees(scope, asked);
    const company = await requireCompany(tx, companyId);
    await settleAnsweredBreaks(scope, {
      company,
      findDeductedBreak,
      whose: asked,
      changed: { now: clock() },
    });
  });
}
