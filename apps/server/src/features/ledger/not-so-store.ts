// Questions about changes of which the person says that they are not so: opened by their word, settled by a manager who keeps the change and says
// why, or by another change of that time.
import type { CompanyScope } from '#database/company-scope.ts';
import type { ReviewItemRow } from '#database/tables/time.ts';
import type { Authored } from '#features/changes/change.ts';
import { openItems, openReviewItems, settleByPerson } from './review-item-store.ts';
import { NOT_SO, type DeniedChange } from './review-item.ts';
import type { TimeEntry } from './time-entry.ts';

type NotSo = DeniedChange & {
  readonly employeeId: string;
  /** Null where the change took it out. */
  readonly timeEntryId: string | null;
};

/** While one is open about the change, another word about it opens none. @returns the id of the open one */
export async function askAboutNotSo(
  scope: CompanyScope,
  { employeeId, timeEntryId, ...denied }: NotSo,
  now: number,
): Promise<string> {
  const open = await listOpenNotSo(scope, [employeeId]);
  const known = open.find((item) => item.denied.changeId === denied.changeId);
  if (known !== undefined) return known.id;
  const item = { employeeId, reason: NOT_SO, punchId: null, timeEntryId, denied } as const;
  const [id = ''] = await openReviewItems(scope, [item], now);
  return id;
}

/** Somebody has changed the time anew: the entry that is asked about, or what lies where it was. @returns how many questions that settled */
export async function settleNotSo(
  scope: CompanyScope,
  changed: readonly { readonly before: TimeEntry | null; readonly after: TimeEntry | null }[],
  authored: Authored,
): Promise<number> {
  const entries = changed.flatMap(({ before, after }) => [before, after]).filter((entry) => entry !== null);
  const open = await listOpenNotSo(scope, [...new Set(entries.map(({ employeeId }) => employeeId))]);
  const isAbout = ({ timeEntryId, employeeId, denied: { from, to } }: Open) =>
    entries.some(
      ({ id, startAt, endAt, ...entry }) =>
        id === timeEntryId ||
        (entry.employeeId === employeeId && timeEntryId === null && startAt < to && (endAt ?? to) > from),
    );
  const ids = open.filter(isAbout).map(({ id }) => id);
  if (ids.length === 0) return 0;
  return settleByPerson(scope, openItems(scope).whereIn('id', ids), 'corrected', authored);
}

type Open = Omit<NotSo, keyof DeniedChange> & { readonly id: string; readonly denied: DeniedChange };

async function listOpenNotSo(scope: CompanyScope, employeeIds: readonly string[]): Promise<readonly Open[]> {
  const rows: readonly ReviewItemRow[] = await openItems(scope)
    .where({ reason: NOT_SO })
    .whereIn('employee_id', employeeIds);
  return rows.map(({ id, employee_id, time_entry_id, details }) => ({
    ...{ id, employeeId: employee_id ?? '', timeEntryId: time_entry_id },
    denied: JSON.parse(details ?? '{}') as DeniedChange,
  }));
}
