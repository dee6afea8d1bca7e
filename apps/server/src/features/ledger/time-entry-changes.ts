// Time entries in the record of changes: every change to one that is not a punch, with the whole entry before and after.
import type { CompanyScope } from '#database/company-scope.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import type { Authored, Facts, RecordedChange } from '#features/changes/change.ts';
import { insertChanges, listChangesOf, listRemovedFrom } from '#features/changes/change-store.ts';
import type { TimeEntry } from './time-entry.ts';
import { toTimeEntry } from './time-entry-store.ts';

/** Null before an addition and after a removal. */
export type TimeEntryChange = {
  readonly before: TimeEntryRow | null;
  readonly after: TimeEntryRow | null;
  /** What the entry is paid before and after, where that is what changes: minutes by line. */
  readonly paid?: { readonly before: string; readonly after: string };
};

export async function recordEntryChanges(
  scope: CompanyScope,
  changes: readonly TimeEntryChange[],
  authored: Authored,
): Promise<void> {
  const rows = changes.flatMap(({ before, after, paid }) => {
    const entry = after ?? before;
    if (entry === null) return [];
    const { id: subjectId, employee_id: employeeId } = entry;
    return [
      {
        subject: 'timeEntry' as const,
        subjectId,
        employeeId,
        before: before && { ...toFacts(before), ...(paid && { paid: paid.before }) },
        after: after && { ...toFacts(after), ...(paid && { paid: paid.after }) },
      },
    ];
  });
  await insertChanges(scope, rows, authored);
}

export type RecordedEntryChange = Omit<RecordedChange, 'before' | 'after'> & {
  readonly before: TimeEntry | null;
  readonly after: TimeEntry | null;
};

/** The changes to an entry, oldest first; also to one that was removed. */
export async function listEntryChanges(
  scope: CompanyScope,
  timeEntryId: string,
): Promise<readonly RecordedEntryChange[]> {
  const changes = await listChangesOf(scope, 'timeEntry', timeEntryId);
  return changes.map((change) => ({
    ...change,
    before: change.before && fromFacts(change.before),
    after: change.after && fromFacts(change.after),
  }));
}

/** What was taken from somebody since a moment, oldest first, each as it was last. */
export async function listRemovedEntries(
  scope: CompanyScope,
  whose: { readonly employeeId: string; readonly since: number },
): Promise<readonly { readonly entry: TimeEntry; readonly change: RecordedChange }[]> {
  const changes = await listRemovedFrom(scope, 'timeEntry', whose);
  return changes.flatMap((change) =>
    change.before === null ? [] : [{ entry: fromFacts(change.before), change }],
  );
}

/** The row as it was, written the same way by both databases. */
function toFacts({ is_draft, is_locked, ...row }: TimeEntryRow): Facts {
  return { ...row, is_draft: Boolean(is_draft), is_locked: Boolean(is_locked) };
}

/** What was recorded before entries had a kind and breaks was work without breaks. */
function fromFacts(facts: Facts): TimeEntry {
  return toTimeEntry({ kind: 'work', breaks: null, ...facts } as TimeEntryRow);
}
