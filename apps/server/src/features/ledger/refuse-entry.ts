// Which time entries an operator may not write, each with its sentence. The database refuses the same, without words.
import type { CompanyScope } from '#database/company-scope.ts';
import { Refused } from '#errors/refused.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import { localMinuteIn } from '#features/companies/local-minute.ts';
import { findProject } from '#features/projects/project-store.ts';
import type { TimeEntry } from './time-entry.ts';
import { findOverlapping } from './time-entry-store.ts';

/** @throws Refused */
export async function refuseEntry(
  scope: CompanyScope,
  company: CompanySettings,
  entry: TimeEntry,
  now: number,
): Promise<void> {
  refuseTimes(entry, now);
  await refuseProject(scope, entry);
  const other = await findOverlapping(scope, entry);
  if (other !== undefined) {
    throw new Refused(
      `It would overlap the time entry ${other.id}, ${spanText(company, other)}. Change or remove that one first. Nothing was changed.`,
    );
  }
}

function refuseTimes({ startAt, endAt }: TimeEntry, now: number): void {
  if (endAt !== null && endAt < startAt) throw new Refused('It ends before it begins. Nothing was changed.');
  if (Math.max(startAt, endAt ?? startAt) > now)
    throw new Refused('It lies in the future. Nothing was changed.');
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
