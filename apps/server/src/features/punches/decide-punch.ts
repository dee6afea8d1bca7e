// Where a 409 is decided: a timeline and a punch to what shall happen. Pure, so that every case can be read and tested here.
import type { TimeEntry } from '#features/timesheets/time-entry.ts';
import type { PunchAction } from './punch.ts';
import type { Refusal } from './refusal.ts';

/** What is known of a person's time around the moment of a punch. */
export type Timeline = {
  readonly openEntry: TimeEntry | undefined;
  /** A closed entry reaches beyond the moment. */
  readonly hasEntryBeyond: boolean;
};

export type Effect =
  | { readonly effect: 'open entry' }
  | { readonly effect: 'close entry'; readonly entry: TimeEntry; readonly endAt: number };

/** @param at the moment of the punch, epoch milliseconds */
export function decidePunch(timeline: Timeline, action: PunchAction, at: number): Effect | Refusal {
  const { openEntry, hasEntryBeyond } = timeline;
  if (action === 'start') {
    if (openEntry !== undefined) return { code: 'punch.already_clocked_in' };
    if (hasEntryBeyond) return { code: 'punch.overlaps_entry' };
    return { effect: 'open entry' };
  }
  if (openEntry === undefined) return { code: 'punch.not_clocked_in' };
  // The clock of the server may have been set back since the start; an entry of no length is the least that is true.
  return { effect: 'close entry', entry: openEntry, endAt: Math.max(at, openEntry.startAt) };
}
