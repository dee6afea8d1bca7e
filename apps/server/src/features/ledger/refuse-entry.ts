// Which time entries an operator may not write, each with its sentence. The database refuses the same, without words.
import type { CompanyScope } from '#database/company-scope.ts';
import { assertNeverHappens } from '#errors/assert-never-happens.ts';
import { Refused } from '#errors/refused.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { localMinuteIn } from '#features/companies/local-minute.ts';
import { findProject } from '#features/projects/project-store.ts';
import { findBreakFaults } from './entry-breaks.ts';
import type { EntryBreak, TimeEntry } from './time-entry.ts';
import { findOverlapping } from './time-entry-store.ts';

/** @throws Refused */
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
    throw new Refused(
      `It would overlap the time entry ${other.id}, ${spanText(company, other)}. Change or remove that one first. Nothing was changed.`,
    );
  }
}

function refuseTimes({ kind, startAt, endAt }: TimeEntry, now: number): void {
  if (kind === 'standby' && endAt === null)
    throw new Refused('Standby needs an end: nobody is clocked in on standby. Nothing was changed.');
  if (endAt !== null && endAt < startAt) throw new Refused('It ends before it begins. Nothing was changed.');
  if (Math.max(startAt, endAt ?? startAt) > now)
    throw new Refused('It lies in the future. Nothing was changed.');
}

function refuseBreaks(company: CompanySettings, entry: TimeEntry): void {
  const [found] = findBreakFaults(entry);
  if (found === undefined) return;
  if (found.fault === 'in standby') throw new Refused(`Standby has no breaks. ${REMOVE_BREAKS}`);
  if (found.fault === 'in an open entry')
    throw new Refused(`An entry gets its breaks once it has ended. ${REMOVE_BREAKS}`);
  const what = breakText(company, entry.breaks[found.index]);
  if (found.fault === 'without length')
    throw new Refused(`${what} has to end after it begins. Nothing was changed.`);
  if (found.fault === 'outside')
    throw new Refused(`${what} would lie outside the entry, ${spanText(company, entry)}. ${REMOVE_BREAKS}`);
  const other = breakText(company, entry.breaks[found.earlier]);
  throw new Refused(`${what} overlaps another. ${other} has not ended then. Nothing was changed.`);
}

const REMOVE_BREAKS =
  'Give the breaks that it has with --break, or take them away with --break none. Nothing was changed.';

function breakText({ timeZone }: CompanySettings, found: EntryBreak | undefined): string {
  if (found === undefined) return assertNeverHappens('a break that is not in the list');
  const { startAt, endAt, kind } = found;
  return `The ${kind} break ${localMinuteIn(timeZone, startAt)} to ${localMinuteIn(timeZone, endAt)}`;
}

async function refuseProject(scope: CompanyScope, { projectId, subProjectId }: TimeEntry): Promise<void> {
  if (projectId === null) {
    if (subProjectId !== null)
      throw new Refused('A sub-project needs its project beside it. Nothing was changed.');
    return;
  }
  const project = await findProject(scope, projectId);
  if (project === undefined)
    throw new Refused(`The company has no project ${projectId}. Nothing was changed.`);
  if (subProjectId === null || project.subProjects.some(({ id }) => id === subProjectId)) return;
  throw new Refused(`The project ${project.name} has no sub-project ${subProjectId}. Nothing was changed.`);
}

/** @throws Refused for time that was approved */
export function refuseLocked({ id, isLocked }: TimeEntry): void {
  if (!isLocked) return;
  throw new Refused(
    `The time entry ${id} is locked for payroll. Unlock it first with "stimpill timesheet unlock". Nothing was changed.`,
  );
}

function spanText({ timeZone }: CompanySettings, { startAt, endAt }: TimeEntry): string {
  const end = endAt === null ? 'on and still open' : `to ${localMinuteIn(timeZone, endAt)}`;
  return `${localMinuteIn(timeZone, startAt)} ${end}`;
}
