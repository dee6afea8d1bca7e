// Which project a clock-in may carry: strict mode demands one, a sub-project needs its own, and only active ones count.
import type { CompanyScope } from '#database/company-scope.ts';
import type { CompanySettings } from '#features/companies/company-settings.ts';
import type { Employee } from '#features/people/employee.ts';
import { isActiveProject, isActiveSubProject } from '#features/projects/project-store.ts';
import type { Punch } from './punch.ts';
import type { Refusal } from './refusal.ts';

/** Whether a clock-in of this person is refused without a project. Where projects are off, nobody could choose one. */
export function requiresProject(company: CompanySettings, employee: Employee): boolean {
  const isStrict = employee.requiresProjectSelection ?? company.terminal.projectSelection === 'strict';
  return company.features.enableProjects && isStrict;
}

/** A flag of the company comes before everything about the record. */
export function checkProjectsEnabled(company: CompanySettings, punch: Punch): Refusal | undefined {
  if (punch.action === 'stop' || punch.projectId === undefined || company.features.enableProjects)
    return undefined;
  return { code: 'company.feature_disabled', field: 'projectId' };
}

export async function checkProject(
  scope: CompanyScope,
  company: CompanySettings,
  employee: Employee,
  punch: Punch,
): Promise<Refusal | undefined> {
  const { action, projectId, subProjectId } = punch;
  if (action === 'stop') return undefined;
  if (projectId === undefined) {
    return requiresProject(company, employee)
      ? { code: 'punch.project_required', field: 'projectId' }
      : undefined;
  }
  if (!(await isActiveProject(scope, projectId))) return { code: 'project.not_found', field: 'projectId' };
  if (subProjectId === undefined || (await isActiveSubProject(scope, { id: subProjectId, projectId })))
    return undefined;
  return { code: 'project.not_found', field: 'subProjectId' };
}
