// Where the two ends of a time entry come from: the last punch or the last hand that said so.
import type { RecordedChange } from '#features/changes/change.ts';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import type { PunchOfEntry } from './entry-punch-store.ts';

export type Origin =
  | { readonly how: 'punch'; readonly punch: PunchOfEntry }
  | { readonly how: 'hand'; readonly change: RecordedChange }
  /** Nobody recorded it, as in time that came with a company file. */
  | { readonly how: 'unknown' };

export type EntryOrigins = {
  readonly start: Origin;
  /** Null while it is open. */
  readonly end: Origin | null;
  /** Null where it is not approved, or where nobody recorded who did. */
  readonly approval: RecordedChange | null;
};

type End = { readonly action: string; readonly column: string };

const START: End = { action: 'start', column: 'start_at' };
const STOP: End = { action: 'stop', column: 'end_at' };

/**
 * @param punches of this entry, in the order in which they became time
 * @param changes of this entry, oldest first
 */
export function originsOf(
  { endAt, isLocked }: TimeEntry,
  punches: readonly PunchOfEntry[],
  changes: readonly RecordedChange[],
): EntryOrigins {
  return {
    start: originOf(START, punches, changes),
    end: endAt === null ? null : originOf(STOP, punches, changes),
    approval: (isLocked ? changes.findLast(isApproval) : undefined) ?? null,
  };
}

function originOf(
  { action, column }: End,
  punches: readonly PunchOfEntry[],
  changes: readonly RecordedChange[],
): Origin {
  const punch = punches.findLast((each) => each.action === action);
  const change = changes.findLast(({ before, after }) => before?.[column] !== after?.[column]);
  if (change !== undefined && change.changedAt >= (punch?.decidedAt ?? 0)) return { how: 'hand', change };
  return punch === undefined ? { how: 'unknown' } : { how: 'punch', punch };
}

function isApproval({ before, after }: RecordedChange): boolean {
  return before?.['is_locked'] !== true && after?.['is_locked'] === true;
}
