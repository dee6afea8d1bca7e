// A time entry -> how the desk reads and corrects it.
import type { TimeEntryRecord } from '@stimpill/api-types/manage';
import type { TimeEntry } from '#features/ledger/time-entry.ts';
import { toInstant } from '#to-instant.ts';

export function toEntryRecord({ startAt, endAt, breaks, ...entry }: TimeEntry): TimeEntryRecord {
  const { id, employeeId, kind, projectId, subProjectId, isDraft, isLocked } = entry;
  return {
    id,
    employeeId,
    kind,
    startAtUtc: toInstant(startAt),
    endAtUtc: endAt === null ? null : toInstant(endAt),
    breaks: breaks.map((each) => ({
      startAtUtc: toInstant(each.startAt),
      endAtUtc: toInstant(each.endAt),
      kind: each.kind,
    })),
    projectId,
    subProjectId,
    isDraft,
    isLocked,
  };
}

type SaidEntry = Omit<TimeEntryRecord, 'id' | 'employeeId' | 'isLocked'>;

/** What a request says of an entry. */
export function toEntryFields({ startAtUtc, endAtUtc, breaks, ...said }: SaidEntry) {
  const { kind, projectId, subProjectId, isDraft } = said;
  return {
    kind,
    projectId,
    subProjectId,
    isDraft,
    startAt: Date.parse(startAtUtc),
    endAt: endAtUtc === null ? null : Date.parse(endAtUtc),
    breaks: breaks
      .map((each) => ({
        startAt: Date.parse(each.startAtUtc),
        endAt: Date.parse(each.endAtUtc),
        kind: each.kind,
      }))
      .sort((a, b) => a.startAt - b.startAt),
  };
}
