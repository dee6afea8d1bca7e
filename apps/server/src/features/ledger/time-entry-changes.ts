// Every change to a time entry other than a punch: who, when, why, what it was and what it is now. Rows are only added.
import type { CompanyScope } from '#database/company-scope.ts';
import type { TimeEntryHistoryRow, TimeEntryRow } from '#database/tables.ts';
import { uuidv7 } from '#ids.ts';
import type { TimeEntry } from './time-entry.ts';
import { toTimeEntry } from './time-entry-store.ts';

/** Who changes an entry and why, in the history's words. */
export type Author = {
  readonly changedBy: string;
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** Null before an addition and after a removal. */
export type TimeEntryChange = { readonly before: TimeEntryRow | null; readonly after: TimeEntryRow | null };

const AT_A_TIME = 500;

export async function insertHistory(
  { db, companyId }: CompanyScope,
  changes: readonly TimeEntryChange[],
  { changedBy, reason, now }: Author,
): Promise<void> {
  const rows = changes.flatMap(({ before, after }): TimeEntryHistoryRow[] => {
    const timeEntryId = (after ?? before)?.id;
    if (timeEntryId === undefined) return [];
    return [
      {
        company_id: companyId,
        id: uuidv7(),
        time_entry_id: timeEntryId,
        changed_at: now,
        changed_by: changedBy,
        reason,
        before: before && toText(before),
        after: after && toText(after),
      },
    ];
  });
  for (let from = 0; from < rows.length; from += AT_A_TIME) {
    await db<TimeEntryHistoryRow>('time_entry_history').insert(rows.slice(from, from + AT_A_TIME));
  }
}

export type TimeEntryHistory = {
  readonly changedAt: number;
  readonly changedBy: string;
  readonly reason: string;
  readonly before: TimeEntry | null;
  readonly after: TimeEntry | null;
};

/** The changes to an entry, oldest first; also to one that was removed. */
export async function listHistory(
  { db, companyId }: CompanyScope,
  timeEntryId: string,
): Promise<TimeEntryHistory[]> {
  const rows = await db<TimeEntryHistoryRow>('time_entry_history')
    .where({ company_id: companyId, time_entry_id: timeEntryId })
    .orderBy(['changed_at', 'id']);
  return rows.map((row) => ({
    changedAt: row.changed_at,
    changedBy: row.changed_by,
    reason: row.reason,
    before: fromText(row.before),
    after: fromText(row.after),
  }));
}

/** The row as it stood, in one spelling whatever the engine. */
function toText({ is_draft, is_locked, ...row }: TimeEntryRow): string {
  return JSON.stringify({ ...row, is_draft: Boolean(is_draft), is_locked: Boolean(is_locked) });
}

function fromText(text: string | null): TimeEntry | null {
  return text === null ? null : toTimeEntry(JSON.parse(text) as TimeEntryRow);
}
