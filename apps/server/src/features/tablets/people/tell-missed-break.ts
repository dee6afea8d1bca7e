// Somebody says at the tablet that they worked through the break which the rule took from their time entry. The entry stays as it is,
// and a manager is asked: once, however often the tablet says it, also after the manager has decided.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { DomainError } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { hasBeenAskedAboutBreak, openReviewItems } from '#features/ledger/review-item-store.ts';
import { BREAK_MISSED } from '#features/ledger/review-item.ts';
import { findEntry } from '#features/ledger/time-entry-store.ts';
import { findEmployee, lockEmployees } from '#features/people/employee-store.ts';
import { findDeductedBreak } from '#features/timesheets/find-deducted-break.ts';

export type MissedBreak = {
  readonly companyId: string;
  readonly employeeId: string;
  readonly timeEntryId: string;
};

/** @throws DomainError `request.invalid` for an entry of somebody else, one that is open or locked, and one without such a break */
export async function tellMissedBreak(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { companyId, employeeId, timeEntryId }: MissedBreak,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const scope = companyScope(tx, companyId);
    await lockEmployees(scope, [employeeId]);
    const company = await requireCompany(tx, companyId);
    const employee =
      (await findEmployee(scope, employeeId)) ?? assertNeverHappens('a signed-in employee who is nobody');
    const entry = await findEntry(scope, timeEntryId);
    if (entry?.employeeId !== employeeId || entry.endAt === null || entry.isLocked)
      throw refusal('timeEntryId must be an own time entry that has ended and is not locked.');
    if (await hasBeenAskedAboutBreak(scope, timeEntryId)) return;
    const missedBreak = await findDeductedBreak(tx, { company, employee, entry });
    if (!company.terminal.asksAboutBreaks || missedBreak.length === 0)
      throw refusal(
        'timeEntryId must be a time entry from which a break was taken that the company asks about.',
      );
    const item = { employeeId, reason: BREAK_MISSED, punchId: null, timeEntryId, missedBreak } as const;
    await openReviewItems(scope, [item], clock());
  });
}

function refusal(message: string): DomainError {
  return new DomainError('request.invalid', { field: 'timeEntryId', message });
}
