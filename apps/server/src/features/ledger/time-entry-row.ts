import type { TimeEntryRow } from '#database/tables.ts';
import type { TimeEntry } from './time-entry.ts';

export function toTimeEntry(row: TimeEntryRow): TimeEntry {
  return {
    id: row.id,
    employeeId: row.employee_id,
    startAt: row.start_at,
    endAt: row.end_at,
    projectId: row.project_id,
    subProjectId: row.sub_project_id,
    isDraft: Boolean(row.is_draft),
    isLocked: Boolean(row.is_locked),
  };
}

export function toTimeEntryRow(companyId: string, entry: TimeEntry): TimeEntryRow {
  return {
    company_id: companyId,
    id: entry.id,
    employee_id: entry.employeeId,
    start_at: entry.startAt,
    end_at: entry.endAt,
    project_id: entry.projectId,
    sub_project_id: entry.subProjectId,
    is_draft: entry.isDraft,
    is_locked: entry.isLocked,
  };
}
