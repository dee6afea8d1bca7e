// Somebody says at the tablet that they worked through the break which the rule took when they clocked out. The time stays as it is, and
// a manager is asked about each time entry from which it was taken: once, however often the tablet says it, also after they decided.
import type { Clock } from '#clock.ts';
import { companyScope } from '#database/company-scope.ts';
import type { Database } from '#database/database.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { DomainError, assertNeverHappens } from '#errors/domain-error.ts';
import { requireCompany } from '#features/companies/require-company.ts';
import { hasToldOfMissedBreak, listAskedAboutBreak } from '#features/ledger/missed-break-store.ts';
import { openReviewItems } from '#features/ledger/review-item-store.ts';
import { BREAK_MISSED, type NewReviewItem } from '#features/ledger/review-item.ts';
import { findEntry } from '#features/ledger/time-entry-store.ts';
import { findEmployee, lockEmployees } from '#features/people/employee-store.ts';
import { findBreaksOfClockOut, type DeductedBreak } from '#features/timesheets/find-deducted-break.ts';

export type MissedBreak = {
  readonly companyId: string;
  readonly employeeId: string;
  /** The one that ended with the clock-out. */
  readonly timeEntryId: string;
};

/** @throws DomainError `request.invalid` for an entry of somebody else, one that is open or locked, and one whose clock-out took none */
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
    const deducted = await findBreaksOfClockOut(scope, { company, employee, entry });
    if (!company.terminal.asksAboutBreaks || deducted.length === 0) {
      if (await hasToldOfMissedBreak(scope, employeeId, entry.endAt)) return;
      throw refusal(
        'timeEntryId must be a time entry with whose clock-out a break was taken that the company asks about. ' +
          'From locked time nothing is taken.',
      );
    }
    const ids = deducted.map((each) => each.timeEntryId);
    const asked = await listAskedAboutBreak(scope, ids);
    const unasked = deducted.filter((each) => !asked.has(each.timeEntryId));
    await openReviewItems(
      scope,
      unasked.map((each) => toItem(employeeId, each)),
      clock(),
    );
  });
}

function toItem(employeeId: string, { timeEntryId, stretches }: DeductedBreak): NewReviewItem {
  return { employeeId, reason: BREAK_MISSED, punchId: null, timeEntryId, missedBreak: stretches };
}

function refusal(message: string): DomainError {
  return new DomainError('request.invalid', { field: 'timeEntryId', message });
}
