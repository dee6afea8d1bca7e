// The record that punches leave behind, and which breaks it cannot have.
import type { TimeEntry } from '#database/tables/time.ts';

export type { EntryBreak, TimeEntry } from '#database/tables/time.ts';

export type BreakFault =
  | { readonly fault: 'in an open entry' }
  | { readonly fault: 'in standby' }
  | { readonly fault: 'without length'; readonly index: number }
  | { readonly fault: 'outside'; readonly index: number }
  /** `index` begins before `earlier` has ended. */
  | { readonly fault: 'overlap'; readonly index: number; readonly earlier: number };

/** What is wrong with the breaks of an entry, each named by its place in the list. */
export function findBreakFaults({
  kind,
  startAt,
  endAt,
  breaks,
}: Pick<TimeEntry, 'kind' | 'startAt' | 'endAt' | 'breaks'>): readonly BreakFault[] {
  if (breaks.length === 0) return [];
  if (kind === 'standby') return [{ fault: 'in standby' }];
  if (endAt === null) return [{ fault: 'in an open entry' }];
  const faults: BreakFault[] = [];
  let last: { readonly index: number; readonly endAt: number } | null = null;
  for (const [index, pause] of [...breaks.entries()].sort(([, a], [, b]) => a.startAt - b.startAt)) {
    if (pause.endAt <= pause.startAt) faults.push({ fault: 'without length', index });
    else if (pause.startAt < startAt || pause.endAt > endAt) faults.push({ fault: 'outside', index });
    else if (last !== null && pause.startAt < last.endAt)
      faults.push({ fault: 'overlap', index, earlier: last.index });
    if (last === null || pause.endAt > last.endAt) last = { index, endAt: pause.endAt };
  }
  return faults;
}
