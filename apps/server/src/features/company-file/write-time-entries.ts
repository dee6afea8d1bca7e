// Worked time goes in with its history: who changed it, why, what it was and what it is now.
import type { CompanyScope } from '#database/company-scope.ts';
import type { TimeEntryRow } from '#database/tables.ts';
import { insertHistory, type Author } from '#features/ledger/time-entry-history-store.ts';
import type { Change, SortedOut } from './compare-rows.ts';
import { TABLE_OF } from './company-rows.ts';
import { parkEntries } from './store/worked-time-store.ts';
import { inChunks, insertRows, updateRows } from './store/row-store.ts';

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
    await insertHistory(scope, some, author);
    onWritten(some.length);
  }
  for (const some of inChunks(byPersonAndTime(added), AT_A_TIME)) {
    await insertRows(scope, TABLE_OF.timeEntries, some);
    await insertHistory(
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
