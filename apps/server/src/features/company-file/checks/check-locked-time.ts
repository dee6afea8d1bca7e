// A company file cannot change or unlock time that was approved for payroll: unlocking needs a command with a reason.
import type { TimeEntryRow } from '#database/tables/time.ts';
import { isSameEntry, toTimeEntry } from '#features/ledger/time-entry-store.ts';
import type { CompanyFile } from '../company-file.ts';
import { toLedgerEntry } from '../to-company-rows.ts';
import type { Report } from './file-parts.ts';

type TimeEntry = CompanyFile['timeEntries'][number];

export function checkLockedTime(
  entries: readonly TimeEntry[],
  storedById: ReadonlyMap<string, TimeEntryRow>,
  report: Report,
): void {
  for (const [index, entry] of entries.entries()) {
    const row = storedById.get(entry.id);
    if (row === undefined || !row.is_locked || isSameEntry(toLedgerEntry(entry), toTimeEntry(row))) continue;
    report(
      `timeEntries[${index}]`,
      'is locked for payroll and would change; unlock it first with "stimpill timesheet unlock"',
    );
  }
}
