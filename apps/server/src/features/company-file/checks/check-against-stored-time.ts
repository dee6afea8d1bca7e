// Worked time of the file against worked time that is stored and not in the file.
import type { CompanyScope } from '#database/company-scope.ts';
import type { TimeEntryRow } from '#database/tables/time.ts';
import { listEntriesAround } from '#features/ledger/time-entry-store.ts';
import type { TimeEntry as StoredEntry } from '#features/ledger/time-entry.ts';
import { groupBy } from '#group-by.ts';
import type { CompanyFile } from '../company-file.ts';
import type { Report } from './file-parts.ts';
import { findOverlaps, type Stretch } from './overlaps.ts';

type TimeEntry = CompanyFile['timeEntries'][number];

/** A stretch of the file, with its place there, or a stored one. */
type Candidate = Stretch & { readonly index: number | null };

export async function checkAgainstStoredTime(
  scope: CompanyScope,
  entries: readonly TimeEntry[],
  storedById: ReadonlyMap<string, TimeEntryRow>,
  report: Report,
): Promise<void> {
  const moved = entries.filter((entry) => hasMoved(entry, storedById.get(entry.id)));
  if (moved.length === 0) return;
  const inFile = new Set(entries.map(({ id }) => id));
  const storedOf = await listEntriesAround(scope, 'everybody', spanOf(moved));
  const withIndex = entries.map((entry, index) => ({ entry, index }));
  for (const [employeeId, own] of groupBy(withIndex, ({ entry }) => entry.employeeId)) {
    const stored = (storedOf.get(employeeId) ?? []).filter(({ id }) => !inFile.has(id));
    if (stored.length > 0) reportOverlaps([...own.map(fromFile), ...stored.map(fromStored)], report);
  }
}

function hasMoved(entry: TimeEntry, row: TimeEntryRow | undefined): boolean {
  return (
    row?.employee_id !== entry.employeeId ||
    row.kind !== entry.kind ||
    row.start_at !== entry.startAtUtc ||
    row.end_at !== entry.endAtUtc
  );
}

function spanOf(entries: readonly TimeEntry[]): { from: number; to: number } {
  let from = Infinity;
  let to = -Infinity;
  for (const { startAtUtc, endAtUtc } of entries) {
    from = Math.min(from, startAtUtc);
    to = Math.max(to, endAtUtc ?? Number.MAX_SAFE_INTEGER);
  }
  return { from, to };
}

function fromFile({ entry, index }: { entry: TimeEntry; index: number }): Candidate {
  const isStandby = entry.kind === 'standby';
  return { start: entry.startAtUtc, end: entry.endAtUtc ?? Infinity, isStandby, index };
}

function fromStored({ kind, startAt, endAt }: StoredEntry): Candidate {
  return { start: startAt, end: endAt ?? Infinity, isStandby: kind === 'standby', index: null };
}

function reportOverlaps(candidates: readonly Candidate[], report: Report): void {
  for (const { later, earlier } of findOverlaps(candidates)) {
    const ofFile = later.index === null ? earlier : later;
    const ofStore = later.index === null ? later : earlier;
    if (ofFile.index === null || ofStore.index !== null) continue;
    report(
      `timeEntries[${ofFile.index}]`,
      `overlaps ${ofStore.isStandby ? 'standby' : 'worked time'} that is stored already, from ${timeText(ofStore)}`,
    );
  }
}

function timeText({ start, end }: Candidate): string {
  const from = new Date(start).toISOString();
  return end === Infinity ? `${from} on and still open` : `${from} to ${new Date(end).toISOString()}`;
}
