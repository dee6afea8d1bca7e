// Worked time goes in with its history: who changed it, why, what it was and what it is now.
import type { CompanyScope } from '#database/company-scope.ts';
import type { TimeEntryHistoryRow, TimeEntryRow } from '#database/tables.ts';
import { uuidv7 } from '../../ids.ts';
import type { Change, SortedOut } from './compare-rows.ts';
import { TABLE_OF } from './company-rows.ts';
import { parkEntries } from './store/worked-time-store.ts';
import { inChunks, insertRows, updateRows } from './store/row-store.ts';

export type Author = {
  /** Who changed the entries, in the history's words. */
  readonly changedBy: string;
  readonly now: number;
};

const REASON = 'company import';
const AT_A_TIME = 500;

export async function writeTimeEntries(
  scope: CompanyScope,
  { added, changed }: SortedOut<TimeEntryRow>,
  author: Author,
  onWritten: (count: number) => void,
): Promise<void> {
  await parkEntries(
    scope,
    changed.filter(hasMoved).map(({ after }) => after.id),
  );
  for (const some of inChunks(changed, AT_A_TIME)) {
    await updateRows(
      scope,
      TABLE_OF.timeEntries,
      some.map(({ after }) => after),
    );
    await writeHistory(scope, some, author);
    onWritten(some.length);
  }
  for (const some of inChunks(byPersonAndTime(added), AT_A_TIME)) {
    await insertRows(scope, TABLE_OF.timeEntries, some);
    await writeHistory(
      scope,
      some.map((after) => ({ before: null, after })),
      author,
    );
    onWritten(some.length);
  }
}

/** One person's entries beside each other: the database looks at them again for every further one. */
function byPersonAndTime(entries: readonly TimeEntryRow[]): readonly TimeEntryRow[] {
  return [...entries].sort((a, b) => {
    if (a.employee_id === b.employee_id) return a.start_at - b.start_at;
    return a.employee_id < b.employee_id ? -1 : 1;
  });
}

function hasMoved({ before, after }: Change<TimeEntryRow>): boolean {
  return (
    before.employee_id !== after.employee_id ||
    before.start_at !== after.start_at ||
    before.end_at !== after.end_at
  );
}

async function writeHistory(
  scope: CompanyScope,
  changes: readonly { readonly before: TimeEntryRow | null; readonly after: TimeEntryRow }[],
  { changedBy, now }: Author,
): Promise<void> {
  await insertRows(
    scope,
    'time_entry_history',
    changes.map(({ before, after }): TimeEntryHistoryRow => ({
      company_id: scope.companyId,
      id: uuidv7(),
      time_entry_id: after.id,
      changed_at: now,
      changed_by: changedBy,
      reason: REASON,
      before: before === null ? null : historyText(before),
      after: historyText(after),
    })),
  );
}

/** The row as it stood, in one spelling whatever the engine. */
function historyText({ is_draft, is_locked, ...row }: TimeEntryRow): string {
  return JSON.stringify({ ...row, is_draft: Boolean(is_draft), is_locked: Boolean(is_locked) });
}
