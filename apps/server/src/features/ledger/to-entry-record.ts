// A time entry -> how it is read and corrected, and back: the same fields, with times as text.
import type { TimeEntryRecord } from '@stimpill/api-types/manage';
import { toInstant } from '#to-instant.ts';
import type { EntryBreak, TimeEntry } from './time-entry.ts';

export function toEntryRecord({ startAt, endAt, breaks, ...entry }: TimeEntry): TimeEntryRecord {
  const { id, employeeId, kind, ...rest } = entry;
  return {
    ...{ id, employeeId, kind, startAtUtc: toInstant(startAt) },
    endAtUtc: endAt === null ? null : toInstant(endAt),
    breaks: breaks.map((each) => ({
      startAtUtc: toInstant(each.startAt),
      endAtUtc: toInstant(each.endAt),
      kind: each.kind,
    })),
    ...rest,
  };
}

type SaidEntry = Omit<TimeEntryRecord, 'id' | 'employeeId' | 'isLocked'>;

/** What a request says of an entry. */
export function toEntryFields({ startAtUtc, endAtUtc, breaks, ...said }: SaidEntry) {
  return {
    ...said,
    startAt: Date.parse(startAtUtc),
    endAt: endAtUtc === null ? null : Date.parse(endAtUtc),
    breaks: breaks
      .map((each): EntryBreak => ({
        startAt: Date.parse(each.startAtUtc),
        endAt: Date.parse(each.endAtUtc),
        kind: each.kind,
      }))
      .sort((a, b) => a.startAt - b.startAt),
  };
}
