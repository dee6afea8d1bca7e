// Time entries in the record of changes: every change to one that is not a punch, with the whole entry before and after.
import type { CompanyScope } from '#database/company-scope.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import type { Authored, Facts, RecordedChange } from '#features/changes/change.ts';
import { insertChanges, listChangesOf, listRemovedFrom } from '#features/changes/change-store.ts';
import { groupBy } from '#group-by.ts';
import { uuidv7 } from '#ids.ts';
import type { TimeEntry } from './time-entry.ts';
import { insertToldChanges, type ToldChange } from './told-change-store.ts';
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
  await insertToldChanges(scope, toldOf(changes, authored));
}

/** What the people are told of whose time it is: what others changed of it, as one for each person. */
function toldOf(
  changes: readonly TimeEntryChange[],
  { by: { userId }, now, toPerson }: Authored,
): readonly ToldChange[] {
  if (toPerson === 'brought') return [];
  const times = changes
    .filter(isOfTime)
    .flatMap(({ before, after }) => [before, after].flatMap((entry) => (entry === null ? [] : [entry])));
  const ofOthers = times.filter(({ employee_id }) => employee_id !== userId);
  return [...groupBy(ofOthers, ({ employee_id }) => employee_id)].map(([employeeId, entries]) => {
    const starts = entries.map(({ start_at }) => start_at).sort((a, b) => a - b);
    return {
      ...{ id: uuidv7(), employeeId, changedAt: now, isAsked: toPerson === 'asked', toldAt: null },
      ...{ firstAt: starts[0] ?? now, lastAt: starts.at(-1) ?? now },
    };
  });
}

/** An approval changes no time, and neither does the acceptance of time that waited for it. */
export function isOfTime({
  before,
  after,
}: {
  readonly before: object | null;
  readonly after: object | null;
}): boolean {
  if (before === null || after === null) return before !== after;
  const [was, is] = [before, after].map((entry): Facts => ({ ...entry }));
  return Object.keys({ ...was, ...is }).some(
    (key) =>
      !NO_TIME.has(key) &&
      JSON.stringify(was?.[key] ?? null) !== JSON.stringify(is?.[key] ?? null) &&
      !(key === 'is_draft' && !is?.[key]),
  );
}

const NO_TIME = new Set(['is_locked', 'paid']);

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
  return changes.map(toEntryChange);
}

export function toEntryChange(change: RecordedChange): RecordedEntryChange {
  const { before, after } = change;
  return { ...change, before: before && fromFacts(before), after: after && fromFacts(after) };
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
