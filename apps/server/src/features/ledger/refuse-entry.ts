// Which time entries nobody may write, each with its sentence. The database refuses the same, without words.
import { writeLocalMinute } from '@stimpill/time';
import type { CompanyScope } from '#database/company-scope.ts';
import { DomainError, assertNeverHappens } from '#errors/domain-error.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { findProject } from '#features/projects/project-store.ts';
import { findBreakFaults } from './time-entry.ts';
import type { EntryBreak, TimeEntry } from './time-entry.ts';
import { findOverlapping } from './time-entry-store.ts';

/** @throws DomainError `request.invalid` with the field, `project.not_found`, `entry.overlaps` */
export async function refuseEntry(
  scope: CompanyScope,
  company: CompanySettings,
  entry: TimeEntry,
  now: number,
): Promise<void> {
  refuseTimes(entry, now);
  refuseBreaks(company, entry);
  await refuseProject(scope, entry);
  const other = await findOverlapping(scope, entry);
  if (other !== undefined) {
    throw new DomainError('entry.overlaps', {
      field: 'startAtUtc',
      message: `It would overlap the time entry ${other.id}, ${spanText(company, other)}. Change or remove that one first. Nothing was changed.`,
    });
  }
}

function refuseTimes({ kind, startAt, endAt }: TimeEntry, now: number): void {
  if (kind === 'standby' && endAt === null)
    throw invalid('endAtUtc', 'Standby needs an end: nobody is clocked in on standby.');
  if (endAt !== null && endAt < startAt) throw invalid('endAtUtc', 'It ends before it begins.');
  if (Math.max(startAt, endAt ?? startAt) > now)
    throw invalid(startAt > now ? 'startAtUtc' : 'endAtUtc', 'It lies in the future.');
}

/** Of a request that asks for something that no time entry can be. */
export function invalid(field: string, sentence: string): DomainError {
  return new DomainError('request.invalid', { field, message: `${sentence} Nothing was changed.` });
}

function refuseBreaks(company: CompanySettings, entry: TimeEntry): void {
  const [found] = findBreakFaults(entry);
  if (found === undefined) return;
  if (found.fault === 'in standby') throw invalid('breaks', 'Standby has no breaks.');
  if (found.fault === 'in an open entry')
    throw invalid('breaks', 'An entry gets its breaks once it has ended.');
  const field = `breaks[${found.index}]`;
  const what = breakText(company, entry.breaks[found.index]);
  if (found.fault === 'without length') throw invalid(field, `${what} has to end after it begins.`);
  if (found.fault === 'outside')
    throw invalid(field, `${what} would lie outside the entry, ${spanText(company, entry)}.`);
  const other = breakText(company, entry.breaks[found.earlier]);
  throw invalid(field, `${what} overlaps another. ${other} has not ended then.`);
}

function breakText({ timeZone }: CompanySettings, found: EntryBreak | undefined): string {
  if (found === undefined) return assertNeverHappens('a break that is not in the list');
  const { startAt, endAt, kind } = found;
  return `The ${kind} break ${writeLocalMinute(startAt, timeZone)} to ${writeLocalMinute(endAt, timeZone)}`;
}

async function refuseProject(scope: CompanyScope, { projectId, subProjectId }: TimeEntry): Promise<void> {
  if (projectId === null) {
    if (subProjectId !== null) throw invalid('subProjectId', 'A sub-project needs its project beside it.');
    return;
  }
  const project = await findProject(scope, projectId);
  if (project === undefined) throw new DomainError('project.not_found', { field: 'projectId' });
  if (subProjectId === null || project.subProjects.some(({ id }) => id === subProjectId)) return;
  throw new DomainError('project.not_found', { field: 'subProjectId' });
}

/** @throws DomainError `entry.locked` for time that was approved */
export function refuseLocked({ id, isLocked }: TimeEntry): void {
  if (!isLocked) return;
  throw new DomainError('entry.locked', {
    message: `The time entry ${id} is locked for payroll. Take the approval back first. Nothing was changed.`,
  });
}

function spanText({ timeZone }: CompanySettings, { startAt, endAt }: TimeEntry): string {
  const end = endAt === null ? 'on and still open' : `to ${writeLocalMinute(endAt, timeZone)}`;
  return `${writeLocalMinute(startAt, timeZone)} ${end}`;
}
