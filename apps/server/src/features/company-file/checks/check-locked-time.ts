// A company file cannot change or unlock time that was approved for payroll: unlocking needs a command with a reason.
import type { TimeEntryRow } from '#database/tables/time.ts';
import { breaksText } from '#features/ledger/entry-breaks.ts';
import type { CompanyFile } from '../company-file.ts';
import { toBreaks } from '../to-company-rows.ts';
import type { Report } from './file-parts.ts';

type TimeEntry = CompanyFile['timeEntries'][number];

export function checkLockedTime(
  entries: readonly TimeEntry[],
  storedById: ReadonlyMap<string, TimeEntryRow>,
  report: Report,
): void {
  for (const [index, entry] of entries.entries()) {
    const row = storedById.get(entry.id);
    if (row === undefined || !row.is_locked || isSame(entry, row)) continue;
    report(
      `timeEntries[${index}]`,
      'is locked for payroll and would change; unlock it first with "stimpill timesheet unlock"',
    );
  }
}

function isSame(entry: TimeEntry, row: TimeEntryRow): boolean {
  return (
    entry.isLocked &&
    entry.isDraft === Boolean(row.is_draft) &&
    entry.employeeId === row.employee_id &&
    entry.kind === row.kind &&
    entry.startAtUtc === row.start_at &&
    entry.endAtUtc === row.end_at &&
    breaksText(toBreaks(entry)) === row.breaks &&
    entry.projectId === row.project_id &&
    entry.subProjectId === row.sub_project_id
  );
}
