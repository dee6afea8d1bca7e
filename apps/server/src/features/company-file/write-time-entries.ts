// Worked time, some entries at a time, each with its record of the change.
import type { CompanyScope } from '#database/company-scope.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import type { Authored } from '#features/changes/change.ts';
import { recordEntryChanges } from '#features/ledger/time-entry-changes.ts';
import type { Change, SortedOut } from './compare-rows.ts';
import { TABLE_OF } from './company-rows.ts';
import { parkEntries } from './store/worked-time-store.ts';
import { inChunks, insertRows, updateRows } from './store/row-store.ts';

const AT_A_TIME = 500;

/** A record that is brought from elsewhere is told nobody as a change of theirs. */
export async function writeTimeEntries(
  scope: CompanyScope,
  { added, changed }: SortedOut<TimeEntryRow>,
  by: Authored,
  onWritten: (count: number) => void,
): Promise<void> {
  const authored: Authored = { ...by, toPerson: 'brought' };
  await parkEntries(
    scope,
    changed.filter(hasMoved).map(({ after }) => after.id),
  );
  for (const some of inChunks(changed, AT_A_TIME)) {
    await updateRows(
      scope,
      TABLE_OF.timeEntries.name,
      some.map(({ after }) => after),
    );
    await recordEntryChanges(scope, some, authored);
    onWritten(some.length);
  }
  for (const some of inChunks(byPersonAndTime(added), AT_A_TIME)) {
    await insertRows(scope, TABLE_OF.timeEntries.name, some);
    await recordEntryChanges(
      scope,
      some.map((after) => ({ before: null, after })),
      authored,
    );
    onWritten(some.length);
  }
}

/** One person's entries next to each other: for every further entry the database checks those of the person again. */
function byPersonAndTime(entries: readonly TimeEntryRow[]): readonly TimeEntryRow[] {
  return [...entries].sort((a, b) => {
    if (a.employee_id === b.employee_id) return a.start_at - b.start_at;
    return a.employee_id < b.employee_id ? -1 : 1;
  });
}

function hasMoved({ before, after }: Change<TimeEntryRow>): boolean {
  return (
    before.employee_id !== after.employee_id ||
    before.kind !== after.kind ||
    before.start_at !== after.start_at ||
    before.end_at !== after.end_at
  );
}
