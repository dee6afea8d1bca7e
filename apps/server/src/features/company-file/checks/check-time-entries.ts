// Nobody works twice at once, or is on standby twice at once: faults of time entries that no single field shows.
import { findBreakFaults, type BreakFault } from '#features/ledger/time-entry.ts';
import { groupBy } from '#group-by.ts';
import type { CompanyFile } from '../company-file.ts';
import { toLedgerEntry } from '../to-company-rows.ts';
import { checkEmployee } from './check-planned-time.ts';
import type { Part, Parts, Report } from './file-parts.ts';
import type { KnownIds } from './known-ids.ts';
import { findOverlaps } from './overlaps.ts';

type TimeEntry = CompanyFile['timeEntries'][number];

export function checkTimeEntries(entries: Parts<'timeEntries'>, known: KnownIds, report: Report): void {
  for (const entry of entries) {
    checkTimes(entry, report);
    checkBreaks(entry, report);
    checkReferences(entry, known, report);
  }
  for (const ofOne of groupBy(entries, ({ value }) => value.employeeId).values()) {
    checkOpen(ofOne, report);
    checkOverlaps(ofOne, report);
  }
}

function checkTimes({ index, value }: Part<TimeEntry>, report: Report): void {
  if (value.endAtUtc !== null && value.endAtUtc < value.startAtUtc) {
    report(`timeEntries[${index}].endAtUtc`, 'lies before startAtUtc');
  }
  if (value.endAtUtc === null && value.isLocked) {
    report(`timeEntries[${index}].isLocked`, 'must be false while the entry is open');
  }
  if (value.endAtUtc === null && value.kind === 'standby') {
    report(`timeEntries[${index}].endAtUtc`, 'is missing; standby is written down once it has ended');
  }
}

function checkBreaks({ index, value }: Part<TimeEntry>, report: Report): void {
  for (const fault of findBreakFaults(toLedgerEntry(value)))
    report(...breakFaultAt(`timeEntries[${index}].breaks`, fault));
}

/** Where, and what. */
function breakFaultAt(path: string, found: BreakFault): [path: string, message: string] {
  switch (found.fault) {
    case 'in standby':
      return [path, 'must be empty: standby has no breaks'];
    case 'in an open entry':
      return [path, 'must be empty while the entry is open'];
    case 'without length':
      return [`${path}[${found.index}].endAtUtc`, 'must lie after the startAtUtc of the break'];
    case 'outside':
      return [`${path}[${found.index}]`, 'lies outside its entry'];
    case 'overlap':
      return [`${path}[${found.index}]`, `overlaps ${path}[${found.earlier}]`];
  }
}

function checkReferences({ index, value }: Part<TimeEntry>, known: KnownIds, report: Report): void {
  const path = `timeEntries[${index}]`;
  checkEmployee(path, value.employeeId, known, report);
  const { projectId, subProjectId } = value;
  if (projectId !== null && !known.has('projects', projectId)) {
    report(`${path}.projectId`, 'is not the id of a project of this company');
  }
  if (subProjectId === null) return;
  if (projectId === null) {
    report(`${path}.subProjectId`, 'needs a projectId beside it');
    return;
  }
  const owner = known.projectOf(subProjectId);
  if (owner !== null && owner !== projectId) {
    report(`${path}.subProjectId`, 'is not a sub-project of the entry’s project');
  }
}

function checkOpen(ofOne: readonly Part<TimeEntry>[], report: Report): void {
  // Open standby has been reported as such.
  const [first, ...further] = ofOne.filter(
    ({ value }) => value.endAtUtc === null && value.kind !== 'standby',
  );
  for (const { index } of further) {
    report(
      `timeEntries[${index}].endAtUtc`,
      `is open like that of timeEntries[${first?.index ?? 0}]; an employee has one open entry at most`,
    );
  }
}

function checkOverlaps(ofOne: readonly Part<TimeEntry>[], report: Report): void {
  const stretches = ofOne.map(({ index, value }) => ({
    index,
    start: value.startAtUtc,
    end: value.endAtUtc ?? Infinity,
    isStandby: value.kind === 'standby',
  }));
  for (const { later, earlier } of findOverlaps(stretches)) {
    // Two open entries have been reported as such.
    if (later.end === Infinity && earlier.end === Infinity) continue;
    report(`timeEntries[${later.index}]`, `overlaps timeEntries[${earlier.index}] of the same employee`);
  }
}
